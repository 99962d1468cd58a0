import { type Texts, targetLanguages, textsIn } from '../../l10n/entries.js';
import { bare, type Entry } from '../../l10n/entry.js';
import { type ImportPlan, planImport, type Refusal } from '../../l10n/plan-import.js';
import { UsageError } from '../../workspace/errors.js';
import type { Translated } from '../../workspace/open-l10n.js';
import { applyImport, editFiles, type Imported } from './apply-import.js';

/** A text that was translated in place, and the state that the translator saw before. */
export interface Retranslation {
  readonly context: string;
  readonly source: string;
  /** Previous translation; left out if there was none. */
  readonly before?: string | undefined;
  readonly translation: string;
}

/**
 * Applies translations made in place, by the rules of an import. All of them are applied, or none if one is refused,
 * has changed meanwhile or was made from another source.
 * @throws UsageError, WriteConflictError, WriteError
 */
export function translate(opened: Translated, lang: string, given: readonly Retranslation[]): Imported {
  const plan = planTranslation(opened, lang, given);
  return applyImport(opened, lang, plan, { what: `a translation into ${lang}`, isWhole: true });
}

/** Contents of the changed files, by name. Writes nothing and leaves out refused texts. @throws UsageError */
export function writeTranslatedFiles(
  opened: Translated,
  lang: string,
  given: readonly Retranslation[],
): ReadonlyMap<string, string> {
  const { changed } = planTranslation(opened, lang, given);
  return new Map(editFiles(opened, changed).map(({ path, after }) => [path, after]));
}

/** InvalidDeckError texts, with reasons. @throws UsageError */
export const listRefusals = (
  opened: Translated,
  lang: string,
  given: readonly Retranslation[],
): readonly Refusal[] => planTranslation(opened, lang, given).refusals;

/** All texts of a language that the deck is translated into. @throws UsageError */
export function listTexts({ loaded, lock }: Translated, lang: string): Texts {
  if (!targetLanguages(loaded).includes(lang))
    throw new UsageError(`the deck is not translated into "${lang}"`);
  return textsIn(loaded, lang, lock);
}

function planTranslation(opened: Translated, lang: string, given: readonly Retranslation[]): ImportPlan {
  const texts = listTexts(opened, lang);
  const known = new Map(texts.entries.map((entry) => [entry.context, entry]));
  const moved = given.flatMap((one) => {
    const entry = known.get(one.context);
    if (entry !== undefined && opened.loaded.unreadable.has(entry.file)) return [isUnread(entry)];
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

/** The content of an unreadable file is unknown and must not be overwritten. */
const isUnread = ({ context, file }: Entry): Refusal => ({
  context,
  message: `${file} can't be read: fix it first.`,
});

const hasMoved = ({ context, translation }: Entry): Refusal => ({
  context,
  message:
    translation === undefined
      ? 'Its translation was taken out of the deck meanwhile.'
      : `The deck now says “${translation}”: it was translated elsewhere in the meantime.`,
});
