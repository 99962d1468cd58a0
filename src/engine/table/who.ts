import type { Who } from '../../vocabulary/who.js';
import type { Game } from './game.js';

/** From whose point of view a word like `you` or `left` is read. */
export interface Viewpoint {
  readonly you: number;
  readonly by: number;
}

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

/** All players, clockwise from the active one: the order in which several act. */
function clockwise(game: Game): number[] {
  return listOpponents(game, -1);
}

/**
 * Who acts, in order; null where you must choose one opponent first.
 *
 * @param actor who acts in the clause around this one
 * @param that the character that the card has picked last; without one it has no controller
 */
export function listActors(
  game: Game,
  who: Who,
  { you, by }: Viewpoint,
  actor: number,
  that: number,
): number[] | null {
  switch (who) {
    case 'you':
      return [you];
    case 'playedBy':
      return [by];
    case 'opponent':
      return null;
    case 'opponents':
      return listOpponents(game, you);
    case 'left':
      return [getLeftNeighbour(game, you)];
    case 'right':
      return [getRightNeighbour(game, you)];
    case 'everyone':
      return clockwise(game);
    case 'actor':
      return actor < 0 ? [] : [actor];
    case 'controller':
      return that < 0 ? [] : [game.owner[that] as number];
  }
}

/** Whether a lasting clause, or a trigger's `of`, is about a player; `opponent` is any one of them. */
export function concerns(game: Game, who: Who, { you, by }: Viewpoint, seat: number): boolean {
  switch (who) {
    case 'you':
      return seat === you;
    case 'playedBy':
      return seat === by;
    case 'opponent':
    case 'opponents':
      return seat !== you;
    case 'left':
      return seat === getLeftNeighbour(game, you);
    case 'right':
      return seat === getRightNeighbour(game, you);
    case 'everyone':
      return true;
    case 'actor':
    case 'controller':
      return false; // These refer to what a clause has done: nothing that lasts says so.
  }
}
