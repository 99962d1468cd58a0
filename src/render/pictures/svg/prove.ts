import { createRequire } from 'node:module';
import { budgets, inDigits } from '../../../vocabulary/budgets.js';
import { effectsFlaw, untriedFlaw } from '../../ground/one-look.js';
import { isProven, prove } from '../../ground/proof.js';
import { resvgLibraries } from '../../ground/resvg.js';
import { comesWithTool } from './own-drawings.js';

const DRAWN = {
  name: 'drawn',
  usual: 0.2,
  script: new URL('./proof-worker.js', import.meta.url),
  files: () => [...resvgLibraries(), wordsFont()],
};
const require = createRequire(import.meta.url);
/** What words in a drawing are tried with. */
const wordsFont = (): string =>
  require.resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf');

const LIGHT = { ...DRAWN, usual: 0.05, isLight: true };

/**
 * What is wrong with a drawing when it is drawn: resvg may take for ever over it, or fall so badly that it takes the
 * whole process with it. So each is drawn once in a process of its own, unless it comes with the tool.
 * @param effects how many it has
 * @param isLight whether nothing in it makes one expect that it is slow
 */
export function proofFlaw(
  svg: string,
  file: Uint8Array,
  { effects, isLight = false }: { readonly effects: number; readonly isLight?: boolean },
): string | undefined {
  if (comesWithTool(file)) return undefined;
  const strange = effects === 0 || isProven(DRAWN, file) ? undefined : effectsFlaw(effects);
  if (strange !== undefined) return strange;
  const outcome = isLight ? prove(LIGHT, Buffer.from(svg)) : prove(DRAWN, Buffer.from(svg), file);
  if (outcome === undefined) return undefined;
  if (outcome === 'late')
    return `it takes too long to draw: ${inDigits(budgets.proofTime.most)} seconds are the most`;
  if ('untried' in outcome) return outcome.untried;
  const what = effects > 0 ? 'effects' : 'parts';
  return `it has ${what} that can not be drawn: they are too large, or lie too far outside of it`;
}

/** The same of one that certainly has to be drawn, before it is read: nothing is left to try it with. */
export const flawAtSight = (file: Uint8Array): string | undefined =>
  isProven(DRAWN, file) ? undefined : untriedFlaw();
