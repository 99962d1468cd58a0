import type { Deck } from '../deck/deck.js';
import type { VerifyReport } from './verdicts/verify-report.js';
import { verify } from './verify.js';
import { type Progress, Stopped, type VerifyOptions } from './verify-options.js';

/** A verification that goes on while others work. */
export interface Proving {
  /** How far it is. */
  progress(): Progress;
  /** The report; undefined if it was stopped before there was one. */
  readonly result: Promise<VerifyReport | undefined>;
  /** Gives it up, whatever is under way; done when all its threads are gone. */
  stop(): Promise<void>;
}

/** Whoever edits needs the other cores: one thread, if not told otherwise. */
const THREADS = 1;

/** Proves a deck in threads of its own, for whoever shows it meanwhile. What it has proven by the time it is stopped is kept. */
export function proveInBackground(deck: Deck, options: Omit<VerifyOptions, 'signal'> = {}): Proving {
  const stopping = new AbortController();
  let now: Progress = { done: 0, of: 0, games: 0, probes: 0, disagreements: 0 };
  const running = verify(deck, {
    workers: THREADS,
    ...options,
    signal: stopping.signal,
    onProgress(progress) {
      now = progress;
      options.onProgress?.(progress);
    },
  });
  const result = running.catch((cause: unknown) => {
    if (cause instanceof Stopped) return undefined;
    throw cause;
  });
  return {
    progress: () => now,
    result,
    async stop() {
      stopping.abort();
      // What went wrong is told to whoever waits for the result.
      await result.catch(() => {});
    },
  };
}
