import { describe, expect, it } from 'vitest';
import { createGame } from '../../../src/engine/index.js';
import {
  arrange,
  asked,
  canPlay,
  decide,
  deckOf,
  discard,
  discards,
  drawPile,
  endTurn,
  hand,
  isDead,
  isPlay,
  legal,
  pass,
  pick,
  play,
  playsLeft,
  react,
  stack,
} from '../../support/engine/table.js';

const plain = deckOf();

describe('a turn', () => {
  it('is two plays, then the draw phase, then the player to the left (TURN-1)', () => {
    let state = arrange(plain, {
      players: 3,
      hands: [['sad', 'glad', 'plain'], [], []],
      draw: ['calm', 'calm~2', 'calm~3', 'calm~4'],
    });
    state = play(state, 'sad', 'e1');
    expect([asked(state), state.turn, hand(state, 0)]).toEqual([0, 0, ['glad', 'plain']]);
    state = play(state, 'glad', 'n1');
    expect([asked(state), state.turn]).toEqual([1, 1]);
    expect(hand(state, 0)).toEqual(['calm', 'calm~2', 'calm~3', 'calm~4', 'plain']);
  });

  it('goes round the table (TURN-1)', () => {
    let state = arrange(plain, { players: 3, hands: [['sad'], ['glad'], ['plain']] });
    const order = [0, 1, 2, 3].map(() => {
      const seat = asked(state);
      state = endTurn(state);
      return seat;
    });
    expect(order).toEqual([0, 1, 2, 0]);
  });

  it.each(['classic', 'expansion'])(
    'the first play is any card, one discarded card, or a pass (TURN-2): %s',
    (edition) => {
      const state = arrange(deckOf('', { size: 1 }), {
        edition,
        hands: [['calm', 'demise', 'glad'], []],
        on: { e1: ['sad'] },
      });
      expect(legal(state)).toEqual([
        'discard calm',
        'discard demise',
        'discard glad',
        'pass',
        'play calm',
        'play demise on e1',
        'play glad on e1',
        'play glad on n1',
      ]);
    },
  );

  it('a discarded card goes to the discards and spends a play (TURN-2)', () => {
    const once = discard(arrange(plain, { hands: [['sad', 'glad'], []] }), 'sad');
    expect([discards(once), hand(once, 0), asked(once)]).toEqual([['sad'], ['glad'], 0]);
    const twice = discard(once, 'glad');
    expect([discards(twice), asked(twice)]).toEqual([['sad', 'glad'], 1]);
  });

  it('the second play is as the first, but for deaths (TURN-3)', () => {
    const first = arrange(deckOf('', { size: 1 }), {
      hands: [['calm', 'demise', 'glad'], []],
      on: { e1: ['sad'] },
    });
    const second = pass(first);
    expect(asked(second)).toBe(0);
    expect(legal(second)).toEqual(legal(first).filter((words) => words !== 'play demise on e1'));
  });

  it('a death can not be the second play whatever the first was (TURN-3)', () => {
    const first = arrange(plain, {
      hands: [['demise', 'demise~2', 'calm', 'plain'], []],
      on: { e1: ['sad'], e2: ['sad~2'] },
    });
    expect(canPlay(first, 'demise~2')).toBe(true);
    const seconds = [play(first, 'demise', 'e1'), play(first, 'calm'), discard(first, 'plain'), pass(first)];
    expect(seconds.map((second) => canPlay(second, 'demise~2'))).toEqual([false, false, false, false]);
    expect(legal(pass(first))).toContain('discard demise~2');
  });

  it('in the second edition the whole hand can be discarded, a single card can not (TURN-4)', () => {
    const state = arrange(deckOf('', { size: 1 }), { edition: 'second', hands: [['calm', 'glad'], []] });
    expect(legal(state)).toEqual(['discardHand', 'pass', 'play calm', 'play glad on e1', 'play glad on n1']);
    expect(legal(arrange(plain, { hands: [['calm'], []] }))).not.toContain('discardHand');
  });

  it('after the whole hand was discarded nothing new comes until the draw phase (TURN-4)', () => {
    const after = decide(arrange(plain, { edition: 'second', hands: [['calm', 'glad'], []] }), 'discardHand');
    expect([hand(after, 0), discards(after).sort(), asked(after), legal(after)]).toEqual([
      [],
      ['calm', 'glad'],
      0,
      ['pass'],
    ]);
    expect(hand(pass(after), 0)).toHaveLength(5);
  });

  it('the whole hand can be discarded as the second play, too (TURN-4)', () => {
    const after = decide(
      pass(arrange(plain, { edition: 'second', hands: [['calm', 'glad'], []] })),
      'discardHand',
    );
    expect([asked(after), discards(after).sort(), hand(after, 0).length]).toEqual([1, ['calm', 'glad'], 5]);
  });
});

describe('the draw phase', () => {
  const deck = deckOf(`
modifiers:
  more: { effects: { continuous: [{ drawLimit: 2 }] }, copies: 2 }
  less: { effects: { continuous: [{ drawLimit: -4 }] }, copies: 2 }
`);
  const drawnWith = (on: Record<string, string[]>, held: string[] = []) =>
    hand(endTurn(arrange(deck, { on, hands: [held, []] })), 0).length;

  it('draws until the hand equals five (TURN-5)', () => {
    expect(drawnWith({})).toBe(5);
    expect(drawnWith({}, ['sad', 'glad'])).toBe(5);
  });

  it('effects change the limit, and changes add up (TURN-5)', () => {
    expect(drawnWith({ n1: ['more'] })).toBe(7);
    expect(drawnWith({ n1: ['more'], n2: ['more~2'] })).toBe(9);
    expect(drawnWith({ n1: ['more'], n2: ['less'] })).toBe(3);
    expect(drawnWith({ n1: ['less'] })).toBe(1);
  });

  it('the limit is never below 0 (TURN-5)', () => {
    expect(drawnWith({ n1: ['less'], n2: ['less~2'] })).toBe(0);
  });

  it('changes are summed before the limit is kept at 0 (TURN-5)', () => {
    expect(drawnWith({ n1: ['less'], n2: ['less~2'], n3: ['more'], n4: ['more~2'] })).toBe(1);
  });

  it('a hand at or above the limit draws nothing and keeps everything (TURN-6)', () => {
    const five = ['plain', 'plain~2', 'plain~3', 'plain~4', 'plain~5'];
    expect(hand(endTurn(arrange(plain, { hands: [five, []] })), 0)).toEqual(five);
    const seven = [...five, 'plain~6', 'plain~7'];
    expect(hand(endTurn(arrange(plain, { hands: [seven, []] })), 0)).toEqual(seven);
    expect(hand(endTurn(arrange(deck, { hands: [five, []], on: { n1: ['less'] } })), 0)).toEqual(five);
  });
});

describe('free plays', () => {
  const deck = deckOf(`
events:
  spree: { effects: { immediate: [{ freePlay: modifier }] } }
  slaughter: { effects: { immediate: [{ freePlay: death }] } }
`);

  it('do not count against the two (TURN-7)', () => {
    let state = play(arrange(deck, { hands: [['spree', 'sad', 'glad'], []] }), 'spree');
    state = play(state, 'sad', 'e1');
    expect(stack(state, 'e1')).toEqual(['sad']);
    expect([asked(state), playsLeft(state)]).toEqual([0, 1]);
  });

  it('may be declined (TURN-7)', () => {
    const state = pass(play(arrange(deck, { hands: [['spree', 'sad'], []] }), 'spree'));
    expect([hand(state, 0), isPlay(state), playsLeft(state)]).toEqual([['sad'], true, 1]);
  });

  it('that allow a death allow it out of the second play (TURN-8)', () => {
    const second = pass(arrange(deck, { hands: [['slaughter', 'demise'], []], on: { e1: ['sad'] } }));
    expect(canPlay(second, 'demise')).toBe(false);
    const after = play(play(second, 'slaughter'), 'demise', 'e1');
    expect(isDead(after, 'e1')).toBe(true);
  });

  it('of a modifier do not allow a death (TURN-8)', () => {
    const state = play(
      arrange(deck, { hands: [['spree', 'demise', 'glad'], []], on: { e1: ['sad'] } }),
      'spree',
    );
    expect([canPlay(state, 'demise'), canPlay(state, 'glad')]).toEqual([false, true]);
  });

  it('a death by a free play leaves the second play without one (TURN-8)', () => {
    const start = arrange(deck, {
      hands: [['slaughter', 'demise', 'demise~2'], []],
      on: { e1: ['sad'], e2: ['sad~2'] },
    });
    const after = play(play(start, 'slaughter'), 'demise', 'e1');
    expect([isPlay(after), canPlay(after, 'demise~2')]).toEqual([true, false]);
  });
});

describe('events that are played as they are drawn', () => {
  const deck = deckOf(`
modifiers:
  windfall: { effects: { immediate: [{ draw: 1 }, { discard: hand }] } }
events:
  bailiffs: { asDrawn: true, effects: { immediate: [{ discard: 2, who: left }] } }
  silence: { asDrawn: true, copies: 2 }
  feast: { effects: { immediate: [{ draw: 2 }, { draw: 1 }] } }
  sip: { effects: { immediate: [{ draw: 2 }] } }
  look: { effects: { immediate: [{ search: event }] } }
  dig: { effects: { immediate: [{ recover: event }] } }
  snatch: { effects: { immediate: [{ take: 1 }] } }
`);
  const second = { edition: 'second' } as const;

  it('drawn in the draw phase, resolve at the end of that turn, with no card in their place (TURN-9)', () => {
    const start = arrange(deck, {
      ...second,
      hands: [['plain'], ['sad', 'glad', 'calm']],
      draw: ['bailiffs', 'sad~2', 'sad~3', 'sad~4', 'sad~5'],
    });
    const asking = pass(pass(start));
    expect([asked(asking), asking.turn]).toEqual([1, 0]);
    expect(hand(asking, 0)).toEqual(['plain', 'sad~2', 'sad~3', 'sad~4']);
    const after = pick(asking, 'sad', 'glad');
    expect([hand(after, 1), discards(after)]).toEqual([['calm'], ['sad', 'glad', 'bailiffs']]);
    expect([after.turn, after.active, hand(after, 0).length]).toEqual([1, 1, 4]);
  });

  it('drawn by an effect, resolve right after that effect (TURN-9)', () => {
    const start = arrange(deck, {
      ...second,
      hands: [['feast'], ['sad', 'glad']],
      draw: ['bailiffs', 'plain', 'plain~2'],
    });
    const asking = play(start, 'feast');
    expect([asked(asking), hand(asking, 0), drawPile(asking)[0]]).toEqual([1, ['plain'], 'plain~2']);
    const after = pick(asking, 'sad', 'glad');
    expect([hand(after, 0), discards(after)]).toEqual([
      ['plain', 'plain~2'],
      ['sad', 'glad', 'bailiffs', 'feast'],
    ]);
  });

  it('resolve before the next clause of the card that drew them (TURN-9)', () => {
    const start = arrange(deck, {
      ...second,
      hands: [
        ['windfall', 'calm'],
        ['sad', 'glad'],
      ],
      draw: ['bailiffs'],
    });
    const after = pick(play(start, 'windfall', 'n1'), 'sad', 'glad');
    expect(discards(after)).toEqual(['sad', 'glad', 'bailiffs', 'calm']);
  });

  it('two of them drawn by one effect both resolve right after it (TURN-9)', () => {
    const start = arrange(deck, { ...second, hands: [['sip', 'plain'], []], draw: ['silence', 'silence~2'] });
    const after = play(start, 'sip');
    expect(hand(after, 0)).toEqual(['plain']);
    expect(discards(after).sort()).toEqual(['silence', 'silence~2', 'sip']);
  });

  it('two of them drawn in the draw phase both resolve at the end of the turn (TURN-9)', () => {
    const start = arrange(deck, {
      ...second,
      hands: [['plain', 'plain~2'], []],
      draw: ['silence', 'silence~2', 'plain~3'],
    });
    const after = endTurn(start);
    expect([hand(after, 0), discards(after).sort()]).toEqual([
      ['plain', 'plain~2', 'plain~3'],
      ['silence', 'silence~2'],
    ]);
  });

  it('drawn in the opening hand, are replaced and shuffled back (TURN-9)', () => {
    const many = deckOf('events:\n  now: { asDrawn: true, copies: 20 }');
    for (const seed of [1, 2, 3, 4, 5]) {
      const state = createGame(many, { players: 4, edition: 'second', seed });
      const settled = ['n1', 'e1', 's1', 'w1'].reduce((now, character) => pick(now, character), state);
      for (const seat of [0, 1, 2, 3]) {
        expect(hand(settled, seat)).toHaveLength(5);
        expect(hand(settled, seat).filter((card) => card.startsWith('now'))).toEqual([]);
      }
      expect(drawPile(settled)).toHaveLength(62 - 20);
      expect(discards(settled)).toEqual([]);
    }
  });

  it('taken, recovered or searched, are ordinary events (TURN-9)', () => {
    const searched = pick(
      play(arrange(deck, { ...second, hands: [['look'], []], draw: ['bailiffs'] }), 'look'),
      'bailiffs',
    );
    expect([hand(searched, 0), isPlay(searched), canPlay(searched, 'bailiffs')]).toEqual([
      ['bailiffs'],
      true,
      true,
    ]);
    const dug = pick(
      play(arrange(deck, { ...second, hands: [['dig'], []], discards: ['bailiffs'] }), 'dig'),
      'bailiffs',
    );
    expect([hand(dug, 0), isPlay(dug)]).toEqual([['bailiffs'], true]);
    const taken = pick(play(arrange(deck, { ...second, hands: [['snatch'], ['bailiffs']] }), 'snatch'), 1);
    expect([hand(taken, 0), isPlay(taken)]).toEqual([['bailiffs'], true]);
  });
});

describe('order', () => {
  const deck = deckOf(`
modifiers:
  chain: { effects: { immediate: [{ draw: 1 }, { freePlay: modifier }, { discard: hand }] } }
events:
  no: { effects: { reaction: [{ cancel: modifier }] } }
`);

  it('a card resolves wholly before the next one is played (TURN-10)', () => {
    const start = arrange(deck, { hands: [['chain', 'sad', 'glad'], []], draw: ['calm'] });
    const middle = play(start, 'chain', 'n1');
    expect(hand(middle, 0)).toEqual(['calm', 'glad', 'sad']);
    const after = play(middle, 'sad', 'n1');
    expect([stack(after, 'n1'), hand(after, 0)]).toEqual([['chain', 'sad'], []]);
    expect([asked(after), isPlay(after)]).toEqual([0, true]);
  });

  it('a player who played a reaction waits for their own draw phase (TURN-11)', () => {
    const held = ['no', 'plain', 'plain~2', 'plain~3', 'plain~4'];
    let state = react(play(arrange(deck, { hands: [['sad'], held] }), 'sad', 'e1'), 'no');
    expect(hand(state, 1)).toHaveLength(4);
    state = endTurn(state);
    expect([asked(state), hand(state, 1).length, hand(state, 0).length]).toEqual([1, 4, 5]);
    expect(hand(endTurn(state), 1)).toHaveLength(5);
  });

  it('no other player draws in a draw phase (TURN-11)', () => {
    const state = endTurn(arrange(plain, { players: 3, hands: [['sad'], ['glad'], []] }));
    expect([0, 1, 2].map((seat) => hand(state, seat).length)).toEqual([5, 1, 0]);
  });
});
