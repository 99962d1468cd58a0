import { describe, expect } from 'vitest';
import { profile } from '../support/print/decks.js';
import { shippingDeck } from '../support/shipping-deck.js';
import { lacks, withTools } from '../support/tools.js';
import { CARDS, platesOf } from './plates-of.js';
import { faultsOfPlates } from './separations.js';

const TOOL = lacks('gs');

describe('clear cards', () => {
  for (const drawn of ['overprint', 'knockout'] as const)
    withTools(`the white plate is where the card is opaque, and nowhere else (${drawn})`, TOOL, async () => {
      const few = { cards: CARDS, edition: 'classic', language: 'en', drawn };
      expect(await faultsOfPlates(few)).toEqual({ pages: CARDS.length, faults: [] });
    });

  // Every clear card in every language: `npm run plates`.
  const SAMPLE = [
    { edition: 'expansion', language: 'fr', kinds: ['modifier', 'event', 'death', 'mystery'] },
    { edition: 'second-lingering', language: 'pl', kinds: ['modifier', 'event', 'death'] },
  ] as const;
  for (const { edition, language, kinds } of SAMPLE)
    withTools(
      `white is what the card is opaque in, and there is no ink without it (${edition}, ${language})`,
      TOOL,
      async () => {
        const { cards } = shippingDeck;
        const some = kinds.flatMap((kind) =>
          Object.keys(cards)
            .filter((id) => cards[id]?.kind === kind && cards[id]?.editions.includes(edition))
            .slice(-3),
        );
        const { pages, faults } = await faultsOfPlates({ cards: some, edition, language });
        expect(pages).toBe(some.length);
        expect(faults).toEqual([]);
      },
    );

  withTools('white that overprints leaves the colours as they are, as Multiply does', TOOL, async () => {
    const multiply = await platesOf(profile('clear'));
    const overprint = await platesOf(
      profile('clear', { white: { ink: 'White', choke: 0.1, drawn: 'overprint' } }),
    );
    for (const ink of ['Cyan', 'Magenta', 'Yellow', 'Black']) {
      const [a, b] = [
        multiply(1, ink)?.data ?? new Uint8Array(),
        overprint(1, ink)?.data ?? new Uint8Array(),
      ];
      const far = a.filter((one, at) => Math.abs(one - (b[at] ?? 0)) > 4).length;
      expect(
        a.some((one) => one < 255),
        ink,
      ).toBe(true);
      expect(far / a.length, ink).toBeLessThan(0.002);
    }
  });

  withTools('the art below a cut line is there as if there were none', TOOL, async () => {
    const paper = { stocks: ['paper'], pages: 'cards', bleed: 3 } as const;
    const with_ = await platesOf({ ...paper, cut: { ink: 'CutContour' } }, ['melissa-slogar']);
    const without = await platesOf({ ...paper }, ['melissa-slogar']);
    expect(with_(1, 'CutContour')?.data.some((one) => one < 128)).toBe(true);
    for (const ink of ['Cyan', 'Magenta', 'Yellow', 'Black']) {
      const [a, b] = [with_(1, ink), without(1, ink)].map((one) => one?.data ?? new Uint8Array());
      if (a === undefined || b === undefined || a.length === 0) throw new Error('there is no plate');
      expect(a.filter((one, at) => Math.abs(one - (b[at] ?? 0)) > 4).length, ink).toBe(0);
    }
  });
});
