import { beforeAll, describe, expect, it } from 'vitest';
import { toLayout } from '../../src/render/core/layout.js';
import type { Renderer } from '../../src/render/drawing/render-face.js';
import { facePixels, type Pixels } from '../../src/render/output/png.js';
import { SLOT_REGIONS } from '../../src/vocabulary/region.js';
import type { RegionName } from '../../templates/template.js';
import { pixelsIn } from '../support/render/pixels-in.js';
import { contrast, medianLuminance } from '../support/render/relative-luminance.js';
import { shippingRenderer } from '../support/shipping-deck.js';

/** Two layers of a stack are told apart at arm's length. */
const LEAST = 2.5;
const DPI = 100;

let renderer: Renderer;
beforeAll(async () => {
  renderer = await shippingRenderer();
});

async function pixelsOf(id: string, side: 'front' | 'back', edition: string): Promise<Pixels> {
  const face = await renderer.render({ id, side, language: 'en', edition });
  return facePixels(face, { dpi: DPI, fonts: renderer.templates.fonts, trim: 30 });
}

const EDITIONS = ['classic', 'expansion', 'second'];

describe.each(EDITIONS)('in a stack of the edition %s', (edition) => {
  const rules = () => renderer.deck.editions[edition]?.rules ?? 'classic';
  const cards = () =>
    Object.entries(renderer.deck.cards).filter(([, card]) => card.editions.includes(edition));
  const regionOf = (kind: 'modifier' | 'death' | 'mystery', name: RegionName) =>
    toLayout(renderer.templates.layout, kind, rules()).regions[name];

  let grounds: [string, number][];
  beforeAll(async () => {
    grounds = await lookBehind();
  });

  /** How light it is behind each slot, on every face that values are laid on. */
  async function lookBehind(): Promise<[string, number][]> {
    const [person] = cards().find(([, card]) => card.kind === 'character') ?? [];
    const [house] = cards().find(([, card]) => card.kind === 'residence') ?? [];
    const faces = [
      ['alive', await pixelsOf(person ?? '', 'front', edition)],
      ['dead', await pixelsOf(person ?? '', 'back', edition)],
      ...(house === undefined ? [] : [['a house', await pixelsOf(house, 'front', edition)] as const]),
    ] as const;
    return faces.flatMap(([name, pixels]) =>
      SLOT_REGIONS.flatMap((region): [string, number][] => {
        const shapes = regionOf('modifier', region);
        return shapes === undefined
          ? []
          : [[`${region} of ${name}`, medianLuminance(pixels, pixelsIn(shapes, pixels, DPI))]];
      }),
    );
  }

  it('discs of values and icons stand out from what lies behind them, and gains from losses (VIS-2, VIS-4)', async () => {
    const discs = new Map<string, number>();
    for (const [id, card] of cards()) {
      if (card.kind !== 'modifier' && card.kind !== 'death') continue;
      const pixels = await pixelsOf(id, 'front', edition);
      for (const slot of ['top', 'middle', 'bottom'] as const) {
        const [value, icon] = [card.pathos[slot], card.icons[slot]];
        const seen = [
          [value === undefined ? undefined : Math.sign(value) < 0 ? 'loss' : 'gain', `pathos.${slot}`],
          [icon === undefined ? undefined : 'icon', `icon.${slot}`],
        ] as const;
        for (const [what, region] of seen) {
          const shapes = regionOf(card.kind, region);
          if (what === undefined || shapes === undefined || discs.has(what)) continue;
          discs.set(what, medianLuminance(pixels, pixelsIn(shapes, pixels, DPI)));
        }
      }
      if (discs.size === 3) break;
    }
    expect([...discs.keys()].sort()).toEqual(['gain', 'icon', 'loss']);
    for (const [place, ground] of grounds)
      for (const [what, light] of discs)
        expect(contrast(light, ground), `${what} on ${place}`).toBeGreaterThanOrEqual(LEAST);
    expect(contrast(discs.get('gain') ?? 0, discs.get('loss') ?? 0)).toBeGreaterThanOrEqual(LEAST);
  });

  it('plates stand out from what lies behind the values (VIS-5)', async () => {
    for (const kind of ['modifier', 'death', 'mystery'] as const) {
      const [id] = cards().find(([, card]) => card.kind === kind) ?? [];
      if (id === undefined) continue;
      const pixels = await pixelsOf(id, 'front', edition);
      for (const region of ['title', 'text'] as const) {
        const shapes = regionOf(kind, region) ?? [];
        const plate = medianLuminance(pixels, pixelsIn(shapes, pixels, DPI));
        for (const [place, ground] of grounds)
          expect(
            contrast(plate, ground),
            `the ${region} of a ${kind} beside ${place}`,
          ).toBeGreaterThanOrEqual(LEAST);
      }
    }
  });
});
