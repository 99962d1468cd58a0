/** A table that questions are asked about, and where its seats and characters are. */

import type { Deck } from '../../../deck/deck.js';
import type { Found } from './found.js';
import type { CardName, CharacterOnTable, OracleState, Seat, SeatNumber } from './state.js';

/** What a question about the table needs: the cards and where they lie. */
export interface Table {
  readonly deck: Deck;
  readonly state: OracleState;
  /** What was found out before, in a question during which nothing changes: see `asItStands`. */
  readonly found?: Found;
}

export function seatAt(table: Table, seat: SeatNumber): Seat {
  const found = table.state.seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

export const allSeats = ({ state }: Table): SeatNumber[] => state.seats.map((_, seat) => seat);

/** The player to the left is the next one clockwise. */
export const getLeftNeighbour = ({ state }: Table, seat: SeatNumber) => (seat + 1) % state.seats.length;
export const getRightNeighbour = ({ state }: Table, seat: SeatNumber) =>
  (seat + state.seats.length - 1) % state.seats.length;

/** All players clockwise, beginning with this one. */
export function clockwiseFrom(table: Table, first: SeatNumber): SeatNumber[] {
  const seats = allSeats(table);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Every character in the game, by seat and then in the order of the family. */
export function allCharacters({ state }: Table): CharacterOnTable[] {
  const all: CharacterOnTable[] = [];
  for (const { family } of state.seats) all.push(...family);
  return all;
}

export function characterNamed(table: Table, name: CardName): CharacterOnTable {
  for (const { family } of table.state.seats)
    for (const character of family) if (character.name === name) return character;
  throw new Error(`there is no character ${name} on the table`);
}

/** A character's controller is the player who has it in their family, mixed or not (SETUP-8). */
export function getController({ state }: Table, character: CharacterOnTable): SeatNumber {
  // By hand: this is asked of every character that a card may mean.
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { family } = state.seats[seat] as Seat;
    for (let i = 0; i < family.length; i++) if (family[i]?.name === character.name) return seat;
  }
  return -1;
}

/** The character that a card lies on now, if it lies on one. */
export function characterUnder(table: Table, card: CardName): CharacterOnTable | undefined {
  return allCharacters(table).find(({ stack }) => stack.some((laid) => laid.card === card));
}
