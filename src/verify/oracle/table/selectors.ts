import type { Condition } from '../../../vocabulary/condition.js';
import type { Selector } from '../../../vocabulary/selector.js';
import { cardNamed, isDead, modifiersOn } from './cards.js';
import type { CardName, CharacterOnTable, SeatNumber } from './state.js';
import {
  allCharacters,
  characterNamed,
  getController,
  getLeftNeighbour,
  getRightNeighbour,
  seatAt,
  type Table,
} from './table.js';
import { visibleIcons } from './visibility.js';

/** Where a script is read from. */
export interface Viewpoint {
  readonly you: SeatNumber;
  /** The player who acts, or whom a lasting effect concerns: `hand` asks about theirs. */
  readonly actor: SeatNumber;
  /** `this`: the character that the card lies on, or lay on when its words began to be done. */
  readonly on: CardName | null;
  /** `that`: the character that the card has picked last, where it may have picked one. */
  readonly that?: CardName | null;
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
  if (selector.of !== 'anyone' && !isOwnedBy(table, character, selector.of, view)) return false;
  if (selector.state === 'living' && isDead(table, character)) return false;
  if (selector.state === 'dead' && !isDead(table, character)) return false;
  if (selector.family !== undefined && selector.family !== getFamily(table, character)) return false;
  if (selector.is !== undefined && selector.is !== character.name) return false;
  if (!showsAll(table, character, selector)) return false;
  if (selector.selfWorth !== undefined) {
    const { below = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = selector.selfWorth;
    const worth = view.worth(table, character);
    if (worth >= below || worth < atLeast) return false;
  }
  if (selector.modifiers !== undefined && !isWithin(modifiersOn(table, character).length, selector.modifiers))
    return false;
  if (selector.not !== undefined && isMeant(table, character, selector.not, view)) return false;
  if (selector.any !== undefined && !selector.any.some((one) => isMeant(table, character, one, view)))
    return false;
  return selector.extreme === undefined || isExtreme(table, character, selector, view);
}

/** `left` and `right` are neighbours of the player who acts. */
function isOwnedBy(table: Table, character: CharacterOnTable, of: Selector['of'], view: Viewpoint): boolean {
  const controller = getController(table, character);
  switch (of) {
    case 'you':
      return controller === view.you;
    case 'opponents':
      return controller !== view.you;
    case 'actor':
      return controller === view.actor;
    case 'left':
      return controller === getLeftNeighbour(table, view.actor);
    case 'right':
      return controller === getRightNeighbour(table, view.actor);
    case 'anyone':
      return true;
  }
}

/** VIS-4: every icon as often as it is named, and one of those of which one is enough. */
function showsAll(table: Table, character: CharacterOnTable, { shows, showsAny }: Selector): boolean {
  const left = [...visibleIcons(table, character)];
  if (showsAny !== undefined && !showsAny.some((icon) => left.includes(icon))) return false;
  return shows.every((icon) => {
    const place = left.indexOf(icon);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Of all that the rest of the selector means, whether none has less, or more, of the measure. */
function isExtreme(table: Table, character: CharacterOnTable, selector: Selector, view: Viewpoint): boolean {
  const { extreme, ...rest } = selector;
  if (extreme === undefined) return true;
  const measure = (one: CharacterOnTable): number => {
    if (extreme.of === 'selfWorth') return view.worth(table, one);
    return extreme.of === 'icons' ? visibleIcons(table, one).length : modifiersOn(table, one).length;
  };
  const all = selectCharacters(table, rest, view).map(measure);
  return measure(character) === (extreme.which === 'lowest' ? Math.min(...all) : Math.max(...all));
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
  if ('icons' in condition) {
    const shown = selectCharacters(table, condition.among, view).flatMap((one) => visibleIcons(table, one));
    return isWithin(shown.filter((icon) => icon === condition.icons).length, condition);
  }
  if ('not' in condition) return !holds(table, condition.not, view);
  if ('all' in condition) return condition.all.every((each) => holds(table, each, view));
  return condition.any.some((each) => holds(table, each, view));
}

function isWithin(number: number, bounds: { readonly atLeast?: number; readonly atMost?: number }): boolean {
  return number >= (bounds.atLeast ?? 0) && number <= (bounds.atMost ?? Number.POSITIVE_INFINITY);
}
