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
    return textOf(game) === textOf(this.again)
      ? null
      : 'A game that was stored and taken up again went on in another way.';
  }
}

/** The state as JSON, the deck apart. */
function textOf(game: Game): string {
  const { cards: _, deck: __, standing: ___, isStandingKnown: ____, witness: _____, ...state } = game;
  return JSON.stringify(state);
}
