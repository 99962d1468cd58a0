import { describe, expect, it } from 'vitest';
import { createGame, IllegalCallError, type State, view } from '../../../src/engine/index.js';
import {
  arrange,
  asked,
  canPlay,
  deckOf,
  discard,
  discards,
  drawPile,
  endTurn,
  expectSound,
  family,
  hand,
  legal,
  pass,
  pick,
  play,
  value,
  worth,
} from '../../support/engine/table.js';

const people = (letter: string, count = 5) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

describe('setup', () => {
  it('each player has the five characters of the family they chose, nothing on them (SETUP-1)', () => {
    const state = createGame(deckOf(), { players: 2, families: ['west', 'north'] });
    expect([family(state, 0), family(state, 1)]).toEqual([people('w'), people('n')]);
    expect(state.stacks.flat()).toEqual([]);
  });

  it('the same family can not be chosen twice (SETUP-1)', () => {
    expect(() => createGame(deckOf(), { players: 2, families: ['west', 'west'] })).toThrow(IllegalCallError);
  });

  it('a residence lies beside its family in the expansion, and in no other edition (SETUP-2)', () => {
    const deck = deckOf('mysteries:\n  secret: {}');
    const playable = (edition: string) =>
      canPlay(arrange(deck, { edition, hands: [['secret'], []] }), 'secret');
    expect(['classic', 'expansion', 'second'].filter(playable)).toEqual(['expansion']);
  });

  it('families that were not chosen are out of the game (SETUP-3)', () => {
    const state = arrange(deckOf(), { players: 2, hands: [['sad'], []] });
    expect(legal(state)).toEqual([
      'discard sad',
      'pass',
      ...[...people('e'), ...people('n')].map((character) => `play sad on ${character}`),
    ]);
  });

  it('each player starts with five cards, the rest is the draw pile (SETUP-4)', () => {
    const state = createGame(deckOf(), { players: 3 });
    expect(state.hands.map((cards) => cards.length)).toEqual([5, 5, 5]);
    expect([state.draw.length, state.discards.length]).toEqual([42 - 15, 0]);
    expectSound(state);
  });

  it('the draw pile is shuffled, by the seed alone (SETUP-4)', () => {
    const pile = (seed: number) => drawPile(createGame(deckOf(), { players: 2, seed }));
    expect(pile(7)).toEqual(pile(7));
    expect(pile(7)).not.toEqual(pile(8));
  });

  it('the draw pile lies face down and other hands are hidden (SETUP-4)', () => {
    const seen = view(arrange(deckOf(), { hands: [['sad'], ['glad']] }), 0);
    expect(seen.players.map((player) => player.hand)).toEqual([['sad'], undefined]);
    expect(seen.players.map((player) => player.handSize)).toEqual([1, 1]);
    expect(seen).not.toHaveProperty('draw');
  });

  it('characters, residences and reference cards are never drawn (SETUP-4)', () => {
    const deck = deckOf('references:\n  help: { body: [TURN-1] }');
    const state = createGame(deck, { players: 2, edition: 'second' });
    expect(state.draw.length + 10).toBe(42);
  });
});

describe('the piles', () => {
  const deck = deckOf('events:\n  feast: { effects: { immediate: [{ draw: 4 }] } }');

  it('discards lie face up (SETUP-5)', () => {
    expect(view(arrange(deck, { discards: ['sad', 'glad'] }), 1).discards).toEqual(['sad', 'glad']);
  });

  it('when the draw pile runs out in the middle of a draw, the discards become the new one (SETUP-5)', () => {
    const before = arrange(deck, { hands: [['feast'], []], draw: ['glad'], rest: 'discards' });
    const after = play(before, 'feast');
    expect(hand(after, 0)).toContain('glad');
    expect(hand(after, 0)).toHaveLength(4);
    expect(discards(after)).toEqual(['feast']);
    expect(drawPile(after)).toHaveLength(43 - 1 - 4);
  });

  it('in the draw phase, too, the discards are shuffled in (SETUP-5)', () => {
    const after = endTurn(arrange(deck, { hands: [['sad'], []], draw: ['glad', 'plain'], rest: 'discards' }));
    expect(hand(after, 0)).toEqual(expect.arrayContaining(['glad', 'plain', 'sad']));
    expect(hand(after, 0)).toHaveLength(5);
    expect(discards(after)).toEqual([]);
  });

  it('the discards are shuffled, not turned over (SETUP-5)', () => {
    const order = (seed: number) => {
      const before = arrange(deck, { hands: [['feast'], []], draw: ['glad'], rest: 'discards', seed });
      return drawPile(play(before, 'feast'));
    };
    expect(order(1)).not.toEqual(order(2));
  });

  it('they are shuffled in at once when the last card leaves the draw pile, however it leaves (SETUP-5)', () => {
    const last = deckOf(
      'events:\n  sip: { effects: { immediate: [{ draw: 1 }] } }\n  seek: { effects: { immediate: [{ search: death }] } }',
    );
    const holding = (held: string) =>
      arrange(last, { hands: [[held], []], draw: ['demise'], rest: 'discards' });
    for (const after of [play(holding('sip'), 'sip'), pick(play(holding('seek'), 'seek'), 'demise')]) {
      expect(hand(after, 0)).toEqual(['demise']);
      expect([drawPile(after).length > 0, discards(after).length]).toEqual([true, 1]);
    }
  });

  it('with both piles empty, the first card that is discarded is the new draw pile at once (SETUP-5)', () => {
    const small = deckOf('modifiers:\n  a: {}\n  b: {}\n  c: {}', { common: false });
    const first = discard(arrange(small, { hands: [['a', 'b'], ['c']] }), 'a');
    expect([drawPile(first), discards(first)]).toEqual([['a'], []]);
  });

  it('the event being played is in no pile, so it is not shuffled in (SETUP-5)', () => {
    const small = deckOf('events:\n  feast: { effects: { immediate: [{ draw: 4 }] } }\n  one: {}', {
      common: false,
    });
    const after = play(arrange(small, { hands: [['feast'], []], draw: ['one'] }), 'feast');
    // When it is done, both piles are empty, so that it is the new draw pile.
    expect([hand(after, 0), drawPile(after), discards(after)]).toEqual([['one'], ['feast'], []]);
  });

  it('when both piles are empty nothing more is drawn (SETUP-5)', () => {
    const small = deckOf('modifiers:\n  a: {}\n  b: {}\n  c: {}', { common: false });
    const after = endTurn(arrange(small, { hands: [['a'], ['b']], draw: ['c'] }));
    expect([hand(after, 0), asked(after)]).toEqual([['a', 'c'], 1]);
    expect(hand(endTurn(after), 1)).toEqual(['b']);
  });

  it('a deck smaller than the opening hands is dealt as far as it goes (SETUP-5)', () => {
    const state = createGame(deckOf('modifiers:\n  a: { copies: 7 }', { common: false }), { players: 2 });
    expect(state.hands.flat()).toHaveLength(7);
    expect(state.draw).toEqual([]);
  });
});

describe('who begins', () => {
  it('any seat may be first, and play goes clockwise (SETUP-6)', () => {
    let state = createGame(deckOf(), { players: 4, first: 2 });
    const order: number[] = [];
    for (let i = 0; i < 6; i++) {
      order.push(asked(state));
      state = endTurn(state);
    }
    expect(order).toEqual([2, 3, 0, 1, 2, 3]);
  });
});

describe('shorter games', () => {
  it('with fewer characters a family, each player keeps those that they want (SETUP-7)', () => {
    let state = createGame(deckOf(), { players: 4, characters: 4 });
    for (const [seat, gone] of ['n2', 'e3', 's1', 'w5'].entries()) {
      expect(asked(state)).toBe(seat);
      expect(legal(state)).toEqual(people(gone[0] as string).map((character) => `pick ${character}`));
      state = pick(state, gone);
    }
    expect(family(state, 0)).toEqual(['n1', 'n3', 'n4', 'n5']);
    expect([0, 1, 2, 3].map((seat) => family(state, seat).length)).toEqual([4, 4, 4, 4]);
    expect(state.hands.map((cards) => cards.length)).toEqual([5, 5, 5, 5]);
  });

  it('works in the expansion, too, and with two players (SETUP-7)', () => {
    let state = createGame(deckOf(), { players: 2, characters: 3, edition: 'expansion' });
    for (let i = 0; i < 4; i++) {
      const [first] = legal(state);
      state = pick(state, (first as string).slice('pick '.length));
    }
    expect([family(state, 0).length, family(state, 1).length]).toEqual([3, 3]);
  });
});

describe('the second edition', () => {
  const start = (players: number) => createGame(deckOf(), { players, edition: 'second' });

  it.each([2, 3])('with %i players all keep five characters (SETUP-8)', (players) => {
    const state = start(players);
    expect(state.families.map((one) => one.length)).toEqual(new Array(players).fill(5));
    expect(state.about).toBe('play');
  });

  const dismissed = (state: State) =>
    ['n1', 'e2', 's3', 'w4'].reduce<State>((now, character) => pick(now, character), state);

  it('with four players each discards one of their choice, which is out of the game (SETUP-8)', () => {
    const state = dismissed(start(4));
    expect([0, 1, 2, 3].map((seat) => family(state, seat))).toEqual([
      ['n2', 'n3', 'n4', 'n5'],
      ['e1', 'e3', 'e4', 'e5'],
      ['s1', 's2', 's4', 's5'],
      ['w1', 'w2', 'w3', 'w5'],
    ]);
    expect(legal(state).some((words) => / on (n1|e2|s3|w4)$/.test(words))).toBe(false);
    expect(state.discards).toEqual([]);
  });

  it('with five players the fifth family is made of the discarded characters (SETUP-8)', () => {
    const state = dismissed(start(5));
    expect(family(state, 4).sort()).toEqual(['e2', 'n1', 's3', 'w4']);
    expect(state.families.map((one) => one.length)).toEqual([4, 4, 4, 4, 4]);
    expect(state.hands.map((cards) => cards.length)).toEqual([5, 5, 5, 5, 5]);
  });

  it('a mixed family is simply that player’s characters (SETUP-8)', () => {
    const deck = deckOf('modifiers:\n  gift: { effects: { immediate: [{ draw: 1 }] }, copies: 9 }', {
      common: false,
    });
    let state = createGame(
      deckOf('modifiers:\n  gift: { effects: { immediate: [{ draw: 1 }] }, copies: 60 }', { common: false }),
      {
        players: 5,
        edition: 'second',
      },
    );
    expect(deck).toBeDefined();
    state = dismissed(state);
    const card = hand(state, 0)[0] as string;
    expect(hand(play(state, card, 'n1'), 4)).toHaveLength(6);
  });

  it('the number of characters is fixed (SETUP-8)', () => {
    expect(() => createGame(deckOf(), { players: 4, edition: 'second', characters: 3 })).toThrow(
      IllegalCallError,
    );
  });
});

describe('the beginners’ game', () => {
  const deck = deckOf(`
modifiers:
  greedy: { pathos: { top: -10 }, effects: { immediate: [{ draw: 2 }], continuous: [{ drawLimit: 2 }, { selfWorth: -5 }] } }
deaths:
  fall: { pathos: { middle: -5 }, effects: { immediate: [{ draw: 1 }], continuous: [{ shield: card }] } }
events:
  feast: { effects: { immediate: [{ draw: 3 }] } }
  no: { effects: { reaction: [{ cancel: card }] } }
`);
  const begin = (beginners: boolean) =>
    arrange(deck, {
      beginners,
      hands: [['greedy', 'feast', 'fall'], ['no']],
      on: { n1: ['sad'] },
      edition: 'second',
    });

  it('ignores immediate and continuous effects (SETUP-9)', () => {
    const after = play(begin(true), 'greedy', 'n2');
    expect(hand(after, 0)).toEqual(['fall', 'feast']);
    expect(worth(after, 'n2')).toBe(-10);
    expect(hand(endTurn(after), 0)).toHaveLength(5);
  });

  it('ignores reactions: no one is asked (SETUP-9)', () => {
    expect(asked(play(begin(false), 'feast'))).toBe(1);
    const after = play(begin(true), 'feast');
    expect(asked(after)).toBe(0);
    expect([hand(after, 0), discards(after)]).toEqual([['fall', 'greedy'], ['feast']]);
  });

  it('still counts pathos and kills (SETUP-9)', () => {
    const after = play(begin(true), 'fall', 'n1');
    expect([value(after, 0), hand(after, 0)]).toEqual([-15, ['feast', 'greedy']]);
    expect(pass(after).turn).toBe(1);
  });
});
