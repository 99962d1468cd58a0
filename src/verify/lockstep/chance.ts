import type { Fate, Outcome } from '../oracle/index.js';

/** Thrown when the models differ in what they decide by chance, or for which cards. */
class ChanceMismatchError extends Error {}

/** A queue of chance results of the engine, consumed by the oracle. */
export class Chance implements Fate {
  private outcomes: Outcome[] = [];

  push(outcome: Outcome): void {
    this.outcomes.push(outcome);
  }

  /** Clears unused results and returns the first of them. */
  clear(): Outcome | undefined {
    return this.outcomes.splice(0)[0];
  }

  shuffle(cards: readonly string[]): readonly string[] {
    const next = this.outcomes.shift();
    if (next === undefined || !('shuffle' in next) || !isSame(next.shuffle, cards))
      throw new ChanceMismatchError(
        `by the rules ${cards.length} cards are shuffled now; the engine ${describeOutcome(next)}`,
      );
    return next.shuffle;
  }

  pickRandom(from: readonly string[], count: number): readonly string[] {
    const next = this.outcomes.shift();
    const fits =
      next !== undefined &&
      'pick' in next &&
      next.pick.length === count &&
      next.pick.every((card) => from.includes(card));
    if (!fits)
      throw new ChanceMismatchError(
        `by the rules chance picks ${count} of ${from.join(', ')} now; the engine ${describeOutcome(next)}`,
      );
    return next.pick;
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const had = new Set(b);
  return a.every((card) => had.has(card));
}

export function describeOutcome(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'leaves nothing to chance';
  return 'shuffle' in outcome
    ? `shuffles ${outcome.shuffle.length} cards`
    : `picks ${outcome.pick.join(', ')} by chance`;
}
