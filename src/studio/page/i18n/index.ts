/**
 * Localization of the page itself; the texts of the deck come from the server. Entry point: `t`. Falls back to
 * English.
 */

import { computed } from '@preact/signals';
import { localeChoice } from '../state/choices.js';
import { en, type MessageKey, type Messages } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { pl } from './pl.js';

export type { MessageKey } from './en.js';

/** The languages of the page, each with its own name. */
export const LOCALES: Readonly<Record<string, readonly [name: string, words: Messages]>> = {
  en: ['English', en],
  it: ['Italiano', it],
  es: ['Español', es],
  fr: ['Français', fr],
  pl: ['Polski', pl],
};

/** The language of the page: the chosen one, otherwise the first supported language of the browser. */
export const locale = computed(() => {
  const wanted = [localeChoice.value, ...navigator.languages.map((one) => one.slice(0, 2))];
  return wanted.find((one) => Object.hasOwn(LOCALES, one)) ?? 'en';
});

/** A text of the page, with its placeholders filled in. */
export function t(word: MessageKey, slots: Readonly<Record<string, string | number>> = {}): string {
  const text = LOCALES[locale.value]?.[1][word] ?? en[word];
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => String(slots[name] ?? whole));
}

const isWord = (name: string): name is MessageKey => Object.hasOwn(en, name);

/** The same for a name from the deck or a report; a name without a text is shown as it is. */
export function translateName(name: string): string {
  const word = name === 'character' ? 'characterKind' : name;
  return isWord(word) ? t(word) : name;
}

/** The name of a language in that language: "italiano". */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
