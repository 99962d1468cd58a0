import { createHash } from 'node:crypto';
import { budgets, inDigits, mostOf } from '../../vocabulary/budgets.js';

/** What is left for one look at a deck. */
interface Left {
  /** Files that may take too long. */
  late: number;
  /** Of work on what is tried, beyond what is usual. */
  seconds: number;
  /** Files that turn out to be of no use when they are tried. */
  failures: number;
  /** Effects of filters, beyond what is usual. */
  effects: number;
  /** Of pictures, beyond what their files make one expect. */
  pixels: number;
}

const whole = (): Left => ({
  late: budgets.lateProofs.most,
  seconds: budgets.strangersProofs.most,
  failures: budgets.strangersFailures.most,
  effects: budgets.strangersEffects.most,
  pixels: budgets.strangersPixels.most,
});

export let left = whole();
let counted = new Set<string>();

/** Each look at a deck has the whole budget: what took too long holds up other files for one look only. */
export function lookAnew(): void {
  left = whole();
  counted = new Set();
}

/** What the messages have in common that say why a file was not looked at to the end. */
const TOGETHER = 'for all files of a deck together';
/** What can be done about it. */
export const budgetHint = (flaw: string | undefined): string | undefined =>
  flaw?.includes(TOGETHER)
    ? 'Run the command again: what went well is remembered, so it gets further. Or make the files lighter: fewer effects, fewer pixels.'
    : undefined;

/** Why a file that has to be tried is not, or no longer: half a sentence that begins with "it". */
export function untriedFlaw(): string | undefined {
  if (left.late <= 0) return 'it was not tried: one before it took too long';
  if (left.failures <= 0)
    return `it was not tried, since others of this deck that were are of no use: ${TOGETHER}, ${mostOf('strangersFailures')} of those`;
  return left.seconds <= 0 ? noTimeFlaw() : undefined;
}

/** What was tried until there was nothing left for it. */
export const noTimeFlaw = (): string =>
  `it was not tried to the end, since what this deck brings takes longer than usual: ${TOGETHER}, ${mostOf('strangersProofs')} of that, in seconds`;

const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Counts a large file that is of no use: a deck may be full of them, and each has to be read to know that. */
export function countFailure(bytes: Uint8Array): void {
  if (counted.has(keyOf(bytes))) return;
  counted.add(keyOf(bytes));
  left.failures--;
}

/** So many effects of a drawing are nothing strange: paper, a shadow, a glow. */
const USUAL_EFFECTS = 8;

/**
 * Counts the effects of a drawing that is to be tried.
 * @returns why it is not: half a sentence that begins with "it"
 */
export function effectsFlaw(count: number): string | undefined {
  const beyond = count - USUAL_EFFECTS;
  if (beyond <= 0) return undefined;
  if (beyond > left.effects)
    return `it has ${inDigits(count)} effects of filters, as others of this deck may: ${TOGETHER}, ${mostOf('strangersEffects')} beyond ${USUAL_EFFECTS} a drawing`;
  left.effects -= beyond;
  return undefined;
}

/** So many pixels for a byte are nothing strange: photographs have about eight. */
const USUAL = 20;

/**
 * Counts the pixels of a picture whose file is far smaller than most that have as many: a deck may be full of them.
 * @param pixels all that have to be gone over
 * @returns why they are not gone over: half a sentence that begins with "it"
 */
export function unfoldFlaw(bytes: Uint8Array, pixels: number): string | undefined {
  const beyond = pixels - bytes.length * USUAL;
  if (beyond <= 0) return undefined;
  const key = keyOf(bytes);
  if (counted.has(key)) return undefined;
  if (beyond > left.pixels)
    return `it unfolds to ${inDigits(pixels)} pixels from ${inDigits(bytes.length)} bytes, as others of this deck do: ${TOGETHER}, ${mostOf('strangersPixels')} beyond ${USUAL} for each byte`;
  counted.add(key);
  left.pixels -= beyond;
  return undefined;
}
