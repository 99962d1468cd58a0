import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  canPlay,
  deckOf,
  decline,
  discards,
  hand,
  isPlay,
  legal,
  pass,
  play,
  playsLeft,
  stack,
} from '../../support/engine/table.js';

describe('freePlay', () => {
  const deck = deckOf(`
modifiers:
  gift: { effects: { immediate: [{ draw: 1 }] } }
  lent: { effects: { immediate: [{ freePlay: modifier }] } }
events:
  one: { effects: { immediate: [{ freePlay: modifier }, { discard: hand }] } }
  two: { effects: { immediate: [{ freePlay: { kind: [modifier, event], count: 2 } }] } }
  any: { effects: { immediate: [{ freePlay: card }] } }
  others: { effects: { immediate: [{ freePlay: card, who: everyone }] } }
  perhaps: { effects: { immediate: [{ freePlay: card, may: true }] } }
  no: { effects: { reaction: [{ cancel: event }] } }
`);

  it('kind: one such card, resolved wholly before the next clause', () => {
    const start = arrange(deck, {
      hands: [['one', 'gift', 'demise'], []],
      on: { e1: ['sad'] },
      draw: ['calm'],
    });
    const state = play(start, 'one');
    expect(legal(state).filter((words) => !words.startsWith('play gift'))).toEqual(['pass']);
    const after = play(state, 'gift', 'n1');
    expect([hand(after, 0), discards(after).sort(), playsLeft(after)]).toEqual([
      [],
      ['calm', 'demise', 'one'],
      1,
    ]);
  });

  it('{ kind, count }: up to that many, or fewer', () => {
    const start = arrange(deck, { hands: [['two', 'sad', 'calm', 'glad'], []] });
    const first = play(play(start, 'two'), 'sad', 'e1');
    expect(canPlay(first, 'calm')).toBe(true);
    const both = play(first, 'calm');
    expect([isPlay(both), playsLeft(both), hand(both, 0)]).toEqual([true, 1, ['glad']]);
    const stopped = pass(first);
    expect([isPlay(stopped), playsLeft(stopped), hand(stopped, 0)]).toEqual([true, 1, ['calm', 'glad']]);
  });

  it('card: any kind, a death among them, but no reaction', () => {
    const start = arrange(deck, { hands: [['any', 'demise', 'no', 'calm'], []], on: { e1: ['sad'] } });
    expect(legal(play(start, 'any'))).toEqual(['pass', 'play calm', 'play demise on e1']);
  });

  it('belongs to whom the effect serves, at once, in any player’s turn (TURN-7)', () => {
    const lent = play(arrange(deck, { hands: [['lent', 'glad'], ['sad']] }), 'lent', 'e1');
    expect([isPlay(lent), asked(lent)]).toEqual([false, 1]);
    const after = play(lent, 'sad', 'n1');
    expect([asked(after), isPlay(after), playsLeft(after), stack(after, 'n1')]).toEqual([
      0,
      true,
      1,
      ['sad'],
    ]);
    const all = play(
      arrange(deck, { players: 3, hands: [['others', 'sad'], ['glad'], ['plain']] }),
      'others',
    );
    expect([asked(all), asked(pass(all)), asked(pass(pass(all)))]).toEqual([0, 1, 2]);
  });

  it('allows a death even out of the first play and in another’s turn (TURN-8)', () => {
    const lent = deckOf('modifiers:\n  lent: { effects: { immediate: [{ freePlay: death }] } }');
    const start = arrange(lent, { hands: [['lent'], ['demise']], on: { n1: ['sad'] } });
    expect(legal(play(pass(start), 'lent', 'e1'))).toEqual(['pass', 'play demise on n1']);
  });

  it('in one’s own turn only, in the second edition (TURN-7, EVENT-3)', () => {
    const lent = play(arrange(deck, { edition: 'second', hands: [['lent'], ['sad']] }), 'lent', 'e1');
    expect([isPlay(lent), asked(lent), hand(lent, 1)]).toEqual([true, 0, ['sad']]);
    const hands = [['others', 'sad'], ['glad'], ['plain']];
    const all = pass(play(arrange(deck, { players: 3, edition: 'second', hands }), 'others'));
    expect([isPlay(all), hand(all, 1), hand(all, 2)]).toEqual([true, ['glad'], ['plain']]);
  });

  it('without a card to play, nothing', () => {
    const after = play(arrange(deck, { hands: [['one', 'demise'], []] }), 'one');
    expect([isPlay(after), playsLeft(after), discards(after)]).toEqual([true, 1, ['demise', 'one']]);
  });

  it('may be declined', () => {
    const after = decline(play(arrange(deck, { hands: [['perhaps', 'sad'], []] }), 'perhaps'));
    expect([isPlay(after), hand(after, 0)]).toEqual([true, ['sad']]);
  });
});
