import type { Game } from './game.js';

export const getLeftNeighbour = (game: Game, seat: number) => (seat + 1) % game.players;
export const getRightNeighbour = (game: Game, seat: number) => (seat + game.players - 1) % game.players;

/** The other players, clockwise from the active one. */
export function listOpponents(game: Game, seat: number): number[] {
  const seats: number[] = [];
  for (let i = 0; i < game.players; i++) {
    const other = (game.active + i) % game.players;
    if (other !== seat) seats.push(other);
  }
  return seats;
}
