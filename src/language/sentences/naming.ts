/** What naming characters depends on, and slots that phrases about characters share. */

import type { StoryIcon } from '../../vocabulary/icons.js';
import type { Selector } from '../../vocabulary/selector.js';
import { type Part, words } from '../part.js';
import type { PhraseFormatter } from '../phrases/phrase-formatter.js';

/** The title of a family or a character, for selectors that name one. */
export type GetTitle = (id: string) => string;

/** The subject of the sentence: the player that `you` refers to, or another player or a character. */
export type Actor = 'self' | 'other';

/** Who acts: the reader, or another player. Neighbours and hands are counted from that player. */
export type Person = 'you' | 'other';

/** Everything that naming characters depends on, except the selector and its place. */
export interface Naming {
  readonly formatter: PhraseFormatter;
  readonly actor: Actor;
  readonly person: Person;
  readonly getTitle: GetTitle;
}

/** Icons as slots of a phrase, with their number: some languages need a plural ("icons"). */
export function iconSlots(
  formatter: PhraseFormatter,
  shows: readonly StoryIcon[],
  word: 'and' | 'or' | 'nor',
) {
  const distinct = [...new Set(shows)];
  const icons = formatter.join(
    word,
    distinct.map((icon): Part[] => {
      const times = shows.filter((other) => other === icon).length;
      return times > 1 ? [formatter.icon(icon), words(`\u00a0×${times}`)] : [formatter.icon(icon)];
    }),
  );
  return { icons, count: word === 'and' ? distinct.length : 1, several: distinct.length > 1 ? 'yes' : 'no' };
}

/** The bounds of a self-worth condition; a range ends with its last value, `atMost`. */
export const worthSlots = ({ below, atLeast }: NonNullable<Selector['selfWorth']>) => ({
  below,
  atLeast,
  atMost: below === undefined ? undefined : below - 1,
});

/** Which bounds a self-worth condition has. */
export const boundsOf = ({ below, atLeast }: NonNullable<Selector['selfWorth']>) =>
  below === undefined ? 'atLeast' : atLeast === undefined ? 'below' : 'between';
