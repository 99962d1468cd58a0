import { setImmediate as others } from 'node:timers/promises';

/** Thrown when a newer change supersedes the running check. */
export class SupersededError extends Error {}

/**
 * Called between two steps of a check: yields to the event loop, so that no other task waits for the whole check.
 * @throws SupersededError
 */
export type Checkpoint = () => Promise<void>;

/** @param waits resolves when no more urgent task is pending */
export const createCheckpoint =
  (isSuperseded: () => boolean, waits: () => Promise<void> = async () => {}): Checkpoint =>
  async () => {
    await others();
    await waits();
    if (isSuperseded()) throw new SupersededError();
  };

/** For callers that never need to yield. */
export const noCheckpoint: Checkpoint = async () => {};
