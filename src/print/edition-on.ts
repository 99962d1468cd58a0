import { editionName } from './ground/edition-name.js';
import type { PrintOptions } from './order.js';

/** The edition that was asked for, on its sheets. */
export const editionOn = (
  { deck, edition }: Pick<PrintOptions, 'deck' | 'edition'>,
  language: string,
): string[] => (edition === undefined ? [] : [editionName(deck, edition, language)]);
