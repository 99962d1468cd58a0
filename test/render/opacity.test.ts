import { describe, expect, it } from 'vitest';
import { overlaps } from '../../src/render/core/geometry.js';
import { toLayout } from '../../src/render/core/layout.js';
import { isClear, listPrintedRegions } from '../../src/render/core/printed-regions.js';
import type { Pixels } from '../../src/render/output/png.js';
import { REGION_NAMES } from '../../src/vocabulary/region.js';
import type { RegionShape, Regions } from '../../templates/template.js';
import {
  deck,
  isLaid,
  layRandomStacks,
  PIXEL,
  pixelsIn,
  pixelsOf,
  renderer,
} from '../support/render/stacks.js';

const outsides = new Map<string, readonly number[]>();

/** The pixels that lie wholly outside of some regions. */
function pixelsOutside(shapes: readonly RegionShape[], { width, height }: Pixels): readonly number[] {
  const key = JSON.stringify(shapes);
  const known = outsides.get(key);
  if (known !== undefined) return known;
  const half = PIXEL / 2 + 0.5;
  const outside = Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) => {
    const x = ((pixel % width) + 0.5) * PIXEL;
    const y = (Math.floor(pixel / width) + 0.5) * PIXEL;
    return !overlaps([{ x: x - half, y: y - half, width: 2 * half, height: 2 * half, radius: 0 }], shapes);
  });
  outsides.set(key, outside);
  return outside;
}

describe('a clear card', () => {
  it.each(['classic', 'expansion', 'second', 'second-lingering'])(
    'is opaque where it prints, and clear in every other region (%s)',
    async (edition) => {
      const { rules = 'classic' } = deck.editions[edition] ?? {};
      // A region that only other kinds have must stay clear as well: the name of a character, say.
      const modifier = toLayout(renderer.templates.layout, 'modifier', rules);
      const character = toLayout(renderer.templates.layout, 'character', rules);
      const every: Regions = { ...character.regions, ...modifier.regions };
      const wrong: string[] = [];
      for (const [id, card] of Object.entries(deck.cards)) {
        if (!card.editions.includes(edition) || !(isLaid(card) || card.kind === 'mystery')) continue;
        const pixels = await pixelsOf(id, 'front', edition);
        const printed = listPrintedRegions(card, toLayout(renderer.templates.layout, card.kind, rules));
        for (const name of REGION_NAMES) {
          const wanted = printed.includes(name) ? 255 : 0;
          const inside = pixelsIn(every[name], pixels);
          const alphas = inside.map((pixel) => pixels.data[4 * pixel + 3] as number);
          if (alphas.some((alpha) => alpha !== wanted)) wrong.push(`${id} ${name}: not ${wanted}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(['classic', 'expansion', 'second'])(
    'has no ink where there is no white below it (%s; LOOK-1, LOOK-4)',
    async (edition) => {
      const { rules = 'classic' } = deck.editions[edition] ?? {};
      const wrong: string[] = [];
      for (const [id, card] of Object.entries(deck.cards)) {
        if (!card.editions.includes(edition) || !isClear(card)) continue;
        const pixels = await pixelsOf(id, 'front', edition);
        const layout = toLayout(renderer.templates.layout, card.kind, rules);
        const printed = listPrintedRegions(card, layout).flatMap((name) => layout.regions[name] ?? []);
        const stray = pixelsOutside(printed, pixels).filter((pixel) => pixels.data[4 * pixel + 3] !== 0);
        if (stray.length > 0) wrong.push(`${id}: ${stray.length} pixels`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('what a stack shows is what the engine counts', () => {
  it.each(['classic', 'expansion', 'second', 'second-lingering'])(
    'in random stacks (clear, %s; VIS-1, VIS-2, VIS-4, VIS-5, MOD-6)',
    (edition) => layRandomStacks('clear', edition),
  );
});
