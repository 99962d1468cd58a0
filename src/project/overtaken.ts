import { setImmediate as others } from 'node:timers/promises';

/** Thrown when a newer change supersedes the running check. */
export class Overtaken extends Error {}

/**
 * Called between two steps of a check: yields to the event loop, so that no other task waits for the whole check.
 * @throws Overtaken
 */
export type Pause = () => Promise<void>;

/** @param waits resolves when no more urgent task is pending */
export const pausing =
  (isOvertaken: () => boolean, waits: () => Promise<void> = async () => {}): Pause =>
  async () => {
    await others();
    await waits();
    if (isOvertaken()) throw new Overtaken();
  };

/** For callers that never need to yield. */
export const withoutPause: Pause = async () => {};
