import { createHash } from 'node:crypto';
import { budgets, inDigits, mostOf } from '../../vocabulary/budgets.js';

/** What is left for one look at a deck. */
interface Left {
  /** Files that may take too long. */
  late: number;
  /** Of work on what is tried, beyond what is usual. */
  seconds: number;
  /** Of pictures, beyond what their files make one expect. */
  pixels: number;
}

const forAnyone = (): Left => ({
  late: budgets.lateProofs.most,
  seconds: Number.POSITIVE_INFINITY,
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
  left.pixels = budgets.strangersPixels.most;
}

/** What says why a stranger's file was not looked at to the end, and what can be done about it. */
const UNTRUSTED = 'where nobody trusts a deck';
export const trustHint = (flaw: string | undefined): string | undefined =>
  flaw?.includes(UNTRUSTED)
    ? 'If you know whose deck it is, `shroud trust` says so, or `--trust` this once.'
    : undefined;

/** What was tried until there was nothing left for it. */
export const noTimeFlaw = (): string =>
  `it was not tried to the end, since what this deck brings takes longer than usual: ${UNTRUSTED}, ${mostOf('strangersProofs')} of that, in seconds`;

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
  const key = createHash('sha256').update(bytes).digest('hex');
  if (counted.has(key)) return undefined;
  if (beyond > left.pixels)
    return `it unfolds to ${inDigits(pixels)} pixels from ${inDigits(bytes.length)} bytes, as others of this deck do: ${UNTRUSTED}, ${mostOf('strangersPixels')} beyond ${USUAL} for each byte`;
  counted.add(key);
  left.pixels -= beyond;
  return undefined;
}
