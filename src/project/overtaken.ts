import { setImmediate as others } from 'node:timers/promises';

/** Something has changed meanwhile: what was being worked out is no longer asked for. */
export class Overtaken extends Error {}

/** Between two pieces of work: lets others have their turn, so that nobody waits for all of it. @throws Overtaken */
export type Pause = () => Promise<void>;

/** @param waits for whatever is more urgent */
export const pausing =
  (isOvertaken: () => boolean, waits: () => Promise<void> = async () => {}): Pause =>
  async () => {
    await others();
    await waits();
    if (isOvertaken()) throw new Overtaken();
  };

/** For whoever has nobody to wait for. */
export const withoutPause: Pause = async () => {};
