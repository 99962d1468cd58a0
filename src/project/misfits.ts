import { PSEUDO } from '../language/pseudo.js';
import { Refused } from './complaint.js';
import type { OpenSoundDeck } from './open-deck.js';

/** Cards by language that are drawn although their texts do not fit. */
export type Drafts = Readonly<Record<string, readonly string[]>>;

/**
 * Holds the texts of some cards against the room that they have, as `check` does.
 * @returns for drafts the cards that have to be marked; else nothing
 * @throws Refused with what does not fit, unless only a draft is wanted
 */
export async function refuseMisfits(
  loaded: OpenSoundDeck,
  ids: readonly string[],
  languages: readonly string[],
  isDraft = false,
): Promise<Drafts | undefined> {
  // The pseudo-language is there to be looked at when it is too long.
  const spoken = languages.filter((one) => one !== PSEUDO);
  const { problems, diagnostics } = await loaded.workspace.misfits(loaded, {
    languages: spoken,
    ids: new Set(ids),
  });
  if (!isDraft && diagnostics.length > 0) throw new Refused(diagnostics);
  if (!isDraft) return undefined;
  const faulty = (language: string) => problems.flatMap((one) => (one.language === language ? [one.id] : []));
  return Object.fromEntries(spoken.map((language) => [language, [...new Set(faulty(language))].sort()]));
}
