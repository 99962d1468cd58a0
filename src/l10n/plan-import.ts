import { nearest } from '../diagnostics/index.js';
import { inDigits, limits, limitText } from '../vocabulary/limits.js';
import type { Texts } from './entries.js';
import { bare, type Entry } from './entry.js';
import { translationError } from './translation-error.js';
import type { Unit } from './unit.js';

/** An entry that an import does not change, and the reason. */
export interface Refusal {
  readonly context: string;
  readonly message: string;
}

/** A translation to import. */
export interface Acceptance {
  readonly entry: Entry;
  readonly translation: string;
}

/** The result of planning an import; nothing is written yet. */
export interface ImportPlan {
  /** Translations that differ from the deck's. */
  readonly changed: readonly Acceptance[];
  /** Translations that are equal to the deck's, and so confirmed. */
  readonly confirmed: readonly Acceptance[];
  /** How many translations the file marks as uncertain. */
  readonly unsure: number;
  readonly refusals: readonly Refusal[];
}

/** Compares a delivery with the current deck. Accepts or refuses each entry separately. */
export function planImport(texts: Texts, units: readonly Unit[]): ImportPlan {
  const known = new Map(texts.entries.map((entry) => [entry.context, entry]));
  const taken = new Map<string, Acceptance>();
  const refusals: Refusal[] = [];
  let unsure = 0;
  for (const unit of units) {
    const verdict = judge(unit, known, taken);
    if (verdict === 'unsure') unsure++;
    else if (verdict === 'nothing') continue;
    else if ('refused' in verdict) refusals.push({ context: unit.context, message: verdict.refused });
    else taken.set(unit.context, verdict);
  }
  // In the order of the deck, since tools may reorder units.
  const all = texts.entries.flatMap(({ context }) => taken.get(context) ?? []);
  const isNews = ({ entry, translation }: Acceptance) => entry.translation !== translation;
  return {
    changed: all.filter(isNews),
    confirmed: all.filter((one) => !isNews(one)),
    unsure,
    refusals,
  };
}

/** The verdict on a unit; `nothing` if neither the file nor the deck has a translation. */
type Verdict = Acceptance | { readonly refused: string } | 'unsure' | 'nothing';

function judge(
  unit: Unit,
  known: ReadonlyMap<string, Entry>,
  taken: ReadonlyMap<string, Acceptance>,
): Verdict {
  const letters = Math.max(unit.translation.length, unit.source.length);
  if (letters > limits.textLetters.max)
    return { refused: `It has ${inDigits(letters)} characters; ${limitText('textLetters')}.` };
  const entry = known.get(unit.context);
  const translation = bare(unit.translation);
  if (entry === undefined) return { refused: unknownText(unit, known) };
  if (translation === '') return entry.translation === undefined ? 'nothing' : { refused: wouldDrop(entry) };
  const untouched = translation === entry.translation;
  if (unit.certainty === 'guess' || (unit.certainty === 'review' && untouched)) return 'unsure';
  const refused =
    twice(taken.get(unit.context), translation) ??
    olderSource(entry, unit) ??
    translationError(entry, translation);
  return refused === undefined ? { entry, translation } : { refused };
}

function unknownText({ context, source }: Unit, known: ReadonlyMap<string, Entry>): string {
  if (context === '')
    return `Nothing says which text of the deck "${source}" is: its msgctxt, or id, is gone.`;
  const meant = nearest(context, known.keys());
  return `The deck has no text of this name.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
}

function twice(other: Acceptance | undefined, translation: string): string | undefined {
  if (other === undefined || other.translation === translation) return undefined;
  return 'It is in the file twice, with different translations; the first was taken.';
}

function wouldDrop({ file }: Entry): string {
  return `It is translated in the deck and empty in the file; the translation was kept. To be rid of it, delete it in ${file}.`;
}

function olderSource({ source }: Entry, unit: Unit): string | undefined {
  if (bare(unit.source) === source) return undefined;
  return `It was translated from "${bare(unit.source)}", but the deck now says "${source}". Export again, and translate it from there.`;
}
