import { describe, expect, it } from 'vitest';
import { createSuffix, type Deviations } from '../../../src/operations/print/print-suffix.js';

/** Names that are easily taken for each other. */
const known = {
  printers: ['home', 'clear', 'clear-second', 'clear-proof', 'second'],
  editions: ['second', 'second-lingering', 'lingering'],
  cards: ['lingering', 'second', 'x2', 'draft', 'grogar'],
};

const orders = [undefined, ...known.printers].flatMap((printer) =>
  [undefined, ...known.editions].flatMap((edition) =>
    [undefined, ...known.cards.map((id) => [id]), ['grogar', 'x2'], ['grogar', 'draft']].flatMap((cards) =>
      [undefined, 2].flatMap((copies) =>
        [undefined, true].map((isDraft): Deviations => ({ printer, edition, cards, copies, isDraft })),
      ),
    ),
  ),
);

describe('the suffix of the names of printed files', () => {
  it('is never the same for two different prints, nor what a proof is called', () => {
    const suffixes = orders.map((order) => createSuffix(order, known));
    expect(new Set([...suffixes, ...suffixes.map((one) => `${one}-proof`)]).size).toBe(2 * orders.length);
  });

  it('is what one would write, where nothing can be mistaken', () => {
    expect(createSuffix({}, known)).toBe('');
    expect(createSuffix({ edition: 'lingering', cards: ['grogar'], copies: 9 }, known)).toBe(
      '-lingering-grogar-x9',
    );
    expect(createSuffix({ cards: ['grogar'], isDraft: true }, known)).toBe('-grogar-draft');
    expect(createSuffix({ printer: 'home' }, known)).toBe('-home');
  });
});
