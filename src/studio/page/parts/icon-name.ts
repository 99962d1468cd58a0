import { locale } from '../i18n/index.js';
import { deck } from '../state/deck.js';

/** The name of an icon in the language of the page. */
export const iconName = (icon: string): string => deck.value?.icons[locale.value]?.[icon] ?? icon;
