import { editionName } from './core/edition-name.js';
import type { PrintJobOptions } from './order.js';

/** The name of the requested edition, for captions of sheets. */
export const editionOn = (
  { deck, edition }: Pick<PrintJobOptions, 'deck' | 'edition'>,
  language: string,
): string[] => (edition === undefined ? [] : [editionName(deck, edition, language)]);
