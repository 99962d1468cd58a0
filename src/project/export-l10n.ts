import { textsIn } from '../l10n/entries.js';
import { type ExchangeName, exchanges } from '../l10n/exchange/index.js';
import type { Translated } from './open-l10n.js';

/** The file that a translator gets. */
export function exportTranslations({ loaded, lock }: Translated, lang: string, format: ExchangeName): string {
  const { name, version, languages } = loaded.deck;
  const { entries } = textsIn(loaded, lang, lock);
  return exchanges[format].write({ name, version, sourceLang: languages[0] ?? '', lang, entries });
}
