/** Words the characters that a selector matches, in any role of a sentence. Entry point: `characters`. */

import type { StoryIcon } from '../vocabulary/icons.js';
import type { Selector } from '../vocabulary/selector.js';
import { type Part, trimmed, words } from './part.js';
import { MANY, type PhraseFormatter } from './phrase-formatter.js';
import { type Reader, readerSlots, type SentenceContext } from './sentence-context.js';

/** The places in a sentence that a character may take. */
export type Role =
  | 'object'
  | 'from'
  | 'top'
  | 'to'
  | 'onto'
  | 'of'
  | 'ofAnother'
  | 'on'
  | 'each'
  | 'among'
  | 'count';

/** The title of a family, for selectors that name one. */
export type FamilyTitle = (family: string) => string;

/** The actor of the sentence: the player that `you` refers to, this character, or another one. */
export type Actor = 'self' | 'this' | 'other';

/** Everything that naming characters depends on, except the selector and its place. */
export interface Naming extends SentenceContext {
  readonly actor: Actor;
  readonly familyTitle: FamilyTitle;
}

/** Characters of a selector as a phrase: "a living character of yours showing Duck". */
export function characters(naming: Naming, selector: Selector, role: Role, count = 1): Part[] {
  const { formatter, reader, named, isPlayerNamed, actor, familyTitle } = naming;
  const family = selector.family && familyTitle(selector.family);
  const asked = [selector, role, count, reader, named, isPlayerNamed, actor, family];
  return formatter.memoize(`characters ${JSON.stringify(asked)}`, () =>
    tellCharacters(naming, selector, role, count),
  );
}

function tellCharacters(naming: Naming, selector: Selector, role: Role, count: number): Part[] {
  const { formatter, reader, actor } = naming;
  if (selector.this && role !== 'count') return formatter.format(`this.${ofThis(role)}`);
  const traits = tellTraits(naming, selector);
  const of = ownerOf(selector, reader);
  const slots = {
    ...readerSlots(naming),
    state: selector.state,
    count: role === 'among' ? MANY : count,
    role,
    of,
    actor,
    qualified: selector.family === undefined ? (traits.length > 0 ? 'yes' : 'no') : 'family',
  };
  const [own, noun] = [formatter.format('owned.before', slots), formatter.format('character.noun', slots)];
  const head = formatter.format(`character.${role}`, { ...slots, own, noun });
  // A counted selector is worded as what a player has: "you have at least 2 dead characters".
  const owned = of === 'anyone' || role === 'count' ? [] : formatter.format(`owned.${of}`, slots);
  const any = selector.state === 'any' ? formatter.format('character.any', slots) : [];
  return trimmed(formatter.format('character', { of, actor, head, owned, any, traits }));
}

const ofThis = (role: Exclude<Role, 'count'>) =>
  role === 'onto' ? 'to' : role === 'ofAnother' ? 'of' : role;

/** Whose characters they are, to the reader. */
export function ownerOf(
  { of }: Selector,
  reader: Reader,
): 'anyone' | 'you' | 'controller' | 'opponents' | 'others' {
  if (of === 'anyone') return of;
  if (of === 'you') return reader;
  return reader === 'you' ? 'opponents' : 'others';
}

function tellTraits({ formatter, familyTitle }: Naming, { shows, family, selfWorth }: Selector): Part[] {
  return formatter.join('and', [
    ...(shows.length > 0 ? [formatter.format('shows', iconSlots(formatter, shows, 'and'))] : []),
    ...(family === undefined ? [] : [formatter.format('family', { family: [words(familyTitle(family))] })]),
    ...(selfWorth === undefined ? [] : [formatter.format(`worth.${boundsOf(selfWorth)}`, { ...selfWorth })]),
  ]);
}

/**
 * Whether the second character must be called another one. Not if the two selectors can't match the same character, and
 * not if "another dead character" would imply that the first one is dead, too.
 */
export function isAnother(first: Selector, second: Selector): boolean {
  const differ = (key: 'of' | 'state', open: string) =>
    first[key] !== second[key] && first[key] !== open && second[key] !== open;
  const isOnlyDead = second.state === 'dead' && first.state !== 'dead';
  return !(differ('of', 'anyone') || differ('state', 'any') || isOnlyDead);
}

/** Icons as slots of a phrase, with their number: some languages need a plural ("icons"). */
export function iconSlots(
  formatter: PhraseFormatter,
  shows: readonly StoryIcon[],
  word: 'and' | 'or' | 'nor',
) {
  const icons = formatter.join(
    word,
    shows.map((icon) => [formatter.icon(icon)]),
  );
  return { icons, count: word === 'and' ? shows.length : 1, several: shows.length > 1 ? 'yes' : 'no' };
}

/** Which bounds a self-worth condition has. */
export const boundsOf = ({ below, atLeast }: NonNullable<Selector['selfWorth']>) =>
  below === undefined ? 'atLeast' : atLeast === undefined ? 'below' : 'between';
