import { familyValue, selfWorth } from '../lasting/self-worth.js';
import type { Game, State } from '../table/game.js';
import { openState } from './check-state.js';

export interface CharacterScore {
  readonly character: string;
  readonly dead: boolean;
  readonly selfWorth: number;
}
export interface FamilyScore {
  readonly seat: number;
  /** The sum of its dead and its mysteries (END-2). */
  readonly value: number;
  readonly characters: readonly CharacterScore[];
}
export interface Result {
  readonly reason: 'family' | 'stalemate';
  readonly why: string;
  readonly values: readonly number[];
  /** The lowest value wins; a tie is shared (END-3). */
  readonly winners: readonly number[];
}

/** The current score of every family. */
export function score(state: State): FamilyScore[] {
  const game = openState(state);
  return game.families.map((family, seat) => ({
    seat,
    value: familyValue(game, seat),
    characters: family.map((character) => ({
      character: game.cards.characters[character] as string,
      dead: (game.death[character] as number) >= 0,
      selfWorth: selfWorth(game, character),
    })),
  }));
}

/** Who has won and why the game is over; null until it is. */
export function result(state: State): Result | null {
  return getResult(openState(state));
}

export function getResult(game: Game): Result | null {
  if (game.end === null) return null;
  const values = game.families.map((_, seat) => familyValue(game, seat));
  const lowest = Math.min(...values);
  const winners = values.flatMap((value, seat) => (value === lowest ? [seat] : []));
  return { ...game.end, values, winners };
}
