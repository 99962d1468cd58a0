/**
 * The resource budget for untrusted files: time, failures, effects and pixels per load of a deck. Process-wide state,
 * reset by `resetUntrustedBudget` at every load.
 */

import { createHash } from 'node:crypto';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';

/** The remaining budget of one load. */
interface Left {
  /** Files that may time out. */
  late: number;
  /** Seconds of sandboxed work beyond the usual. */
  seconds: number;
  /** Files that may fail in the sandbox. */
  failures: number;
  /** Filter effects beyond the usual. */
  effects: number;
  /** Pixels beyond what the file sizes suggest. */
  pixels: number;
}

const whole = (): Left => ({
  late: limits.lateProofs.max,
  seconds: limits.strangersProofs.max,
  failures: limits.strangersFailures.max,
  effects: limits.strangersEffects.max,
  pixels: limits.strangersPixels.max,
});

export let untrustedBudget = whole();
let counted = new Set<string>();

/** Resets the budget for a new load of the deck: slow files block others for one load only. */
export function resetUntrustedBudget(): void {
  untrustedBudget = whole();
  counted = new Set();
}

/** The common part of all messages about an exhausted budget. */
const TOGETHER = 'for all files of a deck together';
/** The hint for messages about an exhausted budget. */
export const budgetHint = (flaw: string | undefined): string | undefined =>
  flaw?.includes(TOGETHER)
    ? 'Run the command again: successful checks are cached, so it gets further. Or make the files lighter: fewer effects, fewer pixels.'
    : undefined;

/** Why a file is not checked in the sandbox: half a sentence that begins with "it". */
export function explainUntried(): string | undefined {
  if (untrustedBudget.late <= 0) return 'it was not checked: another file before it took too long';
  if (untrustedBudget.failures <= 0)
    return `it was not checked, because other files of this deck were unusable: ${TOGETHER}, ${limitText('strangersFailures')}`;
  return untrustedBudget.seconds <= 0 ? noTimeFlaw() : undefined;
}

/** The message for a check that ran out of budget. */
export const noTimeFlaw = (): string =>
  `its check was stopped, because the files of this deck take longer than usual: ${TOGETHER}, ${limitText('strangersProofs')} seconds`;

const hashContent = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Counts a large unusable file: a deck may have many, and each has to be read to find out. */
export function countFailure(bytes: Uint8Array): void {
  if (counted.has(hashContent(bytes))) return;
  counted.add(hashContent(bytes));
  untrustedBudget.failures--;
}

/** Usual number of effects in a drawing: paper, a shadow, a glow. */
const USUAL_EFFECTS = 8;

/**
 * Charges the effects of a drawing to the budget before it is checked.
 * @returns why it is not checked: half a sentence that begins with "it"
 */
export function effectsFlaw(count: number): string | undefined {
  const beyond = count - USUAL_EFFECTS;
  if (beyond <= 0) return undefined;
  if (beyond > untrustedBudget.effects)
    return `it has ${inDigits(count)} filter effects, like other files of this deck: ${TOGETHER}, ${limitText('strangersEffects')} beyond ${USUAL_EFFECTS} per drawing`;
  untrustedBudget.effects -= beyond;
  return undefined;
}

/** Usual number of pixels per byte; photographs have about eight. */
const USUAL = 20;

/**
 * Charges the pixels of a picture to the budget if its file is unusually small for them: a deck may have many such
 * files.
 * @param pixels all pixels that must be processed
 * @returns why they are not processed: half a sentence that begins with "it"
 */
export function unfoldFlaw(bytes: Uint8Array, pixels: number): string | undefined {
  const beyond = pixels - bytes.length * USUAL;
  if (beyond <= 0) return undefined;
  const key = hashContent(bytes);
  if (counted.has(key)) return undefined;
  if (beyond > untrustedBudget.pixels)
    return `it expands to ${inDigits(pixels)} pixels from ${inDigits(bytes.length)} bytes, like other files of this deck: ${TOGETHER}, ${limitText('strangersPixels')} beyond ${USUAL} per byte`;
  counted.add(key);
  untrustedBudget.pixels -= beyond;
  return undefined;
}
