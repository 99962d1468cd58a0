import type { Game, State } from '../../engine/table/game.js';
import * as ourEngine from '../core/engine.js';

/** Tests that a game saved as JSON and restored continues to the same state. Created once per table. */
export class RoundTrip {
  private again: Game | null = null;
  private readonly ours = new ourEngine.ChoiceBuffer();
  private readonly others = new ourEngine.ChoiceBuffer();

  /** Before a choice is made: saves and restores the game, and makes the choice in the copy. */
  begin(game: Game, code: number): void {
    const { deck, ...state } = game.toState();
    const stored: State = { ...(JSON.parse(JSON.stringify(state)) as Omit<State, 'deck'>), deck };
    if (this.again === null) this.again = new ourEngine.Game(stored);
    else this.again.reset(stored);
    ourEngine.perform(this.again, code);
  }

  /** After the choice was made in the game, too: the difference in words, or null. */
  finish(game: Game): string | null {
    const again = this.again as Game;
    const { deck: _, ...state } = game.toState();
    if (!isSame(state, again.toState()))
      return 'A game that was stored and taken up again went on in another way.';
    // Restored once more, so that it has no memoized values.
    again.reset({ ...state, deck: game.deck });
    return this.looksSame(game, again)
      ? null
      : 'The cached state differs from the state computed from scratch.';
  }

  /** Everything derived from a state: choices, scores, open hands. */
  private looksSame(game: Game, again: Game): boolean {
    this.ours.clear();
    this.others.clear();
    ourEngine.addChoices(game, this.ours);
    ourEngine.addChoices(again, this.others);
    if (this.ours.length !== this.others.length) return false;
    for (let i = 0; i < this.ours.length; i++) if (this.ours.codes[i] !== this.others.codes[i]) return false;
    return game.families.every(
      (family, seat) =>
        ourEngine.familyValue(game, seat) === ourEngine.familyValue(again, seat) &&
        ourEngine.isOpenHand(game, seat) === ourEngine.isOpenHand(again, seat) &&
        family.every(
          (character) => ourEngine.selfWorth(game, character) === ourEngine.selfWorth(again, character),
        ),
    );
  }
}

/** Whether two things that JSON can hold are equal; the other may have more fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  return Object.entries(one).every(([key, value]) => isSame(value, (other as Record<string, unknown>)[key]));
}
