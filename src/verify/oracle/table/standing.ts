import type { DrawPileKind } from '../../../vocabulary/kinds/index.js';
import type { Verb } from '../../../vocabulary/verbs/index.js';
import type { Who } from '../../../vocabulary/who.js';
import { scaledAmount } from './amounts.js';
import type { Lasting } from './found.js';
import { isLasting, lastingClauses, lastingOn } from './lasting.js';
import { findTrailing, findWinners } from './score.js';
import { holds } from './selectors.js';
import { selfWorth } from './self-worth.js';
import type { CharacterOnTable, SeatNumber } from './state.js';
import { allSeats, getController, getLeftNeighbour, getRightNeighbour, type Table } from './table.js';
import { sum } from './visibility.js';

/** TURN-5: 5 unless effects change it; changes add up, never below 0. */
export function drawLimit(table: Table, seat: SeatNumber): number {
  return Math.max(0, 5 + sum(concerning(table, seat, 'drawLimit').map((each) => change(table, each, seat))));
}

/** TURN-1: two plays a turn unless effects change it; never below 0. */
export function playsATurn(table: Table, seat: SeatNumber): number {
  return Math.max(0, 2 + sum(concerning(table, seat, 'plays').map((each) => change(table, each, seat))));
}

/** By how much a lasting effect changes a number of the player whom it concerns. */
function change(table: Table, { clause, you, on }: Lasting<'drawLimit' | 'plays'>, seat: SeatNumber): number {
  const { count } = clause.value;
  if (typeof count !== 'object') return Number(count);
  return scaledAmount(table, count, { you, on: on?.name ?? null, actor: seat, worth: selfWorth });
}

export function cannotPlay(table: Table, seat: SeatNumber, kind: DrawPileKind): boolean {
  return concerning(table, seat, 'cannotPlay').some(({ clause }) => clause.value.kind.includes(kind));
}

/** DEATH-1 does not hold for a player who has this. */
export function mayPlayDeathOnAnyPlay(table: Table, seat: SeatNumber): boolean {
  return concerning(table, seat, 'deathOnAnyPlay').length > 0;
}

export function handLiesOpen(table: Table, seat: SeatNumber): boolean {
  return concerning(table, seat, 'openHand').length > 0;
}

/** Whether a card of this kind, played by this player, may be laid on the character and pick it. */
export function isShielded(
  table: Table,
  character: CharacterOnTable,
  kind: DrawPileKind,
  playedBy: SeatNumber,
): boolean {
  const controller = getController(table, character);
  return lastingOn(table, character).some((lasting) => {
    if (!isLasting(lasting, 'shield') || !appliesTo(table, lasting, controller)) return false;
    const { kind: kinds, from } = lasting.clause.value;
    return kinds.includes(kind) && (from === 'anyone' || playedBy !== controller);
  });
}

/** The lasting clauses with this verb that concern a player now. */
function concerning<V extends Verb>(table: Table, seat: SeatNumber, verb: V): Lasting<V>[] {
  return lastingClauses(table)
    .filter((lasting) => isLasting(lasting, verb))
    .filter((lasting) => listConcerned(table, lasting.clause.who, lasting).includes(seat))
    .filter((lasting) => appliesTo(table, lasting, seat));
}

/** The `if` of a lasting effect asks about the hand of the player whom it concerns. */
export function appliesTo(table: Table, { clause, you, on }: Lasting, seat: SeatNumber): boolean {
  return holds(table, clause.if, { you, on: on?.name ?? null, actor: seat, worth: selfWorth });
}

/** Whom a `who` means where nothing can be chosen: `opponent` is then any one of them. */
export function listConcerned(
  table: Table,
  who: Who,
  { you, playedBy }: { readonly you: SeatNumber; readonly playedBy: SeatNumber },
): SeatNumber[] {
  switch (who) {
    case 'you':
      return [you];
    case 'playedBy':
      return [playedBy];
    case 'opponent':
    case 'opponents':
      return allSeats(table).filter((seat) => seat !== you);
    case 'left':
      return [getLeftNeighbour(table, you)];
    case 'right':
      return [getRightNeighbour(table, you)];
    case 'everyone':
      return allSeats(table);
    case 'leader':
      return findWinners(table);
    case 'trailing':
      return findTrailing(table);
    case 'actor':
    case 'controller':
      return []; // Only what is done can refer back to something: `clauses.ts`.
  }
}
