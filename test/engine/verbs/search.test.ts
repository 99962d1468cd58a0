import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  decline,
  discards,
  drawPile,
  hand,
  isPlay,
  legal,
  pick,
  play,
} from '../../support/engine/table.js';

describe('search', () => {
  const deck = deckOf(
    `
modifiers:
  a: { copies: 3 }
deaths:
  end: { copies: 2 }
events:
  one: { effects: { immediate: [{ search: death }] } }
  some: { effects: { immediate: [{ search: { kind: [modifier, death], count: 2 } }] } }
  theirs: { effects: { immediate: [{ search: card, who: left }] } }
  perhaps: { effects: { immediate: [{ search: card, may: true }] } }
`,
    { common: false },
  );
  const start = (card: string, extra = {}) =>
    arrange(deck, { players: 3, hands: [[card], [], []], ...extra });

  it('kind: one such card of one’s choice, from the draw pile', () => {
    const state = play(start('one'), 'one');
    expect(legal(state)).toEqual(['pick end', 'pick end~2']);
    const after = pick(state, 'end~2');
    expect([hand(after, 0), drawPile(after).includes('end~2')]).toEqual([['end~2'], false]);
  });

  it('{ kind, count }, with a list of kinds', () => {
    expect(hand(pick(play(start('some'), 'some'), 'a~2', 'end'), 0)).toEqual(['a~2', 'end']);
  });

  it('shuffles the draw pile afterwards', () => {
    const many = deckOf('events:\n  one: { effects: { immediate: [{ search: death }] } }');
    const start2 = (seed: number) =>
      pick(play(arrange(many, { seed, hands: [['one'], []] }), 'one'), 'demise');
    expect(drawPile(start2(1))).not.toEqual(drawPile(start2(2)));
    expect(drawPile(start2(1)).slice().sort()).toEqual(drawPile(start2(2)).slice().sort());
  });

  it('takes what there is, and never reshuffles the discards', () => {
    const after = play(start('one', { discards: ['end', 'end~2'] }), 'one');
    expect([hand(after, 0), discards(after), isPlay(after)]).toEqual([[], ['end', 'end~2', 'one'], true]);
    const none = play(start('one', { draw: ['end'], rest: 'discards' }), 'one');
    expect([hand(none, 0), drawPile(none)]).toEqual([[], ['end']]);
  });

  it('may be done by another player', () => {
    const state = play(start('theirs'), 'theirs');
    expect(asked(state)).toBe(1);
    expect(hand(pick(state, 'a'), 1)).toEqual(['a']);
  });

  it('may be declined', () => {
    expect(hand(decline(play(start('perhaps'), 'perhaps')), 0)).toEqual([]);
  });
});
