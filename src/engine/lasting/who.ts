/** Whom a word such as `you` or `leader` means: who acts (`listActors`), and whether it is a player (`concerns`). */

import type { Rank, Who } from '../../vocabulary/who.js';
import type { Game } from '../table/game.js';
import { getLeftNeighbour, getRightNeighbour, listOpponents } from '../table/who.js';
import { familyValue } from './self-worth.js';

/** From whose point of view a word like `you` or `left` is read. */
export interface Viewpoint {
  readonly you: number;
  readonly by: number;
}

/** All players, clockwise from the active one: the order in which several act. */
function clockwise(game: Game): number[] {
  return listOpponents(game, -1);
}

/** Whether no family has a lower value, or a higher one: of equals, all lead or trail (END-3). */
function isRanked(game: Game, rank: Rank, seat: number): boolean {
  const sign = rank === 'leader' ? 1 : -1;
  const own = sign * familyValue(game, seat);
  for (let other = 0; other < game.players; other++) if (sign * familyValue(game, other) < own) return false;
  return true;
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
    case 'leader':
    case 'trailing':
      return clockwise(game).filter((seat) => isRanked(game, who, seat));
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
    case 'leader':
    case 'trailing':
      return isRanked(game, who, seat);
  }
}
