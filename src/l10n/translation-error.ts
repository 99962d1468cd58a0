import type { Entry } from './entry.js';
import { brokenSlots } from './slots.js';

/** Characters that neither a card nor XML can contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** Describes why a translation can't be accepted; undefined if it can. */
export function translationError(
  { source, judge }: Pick<Entry, 'source' | 'judge'>,
  translation: string,
): string | undefined {
  const slotProblem = judge === undefined ? brokenSlots(source, translation) : undefined;
  if (slotProblem !== undefined) {
    return `Slots in braces must be kept as they are, and ${slotProblem}: "${translation}".`;
  }
  if (UNPRINTABLE.test(translation)) return 'It has control characters, which no card can show.';
  return judge?.(translation);
}
