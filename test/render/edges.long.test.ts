import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../src/render/drawing/render-face.js';
import { facePixels, type Pixels } from '../../src/render/output/png.js';
import { CARD_KINDS } from '../../src/vocabulary/kinds/index.js';
import { shippingRenderer } from '../support/shipping-deck.js';

const DPI = 254;
/** Pixels at that resolution are tenths of a millimetre. */
const CLEAR_OF_THE_CUT = 29;
/** Strips of wallpaper differ by less than this on the average; a line along the edge by far more. */
const LINE = 12;

let renderer: Renderer;
beforeAll(async () => {
  renderer = await shippingRenderer();
});

/** How light the strips of pixels along an edge of the card are on the average, from the cut inwards. */
function strips({ width, height, data }: Pixels, isAcross: boolean): number[] {
  const [along, from] = isAcross ? [width, 60] : [height, 60];
  return Array.from({ length: CLEAR_OF_THE_CUT }, (_, depth) => {
    let sum = 0;
    for (let at = from; at < along - from; at++) {
      const pixel = isAcross ? depth * width + at : at * width + depth;
      sum += [0, 1, 2, 3].reduce((all, c) => all + (data[4 * pixel + c] as number), 0) / 4;
    }
    return sum / (along - 2 * from);
  });
}

describe.each(CARD_KINDS)('on a %s', (kind) => {
  it.each(['front', 'back'] as const)('no line runs along the cut within 3 mm, on its %s', async (side) => {
    const { deck, templates } = renderer;
    const [id, card] = Object.entries(deck.cards).find(([, one]) => one.kind === kind) ?? [];
    for (const edition of new Set([card?.editions[0], card?.editions.at(-1)])) {
      const face = await renderer.render({ id: id ?? '', side, language: 'en', edition: edition ?? '' });
      const pixels = await facePixels(face, { dpi: DPI, fonts: templates.fonts, trim: 30 });
      for (const isAcross of [true, false]) {
        const lights = strips(pixels, isAcross);
        const steps = lights.slice(1).map((light, i) => Math.abs(light - (lights[i] as number)));
        expect(Math.max(...steps), `${edition} ${isAcross ? 'across' : 'down'}`).toBeLessThan(LINE);
      }
    }
  });
});
