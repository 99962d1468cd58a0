import { describe, expect, it } from 'vitest';
import { view } from '../../src/engine/index.js';
import { exampleOf, ruleText } from '../../src/language/rule-text.js';
import { arrange } from '../support/engine/table.js';
import { shippingDeck } from '../support/shipping-deck.js';

const examples = Object.keys(shippingDeck.rules.en ?? {}).filter((id) => exampleOf(shippingDeck, id)?.stack);

describe('a worked example of the rulebook', () => {
  it('is in the rulebook that ships, twice', () => {
    expect(examples).toHaveLength(2);
  });

  it.each(examples)('%s comes to what the engine says (VIS-2, VIS-3)', (id) => {
    const [character = '', ...stack] = exampleOf(shippingDeck, id)?.stack ?? [];
    const dead = stack.filter((card) => shippingDeck.cards[card]?.kind === 'death');
    const state = arrange(shippingDeck, {
      players: 4,
      on: { [character]: stack.filter((card) => !dead.includes(card)) },
      ...(dead[0] !== undefined && { dead: { [character]: dead[0] } }),
    });
    const seen = view(state, 0)
      .players.flatMap(({ characters }) => characters)
      .find((one) => one.character === character);
    const worth = seen?.selfWorth ?? Number.NaN;
    const told = worth > 0 ? `+${worth}` : `${worth}`.replace('-', '−');
    expect(seen?.pathos.reduce((a, b) => a + b)).toBe(worth);
    for (const language of shippingDeck.languages) {
      const text = ruleText(shippingDeck, language, id) ?? '';
      expect(text).toContain(told);
      expect(text).not.toMatch(/[{}]/);
      for (const card of [character, ...stack]) {
        const title = shippingDeck.texts[language]?.[card]?.title ?? shippingDeck.cards[card]?.title;
        expect(text).toContain(title);
      }
    }
  });
});
