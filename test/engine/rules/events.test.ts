import { describe, expect, it } from 'vitest';
import { type State, view } from '../../../src/engine/index.js';
import {
  arrange,
  asked,
  canPlay,
  deckOf,
  discard,
  discards,
  endTurn,
  hand,
  isDead,
  isPlay,
  legal,
  mysteries,
  pass,
  pick,
  play,
  playsLeft,
  react,
  stack,
} from '../../support/engine/table.js';

const REACTIONS = `
modifiers:
  gift: { effects: { immediate: [{ draw: 1 }] } }
  watch: { effects: { continuous: [{ whenever: { event: played, of: everyone }, do: [{ draw: 1 }] }] } }
events:
  no: { effects: { reaction: [{ cancel: card }] }, copies: 4 }
  no-event: { effects: { reaction: [{ cancel: event }] }, copies: 2 }
  back: { effects: { reaction: [{ cancel: { kind: modifier, to: hand } }], immediate: [{ draw: 2 }] } }
  elsewhere: { effects: { reaction: [{ redirect: [modifier, death] }] } }
  feast: { effects: { immediate: [{ draw: 2 }] } }
  spree: { effects: { immediate: [{ freePlay: modifier }] } }
  swap: { effects: { immediate: [{ moveModifier: { from: { of: anyone }, to: { of: anyone } } }] } }
mysteries:
  secret: {}
`;
const deck = deckOf(REACTIONS);

describe('an event', () => {
  it('does what it says and goes to the discards (EVENT-1)', () => {
    const after = play(arrange(deck, { hands: [['feast'], []], draw: ['sad', 'glad'] }), 'feast');
    expect([hand(after, 0), discards(after), asked(after)]).toEqual([['glad', 'sad'], ['feast'], 0]);
  });

  it('spends a play (EVENT-1)', () => {
    expect(playsLeft(play(arrange(deck, { hands: [['feast'], []] }), 'feast'))).toBe(1);
  });
});

describe('reactions', () => {
  it('“cancel” may be played in another player’s turn, in response (EVENT-2)', () => {
    const announced = play(
      arrange(deck, {
        hands: [
          ['gift', 'plain'],
          ['no', 'sad'],
        ],
      }),
      'gift',
      'n1',
    );
    expect([asked(announced), legal(announced)]).toEqual([1, ['pass', 'react no']]);
    const after = react(announced, 'no');
    expect([stack(after, 'n1'), hand(after, 0), hand(after, 1)]).toEqual([[], ['plain'], ['sad']]);
    expect(discards(after).sort()).toEqual(['gift', 'no']);
    expect([asked(after), isPlay(after)]).toEqual([0, true]);
  });

  it('need not be played (EVENT-2)', () => {
    const after = pass(play(arrange(deck, { hands: [['gift'], ['no']], draw: ['plain'] }), 'gift', 'n1'));
    expect([stack(after, 'n1'), hand(after, 0), hand(after, 1)]).toEqual([['gift'], ['plain'], ['no']]);
  });

  it('are asked for only where they fit what is played (EVENT-2)', () => {
    expect(asked(play(arrange(deck, { hands: [['gift'], ['no-event', 'sad']] }), 'gift', 'n1'))).toBe(0);
    expect(asked(play(arrange(deck, { hands: [['feast'], ['no-event', 'back']] }), 'feast'))).toBe(1);
    expect(legal(play(arrange(deck, { hands: [['feast'], ['no-event', 'back']] }), 'feast'))).toEqual([
      'pass',
      'react no-event',
    ]);
  });

  it('can not be played in one’s own turn (EVENT-3)', () => {
    const state = arrange(deck, { hands: [['no', 'elsewhere', 'sad'], []] });
    expect([canPlay(state, 'no'), canPlay(state, 'elsewhere'), canPlay(state, 'sad')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(legal(state)).toEqual(expect.arrayContaining(['discard no', 'pass']));
  });

  it('cancel a cancel: the one whom it hit may answer it, in their own turn, too (EVENT-3)', () => {
    const start = arrange(deck, { hands: [['gift', 'no'], ['no~2']], draw: ['plain'] });
    const hit = react(play(start, 'gift', 'n1'), 'no~2');
    expect([asked(hit), legal(hit)]).toEqual([0, ['pass', 'react no']]);
    const saved = react(hit, 'no');
    expect([stack(saved, 'n1'), hand(saved, 0)]).toEqual([['gift'], ['plain']]);
    expect(stack(pass(hit), 'n1')).toEqual([]);
  });

  it('answer the active player alone in the second edition: neither that player nor a third one cancels a cancel (EVENT-3)', () => {
    const start = arrange(deck, {
      edition: 'second',
      players: 3,
      hands: [['gift', 'no'], ['no~2'], ['no~3']],
    });
    const state = react(play(start, 'gift', 'n1'), 'no~2');
    expect([asked(state), isPlay(state)]).toEqual([0, true]);
    expect([hand(state, 0), hand(state, 2)]).toEqual([['no'], ['no~3']]);
    expect([stack(state, 'n1'), discards(state).sort()]).toEqual([[], ['gift', 'no~2']]);
  });

  it('still go round the table about a play of the active player of the second edition (EVENT-3)', () => {
    const hands = [['gift'], ['no'], ['no~2']];
    const announced = play(arrange(deck, { edition: 'second', players: 3, hands }), 'gift', 'n1');
    expect([asked(announced), asked(pass(announced))]).toEqual([1, 2]);
  });

  it('do not answer an event that another draws and must play at once, in the second edition (EVENT-3, TURN-9)', () => {
    const alms = deckOf(`
events:
  alms: { effects: { immediate: [{ draw: 1, who: left }] } }
  omen: { asDrawn: true, effects: { immediate: [{ discard: 1, who: right }] } }
  no: { effects: { reaction: [{ cancel: event }] }, copies: 2 }
`);
    const at = (edition: string) =>
      arrange(alms, { edition, players: 3, hands: [['alms', 'no'], [], ['no~2']], draw: ['omen', 'sad'] });
    expect(legal(pass(play(at('second'), 'alms')))).toEqual(['pick no']);
    const classic = pass(play(at('classic'), 'alms'));
    expect([asked(classic), legal(classic)]).toEqual([2, ['pass', 'react no~2']]);
  });

  it('are the active player’s, too, where another plays a card in that turn; asked clockwise from that one (EVENT-3, EVENT-5)', () => {
    const duel = deckOf(`
modifiers:
  duel: { pathos: { top: -5 }, effects: { immediate: [{ playDeath: this }] } }
events:
  no: { effects: { reaction: [{ cancel: death }] }, copies: 3 }
`);
    const start = arrange(duel, { players: 3, hands: [['duel', 'no'], ['demise', 'no~2'], ['no~3']] });
    const announced = play(play(start, 'duel', 'e1'), 'demise', 'e1');
    expect([asked(announced), legal(announced)]).toEqual([2, ['pass', 'react no~3']]);
    const passed = pass(announced);
    expect([asked(passed), legal(passed)]).toEqual([0, ['pass', 'react no']]);
    expect([isDead(pass(passed), 'e1'), isDead(react(passed, 'no'), 'e1')]).toEqual([true, false]);
  });

  it('are all that can be played outside one’s own turn (EVENT-3)', () => {
    const held = ['no', 'feast', 'sad', 'demise'];
    const state = play(arrange(deck, { hands: [['plain'], held], on: { n1: ['sad~2'] } }), 'plain', 'n1');
    expect(legal(state)).toEqual(['pass', 'react no']);
  });

  it('cancel without a trace: the card does nothing and goes to the discards (EVENT-4)', () => {
    const killed = react(
      play(arrange(deck, { hands: [['demise'], ['no']], on: { e1: ['sad'] } }), 'demise', 'e1'),
      'no',
    );
    expect([isDead(killed, 'e1'), stack(killed, 'e1'), discards(killed).sort()]).toEqual([
      false,
      ['sad'],
      ['demise', 'no'],
    ]);
    const event = react(play(arrange(deck, { hands: [['feast'], ['no']] }), 'feast'), 'no');
    expect([hand(event, 0), discards(event).sort()]).toEqual([[], ['feast', 'no']]);
  });

  it('a cancelled card was not played, but the reaction was (EVENT-4)', () => {
    const start = arrange(deck, { hands: [['gift'], ['no']], on: { n5: ['watch'] } });
    const after = react(play(start, 'gift', 'n1'), 'no');
    expect(hand(after, 0), 'one card for the reaction').toHaveLength(1);
    expect(hand(pass(play(start, 'gift', 'n1')), 0), 'one for the effect, one for being played').toHaveLength(
      2,
    );
  });

  it('a cancelled play is spent (EVENT-4)', () => {
    const start = arrange(deck, { hands: [['gift', 'demise'], ['no']], on: { e1: ['sad'] } });
    const after = react(play(start, 'gift', 'n1'), 'no');
    expect([playsLeft(after), canPlay(after, 'demise')]).toEqual([1, false]);
  });

  it('cost no play, in this turn or the next (EVENT-4)', () => {
    const after = react(play(arrange(deck, { hands: [['gift'], ['no']] }), 'gift', 'n1'), 'no');
    const theirs = endTurn(after);
    expect([asked(theirs), playsLeft(theirs)]).toEqual([1, 2]);
  });
});

describe('windows', () => {
  const four = (hands: string[][], active = 0): State => arrange(deck, { players: 4, hands, active });

  it('open after every play of a modifier, event or death, of either play (EVENT-5)', () => {
    const start = arrange(deck, { hands: [['gift', 'feast', 'demise'], ['no']], on: { e1: ['sad'] } });
    for (const first of [play(start, 'gift', 'n1'), play(start, 'feast'), play(start, 'demise', 'e1')]) {
      expect([asked(first), legal(first)]).toEqual([1, ['pass', 'react no']]);
    }
    const second = play(pass(start), 'gift', 'n1');
    expect(legal(second)).toEqual(['pass', 'react no']);
  });

  it('open after a mystery and a free play (EVENT-5)', () => {
    const mystery = play(arrange(deck, { edition: 'expansion', hands: [['secret'], ['no']] }), 'secret');
    expect(legal(mystery)).toEqual(['pass', 'react no']);
    expect(mysteries(react(mystery, 'no'), 0)).toEqual([]);
    const spree = pass(play(arrange(deck, { hands: [['spree', 'sad'], ['no']] }), 'spree'));
    const free = play(spree, 'sad', 'e1');
    expect([asked(free), legal(free)]).toEqual([1, ['pass', 'react no']]);
    expect(stack(react(free, 'no'), 'e1')).toEqual([]);
  });

  it('do not open after a discard, a pass, a draw or a move (EVENT-5)', () => {
    const start = arrange(deck, { hands: [['gift', 'swap'], ['no']], on: { n1: ['sad'] } });
    expect(asked(discard(start, 'gift'))).toBe(0);
    expect(asked(pass(start))).toBe(0);
    const moved = pick(pass(play(start, 'swap')), 'sad', 'e1');
    expect([asked(moved), stack(moved, 'e1')]).toEqual([0, ['sad']]);
  });

  it('ask the others clockwise, from the active player (EVENT-5)', () => {
    let state = play(four([['gift', 'sad'], ['no'], ['no~2'], ['no~3']]), 'gift', 'n1');
    const order: number[] = [];
    while (!isPlay(state)) {
      order.push(asked(state));
      state = pass(state);
    }
    expect(order).toEqual([1, 2, 3]);
    let other = play(four([['no'], ['no~2'], ['gift', 'sad'], ['no~3']], 2), 'gift', 'n1');
    const around: number[] = [];
    while (!isPlay(other)) {
      around.push(asked(other));
      other = pass(other);
    }
    expect(around).toEqual([3, 0, 1]);
  });

  it('leave out those who hold nothing that fits (EVENT-5)', () => {
    const state = play(four([['gift'], ['sad'], ['no'], ['no-event']]), 'gift', 'n1');
    expect(asked(state)).toBe(2);
    expect(isPlay(pass(state))).toBe(true);
  });

  it('are closed by the first reaction: no other player is asked about that play (EVENT-5)', () => {
    const state = react(play(four([['gift'], ['back'], ['elsewhere'], []]), 'gift', 'n1'), 'back');
    expect(isPlay(state)).toBe(true);
    expect([hand(state, 0), hand(state, 2)]).toEqual([['gift'], ['elsewhere']]);
  });

  it('of a reaction let it be answered in turn; the last one resolves first (EVENT-5)', () => {
    const announced = play(four([['gift'], ['no'], ['no-event'], []]), 'gift', 'n1');
    const answered = react(announced, 'no');
    expect([asked(answered), legal(answered)]).toEqual([2, ['pass', 'react no-event']]);
    const after = react(answered, 'no-event');
    expect(stack(after, 'n1'), 'the cancelling was cancelled').toEqual(['gift']);
    expect(discards(after).sort()).toEqual(['no', 'no-event']);
    expect([hand(after, 0).length, isPlay(after)]).toEqual([1, true]);
    expect(stack(pass(answered), 'n1')).toEqual([]);
  });

  it('of an answer to an answer open, too (EVENT-5)', () => {
    const start = four([['gift'], ['no', 'no~3'], ['no-event', 'no~4'], ['no~2']]);
    let state = react(play(start, 'gift', 'n1'), 'no');
    state = react(state, 'no-event');
    const answerers = [1, 3];
    expect(answerers).toContain(asked(state));
    if (asked(state) === 1) state = pass(state);
    expect(asked(state)).toBe(3);
    state = react(state, 'no~2');
    expect(answerers.concat(2)).toContain(asked(state));
    while (!isPlay(state)) state = pass(state);
    expect(stack(state, 'n1'), 'the answer to the answer was cancelled, so the first one holds').toEqual([]);
    expect(discards(state).sort()).toEqual(['gift', 'no', 'no-event', 'no~2']);
  });

  it('never ask the player who played the card, not even about their own reaction (EVENT-5)', () => {
    const state = react(play(four([['gift'], ['no', 'no-event'], [], []]), 'gift', 'n1'), 'no');
    expect([isPlay(state), hand(state, 1)]).toEqual([true, ['no-event']]);
  });

  it('do not ask again about a play whose first answer was cancelled (EVENT-5)', () => {
    const start = four([['gift'], ['no'], ['no-event'], ['no~2']]);
    let state = react(play(start, 'gift', 'n1'), 'no');
    expect(asked(state)).toBe(2);
    state = react(state, 'no-event');
    expect([asked(state), view(state, 3).announced.length]).toEqual([3, 3]);
    state = pass(state);
    expect([isPlay(state), stack(state, 'n1')]).toEqual([true, ['gift']]);
  });

  it('come before the card resolves: it is not on the table yet (EVENT-5)', () => {
    const state = play(arrange(deck, { hands: [['gift'], ['no']] }), 'gift', 'n1');
    expect([stack(state, 'n1'), hand(state, 0), discards(state)]).toEqual([[], [], []]);
    expect(view(state, 1).announced).toEqual([{ card: 'gift', by: 0, on: 'n1' }]);
  });
});
