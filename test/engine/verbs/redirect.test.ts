import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  hand,
  isDead,
  isPlay,
  legal,
  pick,
  play,
  react,
  stack,
} from '../../support/engine/table.js';

describe('redirect', () => {
  const deck = deckOf(`
modifiers:
  gift: { effects: { immediate: [{ draw: 1 }] } }
  picky: { requires: { target: { of: you } } }
events:
  aside: { effects: { reaction: [{ redirect: modifier }] } }
  spare: { effects: { reaction: [{ redirect: death }] } }
  both: { effects: { reaction: [{ redirect: [modifier, death] }], immediate: [{ draw: 2 }] } }
  no: { effects: { reaction: [{ cancel: event }] } }
`);
  const start = (mine: string[], ...hands: string[][]) =>
    arrange(deck, {
      players: 3,
      hands: [mine, ...hands],
      on: { e1: ['sad'], n1: ['sad~2'] },
      dead: { s5: 'demise~8' },
    });

  it('modifier: another legal target, chosen by the player who reacts', () => {
    const state = react(play(start(['gift'], ['aside'], []), 'gift', 'n1'), 'aside');
    expect([
      asked(state),
      legal(state).includes('pick n1'),
      legal(state).includes('pick s5'),
      legal(state).length,
    ]).toEqual([1, false, false, 13]);
    const after = pick(state, 's1');
    expect([stack(after, 's1'), stack(after, 'n1'), hand(after, 2).length, hand(after, 0)]).toEqual([
      ['gift'],
      ['sad~2'],
      1,
      [],
    ]);
  });

  it('death: someone else who is below 0', () => {
    const state = react(play(start(['demise'], ['spare'], []), 'demise', 'e1'), 'spare');
    expect(legal(state)).toEqual(['pick n1']);
    const after = pick(state, 'n1');
    expect([isDead(after, 'n1'), isDead(after, 'e1')]).toEqual([true, false]);
  });

  it('a list: both; its immediate clauses follow', () => {
    const after = pick(react(play(start(['demise'], ['both'], []), 'demise', 'e1'), 'both'), 'n1');
    expect([isDead(after, 'n1'), hand(after, 1).length]).toEqual([true, 2]);
    expect(asked(play(start(['calm'], ['both'], []), 'calm'))).toBe(0);
  });

  it('the new target must be one that the player who played the card could choose', () => {
    const state = react(play(start(['picky'], ['aside'], []), 'picky', 'n1'), 'aside');
    expect(legal(state)).toEqual(['pick n2', 'pick n3', 'pick n4', 'pick n5']);
  });

  it('without another legal target it can not be played', () => {
    const lone = arrange(deck, { hands: [['demise'], ['spare']], on: { e1: ['sad'] } });
    expect(isDead(play(lone, 'demise', 'e1'), 'e1')).toBe(true);
  });

  it('cancelled, leaves the card where it was meant to go', () => {
    const answered = react(play(start(['gift'], ['both'], ['no']), 'gift', 'n1'), 'both');
    const after = react(answered, 'no');
    expect([stack(after, 'n1'), hand(after, 1), isPlay(after)]).toEqual([['sad~2', 'gift'], [], true]);
  });
});
