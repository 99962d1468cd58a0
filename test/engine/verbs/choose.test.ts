import { describe, expect, it } from 'vitest';
import { apply, choices, view } from '../../../src/engine/index.js';
import {
  agree,
  arrange,
  asked,
  decide,
  deckOf,
  decline,
  hand,
  isPlay,
  legal,
  pick,
  play,
} from '../../support/engine/table.js';

const size = (state: Parameters<typeof hand>[0], seat: number) => hand(state, seat).length;

describe('choose', () => {
  const deck = deckOf(`
events:
  fork: { effects: { immediate: [{ choose: [[{ draw: 2 }], [{ discard: 1, who: opponents }, { draw: 1 }]] }, { extraPlay: 1 }] } }
  theirs: { effects: { immediate: [{ choose: [[{ draw: 1, who: actor }], [{ draw: 2 }]], who: opponents }] } }
  maybe: { effects: { immediate: [{ choose: [[{ draw: 1 }], [{ draw: 2 }]], may: true, if: { hand: { atLeast: 1 } } }] } }
modifiers:
  heart: { effects: { continuous: [{ whenever: { event: played, of: everyone }, do: [{ choose: [[{ draw: 1 }], [{ discard: 1 }]] }] }] } }
`);

  it('is one decision of the acting player, then the clauses of the alternative are done', () => {
    const state = play(arrange(deck, { hands: [['fork'], ['sad']] }), 'fork');
    expect([asked(state), legal(state)]).toEqual([0, ['choose 0', 'choose 1']]);
    expect(choices(state)[1]).toEqual({ seat: 0, do: 'choose', alternative: 1 });
    expect(view(state, 0).clause).toMatchObject({ card: 'fork', verb: 'choose', path: 'immediate.0' });
    const first = decide(state, 'choose 0');
    expect([size(first, 0), hand(first, 1), first.extra]).toEqual([2, ['sad'], 1]);
    const second = pick(decide(state, 'choose 1'), 'sad');
    expect([size(second, 0), hand(second, 1), second.extra]).toEqual([1, [], 1]);
  });

  it('offers an alternative that could do nothing', () => {
    const state = play(arrange(deck, { hands: [['fork'], []] }), 'fork');
    expect(size(decide(state, 'choose 1'), 0)).toBe(1);
  });

  it('is decided by each player who acts; you stays you', () => {
    const state = play(arrange(deck, { players: 3, hands: [['theirs'], [], []] }), 'theirs');
    expect(asked(state)).toBe(1);
    const after = decide(decide(state, 'choose 0'), 'choose 1');
    expect([0, 1, 2].map((seat) => size(after, seat))).toEqual([2, 1, 0]);
  });

  it('may be declined, and its if is asked first', () => {
    expect(isPlay(play(arrange(deck, { hands: [['maybe'], []] }), 'maybe'))).toBe(true);
    const state = play(arrange(deck, { hands: [['maybe', 'sad'], []] }), 'maybe');
    expect(legal(state)).toEqual(['agree', 'decline']);
    expect(size(decline(state), 0)).toBe(1);
    expect(legal(agree(state))).toEqual(['choose 0', 'choose 1']);
  });

  it('is done by a trigger as well', () => {
    const state = play(arrange(deck, { hands: [['calm', 'sad'], []], on: { n1: ['heart'] } }), 'calm');
    expect(legal(state)).toEqual(['choose 0', 'choose 1']);
    expect(hand(pick(decide(state, 'choose 1'), 'sad'), 0)).toEqual([]);
  });

  it('refuses an alternative that there is not', () => {
    const state = play(arrange(deck, { hands: [['fork'], []] }), 'fork');
    expect(() => apply(state, { seat: 0, do: 'choose', alternative: 2 })).toThrow('is not legal now');
  });
});
