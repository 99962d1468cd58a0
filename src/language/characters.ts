import type { StoryIcon } from '../vocabulary/icons.js';
import type { Selector } from '../vocabulary/selector.js';
import { type Part, trimmed, words } from './part.js';
import type { PhraseKey } from './phrases.js';
import { MANY, type Speaker } from './speaker.js';

/** Who `you` is to the reader: themselves, or the controller of the character that the card lies on (MOD-3). */
export type Reader = 'you' | 'controller';

/** The places in a sentence that a character may take. */
export type Role =
  | 'object'
  | 'from'
  | 'to'
  | 'onto'
  | 'of'
  | 'ofAnother'
  | 'on'
  | 'is'
  | 'each'
  | 'among'
  | 'count';

/** The title of a family, for selectors that name one. */
export type FamilyTitle = (family: string) => string;

/** Of whom the sentence says something: whoever `you` is, this character, or somebody else. */
export type Actor = 'self' | 'this' | 'other';

/** All that naming characters depends on, but for the selector and its place. */
export interface Naming {
  readonly speaker: Speaker;
  readonly reader: Reader;
  readonly actor: Actor;
  readonly familyTitle: FamilyTitle;
}

/** Characters of a selector as a phrase: "a living character of yours showing Duck". */
export function characters(naming: Naming, selector: Selector, role: Role, count = 1): Part[] {
  const { speaker, reader, actor } = naming;
  if (selector.this && role !== 'is' && role !== 'count')
    return speaker.say(`this.${role === 'onto' ? 'to' : role === 'ofAnother' ? 'of' : role}`);
  const of = ownerOf(selector, reader);
  const traits = tellTraits(naming, selector);
  const slots = {
    state: selector.state,
    count: role === 'among' ? MANY : count,
    role,
    of,
    person: actor,
    qualified: traits.length > 0 ? 'yes' : 'no',
  };
  const head = speaker.say(headKey(role), { ...slots, own: speaker.say('owned.before', slots) });
  // So many characters are told as what somebody has: "you have at least 2 dead characters".
  const owned = of === 'anyone' || role === 'count' ? [] : speaker.say(`owned.${of}`, slots);
  return trimmed(speaker.say('character', { of, person: actor, head, owned, traits }));
}

/** Whose characters they are, to the reader. */
export function ownerOf(
  { of }: Selector,
  reader: Reader,
): 'anyone' | 'you' | 'controller' | 'opponents' | 'others' {
  if (of === 'anyone') return of;
  if (of === 'you') return reader;
  return reader === 'you' ? 'opponents' : 'others';
}

function headKey(role: Role): PhraseKey {
  return role === 'among' || role === 'count' ? `characters.${role}` : `character.${role}`;
}

function tellTraits({ speaker, familyTitle }: Naming, { shows, family, selfWorth }: Selector): Part[] {
  return speaker.join('and', [
    ...(shows.length > 0 ? [speaker.say('shows', iconSlots(speaker, shows))] : []),
    ...(family === undefined ? [] : [speaker.say('family', { family: [words(familyTitle(family))] })]),
    ...(selfWorth === undefined ? [] : [worth(speaker, selfWorth)]),
  ]);
}

/** Whether no character can be meant by both: then "another" need not be said. */
export function areApart(a: Selector, b: Selector): boolean {
  const differ = (key: 'of' | 'state', open: string) =>
    a[key] !== b[key] && a[key] !== open && b[key] !== open;
  return differ('of', 'anyone') || differ('state', 'any');
}

/** Icons as the slots of a phrase, with their number: a language may have to say "icons". */
export function iconSlots(speaker: Speaker, shows: readonly StoryIcon[], word: 'and' | 'or' = 'and') {
  const icons = speaker.join(
    word,
    shows.map((icon) => [speaker.icon(icon)]),
  );
  return { icons, count: word === 'and' ? shows.length : 1 };
}

function worth(speaker: Speaker, selfWorth: NonNullable<Selector['selfWorth']>): Part[] {
  return speaker.say(`worth.${boundsOf(selfWorth)}`, { ...selfWorth });
}

/** Which bounds a self-worth is asked for by. */
export const boundsOf = ({ below, atLeast }: NonNullable<Selector['selfWorth']>) =>
  below === undefined ? 'atLeast' : atLeast === undefined ? 'below' : 'between';
