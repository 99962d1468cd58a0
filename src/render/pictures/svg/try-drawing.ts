import { createRequire } from 'node:module';
import { inDigits, limits } from '../../../vocabulary/limits.js';
import { isKnownSafe, tryInProcess } from '../../core/process-check.js';
import { resvgLibraries } from '../../core/resvg.js';
import type { UntrustedBudget } from '../../core/untrusted-budget.js';
import { comesWithTool } from './custom-drawings.js';

const DRAWN = {
  name: 'drawn',
  usual: 0.2,
  script: new URL('./drawing-worker.js', import.meta.url),
  files: () => [...resvgLibraries(), wordsFont()],
};
const require = createRequire(import.meta.url);
/** The font for text in drawings that are checked. */
const wordsFont = (): string =>
  require.resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf');

const LIGHT = { ...DRAWN, usual: 0.05, isLight: true };

/**
 * Describes what goes wrong when a drawing is rendered: resvg may hang, or crash the whole process. So each drawing is
 * rendered once in a sandboxed process, unless it is built in.
 * @param effects the number of its filter effects
 * @param isLight whether nothing in it suggests that it is slow
 */
export function proofFlaw(
  svg: string,
  file: Uint8Array,
  budget: UntrustedBudget,
  { effects, isLight = false }: { readonly effects: number; readonly isLight?: boolean },
): string | undefined {
  if (comesWithTool(file)) return undefined;
  const strange = effects === 0 || isKnownSafe(DRAWN, file) ? undefined : budget.chargeEffects(effects);
  if (strange !== undefined) return strange;
  const outcome = isLight
    ? tryInProcess(LIGHT, budget, Buffer.from(svg))
    : tryInProcess(DRAWN, budget, Buffer.from(svg), file);
  if (outcome === undefined) return undefined;
  if (outcome === 'timeout')
    return `it takes too long to draw: the limit is ${inDigits(limits.proofTime.max)} seconds`;
  if ('untried' in outcome) return outcome.untried;
  const what = effects > 0 ? 'effects' : 'parts';
  return `it has ${what} that can not be drawn: they are too large, or lie too far outside of it`;
}

/** The same before parsing, for a drawing that needs a check: fails if no budget is left. */
export const flawAtSight = (file: Uint8Array, budget: UntrustedBudget): string | undefined =>
  isKnownSafe(DRAWN, file) ? undefined : budget.explainUntried();
