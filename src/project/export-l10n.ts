import { textsIn } from '../l10n/entries.js';
import { type ExchangeName, exchanges } from '../l10n/exchange/index.js';
import type { Translated } from './open-l10n.js';
import { remarksOn } from './translators-remarks.js';

/** Where `shroud render` puts pictures: what a translator is told who gets none. */
const RENDERED = 'output/render';

/**
 * The file that a translator gets.
 * @param pictures where the pictures of cards are, as seen from the file
 */
export function exportTranslations(
  opened: Translated,
  lang: string,
  format: ExchangeName,
  pictures = RENDERED,
): string {
  const { loaded, lock } = opened;
  const { name, version, languages } = loaded.deck;
  const { entries } = textsIn(loaded, lang, lock);
  const remarks = remarksOn(opened, lang, (card) => `${pictures}/${lang}/${card}.png`);
  const signature = lock.signatures.get(lang);
  return exchanges[format].write({
    name,
    version,
    sourceLang: languages[0] ?? '',
    lang,
    entries,
    remarks,
    signature,
  });
}
