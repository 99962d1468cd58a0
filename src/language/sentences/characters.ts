/** Words the characters that a selector matches, in any role of a sentence. Entry point: `characters`. */

import type { StoryIcon } from '../../vocabulary/icons.js';
import { type Selector, withInner } from '../../vocabulary/selector.js';
import { type Part, trimmed, words } from '../part.js';
import { MANY } from '../phrases/phrase-formatter.js';
import type { PhraseKey } from '../phrases/phrases.js';
import { boundsOf, iconSlots, type Naming, worthSlots } from './naming.js';
import { denyBounds, denyWorth, readBounds } from './plain-condition.js';

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
  | 'lying'
  | 'count'
  | 'range';

/** Characters of a selector as a phrase: "one of your living characters showing Duck". */
export function characters(naming: Naming, selector: Selector, role: Role, count = 1): Part[] {
  const { formatter, actor, person, getTitle } = naming;
  const titles = withInner(selector).map(({ family, is }) => [
    family && getTitle(family),
    is && getTitle(is),
  ]);
  const asked = [selector, role, count, actor, person, titles];
  return formatter.memoize(`characters ${JSON.stringify(asked)}`, () =>
    tellCharacters(naming, selector, role, count),
  );
}

function tellCharacters(naming: Naming, selector: Selector, role: Role, count: number): Part[] {
  const { formatter, actor, person } = naming;
  const isCounted = role === 'count' || role === 'range';
  if (selector.this && !isCounted) return formatter.format(`this.${ofThis(role)}`);
  if (selector.that) return formatter.format(`that.${ofThat(role)}`);
  const traits = tellTraits(naming, selector);
  const { state } = selector;
  // The player who acts is the reader, or was just named.
  const of = selector.of === 'actor' && actor === 'self' ? 'you' : selector.of;
  const slots = {
    person,
    state,
    count: isAmong(role) ? MANY : count,
    // Where cards lie, too, all are meant: the noun is the same.
    role: isAmong(role) ? 'among' : role,
    of,
    actor,
    qualified: classifyTraits(selector),
  };
  const [own, noun] = [formatter.format('owned.before', slots), formatter.format('character.noun', slots)];
  const head = formatter.format(`character.${role}`, { ...slots, own, noun });
  // A counted selector is worded as what a player has: "you have at least 2 dead characters".
  const isSaidBefore = of === 'anyone' || of === 'you' || of === 'actor' || isCounted;
  const owned = isSaidBefore ? [] : formatter.format(`owned.${of}`, slots);
  const any = state === 'any' ? formatter.format('character.any', slots) : [];
  return trimmed(formatter.format('character', { of, actor, head, owned, any, traits }));
}

const isAmong = (role: Role) => role === 'among' || role === 'lying';

/** Which traits a selector asks for besides owner and state. */
function classifyTraits(selector: Selector): 'no' | 'family' | 'yes' {
  const { shows, showsAny, family, selfWorth, modifiers, extreme, is, not, any } = selector;
  const others = [showsAny, selfWorth, modifiers, extreme, is, not, any];
  if (shows.length > 0 || others.some((one) => one !== undefined)) return 'yes';
  return family === undefined ? 'no' : 'family';
}

const ofThis = (role: Exclude<Role, 'count' | 'range'>) =>
  role === 'onto' ? 'to' : role === 'ofAnother' ? 'of' : role;

/** Only clauses that are done say `that`: it is never one of several. */
function ofThat(role: Role): 'object' | 'from' | 'top' | 'to' | 'of' | 'on' | 'lying' {
  if (role === 'onto') return 'to';
  if (role === 'ofAnother') return 'of';
  const isSaid = ['from', 'top', 'to', 'of', 'on', 'lying'].includes(role);
  return isSaid ? (role as 'from' | 'top' | 'to' | 'of' | 'on' | 'lying') : 'object';
}

function tellTraits(naming: Naming, selector: Selector): Part[] {
  const { formatter } = naming;
  const { family, not, any, extreme } = selector;
  const traits = formatter.join('and', [
    ...tellMarks(naming, { ...selector, family: undefined }, false),
    ...(not === undefined ? [] : [formatter.join('or', tellMarks(naming, not, true))]),
    ...(any === undefined
      ? []
      : [
          formatter.join(
            'or',
            any.map((one) => formatter.join('and', tellMarks(naming, one, false))),
          ),
        ]),
    ...(extreme === undefined ? [] : [formatter.format(`extreme.${extreme.which}.${extreme.of}`)]),
  ]);
  if (family === undefined) return traits;
  const named = tellFamily(naming, family, false);
  return traits.length > 0 ? formatter.format('family.traits', { family: named, traits }) : named;
}

/** What can be seen of a character, each as a qualifier that fits one or many: "showing Duck", "not showing Duck". */
function tellMarks(
  naming: Naming,
  marks: Pick<Selector, 'shows' | 'showsAny' | 'is' | 'selfWorth' | 'modifiers'> & {
    family?: string | undefined;
  },
  isDenied: boolean,
): Part[][] {
  const { formatter, getTitle } = naming;
  const { shows, showsAny, family, is, selfWorth, modifiers } = marks;
  const icons = (some: readonly StoryIcon[], word: 'and' | 'or') =>
    isDenied
      ? formatter.format('shows.not', iconSlots(formatter, some, 'nor'))
      : formatter.format('shows', iconSlots(formatter, some, word));
  // To show all of several is denied by each that is missing: they are joined by "or".
  const each = [...new Set(shows)].map((icon) => shows.filter((other) => other === icon));
  return [
    ...(is === undefined
      ? []
      : [formatter.format(isDenied ? 'named.not' : 'named', { name: [words(getTitle(is))] })]),
    ...(family === undefined ? [] : [tellFamily(naming, family, isDenied)]),
    ...(shows.length === 0 ? [] : isDenied ? each.map((same) => icons(same, 'and')) : [icons(shows, 'and')]),
    ...(showsAny === undefined ? [] : [icons(showsAny, 'or')]),
    ...(selfWorth === undefined
      ? []
      : (isDenied ? denyWorth(selfWorth) : [selfWorth]).map((worth) =>
          formatter.format(`worth.${boundsOf(worth)}`, worthSlots(worth)),
        )),
    ...(modifiers === undefined
      ? []
      : (isDenied ? denyBounds(modifiers) : [modifiers]).map((bounds) => {
          const { key, number } = readBounds(bounds);
          return formatter.format(`modifiers.${key}` as PhraseKey, { count: number });
        })),
  ];
}

const tellFamily = ({ formatter, getTitle }: Naming, family: string, isDenied: boolean): Part[] =>
  formatter.format(isDenied ? 'family.not' : 'family', { family: [words(getTitle(family))] });

/**
 * Whether the second character must be called another one. Not if the two selectors can't match the same character, not
 * if "another dead character" would imply that the first one is dead, too, and not if "another" could mean the opponent.
 */
export function isAnother(first: Selector, second: Selector): boolean {
  if (second.of !== 'anyone' && second.of !== 'you') return false;
  const differ = (key: 'of' | 'state', open: string) =>
    first[key] !== second[key] && first[key] !== open && second[key] !== open;
  const isOnlyDead = second.state === 'dead' && first.state !== 'dead';
  return !(differ('of', 'anyone') || differ('state', 'any') || isOnlyDead);
}
