/**
 * The resource budget for untrusted files: time, failures, effects and pixels per load of a deck. It belongs to the
 * folder of an open deck, so that decks do not share it; its workspace resets it at every load. Entry points:
 * `budgetFor`, `UntrustedBudget`.
 */

import { createHash } from 'node:crypto';
import type { DeckFolder } from '../../deck/folder.js';
import { memoize } from '../../memo/memoize.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';

/** The remaining budget of one load. */
interface Left {
  /** Files that may time out. */
  late: number;
  /** Seconds of sandboxed work beyond the usual. */
  seconds: number;
  /** Files that may fail in the sandbox. */
  failures: number;
  /** Light files that may fail in the sandbox. */
  lightFailures: number;
  /** Filter effects beyond the usual. */
  effects: number;
  /** Pixels beyond what the file sizes suggest. */
  pixels: number;
  /** Why processes did not start, by script: waiting for one failure is enough. */
  readonly startFailures: Map<string, string>;
  /** Hashes of files that are charged already. */
  readonly counted: Set<string>;
}

/** Limit on failures of light files per load of a deck. */
const LIGHT_FAILURES = 2;

const whole = (): Left => ({
  late: limits.lateProofs.max,
  seconds: limits.strangersProofs.max,
  failures: limits.strangersFailures.max,
  lightFailures: LIGHT_FAILURES,
  effects: limits.strangersEffects.max,
  pixels: limits.strangersPixels.max,
  startFailures: new Map(),
  counted: new Set(),
});

/** The common part of all messages about an exhausted budget. */
const TOGETHER = 'for all files of a deck together';
/** The hint for messages about an exhausted budget. */
export const budgetHint = (flaw: string | undefined): string | undefined =>
  flaw?.includes(TOGETHER)
    ? 'Run the command again: successful checks are cached, so it gets further. Or make the files lighter: fewer effects, fewer pixels.'
    : undefined;

/** The message for a check that ran out of budget. */
export const noTimeFlaw = (): string =>
  `its check was stopped, because the files of this deck take longer than usual: ${TOGETHER}, ${limitText('strangersProofs')} seconds`;

const computeKey = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Usual number of effects in a drawing: paper, a shadow, a glow. */
const USUAL_EFFECTS = 8;

/** Usual number of pixels per byte; photographs have about eight. */
const USUAL = 20;

/** The budget of one open deck. Its methods return why a file is not used: half a sentence that begins with "it". */
export class UntrustedBudget {
  /** Another object for each load of the deck. */
  left = whole();

  /** Resets the budget for a new load of the deck: slow files block others for one load only. */
  reset(): void {
    this.left = whole();
  }

  /** Why a file is not checked in the sandbox. */
  explainUntried(): string | undefined {
    if (this.left.late <= 0) return 'it was not checked: another file before it took too long';
    if (this.left.failures <= 0)
      return `it was not checked, because other files of this deck were unusable: ${TOGETHER}, ${limitText('strangersFailures')}`;
    return this.left.seconds <= 0 ? noTimeFlaw() : undefined;
  }

  /** Why a light file is not checked: failures of heavier files do not prevent it. */
  explainLightUntried(): string | undefined {
    if (this.left.lightFailures <= 0)
      return `it was not tried: ${LIGHT_FAILURES} before it could not be drawn, or took too long`;
    return this.left.seconds <= 0 ? noTimeFlaw() : undefined;
  }

  /** Counts a large unusable file: a deck may have many, and each has to be read to find out. */
  countFailure(bytes: Uint8Array): void {
    const key = computeKey(bytes);
    if (this.left.counted.has(key)) return;
    this.left.counted.add(key);
    this.left.failures--;
  }

  /** Charges the effects of a drawing before it is checked. */
  chargeEffects(count: number): string | undefined {
    const beyond = count - USUAL_EFFECTS;
    if (beyond <= 0) return undefined;
    if (beyond > this.left.effects)
      return `it has ${inDigits(count)} filter effects, like other files of this deck: ${TOGETHER}, ${limitText('strangersEffects')} beyond ${USUAL_EFFECTS} per drawing`;
    this.left.effects -= beyond;
    return undefined;
  }

  /**
   * Charges the pixels of a picture if its file is unusually small for them: a deck may have many such files.
   * @param pixels all pixels that must be processed
   */
  chargePixels(bytes: Uint8Array, pixels: number): string | undefined {
    const beyond = pixels - bytes.length * USUAL;
    if (beyond <= 0) return undefined;
    const key = computeKey(bytes);
    if (this.left.counted.has(key)) return undefined;
    if (beyond > this.left.pixels)
      return `it expands to ${inDigits(pixels)} pixels from ${inDigits(bytes.length)} bytes, like other files of this deck: ${TOGETHER}, ${limitText('strangersPixels')} beyond ${USUAL} per byte`;
    this.left.counted.add(key);
    this.left.pixels -= beyond;
    return undefined;
  }
}

const ofFolder = memoize((_folder: DeckFolder) => new UntrustedBudget());

/** The budget of an open deck, by its folder; a new one without a folder. */
export const budgetFor = (folder: DeckFolder | undefined): UntrustedBudget =>
  folder === undefined ? new UntrustedBudget() : ofFolder(folder);
