import { Resvg } from '@resvg/resvg-js';
import * as fontkit from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatterByLanguage } from '../../src/language/phrases/formatter-by-language.js';
import { PSEUDO } from '../../src/language/pseudo.js';
import { fontBytes } from '../../src/render/core/fonts.js';
import { clearSpan } from '../../src/render/core/geometry.js';
import { isClear } from '../../src/render/core/printed-regions.js';
import { POINT, type Typesetting } from '../../src/render/core/typesetting.js';
import { loadTypesetting } from '../../src/render/drawing/templates.js';
import { deckLanguages } from '../../src/render/fit/deck-language.js';
import { fitProblems } from '../../src/render/fit/fit-problems.js';
import { setFace } from '../../src/render/fit/set-face.js';
import { builtInWords, wordsFor } from '../../src/services/built-in-words.js';
import type { Run, TextLine } from '../../templates/template.js';
import { rendererOf, smallDeck } from '../support/render/small-deck.js';
import { shippingDeck } from '../support/shipping-deck.js';

const deck = shippingDeck;
const measures = ((): Typesetting => {
  const { opened } = loadTypesetting(undefined);
  if (opened === undefined) throw new Error('The theme that comes with the tool can not be read.');
  return opened;
})();

const problemsOf = (modifier: object, languages = ['en'], files = {}) => {
  const small = smallDeck({ modifiers: { odd: { title: 'Odd', pathos: { top: -5 }, ...modifier } }, files });
  return fitProblems(small.deck, languages, measures, builtInWords).filter(({ id }) => id === 'odd');
};

interface SetLine {
  readonly line: TextLine;
  readonly id: string;
  readonly language: string;
}

/** Every line of every card, in every language, as it is set. */
const lines: SetLine[] = [];
const loose: string[] = [];

beforeAll(() => {
  const spokenIn = deckLanguages(
    deck,
    formatterByLanguage((language) => wordsFor(deck, language)),
  );
  for (const [id, card] of Object.entries(deck.cards))
    for (const language of deck.languages)
      for (const rules of ['classic', 'second'] as const) {
        if (!card.editions.some((edition) => deck.editions[edition]?.rules === rules)) continue;
        const stock = isClear(card) ? 'clear' : 'paper';
        const set = setFace(id, card, spokenIn(language), measures, { rules, stock });
        const placed = set.lines();
        const single = [placed.title, ...(placed.name ? [placed.name] : [])];
        lines.push(...single.map((line) => ({ line, id, language })));
        for (const region of ['text', 'reminder'] as const) {
          const shapes = set.layout.regions[region];
          for (const line of placed[region]?.lines ?? []) {
            lines.push({ line, id, language });
            const span = clearSpan(
              shapes ?? [],
              line.baseline - 0.65 * line.size,
              line.baseline + 0.2 * line.size,
            );
            const isInside = span && line.x >= span.left && line.x + line.width <= span.right;
            if (!isInside) loose.push(`${id} ${language} ${region}`);
            const least = stock === 'clear' ? 8 : 6.5;
            if (line.size / POINT < least - 0.001) loose.push(`${id} ${language}: ${line.size / POINT} pt`);
          }
        }
      }
});

describe('the deck that ships', () => {
  it('fits on its cards in all its languages, with letters that its fonts have', () => {
    expect(fitProblems(deck, deck.languages, measures, (language) => wordsFor(deck, language))).toEqual([]);
  });

  it('has no line outside its region, and none below the least size', () => {
    expect(lines.length).toBeGreaterThan(4000);
    expect(loose).toEqual([]);
  });

  it('has lines that are as wide as they were measured, in the font and as resvg draws them', () => {
    const fonts = new Map(
      measures.fonts.map((font) => [
        `${font.family} ${font.weight} ${font.style}`,
        fontkit.create(Buffer.from(fontBytes(font))) as fontkit.Font,
      ]),
    );
    const files = measures.fonts.map(({ path }) => path);
    const words = lines
      .flatMap(({ line }) => line.runs)
      .filter((run): run is Run & { is: 'words' } => run.is === 'words');
    const sample = words.filter((_, i) => i % 37 === 0);
    expect(sample.length).toBeGreaterThan(150);
    for (const { text, width, family, weight, italic, size } of sample) {
      const style = italic ? 'italic' : 'normal';
      const font = fonts.get(`${family} ${weight} ${style}`) as fontkit.Font;
      const shaped = font.layout(text);
      const scale = size / font.unitsPerEm;
      // Three hundredths of a millimetre are less than anyone can see.
      expect(Math.abs(shaped.advanceWidth * scale - width), text).toBeLessThan(0.3);
      const attributes = `font-family="${family}" font-weight="${weight}" font-style="${style}" font-size="${size}"`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="100"><text x="100" y="60" ${attributes}>${text}</text></svg>`;
      const ink = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: files } }).getBBox();
      const { minX, maxX } = shaped.bbox;
      expect(Math.abs((ink?.width ?? 0) - (maxX - minX) * scale), text).toBeLessThan(0.3);
    }
  });
});

describe('text that does not fit', () => {
  it('is reported with the card, the language and how much is too much', () => {
    const [problem, ...others] = problemsOf({ flavour: 'It went on and on. '.repeat(40).trim() });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ id: 'odd', language: 'en', region: 'text', is: 'overflow', least: 8 });
    expect(problem?.is === 'overflow' && problem.overflow).toBeGreaterThan(10);
  });

  it('is reported for titles, which never break', () => {
    expect(
      problemsOf({ title: 'The Interminable Recollections of a Retired Colonel of Horse' }),
    ).toMatchObject([{ region: 'title', is: 'overflow' }]);
  });

  it('is reported for a word that is wider than its box', () => {
    const [problem] = problemsOf({ flavour: 'Ah'.repeat(60) });
    expect(problem).toMatchObject({ region: 'text', is: 'overflow' });
  });

  it('grows with the text', () => {
    const by = (count: number) => {
      const [problem] = problemsOf({ flavour: 'It went on and on. '.repeat(count).trim() });
      return problem?.is === 'overflow' ? problem.overflow : 0;
    };
    expect(by(5)).toBe(0);
    expect(by(60)).toBeGreaterThan(by(40));
  });

  it('shrinks before it is reported', async () => {
    const words = 'There were a great many of them, and they had come to stay. ';
    const sizes = [1, 5].map((count) => {
      const { deck: small } = smallDeck({
        modifiers: { odd: { title: 'Odd', flavour: words.repeat(count).trim() } },
      });
      const card = small.cards.odd;
      if (card === undefined) throw new Error();
      const wording = deckLanguages(small, formatterByLanguage(builtInWords))('en');
      return (
        setFace('odd', card, wording, measures, { rules: 'second', stock: 'clear' }).lines().text?.size ?? 0
      );
    });
    expect(sizes[0]).toBeCloseTo(measures.theme.sizes.text.largest * POINT);
    expect(sizes[1]).toBeLessThan(sizes[0] as number);
    expect(sizes[1]).toBeGreaterThanOrEqual(8 * POINT);
  });

  it('may be smaller on paper than on clear stock', () => {
    const { deck: small } = smallDeck({
      modifiers: { odd: { title: 'Odd', flavour: 'On and on and on. '.repeat(22).trim() } },
    });
    const card = small.cards.odd;
    if (card === undefined) throw new Error();
    const set = (stock: 'paper' | 'clear') =>
      setFace('odd', card, deckLanguages(small, formatterByLanguage(builtInWords))('en'), measures, {
        rules: 'second',
        stock,
      });
    expect(set('paper').lines().text?.size).toBeLessThan(8 * POINT);
    expect(set('clear').lines().text?.size).toBeCloseTo(8 * POINT);
    expect(set('clear').overflows).toHaveLength(1);
    expect(set('paper').overflows).toEqual([]);
  });
});

describe('letters', () => {
  it('that a font does not have are reported', () => {
    expect(problemsOf({ title: 'Ж', flavour: 'Once ☃ in a while 漢.' })).toMatchObject([
      { region: 'title', is: 'letters', letters: ['Ж'], font: 'Grenze Gotisch' },
      { region: 'text', is: 'letters', letters: ['☃', '漢'], font: 'EB Garamond' },
    ]);
  });

  it('of French typography are drawn as room: the narrow space is no letter', () => {
    const text = 'odd: { title: Bizarre, flavour: "Quoi ? Encore !" }';
    expect(problemsOf({ flavour: 'What? Again!' }, ['fr'], { 'cards/one/text/fr.yaml': text })).toEqual([]);
  });
});

it('a title without a translation is marked with the language that it is in', async () => {
  const renderer = await rendererOf(smallDeck());
  const svg = async (language: string) => {
    const face = await renderer.render({ id: 'sad', side: 'front', language, edition: 'classic' });
    return face.layers.map(({ drawing }) => drawing.svg).join();
  };
  expect(await svg('fr')).toMatch(/<text[^>]*>Sad<\/text><text[^>]*>\u00a0?en<\/text>/);
  expect(await svg('en')).not.toMatch(/>\u00a0?en<\/text>/);
});

it('the pseudo-language, 40 % longer, fits on every card of the deck', () => {
  expect(fitProblems(deck, [PSEUDO], measures, (language) => wordsFor(deck, language))).toEqual([]);
});

it('a line keeps its distance from the ends of its plate while it can shrink', () => {
  const spokenIn = deckLanguages(
    deck,
    formatterByLanguage((language) => wordsFor(deck, language)),
  );
  for (const language of deck.languages)
    for (const [id, card] of Object.entries(deck.cards)) {
      const set = setFace(id, card, spokenIn(language), measures, { rules: 'second', stock: 'paper' });
      const { title } = set.lines();
      const [plate] = set.layout.regions.title ?? [];
      const room = plate && 'width' in plate ? plate.width - 2 * set.layout.insets.title.x : 0;
      expect(title.width).toBeLessThanOrEqual(room + 1);
    }
});
