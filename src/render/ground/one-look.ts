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

const forAnyone = (): Left => ({
  late: budgets.lateProofs.most,
  seconds: Number.POSITIVE_INFINITY,
  failures: Number.POSITIVE_INFINITY,
  effects: Number.POSITIVE_INFINITY,
  pixels: Number.POSITIVE_INFINITY,
});

export let left = forAnyone();
let counted = new Set<string>();

/**
 * Whoever looks at a deck anew tries anew: what took too long holds up others for one look only.
 * @param isTrusted whether somebody knows whose deck it is, and would wait for it
 */
export function lookAnew(isTrusted = true): void {
  left = forAnyone();
  counted = new Set();
  if (isTrusted) return;
  left.seconds = budgets.strangersProofs.most;
  left.failures = budgets.strangersFailures.most;
  left.effects = budgets.strangersEffects.most;
  left.pixels = budgets.strangersPixels.most;
}

/** What says why a stranger's file was not looked at to the end, and what can be done about it. */
const UNTRUSTED = 'where nobody trusts a deck';
export const trustHint = (flaw: string | undefined): string | undefined =>
  flaw?.includes(UNTRUSTED)
    ? 'If you know whose deck it is, `shroud trust` says so, or `--trust` this once.'
    : undefined;

/** Why a file that has to be tried is not, or no longer: half a sentence that begins with "it". */
export function untriedFlaw(): string | undefined {
  if (left.late <= 0) return 'it was not tried: one before it took too long';
  if (left.failures <= 0)
    return `it was not tried, since others of this deck that were are of no use: ${UNTRUSTED}, ${mostOf('strangersFailures')} of those`;
  return left.seconds <= 0 ? noTimeFlaw() : undefined;
}

/** What was tried until there was nothing left for it. */
export const noTimeFlaw = (): string =>
  `it was not tried to the end, since what this deck brings takes longer than usual: ${UNTRUSTED}, ${mostOf('strangersProofs')} of that, in seconds`;

const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Counts a large file that is of no use: a deck may be full of them, and each has to be read to know that. */
export function countFailure(bytes: Uint8Array): void {
  if (left.failures === Number.POSITIVE_INFINITY || counted.has(keyOf(bytes))) return;
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
    return `it has ${inDigits(count)} effects of filters, as others of this deck may: ${UNTRUSTED}, ${mostOf('strangersEffects')} beyond ${USUAL_EFFECTS} a drawing`;
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
  if (beyond <= 0 || left.pixels === Number.POSITIVE_INFINITY) return undefined;
  const key = keyOf(bytes);
  if (counted.has(key)) return undefined;
  if (beyond > left.pixels)
    return `it unfolds to ${inDigits(pixels)} pixels from ${inDigits(bytes.length)} bytes, as others of this deck do: ${UNTRUSTED}, ${mostOf('strangersPixels')} beyond ${USUAL} for each byte`;
  counted.add(key);
  left.pixels -= beyond;
  return undefined;
}
