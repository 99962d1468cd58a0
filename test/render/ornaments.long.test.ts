import { beforeAll, describe, expect, it } from 'vitest';
import { formatterByLanguage } from '../../src/language/phrases/formatter-by-language.js';
import { boundsOf, contains } from '../../src/render/core/geometry.js';
import { toLayout } from '../../src/render/core/layout.js';
import { isClear } from '../../src/render/core/printed-regions.js';
import type { Renderer } from '../../src/render/drawing/render-face.js';
import { deckLanguages } from '../../src/render/fit/deck-language.js';
import { setFace } from '../../src/render/fit/set-face.js';
import { facePixels, type Pixels } from '../../src/render/output/png.js';
import { wordsFor } from '../../src/services/built-in-words.js';
import type { RulesName } from '../../src/vocabulary/files/deck-file.js';
import { CARD_KINDS } from '../../src/vocabulary/kinds/index.js';
import type { Rectangle, RegionShape, TextLine } from '../../templates/template.js';
import { shippingRenderer } from '../support/shipping-deck.js';

const DPI = 127;
/** Pixels to a tenth of a millimetre. */
const UNIT = DPI / 254;
/** Text keeps so far from ornaments, and so far from the edge of its plate, in tenths of a millimetre. */
const [FROM_ORNAMENT, FROM_EDGE] = [4, 14];
/** Colours further apart than this are a drawing; nearer ones are a shade of the plate, such as the mist on deaths. */
const DRAWN = 45;

let renderer: Renderer;
beforeAll(async () => {
  renderer = await shippingRenderer();
});

/** What is drawn on a plate before any text: the pixels that differ from most others in their row. */
function ornamentsIn(shapes: readonly RegionShape[], { width, data }: Pixels): Set<number> {
  const { x, y, width: w, height: h } = boundsOf(shapes);
  const found = new Set<number>();
  for (let row = Math.ceil((y + 12) * UNIT); row < (y + h - 12) * UNIT; row++) {
    const inside = Array.from({ length: Math.floor(w * UNIT) }, (_, i) => Math.ceil(x * UNIT) + i).filter(
      (column) => contains(shapes, (column + 0.5) / UNIT, (row + 0.5) / UNIT),
    );
    const median = [0, 1, 2].map((c) => {
      const values = inside
        .map((column) => data[4 * (row * width + column) + c] as number)
        .sort((a, b) => a - b);
      return values[Math.floor(values.length / 2)] as number;
    });
    for (const column of inside) {
      const pixel = row * width + column;
      if (median.some((value, c) => Math.abs(value - (data[4 * pixel + c] as number)) > DRAWN))
        found.add(pixel);
    }
  }
  return found;
}

/** The letters of a line, from the tallest to the deepest. */
const boxOf = ({ x, baseline, width, size }: TextLine): Rectangle => ({
  x,
  y: baseline - 0.7 * size,
  width,
  height: 0.95 * size,
  radius: 0,
});

function meets({ x, y, width, height }: Rectangle, pixels: ReadonlySet<number>, across: number): boolean {
  for (let row = Math.floor((y - FROM_ORNAMENT) * UNIT); row <= (y + height + FROM_ORNAMENT) * UNIT; row++)
    for (
      let column = Math.floor((x - FROM_ORNAMENT) * UNIT);
      column <= (x + width + FROM_ORNAMENT) * UNIT;
      column++
    )
      if (pixels.has(row * across + column)) return true;
  return false;
}

describe.each(CARD_KINDS)('text on a %s', (kind) => {
  it('keeps its distance from ornaments and from the edge, on every card, in every language and edition', async () => {
    const { deck, templates } = renderer;
    // Editions whose cards look alike are looked at once.
    const looksOf = (id: string) => {
      const editions = deck.cards[id]?.editions ?? [];
      const looks = editions.map((edition) => [edition, deck.editions[edition]?.rules ?? 'classic'] as const);
      const lookOf = (rules: RulesName) =>
        JSON.stringify([toLayout(templates.layout, kind, rules), rules === 'second']);
      return [...new Map(looks.map((look) => [lookOf(look[1]), look])).values()];
    };
    const spokenIn = deckLanguages(
      deck,
      formatterByLanguage((language) => wordsFor(deck, language)),
    );
    const cards = Object.entries(deck.cards).filter(([, card]) => card.kind === kind);
    const frames = new Map<string, { pixels: Pixels; drawn: Map<string, Set<number>> }>();
    const wrong: string[] = [];
    let looked = 0;
    for (const [id, card] of cards)
      for (const [edition, rules] of looksOf(id)) {
        const stock = isClear(card) ? 'clear' : 'paper';
        if (!frames.has(rules)) {
          const face = await renderer.render({ id, side: 'front', language: 'en', edition });
          const frame = { ...face, layers: face.layers.slice(0, 1) };
          const pixels = await facePixels(frame, { dpi: DPI, fonts: templates.fonts, trim: 30 });
          frames.set(rules, { pixels, drawn: new Map() });
        }
        const { pixels, drawn } = frames.get(rules) as { pixels: Pixels; drawn: Map<string, Set<number>> };
        for (const language of deck.languages) {
          const { layout, lines } = setFace(id, card, spokenIn(language), templates, { rules, stock });
          const { title, text } = lines();
          for (const [region, line] of [
            ['title', title] as const,
            ...(text?.lines ?? []).map((one) => ['text', one] as const),
          ]) {
            const shapes = layout.regions[region] ?? [];
            const ornaments = drawn.get(region) ?? ornamentsIn(shapes, pixels);
            drawn.set(region, ornaments);
            const box = boxOf(line);
            const far = region === 'title' ? 0 : FROM_EDGE;
            const corners = [box.x - far, box.x + box.width + far].flatMap((x) =>
              [box.y - far, box.y + box.height + far].map((y) => contains(shapes, x, y)),
            );
            const said = `${id} in ${language} (${edition}), ${region}`;
            if (meets(box, ornaments, pixels.width)) wrong.push(`${said}: touches an ornament`);
            if (corners.includes(false)) wrong.push(`${said}: too close to the edge`);
            looked++;
          }
        }
      }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(10);
    const ornamented = [...frames.values()].every(({ drawn }) => (drawn.get('title')?.size ?? 0) > 50);
    expect(ornamented, 'there are ornaments to keep away from').toBe(true);
  });
});
