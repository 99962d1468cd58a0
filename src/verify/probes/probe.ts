import type { Snapshot } from '../../engine/snapshot.js';

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
  /** Plays, in order: a card and, if it matters, the character. */
  readonly plays: readonly { readonly card: string; readonly on?: string }[];
  /** Cards to pick or to react with whenever they are offered. */
  readonly prefers: readonly string[];
  /** Why the deck can't bring about what the card requires, or undefined. */
  readonly lacks?: string;
}
