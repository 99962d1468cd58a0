import type { Deck } from '../deck/deck.js';
import type { VerifyReport } from './verdicts/verify-report.js';
import { verify } from './verify.js';
import { AbortedError, type Progress, type VerifyOptions } from './verify-options.js';

/** A verification that runs in the background. */
export interface VerifyRun {
  /** The current progress. */
  progress(): Progress;
  /** The report; undefined if the run was stopped first. */
  readonly result: Promise<VerifyReport | undefined>;
  /** Aborts the run; resolves when all its workers have ended. */
  stop(): Promise<void>;
}

/** One worker by default: the author needs the other cores. */
const THREADS = 1;

/** Verifies a deck in worker threads while its caller does other work. Results up to an abort are cached. */
export function verifyInBackground(deck: Deck, options: Omit<VerifyOptions, 'signal'> = {}): VerifyRun {
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
    if (cause instanceof AbortedError) return undefined;
    throw cause;
  });
  return {
    progress: () => now,
    result,
    async stop() {
      stopping.abort();
      // Errors are reported by `result`.
      await result.catch(() => {});
    },
  };
}
