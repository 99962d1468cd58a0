import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Crop, Deck } from '../../../src/deck/deck.js';
import { toLayout } from '../../../src/render/core/layout.js';
import { pictureBox } from '../../../src/render/core/printed-regions.js';
import { openResvg } from '../../../src/render/core/resvg.js';
import { facePixels } from '../../../src/render/output/png.js';
import { cropBox } from '../../../src/render/pictures/crop-art.js';
import { printed } from '../../support/print/decks.js';
import { DRAWING_SVG, drawingPdf } from '../../support/print/drawing.js';
import { byPoppler, difference } from '../../support/print/drawn-pages.js';
import { rendererOf, smallDeck } from '../../support/render/small-deck.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, withTools } from '../../support/tools.js';

const PNG = openResvg(DRAWING_SVG, { fitTo: { mode: 'zoom', value: 3 } })
  .render()
  .asPng();
/** The red square in the middle, with some blue around it. */
const RED: Crop = { x: 100 / 300, y: 96 / 336, scale: 2.5 };
/** So much may the edges of a picture differ, that are blended otherwise. */
const EDGES = 4e-4;

describe('a cropped picture', () => {
  const size = fc.integer({ min: 1, max: 5000 });
  it('fills its place, never leaves the picture, and has its focus in the middle where it can', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const crop = fc.record({ x: part, y: part, scale: fc.double({ min: 1, max: 10, noNaN: true }) });
    fc.assert(
      fc.property(size, size, size, size, crop, (width, height, across, down, given) => {
        const box = cropBox({ width, height }, { width: across, height: down }, given);
        expect(box.width / box.height).toBeCloseTo(across / down, 6);
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width * (1 + 1e-9));
        expect(box.y + box.height).toBeLessThanOrEqual(height * (1 + 1e-9));
        const isFree = box.x > 0 && box.x + box.width < width;
        if (isFree) expect(box.x + box.width / 2).toBeCloseTo(given.x * width, 4);
      }),
    );
  });

  it.each(['ada.svg', 'ada.png'])('shows its focus on a screen: %s', async (name) => {
    const art = { file: name, focus: { x: 100 / 3, y: 96 / 3.36 }, scale: 4 };
    const files = { [`templates/art/${name}`]: name.endsWith('svg') ? DRAWING_SVG : PNG };
    const colours = async (given: object | string) => {
      const made = smallDeck({ modifiers: { glad: { title: 'Glad', art: given } }, files });
      const renderer = await rendererOf(made);
      const face = await renderer.render({ id: 'glad', side: 'front', language: 'en', edition: 'classic' });
      const { width, data } = await facePixels(face, { dpi: 254, fonts: renderer.templates.fonts });
      const box = pictureBox(toLayout(renderer.templates.layout, 'modifier', 'classic'));
      const at = (x: number, y: number) => {
        const place = 4 * (Math.round(30 + y) * width + Math.round(30 + x));
        return [...data.subarray(place, place + 4)];
      };
      const { x = 0, y = 0, width: w = 0, height: h = 0 } = box ?? {};
      return [at(x + w / 2, y + h / 2), at(x - 5, y + h / 2), at(x + w + 5, y + h / 2)];
    };
    const [CLEAR, BLUE] = [
      [0, 0, 0, 0],
      [0x22, 0x44, 0x66, 255],
    ];
    expect(await colours(name)).toEqual([BLUE, CLEAR, CLEAR]);
    expect(await colours(art)).toEqual([[255, 0, 0, 255], CLEAR, CLEAR]);
    expect(await colours({ file: name, focus: 'right', scale: 1.3 })).toEqual([BLUE, CLEAR, CLEAR]);
  });

  withTools('is the same in print, be it SVG, PNG or PDF', lacks('pdftoppm'), async () => {
    const deck = shippingDeck;
    const print = async (art: string, crop?: Crop) => {
      const card = { ...deck.cards['melissa-slogar'], art, ...(crop && { crop }) };
      const cards = { ...deck.cards, 'melissa-slogar': card } as Deck['cards'];
      const files = { 'art/m.svg': DRAWING_SVG, 'art/n.png': PNG, 'art/m.pdf': await drawingPdf() };
      const { path, diagnostics } = await printed(
        { deck: { ...deck, cards }, cards: ['melissa-slogar'] },
        temporaryFolder(files),
      );
      expect(diagnostics).toEqual([]);
      return byPoppler(path('shroud-en-a4-paper.pdf'), 1, 60);
    };
    const wanted = await print('art/m.svg', RED);
    expect(difference(await print('art/m.svg'), wanted).plain).toBeGreaterThan(0.002);
    expect(difference(await print('art/n.png', RED), wanted).plain).toBeLessThan(EDGES);
    expect(difference(await print('art/m.pdf', RED), wanted).plain).toBeLessThan(EDGES);
  });
});
