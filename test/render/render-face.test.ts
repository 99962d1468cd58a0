import { beforeAll, describe, expect, it } from 'vitest';
import type { Face } from '../../src/render/core/drawing.js';
import { UntrustedBudget } from '../../src/render/core/untrusted-budget.js';
import type { Renderer } from '../../src/render/drawing/render-face.js';
import { facePng } from '../../src/render/output/png.js';
import { renderStack, stackFaces } from '../../src/render/output/stack.js';
import { faceSvg } from '../../src/render/output/svg.js';
import { readPicture } from '../../src/render/pictures/picture.js';
import { CATEGORIES } from '../../src/vocabulary/category.js';
import { rendererOf, smallDeck } from '../support/render/small-deck.js';
import { loadShippingDeck, shippingRenderer } from '../support/shipping-deck.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await shippingRenderer();
});

const draw = (id: string, { side = 'front', language = 'en', edition = '' } = {}): Promise<Face> => {
  const first = renderer.deck.cards[id]?.editions[0] ?? '';
  return renderer.render({ id, side: side as 'front', language, edition: edition || first });
};
const svgOf = (face: Face) => face.layers.map(({ drawing }) => drawing.svg).join('\n');
const keysOf = (face: Face) => face.layers.map(({ drawing }) => drawing.key);

/** Cards of a kind, by id. */
const idsOf = (kind: string) =>
  Object.entries(renderer.deck.cards)
    .filter(([, card]) => card.kind === kind)
    .map(([id]) => id);

describe('every face of the deck', () => {
  it('is as large as the card with its bleed, and keeps to SVG that becomes small PDFs', async () => {
    for (const [id, card] of Object.entries(renderer.deck.cards))
      for (const edition of card.editions)
        for (const side of ['front', 'back']) {
          const face = await draw(id, { side, edition });
          expect([face.width, face.height]).toEqual([690, 940]);
          // Each of these costs a soft mask or a raster image in a PDF.
          expect(svgOf(face)).not.toMatch(
            /<(mask|filter|clipPath|pattern|foreignObject|style)\b|overflow|text-shadow|NaN|undefined/,
          );
        }
  });

  it('keeps its text as text', async () => {
    expect(svgOf(await draw('pursued-by-poodles'))).toContain('>Pursued by Poodles</text>');
    expect(svgOf(await draw('pursued-by-poodles'))).toMatch(/font-style="italic"[^>]*>They were so small/);
  });

  it('is the same, byte for byte, whenever it is drawn', async () => {
    const again = await shippingRenderer(loadShippingDeck());
    for (const id of ['grogar', 'pursued-by-poodles', 'the-locked-ledger']) {
      const edition = renderer.deck.cards[id]?.editions[0] ?? '';
      const twice = await again.render({ id, side: 'front', language: 'pl', edition });
      expect(faceSvg(twice)).toBe(faceSvg(await draw(id, { language: 'pl' })));
    }
  });
});

describe('drawings are shared', () => {
  it('the frame by all cards of a kind', async () => {
    const frames = await Promise.all(
      idsOf('modifier').map(async (id) => keysOf(await draw(id, { edition: 'expansion' }))[0]),
    );
    expect(new Set(frames).size).toBe(1);
  });

  it('values and icons by all cards that print them', async () => {
    const [poodles, otter] = await Promise.all(
      ['pursued-by-poodles', 'gored-by-a-goat'].map(async (id) => keysOf(await draw(id))),
    );
    const shared = poodles?.filter((key) => otter?.includes(key)) ?? [];
    expect(shared.length).toBeGreaterThanOrEqual(3);
  });

  it('so that a whole deck has fewer drawings than faces', async () => {
    const faces = await Promise.all(
      Object.keys(renderer.deck.cards).flatMap((id) => [draw(id), draw(id, { side: 'back' })]),
    );
    const keys = faces.flatMap(keysOf);
    expect(new Set(keys).size).toBeLessThan(keys.length / 2);
  });
});

describe('values', () => {
  const discOf = async (value: number) => {
    const small = await rendererOf(
      smallDeck({ modifiers: { odd: { title: 'Odd', pathos: { top: value } } } }),
    );
    const face = await small.render({ id: 'odd', side: 'front', language: 'en', edition: 'classic' });
    const disc = face.layers.find(({ drawing }) => drawing.width < 150 && drawing.svg.includes('<text'));
    return disc?.drawing.svg ?? '';
  };

  it('below and above 0 differ by their shape, not by colour and sign alone', async () => {
    const shapes = async (value: number) =>
      (await discOf(value)).replaceAll(/#[0-9a-f]{6}/g, '').replaceAll(/<text[\s\S]*?<\/text>/g, '');
    expect(await shapes(-10)).not.toBe(await shapes(10));
    expect(await shapes(-10)).toBe(await shapes(-25));
  });

  it('are printed with a minus sign (not a hyphen) or a plus sign', async () => {
    expect(await discOf(-10)).toContain('>−10</text>');
    expect(await discOf(10)).toContain('>+10</text>');
    expect(await discOf(0)).toContain('>0</text>');
  });
});

describe('the look of the kinds', () => {
  const symbolOf = (name: string) =>
    renderer.templates.drawing(name).markup.match(/d="([^"]{20})/)?.[1] ?? name;

  it('of every family symbol (LOOK-8)', async () => {
    for (const id of idsOf('character')) {
      const card = renderer.deck.cards[id];
      const symbol = card?.kind === 'character' ? renderer.deck.families[card.family]?.symbol : undefined;
      expect(svgOf(await draw(id))).toContain(symbolOf(renderer.templates.theme.symbols[symbol ?? ''] ?? ''));
    }
  });

  it('a character has a dead side with a skull, and no flavour there (LOOK-2)', async () => {
    const dead = svgOf(await draw('grogar', { side: 'back' }));
    expect(dead).toContain(symbolOf('ornaments/skull.svg'));
    expect(dead).toContain('>Grogar</text>');
    expect(dead).not.toContain('playmate');
    expect(svgOf(await draw('grogar'))).toContain('playmate');
  });

  it('events have an angel and a devil, or a trident (LOOK-4)', async () => {
    const [classic, second] = await Promise.all(
      ['classic', 'second'].map(async (edition) => svgOf(await draw('to-be-or-not-to-be', { edition }))),
    );
    expect(classic).toContain(symbolOf('icons/angel.svg'));
    expect(classic).toContain(symbolOf('icons/devil.svg'));
    expect(classic).not.toContain(symbolOf('ornaments/trident.svg'));
    expect(second).toContain(symbolOf('ornaments/trident.svg'));
    expect(second).not.toContain(symbolOf('icons/angel.svg'));
  });

  it('deaths have tombstones in the corners, or one picture (LOOK-5)', async () => {
    const [classic, second] = await Promise.all(
      ['classic', 'second'].map(async (edition) => svgOf(await draw('wed-to-a-whirlpool', { edition }))),
    );
    expect(classic?.split(symbolOf('ornaments/tombstone.svg'))).toHaveLength(3);
    expect(second).toContain(symbolOf('ornaments/graveyard.svg'));
  });

  it('each category of effect has its symbol in the second edition, and there alone (LOOK-7)', async () => {
    const symbol = symbolOf(renderer.templates.theme.categories.immediate);
    expect(svgOf(await draw('pursued-by-poodles', { edition: 'second' }))).toContain(symbol);
    expect(svgOf(await draw('pursued-by-poodles', { edition: 'classic' }))).not.toContain(symbol);
  });

  it('the reference card shows the four categories of effect with their symbols (MOD-9)', async () => {
    const svg = svgOf(await draw('in-plain-sight'));
    const symbols = CATEGORIES.map((category) => symbolOf(renderer.templates.theme.categories[category]));
    expect(new Set(symbols).size).toBe(4);
    expect(symbols.filter((symbol) => !svg.includes(symbol))).toEqual([]);
    expect(svg).not.toContain(':immediate:');
  });

  it('a persistent effect is in its reminder line, not in the text box (MOD-6)', async () => {
    const svg = svgOf(await draw('encircled-by-eels'));
    expect(svg.match(/draw limit/g)).toHaveLength(1);
    const place = /y="([\d.]+)"[^>]*>[^<]*draw limit/.exec(svg);
    expect(Number(place?.[1])).toBeLessThan(581);
  });

  it('opaque cards share one back, which tells nothing', async () => {
    const back = await draw('the-galvanic-castle', { side: 'back' });
    expect(svgOf(back)).not.toContain('<text');
    expect(keysOf(await draw('nettlecombe-mansion', { side: 'back' }))).toEqual(keysOf(back));
  });
});

describe('pictures', () => {
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M7 7H9V9Z"/></svg>';
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const portrait = async (files: Readonly<Record<string, string | Uint8Array>>) =>
    svgOf(
      await (await rendererOf(smallDeck({ files }))).render({
        id: 'ada',
        side: 'front',
        language: 'en',
        edition: 'classic',
      }),
    );

  it('are found in the folder of pictures by the id of the card', async () => {
    expect(await portrait({ 'templates/art/ada.svg': square })).toContain('M7 7H9V9Z');
    expect(await portrait({ 'templates/art/ada.png': pixel })).toContain('href="data:image/png;base64,iVBOR');
  });

  it('have a stranger in their place where there are none', async () => {
    const stranger = renderer.templates.drawing('ornaments/sitter.svg').markup.slice(0, 60);
    expect(await portrait({})).toContain(stranger);
    expect(await portrait({ 'templates/art/ada.svg': square })).not.toContain(stranger);
  });

  it('that a card names and that are not there are reported', async () => {
    const small = smallDeck({
      modifiers: {
        odd: { title: 'Odd', art: 'pictures/odd.svg' },
        even: { title: 'Even', art: 'even.svg' },
        worse: { title: 'Worse', art: 'worse.png' },
      },
      files: { 'pictures/odd.svg': square, 'templates/art/even.svg': square },
    });
    const { deck, templates, render } = await rendererOf(small);
    const problems = Object.entries(deck.cards).map(([id, card]) => templates.picture(id, card).problem);
    expect(problems.filter(Boolean)).toEqual([{ id: 'worse', name: 'worse.png' }]);
    const request = { id: 'worse', side: 'front', language: 'en', edition: 'classic' } as const;
    await expect(render(request)).rejects.toThrow('There is no picture worse.png.');
  });

  it('cover what lies below them only where the author of a clear card has asked for one (LOOK-1)', async () => {
    const modifiers = { odd: { title: 'Odd', art: 'odd.svg' }, even: { title: 'Even' } };
    const files = { 'templates/art/odd.svg': square, 'templates/art/even.svg': square };
    const small = await rendererOf(smallDeck({ modifiers, files }));
    const svg = async (id: string) =>
      svgOf(await small.render({ id, side: 'front', language: 'en', edition: 'classic' }));
    expect(await svg('odd')).toContain('M7 7H9V9Z');
    expect(await svg('even')).not.toContain('M7 7H9V9Z');
  });

  it('are read from SVG files of any kind', () => {
    const artwork = (svg: string) => {
      const read = readPicture(Buffer.from(svg), new UntrustedBudget());
      return 'art' in read && read.art.is === 'svg' ? read.art.artwork : undefined;
    };
    expect(
      artwork(
        '<?xml version="1.0"?><!-- hello --><svg viewBox="5 5 10 20" fill="none"><path d="M5 5h9"/></svg>',
      ),
    ).toEqual({
      width: 10,
      height: 20,
      markup: '<g transform="translate(-5 -5)" fill="none"><path d="M5 5h9"/></g>',
    });
    expect(artwork("<svg width='30' height='40px'><path d='M5 5h9'/></svg>")).toMatchObject({
      width: 30,
      height: 40,
    });
    expect(artwork('<svg><path d="M5 5h9"/></svg>')).toBeUndefined();
    expect(artwork('hello')).toBeUndefined();
  });
});

describe('a stack', () => {
  it('lies as on the table: the dead side below a death (DEATH-3)', async () => {
    const cards = ['grogar', 'pursued-by-poodles', 'wed-to-a-whirlpool'];
    const stack = await renderStack(renderer, { cards, language: 'en', edition: 'classic' });
    const apart = [draw('grogar', { side: 'back' }), draw(cards[1] as string), draw(cards[2] as string)];
    expect(keysOf(stack)).toEqual((await Promise.all(apart)).flatMap(keysOf));
  });

  it('is refused without a face', () => {
    expect(() => stackFaces([])).toThrow();
  });
});

describe('a deck with cards of another size', () => {
  const settings = { card: { width: 126, height: 176, bleed: 5, corner: 4 } };

  it('has faces scaled to that size', async () => {
    const large = await rendererOf(smallDeck({ settings }));
    const face = await large.render({ id: 'sad', side: 'front', language: 'en', edition: 'classic' });
    expect([face.width, face.height]).toEqual([1360, 1860]);
    expect(face.layers[0]?.drawing.svg).toContain('translate(50 50) scale(2)');
  });

  it('does not shrink text below what can be read', async () => {
    const small = await rendererOf(smallDeck({ settings: { card: { width: 31.5, height: 44 } } }));
    const svg = svgOf(await small.render({ id: 'sad', side: 'front', language: 'en', edition: 'classic' }));
    const size = Number(/font-size="([\d.]+)"[^>]*>[^<]*Draw/.exec(svg)?.[1]);
    // Sixteen points on a drawing of half the size are eight.
    expect((size / 254) * 72 * 0.5).toBeCloseTo(8, 1);
  });
});

describe('a PNG', () => {
  it('is as large as its dpi say, and clear where the card is', async () => {
    const { fonts } = renderer.templates;
    const png = Buffer.from(await facePng(await draw('pursued-by-poodles'), { dpi: 100, fonts, trim: 30 }));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([248, 346]);
    const whole = Buffer.from(await facePng(await draw('pursued-by-poodles'), { dpi: 254, fonts }));
    expect([whole.readUInt32BE(16), whole.readUInt32BE(20)]).toEqual([690, 940]);
  });
});
