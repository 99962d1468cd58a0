import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/engine/bots/greedy-bot.js';
import { choices, type State, view } from '../../../src/engine/index.js';
import { seedRandom } from '../../../src/engine/table/random.js';
import { arrange, deckOf, pick, play } from '../../support/engine/table.js';

const deck = deckOf(`
modifiers:
  deep: { pathos: { bottom: -10 } }
  shallow: { pathos: { top: -10 } }
  windfall: { pathos: { top: 5 }, effects: { continuous: [{ drawLimit: 2 }] } }
  worthless: { pathos: { top: 5 } }
  slight: { pathos: { top: -5 }, copies: 5 }
deaths:
  cares: { pathos: { top: 20 } }
events:
  wake: { effects: { immediate: [{ revive: { of: anyone } }] } }
  question: { effects: { immediate: [{ moveDeath: { from: { of: opponents }, to: { of: you }, eitherWay: true } }] } }
  portraits: { effects: { immediate: [{ swapModifiers: { a: { of: you }, b: { of: opponents } } }] } }
  coffins: { effects: { immediate: [{ swapModifiers: { a: { of: opponents }, b: { of: opponents, state: dead } } }] } }
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

  it('it lets the most wretched of the others live again, or one of its own who died too happy (DEATH-7)', () => {
    const theirs = {
      on: { e1: ['sad', 'deep'], e2: ['slight'], n1: ['sad~2'] },
      dead: { e1: 'demise', e2: 'demise~2', n1: 'demise~3' },
    };
    expect(chosen(play(arrange(deck, { hands: [['wake'], []], ...theirs }), 'wake'))).toMatchObject({
      character: 'e1',
    });
    const own = { on: { e1: ['slight'], n1: ['sad'] }, dead: { e1: 'demise', n1: 'cares' } };
    expect(chosen(play(arrange(deck, { hands: [['wake'], []], ...own }), 'wake'))).toMatchObject({
      character: 'n1',
    });
  });

  it('it moves a death away from the depths, or one too kind to a rival (DEATH-7)', () => {
    const deep = play(
      arrange(deck, {
        hands: [['question'], []],
        on: { e1: ['sad', 'deep'], e2: ['slight'], n1: ['sad~2'], n2: ['sad~3'], n3: ['sad~4', 'shallow'] },
        dead: { e1: 'demise', n1: 'demise~2' },
      }),
      'question',
    );
    expect(chosen(deep)).toMatchObject({ character: 'e1' });
    const kind = play(
      arrange(deck, {
        hands: [['question'], []],
        on: { e1: ['slight'], e2: ['sad', 'deep'], e3: ['slight~2'], n1: ['sad~2'], n2: ['sad~3'] },
        dead: { e1: 'demise', n1: 'cares' },
      }),
      'question',
    );
    expect(chosen(kind)).toMatchObject({ character: 'n1' });
    expect(chosen(pick(kind, 'n1'))).toMatchObject({ character: 'e3' });
  });

  it('it exchanges its own joy for the misery of others, and theirs among themselves to their harm', () => {
    const on = {
      n1: ['sad'],
      n2: ['glad'],
      e1: ['sad~2'],
      e2: ['sad~3', 'deep'],
      e3: ['glad~2'],
      e4: ['sad~4'],
      e5: ['slight'],
    };
    const first = play(arrange(deck, { hands: [['portraits'], []], on }), 'portraits');
    expect(chosen(first)).toMatchObject({ character: 'n2' });
    expect(chosen(pick(first, 'n2'))).toMatchObject({ character: 'e2' });
    const dead = { e4: 'demise', e5: 'demise~2' };
    const second = play(arrange(deck, { hands: [['coffins'], []], on, dead }), 'coffins');
    expect(chosen(second)).toMatchObject({ character: 'e3' });
    expect(chosen(pick(second, 'e3'))).toMatchObject({ character: 'e4' });
  });

  it('it discards its way out of a hand full of deaths (PLAY-5)', () => {
    const hand = ['demise', 'demise~2', 'demise~3', 'demise~4'];
    expect(chosen(arrange(deck, { hands: [hand, []] }))).toMatchObject({ do: 'discard' });
  });
});
