import { textsIn } from '../../l10n/entries.js';
import { type ExchangeName, exchanges } from '../../l10n/exchange/index.js';
import type { Translated } from '../../workspace/open-l10n.js';
import { remarksOn } from './translators-remarks.js';

/** Where `shroud render` puts pictures: the path named to translators who get none with the file. */
const RENDERED = 'output/render';

/**
 * Exports the file for a translator.
 * @param pictures path of the pictures of cards, relative to the file
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
