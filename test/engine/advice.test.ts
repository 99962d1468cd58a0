import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../src/engine/bots/greedy-bot.js';
import { choices, type State, view } from '../../src/engine/index.js';
import { seedRandom } from '../../src/engine/table/random.js';
import { arrange, deckOf } from './table.js';

const deck = deckOf(`
modifiers:
  deep: { pathos: { bottom: -10 } }
  shallow: { pathos: { top: -10 } }
  windfall: { pathos: { top: 5 }, effects: { continuous: [{ drawLimit: 2 }] } }
  worthless: { pathos: { top: 5 } }
  slight: { pathos: { top: -5 }, copies: 5 }
`);

/** What the greedy bot does now. */
function chosen(state: State) {
  const legal = choices(state);
  return legal[greedyBot(deck)(view(state, state.deciding), legal, seedRandom(1))];
}

const family = (letter: string, cards: readonly string[]) =>
  Object.fromEntries(cards.map((card, i) => [`${letter}${i + 1}`, card]));

describe('the greedy bot knows the advice of the rule sheets', () => {
  it('of two equal misfortunes it prefers the one that touches the bottom slot (PLAY-1)', () => {
    expect(chosen(arrange(deck, { hands: [['shallow', 'deep'], []] }))).toMatchObject({
      do: 'play',
      card: 'deep',
      on: expect.stringMatching(/^n/),
    });
  });

  it("in the lead, it kills an opponent's last character to end the game (PLAY-2)", () => {
    const dead = { ...family('e', ['demise~2', 'demise~3', 'demise~4', 'demise~5']), n1: 'demise~6' };
    const state = arrange(deck, {
      hands: [['demise', 'sad'], []],
      dead,
      on: { n1: ['sad~2'], e5: ['slight'] },
    });
    expect(chosen(state)).toMatchObject({ do: 'play', card: 'demise', on: 'e5' });
  });

  it('behind, it does not end the game that way (PLAY-2)', () => {
    const dead = family('e', ['demise~2', 'demise~3', 'demise~4', 'demise~5']);
    const state = arrange(deck, {
      hands: [['demise', 'sad'], []],
      dead,
      on: { e1: ['sad~2'], e5: ['slight'] },
    });
    expect(chosen(state)).not.toMatchObject({ card: 'demise' });
  });

  it("it kills an opponent's character at a slight minus, before it is made worse (PLAY-3)", () => {
    const state = arrange(deck, { hands: [['demise', 'worthless'], []], on: { e1: ['slight'] } });
    expect(chosen(state)).toMatchObject({ do: 'play', card: 'demise', on: 'e1' });
  });

  it('early, it plays a good card on its own for the effect (PLAY-4)', () => {
    expect(chosen(arrange(deck, { hands: [['windfall'], []] }))).toMatchObject({
      do: 'play',
      card: 'windfall',
      on: expect.stringMatching(/^n/),
    });
  });

  it('it discards its way out of a hand full of deaths (PLAY-5)', () => {
    const hand = ['demise', 'demise~2', 'demise~3', 'demise~4'];
    expect(chosen(arrange(deck, { hands: [hand, []] }))).toMatchObject({ do: 'discard' });
  });
});
