import { describe, expect, it } from 'vitest';
import {
  arrange,
  deckOf,
  decline,
  endTurn,
  pass,
  play,
  playsLeft,
  untilTurnOf,
} from '../../support/engine/table.js';

describe('extraPlay', () => {
  const deck = deckOf(`
modifiers:
  haste: { effects: { immediate: [{ extraPlay: 1 }] } }
events:
  rush: { effects: { immediate: [{ extraPlay: 2 }] } }
  all: { effects: { immediate: [{ extraPlay: 1, who: everyone }] } }
  perhaps: { effects: { immediate: [{ extraPlay: 1, may: true }] } }
  sleep: { effects: { immediate: [{ skip: turn, who: left }, { extraPlay: 1, who: left }] } }
`);

  it('n more plays this turn, if it is theirs', () => {
    expect(playsLeft(play(arrange(deck, { hands: [['rush'], []] }), 'rush'))).toBe(3);
    expect(playsLeft(play(pass(arrange(deck, { hands: [['rush'], []] })), 'rush'))).toBe(2);
    expect(playsLeft(play(arrange(deck, { hands: [['haste'], []] }), 'haste', 'n1'))).toBe(2);
  });

  it('are gone with the turn', () => {
    const after = play(arrange(deck, { hands: [['rush'], []] }), 'rush');
    expect(playsLeft(untilTurnOf(after, 0))).toBe(2);
  });

  it('in the next turn, if it is not theirs', () => {
    const after = play(arrange(deck, { players: 3, hands: [['haste'], [], []] }), 'haste', 's1');
    expect([playsLeft(after), playsLeft(untilTurnOf(after, 1))]).toEqual([1, 2]);
    const theirs = untilTurnOf(after, 2);
    expect([playsLeft(theirs), playsLeft(untilTurnOf(theirs, 2))]).toEqual([3, 2]);
  });

  it('may serve everyone', () => {
    const after = play(arrange(deck, { players: 3, hands: [['all'], [], []] }), 'all');
    expect([playsLeft(after), playsLeft(untilTurnOf(after, 1)), playsLeft(untilTurnOf(after, 2))]).toEqual([
      2, 3, 3,
    ]);
  });

  it('adds up with another one', () => {
    const after = play(play(arrange(deck, { hands: [['rush', 'haste'], []] }), 'rush'), 'haste', 'n1');
    expect(playsLeft(after)).toBe(3);
  });

  it('wait while a turn is skipped', () => {
    const after = play(arrange(deck, { hands: [['sleep', 'plain'], []] }), 'sleep');
    const mine = endTurn(after);
    expect(mine.active).toBe(0);
    expect(playsLeft(endTurn(mine))).toBe(3);
  });

  it('may be declined', () => {
    expect(playsLeft(decline(play(arrange(deck, { hands: [['perhaps'], []] }), 'perhaps')))).toBe(1);
  });
});
