import { type Texts, targetLanguages, textsIn } from '../l10n/entries.js';
import { bare, type Entry } from '../l10n/entry.js';
import { type ImportPlan, planImport, type Refusal } from '../l10n/plan-import.js';
import { WrongRequest } from './complaint.js';
import type { Translated } from './open-l10n.js';
import { editFiles, type Imported, takeOver } from './take-over.js';

/** A text as somebody has translated it in place, and what they have seen before they did. */
export interface Retranslation {
  readonly context: string;
  readonly source: string;
  /** The translation that was there; left out where there was none. */
  readonly before?: string | undefined;
  readonly translation: string;
}

/**
 * Takes over what somebody has translated in place, by the rules of an import: all of it or, where one text is refused,
 * has changed meanwhile or was made from another source, nothing.
 * @throws WrongRequest, NotWritten, CannotWrite
 */
export function translate(opened: Translated, lang: string, given: readonly Retranslation[]): Imported {
  const plan = planOf(opened, lang, given);
  return takeOver(opened, lang, plan, { what: `a translation into ${lang}`, isWhole: true });
}

/** The files as they would be, by name; nothing is written, and what would be refused is left out. @throws WrongRequest */
export function translatedFiles(
  opened: Translated,
  lang: string,
  given: readonly Retranslation[],
): ReadonlyMap<string, string> {
  const { changed } = planOf(opened, lang, given);
  return new Map(editFiles(opened, changed).map(({ path, after }) => [path, after]));
}

/** What would be refused, and why. @throws WrongRequest */
export const refusalsOf = (
  opened: Translated,
  lang: string,
  given: readonly Retranslation[],
): readonly Refusal[] => planOf(opened, lang, given).refusals;

/** All texts of a language that the deck is translated into. @throws WrongRequest */
export function textsOf({ loaded, lock }: Translated, lang: string): Texts {
  if (!targetLanguages(loaded).includes(lang))
    throw new WrongRequest(`the deck is not translated into "${lang}"`);
  return textsIn(loaded, lang, lock);
}

function planOf(opened: Translated, lang: string, given: readonly Retranslation[]): ImportPlan {
  const texts = textsOf(opened, lang);
  const known = new Map(texts.entries.map((entry) => [entry.context, entry]));
  const moved = given.flatMap((one) => {
    const entry = known.get(one.context);
    if (entry !== undefined && opened.loaded.broken.has(entry.file)) return [isUnread(entry)];
    return entry === undefined || isAsSeen(entry, one) ? [] : [hasMoved(entry)];
  });
  const plan = planImport(
    texts,
    given.map(({ context, source, translation }) => ({ context, source, translation, certainty: 'done' })),
  );
  return { ...plan, refusals: [...moved, ...plan.refusals] };
}

const isAsSeen = ({ translation }: Entry, { before, translation: now }: Retranslation) =>
  translation === before || translation === bare(now);

/** What stands in a file that can't be read is not known, and must not be written over. */
const isUnread = ({ context, file }: Entry): Refusal => ({
  context,
  message: `${file} can't be read: mend it first.`,
});

const hasMoved = ({ context, translation }: Entry): Refusal => ({
  context,
  message:
    translation === undefined
      ? 'Its translation was taken out of the deck meanwhile.'
      : `The deck says “${translation}” by now: somebody has translated it meanwhile.`,
});
