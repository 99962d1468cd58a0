import type { State } from '../table/game.js';
import { IllegalCallError } from '../table/illegal-call-error.js';

/** What is wrong with a state, and where. */
export const wrong = (at: string, why: string) =>
  new IllegalCallError(`This is no state of a game with this deck: ${at}: ${why}`);

export function assertSeat(at: string, seat: number, { players }: State, least: -1 | 0): void {
  if (seat < least || seat >= players) throw wrong(at, `there is no seat ${seat}.`);
}

/** Events that wait: card and seat by turns. */
export function assertPairs(
  at: string,
  list: readonly number[],
  state: State,
  names: readonly string[],
): void {
  if (list.length % 2 !== 0) throw wrong(at, 'a card or its player is missing.');
  for (const [place, number] of list.entries()) {
    if (place % 2 === 1) assertSeat(`${at}.${place}`, number, state, 0);
    else if (names[number] === undefined) throw wrong(`${at}.${place}`, `there is no card ${number}.`);
  }
}
