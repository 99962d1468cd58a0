import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../../src/render/core/geometry.js';
import { type RegionName, toLayout } from '../../../src/render/core/layout.js';
import { layoutClashes, layoutGaps } from '../../../src/render/core/layout-clashes.js';
import { readLayout } from '../../../src/render/core/read-design.js';
import { fitCard } from '../../../src/render/core/scale-layout.js';
import { RULES, type RulesName } from '../../../src/vocabulary/files/deck-file.js';
import type { LayoutFile } from '../../../src/vocabulary/files/layout-file.js';
import { CARD_KINDS, type CardKind } from '../../../src/vocabulary/kinds/index.js';

const layout = readLayout(undefined).value as LayoutFile;
const side = fc.integer({ min: 200, max: 3000 }).map((tenths) => tenths / 10);

/** A region on a card of some size, in mm as they are printed. */
function placed(width: number, height: number, kind: CardKind, rules: RulesName, region: RegionName) {
  const { layout: bent, scale } = fitCard(layout, { width, height });
  const shapes = toLayout(bent, kind, rules).regions[region];
  if (shapes === undefined) return undefined;
  const [x, y, w, h] = Object.values(boundsOf(shapes)).map((tenths) => (tenths * scale) / 10);
  return { left: x ?? 0, top: y ?? 0, right: (x ?? 0) + (w ?? 0), bottom: (y ?? 0) + (h ?? 0), scale };
}

describe('a layout on cards of another size', () => {
  it('is the same where the shape is the same, only larger', () => {
    expect(fitCard(layout, { width: 126, height: 176 })).toEqual({ scale: 2, layout });
  });

  it('fills the card, whatever its size: no empty bands, nothing off it', () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(...RULES), (width, height, rules) => {
        const { layout: bent, scale } = fitCard(layout, { width, height });
        expect(bent.card.width * scale).toBeCloseTo(width, 6);
        expect(bent.card.height * scale).toBeCloseTo(height, 6);
        const title = placed(width, height, 'modifier', rules, 'title');
        const text = placed(width, height, 'modifier', rules, 'text');
        expect(title?.left).toBeCloseTo(3 * scale, 6);
        expect(title?.top).toBeCloseTo(3 * scale, 6);
        expect(title?.right).toBeCloseTo(width - 3 * scale, 6);
        expect(text?.bottom).toBeCloseTo(height - 3 * scale, 6);
        expect(text?.right).toBeCloseTo(width - 3 * scale, 6);
      }),
      { numRuns: 100 },
    );
  });

  it('has no region that overlaps another, and covers on deaths what it covers on modifiers (VIS-1)', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { layout: bent } = fitCard(layout, { width, height });
        expect(layoutClashes(bent)).toEqual([]);
        expect(layoutGaps(bent)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps circles round and lines as high as they were, and gives the room to portrait and text', () => {
    const [tall, wide] = [
      [70, 120],
      [88, 63],
    ] as const;
    for (const [width, height] of [tall, wide])
      for (const rules of RULES)
        for (const kind of CARD_KINDS) {
          const { layout: bent } = fitCard(layout, { width, height });
          const [before, after] = [
            toLayout(layout, kind, rules).regions,
            toLayout(bent, kind, rules).regions,
          ];
          expect(Object.keys(after)).toEqual(Object.keys(before));
          for (const [name, shapes = []] of Object.entries(after))
            for (const [i, shape] of shapes.entries()) {
              const was = before[name as RegionName]?.[i];
              if ('r' in shape && was && 'r' in was) expect(shape.r).toBe(was.r);
              if ('height' in shape && was && 'height' in was) {
                if (/title|name|reminder/.test(name)) expect(shape.height).toBeCloseTo(was.height, 6);
                else expect(shape.height).toBeGreaterThanOrEqual(was.height - 1e-6);
                expect(shape.width).toBeGreaterThanOrEqual(was.width - 1e-6);
              }
            }
        }
    const portrait = placed(...tall, 'character', 'classic', 'portrait');
    const text = placed(...tall, 'character', 'classic', 'text');
    const share = (one: typeof portrait, was: number) =>
      (one?.bottom ?? 0) - (one?.top ?? 0) - was * (one?.scale ?? 0);
    expect(share(portrait, 33.5)).toBeGreaterThan(8);
    expect(share(text, 34)).toBeGreaterThan(6);
  });
});
