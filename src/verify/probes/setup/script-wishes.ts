import type { Deck } from '../../../deck/deck.js';
import type { ScaledAmount } from '../../../vocabulary/amount.js';
import type { Clause } from '../../../vocabulary/cards/clause.js';
import {
  listNamedInClause,
  listNamedInRequires,
  listNamedInValue,
  type Named,
} from '../../../vocabulary/cards/named-in.js';
import type { Condition } from '../../../vocabulary/condition.js';
import type { StoryIcon } from '../../../vocabulary/icons.js';
import { iconsAsked, type Selector, withInner } from '../../../vocabulary/selector.js';
import { listWays } from '../../../vocabulary/verbs/move-death.js';
import type { Who } from '../../../vocabulary/who.js';
import { listClauseRefs, type PlayedCard } from '../../core/clause-refs.js';

/** Something that must be on the table for a clause to have anything to do. */
export interface Wish {
  readonly selector: Selector;
  /** How many are wanted. */
  readonly count: number;
}
/** An `if`, and whose hand it asks about. */
export interface AskedIf {
  readonly condition: Condition;
  readonly who: Who;
}

/** Every `if` of a card: of its clauses, of its triggers and of what these do. */
export function listConditions(card: PlayedCard): AskedIf[] {
  return listClauseRefs(card).flatMap(({ clause }) =>
    clause.if === undefined ? [] : [{ condition: clause.if, who: clause.who }],
  );
}

/** Every selector in a card's clauses; an icon that the clause names is to be seen on those whom it means. */
export function listWishes(card: PlayedCard): Wish[] {
  return listClauseRefs(card).flatMap(({ clause }) => {
    const { selectors, icons } = listNamedInValue(clause);
    return [...selectors, ...selectorsBack(clause)]
      .filter((selector) => !selector.this && selector.that === undefined)
      .flatMap(withExcluded)
      .map((selector) => ({ selector: heaped(clause, showing(selector, icons)), count: wanted(clause) }));
  });
}

/** Of a single modifier the topmost is all of them: only a second one makes a difference. */
function heaped({ verb, value }: Clause, selector: Selector): Selector {
  if (verb !== 'swapModifiers' || value.pick === 'all' || selector.modifiers !== undefined) return selector;
  return { ...selector, modifiers: { atLeast: 2 } };
}

/** Of what is counted, several; of a limited amount, more than the limit allows. */
function wanted({ value }: Clause): number {
  const amounts = Object.values(value).filter((part): part is ScaledAmount => isScaled(part));
  return Math.max(1, ...amounts.map(({ times, atMost }) => Math.floor((atMost ?? 1) / Math.abs(times)) + 1));
}

const isScaled = (part: unknown): boolean => typeof part === 'object' && part !== null && 'times' in part;

/** Whether a script asks for a draw limit. */
export const asksForLimit = (card: PlayedCard): boolean =>
  listClauseRefs(card).some(({ clause }) => Object.values(clause.value).includes('drawLimit'));

/** Beside those whom a selector means, one whom only its `not` excludes: else the `not` makes no difference. */
function withExcluded(selector: Selector): Selector[] {
  const { not, ...rest } = selector;
  if (not === undefined) return [selector];
  const { this: _, of: _of, state: _state, shows, ...marks } = not;
  return [selector, { ...rest, ...marks, shows: [...rest.shows, ...shows] }];
}

/** A selector that also asks for icons; the extreme one is found by itself. */
function showing({ extreme: _, ...selector }: Selector, icons: readonly StoryIcon[]): Selector {
  return {
    ...selector,
    shows: [...selector.shows, ...icons.filter((icon) => !selector.shows.includes(icon))],
  };
}

/** Where a death may be moved either way: whom the way back means. */
function selectorsBack({ verb, value }: Clause): Selector[] {
  if (verb !== 'moveDeath') return [];
  const [, back] = listWays(value);
  return back === undefined ? [] : [back.from, { ...back.to, selfWorth: { below: 0 } }];
}

/** All that a card's script names: its clauses, those of its triggers, and what it requires. */
function listNamed(card: PlayedCard): Named[] {
  const inClauses = listClauseRefs(card).map(({ clause }) => listNamedInClause(clause));
  return [...inClauses, ...(card.requires === undefined ? [] : [listNamedInRequires(card.requires)])];
}

/** The families that a card's script names, by themselves or by a character. */
export function familiesNamed(card: PlayedCard, deck: Deck): string[] {
  const families = listNamed(card).flatMap(({ selectors }) =>
    selectors.flatMap(withInner).flatMap(({ family, is = '' }) => {
      const character = deck.cards[is];
      return [family, character?.kind === 'character' ? character.family : undefined];
    }),
  );
  return [...new Set(families.filter((family) => family !== undefined))];
}

/** The icons that a card's script names. */
export function iconsNamed(card: PlayedCard): StoryIcon[] {
  const icons = listNamed(card).flatMap((named) => [...named.icons, ...named.selectors.flatMap(iconsAsked)]);
  return [...new Set(icons)];
}

/** Whether a script asks how low or high someone's self-worth is. */
export function asksForWorth(card: PlayedCard): boolean {
  return listNamed(card).some(({ selectors }) =>
    selectors
      .flatMap(withInner)
      .some(({ selfWorth, extreme }) => selfWorth !== undefined || extreme?.of === 'selfWorth'),
  );
}
