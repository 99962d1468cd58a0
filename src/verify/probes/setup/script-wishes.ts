import type { Clause } from '../../../vocabulary/cards/clause.js';
import {
  listNamedInClause,
  listNamedInRequires,
  listNamedInValue,
  type Named,
} from '../../../vocabulary/cards/named-in.js';
import type { Condition } from '../../../vocabulary/condition.js';
import type { StoryIcon } from '../../../vocabulary/icons.js';
import type { Selector } from '../../../vocabulary/selector.js';
import { listWays } from '../../../vocabulary/verbs/move-death.js';
import type { Who } from '../../../vocabulary/who.js';
import { listClauseRefs, type PlayedCard } from '../../core/clause-refs.js';

/** Something that must be on the table for a clause to have anything to do. */
export interface Wish {
  readonly selector: Selector;
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
      .map((selector) => ({ selector: { ...selector, shows: [...new Set([...selector.shows, ...icons])] } }));
  });
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

/** The families that a card's script names. */
export function familiesNamed(card: PlayedCard): string[] {
  const families = listNamed(card).flatMap(({ selectors }) => selectors.map(({ family }) => family));
  return [...new Set(families.filter((family) => family !== undefined))];
}

/** The icons that a card's script names. */
export function iconsNamed(card: PlayedCard): StoryIcon[] {
  const icons = listNamed(card).flatMap((named) => [
    ...named.icons,
    ...named.selectors.flatMap(({ shows }) => shows),
  ]);
  return [...new Set(icons)];
}

/** Whether a script asks how low or high someone's self-worth is. */
export function asksForWorth(card: PlayedCard): boolean {
  return listNamed(card).some(({ selectors }) => selectors.some(({ selfWorth }) => selfWorth !== undefined));
}
