import type { Game, State } from '../../engine/game.js';
import { ourEngine } from '../engine.js';

/**
 * Whether a game that was stored as JSON and taken up again goes on to the same state. In words what is different, or
 * null. Made before the choice; `finish` after it.
 */
export class RoundTrip {
  private readonly again: Game;

  constructor(game: Game, code: number) {
    const stored = JSON.parse(textOf(game)) as Omit<State, 'deck'>;
    this.again = new ourEngine.Game({ ...stored, deck: game.deck } as State);
    ourEngine.perform(this.again, code);
  }

  finish(game: Game): string | null {
    if (textOf(game) !== textOf(this.again))
      return 'A game that was stored and taken up again went on in another way.';
    return looksOf(game) === looksOf(this.again)
      ? null
      : 'What was kept to save time is not what is found when a game is looked at anew.';
  }
}

/** All that is worked out from a state: what everyone is worth, which hands lie open, what may be chosen. */
function looksOf(game: Game): string {
  options.clear();
  ourEngine.addChoices(game, options);
  const seats = game.families.map((family, seat) => [
    ourEngine.familyValue(game, seat),
    ourEngine.isOpenHand(game, seat),
    ...family.map((character) => ourEngine.selfWorth(game, character)),
  ]);
  return JSON.stringify([seats, Array.from(options.codes.subarray(0, options.length))]);
}
const options = new ourEngine.Options();

/** The state as JSON, the deck apart. */
function textOf(game: Game): string {
  const { deck: _, ...state } = game.toState();
  return JSON.stringify(state);
}
