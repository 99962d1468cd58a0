import type { Condition } from '../../../vocabulary/condition.js';
import type { Selector } from '../../../vocabulary/selector.js';
import { cardNamed, isDead } from './cards.js';
import type { CardName, CharacterOnTable, SeatNumber } from './state.js';
import { allCharacters, characterNamed, getController, seatAt, type Table } from './table.js';
import { visibleIcons } from './visibility.js';

/** Where a script is read from. */
export interface Viewpoint {
  readonly you: SeatNumber;
  /** The player who acts, or whom a lasting effect concerns: `hand` asks about theirs. */
  readonly actor: SeatNumber;
  /** `this`: the character that the card lies on, or lay on when its words began to be done. */
  readonly on: CardName | null;
  /** Inside `among`, and in an `if` on `selfWorth` or `pathosPer`, self-worth is printed pathos only: no circles. */
  readonly worth: Worth;
}

/** What self-worth is, here: `selfWorth`, or `printedWorth`. */
export type Worth = (table: Table, character: CharacterOnTable) => number;

/** The characters that a selector means, by seat. */
export function selectCharacters(table: Table, selector: Selector, view: Viewpoint): CharacterOnTable[] {
  return allCharacters(table).filter((character) => isMeant(table, character, selector, view));
}

export function isMeant(
  table: Table,
  character: CharacterOnTable,
  selector: Selector,
  view: Viewpoint,
): boolean {
  if (selector.this && view.on !== character.name) return false;
  if (selector.of !== 'anyone') {
    const yours = getController(table, character) === view.you;
    if (selector.of === 'you' && !yours) return false;
    if (selector.of === 'opponents' && yours) return false;
  }
  if (selector.state === 'living' && isDead(table, character)) return false;
  if (selector.state === 'dead' && !isDead(table, character)) return false;
  if (selector.family !== undefined && selector.family !== getFamily(table, character)) return false;
  if (!selector.shows.every((icon) => visibleIcons(table, character).includes(icon))) return false;
  if (selector.selfWorth === undefined) return true;
  const { below = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = selector.selfWorth;
  const worth = view.worth(table, character);
  return worth < below && worth >= atLeast;
}

/** The family that its card names, in a mixed family too. */
function getFamily({ deck }: Table, character: CharacterOnTable): string | undefined {
  const card = cardNamed(deck, character.name);
  return card.kind === 'character' ? card.family : undefined;
}

/** Whether an `if` holds now; one that is not there does. */
export function holds(table: Table, condition: Condition | undefined, view: Viewpoint): boolean {
  if (condition === undefined) return true;
  if ('this' in condition)
    return view.on !== null && isMeant(table, characterNamed(table, view.on), condition.this, view);
  if ('count' in condition) return isWithin(selectCharacters(table, condition.count, view).length, condition);
  if ('hand' in condition) return isWithin(seatAt(table, view.actor).hand.length, condition.hand);
  if ('not' in condition) return !holds(table, condition.not, view);
  if ('all' in condition) return condition.all.every((each) => holds(table, each, view));
  return condition.any.some((each) => holds(table, each, view));
}

function isWithin(number: number, bounds: { readonly atLeast?: number; readonly atMost?: number }): boolean {
  return number >= (bounds.atLeast ?? 0) && number <= (bounds.atMost ?? Number.POSITIVE_INFINITY);
}
