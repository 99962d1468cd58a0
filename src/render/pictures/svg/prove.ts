import { budgets, inDigits } from '../../../vocabulary/budgets.js';
import { prove } from '../../ground/proof.js';

const DRAWN = { name: 'drawn', script: new URL('./proof-worker.js', import.meta.url), addons: true };

/**
 * What is wrong with a drawing whose effects resvg may stumble over, so badly that it takes the whole process with it:
 * so it is drawn once in a process of its own.
 */
export function proofFlaw(svg: string): string | undefined {
  const outcome = prove(DRAWN, svg);
  if (outcome === undefined) return undefined;
  if (outcome === 'late')
    return `it takes too long to draw: ${inDigits(budgets.proofTime.most)} seconds are the most`;
  if (outcome === 'untried') return 'it was not tried: others before it took too long';
  return 'it has effects that can not be drawn: they are too large, or reach too far';
}
