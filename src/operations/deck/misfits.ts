import { PSEUDO } from '../../language/pseudo.js';
import { InvalidDeckError } from '../../workspace/errors.js';
import type { OpenValidDeck } from '../../workspace/open-deck.js';

/** Cards by language that are rendered although their texts do not fit. */
export type DraftMarkedCards = Readonly<Record<string, readonly string[]>>;

/**
 * Checks that the texts of some cards fit, as `check` does.
 * @returns for drafts, the cards to be marked; otherwise undefined
 */
export async function refuseMisfits(
  loaded: OpenValidDeck,
  ids: readonly string[],
  languages: readonly string[],
  isDraft = false,
): Promise<DraftMarkedCards | undefined> {
  // The pseudo-language is meant to be looked at when it is too long.
  const shownLanguages = languages.filter((one) => one !== PSEUDO);
  const { problems, diagnostics } = await loaded.workspace.misfits(loaded, {
    languages: shownLanguages,
    ids: new Set(ids),
  });
  if (!isDraft && diagnostics.length > 0) throw new InvalidDeckError(diagnostics);
  if (!isDraft) return undefined;
  const faulty = (language: string) => problems.flatMap((one) => (one.language === language ? [one.id] : []));
  return Object.fromEntries(
    shownLanguages.map((language) => [language, [...new Set(faulty(language))].sort()]),
  );
}
