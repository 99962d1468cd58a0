import type { ClauseFrame } from './frames.js';

/**
 * An observer of what no decision shows: the results of chance, and the outcome of each clause. Only verification uses
 * it; without one it costs nothing.
 */
export interface EngineObserver {
  /** The draw pile was shuffled; the last card is drawn first. */
  shuffled(pile: readonly number[]): void;
  /** Chance picked these cards of a hand. */
  picked(cards: readonly number[]): void;
  /** A clause is about to act for one player: everything is decided, its `if` holds. */
  acts(frame: ClauseFrame, actor: number): void;
  acted(frame: ClauseFrame, actor: number): void;
  /** A clause does not act for a player: its `if` does not hold, or a `may` was declined. */
  passedOver(frame: ClauseFrame, actor: number, why: 'if' | 'declined'): void;
  /** A card that was being played was cancelled, or its target is out of reach. */
  cancelled(card: number): void;
}
