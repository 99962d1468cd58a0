import type { Amount } from '../../../vocabulary/amount.js';
import type { ClauseOf } from '../../../vocabulary/cards/clause.js';
import type { Selector } from '../../../vocabulary/selector.js';
import { scaledAmount } from '../table/amounts.js';
import { getKind } from '../table/cards.js';
import type { Script } from '../table/choices.js';
import type { Game, Source } from '../table/game.js';
import { selectCharacters } from '../table/selectors.js';
import { selfWorth } from '../table/self-worth.js';
import { drawLimit, isShielded } from '../table/standing.js';
import type { CardName, CharacterOnTable, SeatNumber } from '../table/state.js';
import {
  allCharacters,
  clockwiseFrom,
  getLeftNeighbour,
  getRightNeighbour,
  type Table,
} from '../table/table.js';
import type { ImmediateVerb } from './manners.js';

/** Whose words are being done, and by which player. */
export interface Act extends Source {
  readonly actor: SeatNumber;
  /** What the clause has drawn so far that must be played as it is drawn (TURN-9). */
  readonly drawn: { seat: SeatNumber; card: CardName }[];
}

/** What a verb does with its value; whether that was all that the clause says. */
export type Does<V extends ImmediateVerb> = (
  game: Game,
  value: ClauseOf<V>['value'],
  act: Act,
) => Script<boolean>;

/**
 * The characters that a clause may pick: those that it means and that are not shielded from its card; `this` and
 * `that` are no picks.
 */
export function pickable(table: Table, selector: Selector, act: Act): CharacterOnTable[] {
  if (selector.that === true) return allCharacters(table).filter(({ name }) => name === act.memory.that);
  const kind = getKind(table.deck, act.card);
  return selectCharacters(table, selector, { ...act, worth: selfWorth }).filter(
    (character) => selector.this || !isShielded(table, character, kind, act.playedBy),
  );
}

/** What an amount is now, to the player who acts. */
export function measure(table: Table, amount: Amount, act: Act): number {
  if (amount === 'drawLimit') return drawLimit(table, act.actor);
  if (typeof amount === 'number') return amount;
  return scaledAmount(table, amount, { ...act, that: act.memory.that, worth: selfWorth });
}

/** The opponents of the player who acts, clockwise from the active player. */
export function listOpponents(table: Table, actor: SeatNumber): SeatNumber[] {
  return clockwiseFrom(table, table.state.turn.active).filter((seat) => seat !== actor);
}

/** `left` and `right` are counted from the acting player. */
export function getNeighbour(table: Table, actor: SeatNumber, side: 'left' | 'right'): SeatNumber {
  return side === 'left' ? getLeftNeighbour(table, actor) : getRightNeighbour(table, actor);
}
