import { basename } from 'node:path';
import { targetLanguages, textsIn } from '../../l10n/entries.js';
import { findExchange } from '../../l10n/exchange/index.js';
import type { TranslationFile } from '../../l10n/exchange/translation-file.js';
import { rejectReason } from '../../l10n/exchange/validate-file.js';
import { languageMeant } from '../../l10n/language-meant.js';
import { planImport } from '../../l10n/plan-import.js';
import { UnreadableFileError } from '../../tables/csv/unreadable.js';
import { type Translated, withPhrases } from '../../workspace/open-l10n.js';
import { applyImport, type Imported } from './apply-import.js';

/**
 * Imports translations from a translator's file. Everything is computed first, then written in one transaction.
 * @throws UnreadableFileError, WriteConflictError, WriteError
 */
export function importTranslations(opened: Translated, file: string, bytes: Uint8Array): Imported {
  const { loaded, lock } = opened;
  const delivery = findExchange(file).read(bytes, loaded.deck.languages);
  const lang = languageMeant(delivery.lang, targetLanguages(loaded));
  // The file may contain built-in phrases: those that it changes become phrases of the deck.
  const whole = withPhrases(opened);
  const texts = lang === undefined ? undefined : textsIn(whole.loaded, lang, lock);
  if (texts === undefined) throw new UnreadableFileError(wrongLanguage(opened, delivery));
  const refused = rejectReason(delivery, texts, loaded.deck.name);
  if (refused !== undefined) throw new UnreadableFileError(refused);
  return applyImport(opened, texts.lang, planImport(texts, delivery.units), {
    what: `the import of ${basename(file)}`,
    signature: delivery.signature,
  });
}

function wrongLanguage({ loaded }: Translated, { lang }: TranslationFile): string {
  return `it is a translation into ${lang}, and the deck is translated into ${targetLanguages(loaded).join(', ') || 'no language'}: add ${lang} to the languages in shroud.yaml first`;
}
