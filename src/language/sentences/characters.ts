/** Words the characters that a selector matches, in any role of a sentence. Entry point: `characters`. */

import type { StoryIcon } from '../../vocabulary/icons.js';
import type { Selector } from '../../vocabulary/selector.js';
import { type Part, trimmed, words } from '../part.js';
import { MANY, type PhraseFormatter } from '../phrases/phrase-formatter.js';

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
  | 'count'
  | 'range';

/** The title of a family, for selectors that name one. */
export type FamilyTitle = (family: string) => string;

/** The subject of the sentence: the player that `you` refers to, or another player or a character. */
export type Actor = 'self' | 'other';

/** Everything that naming characters depends on, except the selector and its place. */
export interface Naming {
  readonly formatter: PhraseFormatter;
  readonly actor: Actor;
  readonly familyTitle: FamilyTitle;
}

/** Characters of a selector as a phrase: "one of your living characters showing Duck". */
export function characters(naming: Naming, selector: Selector, role: Role, count = 1): Part[] {
  const { formatter, actor, familyTitle } = naming;
  const family = selector.family && familyTitle(selector.family);
  const asked = [selector, role, count, actor, family];
  return formatter.memoize(`characters ${JSON.stringify(asked)}`, () =>
    tellCharacters(naming, selector, role, count),
  );
}

function tellCharacters(naming: Naming, selector: Selector, role: Role, count: number): Part[] {
  const { formatter, actor } = naming;
  const isCounted = role === 'count' || role === 'range';
  if (selector.this && !isCounted) return formatter.format(`this.${ofThis(role)}`);
  if (selector.that) return formatter.format(`that.${ofThat(role)}`);
  const traits = tellTraits(naming, selector);
  const { of, state } = selector;
  const slots = {
    state,
    count: role === 'among' ? MANY : count,
    role,
    of,
    actor,
    qualified: classifyTraits(selector),
  };
  const [own, noun] = [formatter.format('owned.before', slots), formatter.format('character.noun', slots)];
  const head = formatter.format(`character.${role}`, { ...slots, own, noun });
  // A counted selector is worded as what a player has: "you have at least 2 dead characters".
  const owned = of === 'opponents' && !isCounted ? formatter.format('owned.opponents', slots) : [];
  const any = state === 'any' ? formatter.format('character.any', slots) : [];
  return trimmed(formatter.format('character', { of, actor, head, owned, any, traits }));
}

/** Which traits a selector asks for besides owner and state. */
function classifyTraits({ shows, family, selfWorth }: Selector): 'no' | 'family' | 'yes' {
  if (shows.length > 0 || selfWorth !== undefined) return 'yes';
  return family === undefined ? 'no' : 'family';
}

const ofThis = (role: Exclude<Role, 'count' | 'range'>) =>
  role === 'onto' ? 'to' : role === 'ofAnother' ? 'of' : role;

/** Only clauses that are done say `that`: it is never counted. */
function ofThat(role: Role): 'object' | 'from' | 'top' | 'to' | 'of' | 'on' {
  if (role === 'onto') return 'to';
  if (role === 'ofAnother') return 'of';
  return role === 'from' || role === 'top' || role === 'to' || role === 'of' || role === 'on'
    ? role
    : 'object';
}

function tellTraits({ formatter, familyTitle }: Naming, { shows, family, selfWorth }: Selector): Part[] {
  const traits = formatter.join('and', [
    ...(shows.length > 0 ? [formatter.format('shows', iconSlots(formatter, shows, 'and'))] : []),
    ...(selfWorth === undefined
      ? []
      : [formatter.format(`worth.${boundsOf(selfWorth)}`, worthSlots(selfWorth))]),
  ]);
  if (family === undefined) return traits;
  const named = formatter.format('family', { family: [words(familyTitle(family))] });
  return traits.length > 0 ? formatter.format('family.traits', { family: named, traits }) : named;
}

/**
 * Whether the second character must be called another one. Not if the two selectors can't match the same character, not
 * if "another dead character" would imply that the first one is dead, too, and not if "another" could mean the opponent.
 */
export function isAnother(first: Selector, second: Selector): boolean {
  if (second.of === 'opponents') return false;
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

/** The bounds of a self-worth condition; a range ends with its last value, `atMost`. */
export const worthSlots = ({ below, atLeast }: NonNullable<Selector['selfWorth']>) => ({
  below,
  atLeast,
  atMost: below === undefined ? undefined : below - 1,
});

/** Which bounds a self-worth condition has. */
export const boundsOf = ({ below, atLeast }: NonNullable<Selector['selfWorth']>) =>
  below === undefined ? 'atLeast' : atLeast === undefined ? 'below' : 'between';
