import type { Snapshot } from '../../../engine/states/table-snapshot.js';

/** A play: a card and, if it matters, the character; or a card that is discarded instead. */
export interface WantedPlay {
  readonly card: string;
  readonly on?: string;
  readonly discards?: true;
}

/** A table laid for a card in a context, and what is done first: choices that are taken when they are offered. */
export interface Probe {
  readonly card: string;
  readonly context: string;
  readonly edition: string;
  readonly players: number;
  readonly snapshot: Snapshot;
  /** Whether the card itself is played: proof that it can be. */
  readonly isPlayed: boolean;
  /** Whether it is only held, so that there is nothing to see of its clauses. */
  readonly isHeld: boolean;
  /** In order. */
  readonly plays: readonly WantedPlay[];
  /** Cards to pick or to react with whenever they are offered. */
  readonly prefers: readonly string[];
  /** Whether the deck can't bring about the situation at all: engine and oracle must agree, but it proves nothing. */
  readonly isForeign?: true;
  /** Why the deck can't bring about what the card requires, or undefined. */
  readonly lacks?: string;
}
