import { describe, expect, it } from 'vitest';
import { FontBook } from '../../../src/print/pdf/font-book.js';
import { layText } from '../../../src/print/pdf/lay-text.js';
import { getFontMetrics } from '../../../src/render/core/font-metrics.js';
import { loadTypesetting } from '../../../src/render/drawing/templates.js';
import { rendererOf, smallDeck } from '../../support/render/small-deck.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const { fonts: files = [] } = loadTypesetting(undefined).opened ?? {};
const fonts = new FontBook(files);

/** Words whose letters have marks, with the marks apart: what some keyboards and files give. */
function apartWords(): string[] {
  const { texts } = shippingDeck;
  const all = Object.values(texts).flatMap((byId) =>
    Object.values(byId).flatMap(({ title, flavour }) => `${title ?? ''} ${flavour ?? ''}`.split(/\s+/)),
  );
  const marked = [...new Set(['żółw', ...all])].map((word) => word.normalize('NFD'));
  return marked.filter((word) => /\p{M}/u.test(word)).filter((_, at) => at % 3 === 0);
}

describe.each(files.map((file) => ({ file, name: `${file.family} ${file.weight} ${file.style}` })))(
  'in $name, a word with its marks apart',
  ({ file }) => {
    const words = apartWords();
    const metrics = getFontMetrics(file);
    const face = fonts.find(file.family, file.weight, file.style);

    it('is as wide as it is drawn in a PDF, and as the same word in whole letters', () => {
      expect(words.length).toBeGreaterThan(100);
      for (const word of words) {
        const measured = metrics.width(word);
        expect([word, measured]).toEqual([word, metrics.width(word.normalize('NFC'))]);
        const laid = layText(word, face, { fonts, size: 1 });
        const drawn = laid.pieces.flatMap(({ glyphs }) => glyphs).reduce((sum, one) => sum + one.advance, 0);
        expect(drawn / 1000).toBeCloseTo(measured, 9);
        expect(laid.width).toBeCloseTo(measured, 9);
      }
    });

    it('with a mark that no whole letter has is as wide as it is drawn', () => {
      for (const word of ['v\u030cas', 'Nq\u0301o', 'fix\u0302f']) {
        const drawn = face.shape(word).reduce((sum, one) => sum + one.advance, 0);
        expect(drawn / 1000).toBeCloseTo(metrics.width(word), 9);
      }
    });

    it('has the same width in a <Flex> as in a text region', async () => {
      const some = words.filter((_, at) => at % 12 === 0);
      const use = file.family.startsWith('Grenze') ? 'title' : 'text';
      const style = `fontFamily: '${use}', fontWeight: ${file.weight}, fontStyle: '${file.style}', fontSize: 100, flexShrink: 0`;
      const template = `import { Flex } from 'shroud/template';
export const frame = () => <g />;
const words = ${JSON.stringify(some)};
export const face = () => <Flex x={0} y={0} width={9999} height={999}>{words.map((word) => <span style={{ ${style} }}>{word}</span>)}</Flex>;
`;
      const renderer = await rendererOf(smallDeck({ files: { 'templates/modifier.tsx': template } }));
      const drawn = await renderer.render({ id: 'sad', side: 'front', language: 'en', edition: 'classic' });
      const svg = drawn.layers.map(({ drawing }) => drawing.svg).join();
      const places = [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]*)</g)];
      const starts = new Map(places.map(([, x, text]) => [text, Number(x)]));
      let x = 0;
      let found = 0;
      for (const word of some) {
        const whole = word.normalize('NFC');
        const start = starts.get(whole);
        if (start !== undefined) {
          expect([whole, Math.abs(start - x)]).toEqual([whole, expect.closeTo(0, 0)]);
          found++;
        }
        x += metrics.width(word) * 100;
      }
      expect(found).toBeGreaterThan(some.length / 2);
    });
  },
);
