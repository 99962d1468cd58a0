import type { Cache } from '../cache/cache.js';
import type { Shard } from './run/task-queue.js';

export interface VerifyOptions {
  /** Games at each table: an edition with a number of players. */
  readonly games?: number;
  /** Skips all games, new games included: for quick feedback. */
  readonly probesOnly?: boolean;
  readonly seed?: number;
  /** Only these cards, editions, numbers of players. */
  readonly cards?: readonly string[];
  readonly editions?: readonly string[];
  readonly players?: readonly number[];
  /** The share of games that the oracle follows step by step. */
  readonly lockstep?: number;
  /**
   * Milliseconds in all. When the probes and games that are asked for are done, what is left of them goes to more games
   * where clauses are thin. Such a report is not the same twice, and can't be a part of a split run.
   */
  readonly budget?: number;
  /** Only a part of the work. */
  readonly shard?: Shard;
  /** The cache of earlier results; the report is the same without it. */
  readonly cache?: Cache;
  /** The number of workers; 0: everything runs in this thread. */
  readonly workers?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Aborts the run, which then throws `AbortedError`. */
  readonly signal?: AbortSignal;
  /** For tests: the clock, in milliseconds. */
  readonly now?: () => number;
  /** For tests: see `verifyPool`. */
  readonly script?: URL;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly games: number;
  readonly probes: number;
  readonly disagreements: number;
}

/** Thrown when the run is aborted: there is no report. */
export class AbortedError extends Error {}

/** Default games at a table, for a whole deck and for single cards. */
export const DEFAULT_GAMES = 400;
export const GAMES_FOR_CARDS = 40;
export const DEFAULT_LOCKSTEP = 0.05;

export function countGames({ games, cards, probesOnly }: VerifyOptions): number {
  if (probesOnly) return 0;
  return games ?? (cards === undefined ? DEFAULT_GAMES : GAMES_FOR_CARDS);
}
