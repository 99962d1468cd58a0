import { budgets, inDigits } from '../../../vocabulary/budgets.js';
import { effectsFlaw, untriedFlaw } from '../../ground/one-look.js';
import { isProven, prove } from '../../ground/proof.js';
import { resvgLibraries } from '../../ground/resvg.js';

const DRAWN = {
  name: 'drawn',
  usual: 0.2,
  script: new URL('./proof-worker.js', import.meta.url),
  addons: resvgLibraries,
};

/**
 * What is wrong with a drawing whose effects resvg may stumble over, so badly that it takes the whole process with it:
 * so it is drawn once in a process of its own.
 * @param effects how many it has
 */
export function proofFlaw(svg: string, file: Uint8Array, effects: number): string | undefined {
  const strange = isProven(DRAWN, file) ? undefined : effectsFlaw(effects);
  if (strange !== undefined) return strange;
  const outcome = prove(DRAWN, Buffer.from(svg), file);
  if (outcome === undefined) return undefined;
  if (outcome === 'late')
    return `it takes too long to draw: ${inDigits(budgets.proofTime.most)} seconds are the most`;
  if ('untried' in outcome) return outcome.untried;
  return 'it has effects that can not be drawn: they are too large, or reach too far';
}

/** The same of one that certainly has to be drawn, before it is read: nothing is left to try it with. */
export const flawAtSight = (file: Uint8Array): string | undefined =>
  isProven(DRAWN, file) ? undefined : untriedFlaw();
