import { describe, expect, it } from 'vitest';
import {
  arrange,
  canPlay,
  deckOf,
  decline,
  endTurn,
  hand,
  pass,
  play,
  playsLeft,
  untilTurnOf,
} from '../../support/engine/table.js';

describe('skip', () => {
  const deck = deckOf(`
events:
  thirst: { effects: { immediate: [{ skip: draw, who: left }] }, copies: 2 }
  fast: { effects: { immediate: [{ skip: draw }] } }
  slow: { effects: { immediate: [{ skip: play, who: left }] }, copies: 2 }
  stumble: { effects: { immediate: [{ skip: play }] } }
  sleep: { effects: { immediate: [{ skip: turn, who: left }] }, copies: 2 }
  all: { effects: { immediate: [{ skip: turn, who: opponents }] } }
  tired: { effects: { immediate: [{ skip: play }, { skip: play }, { skip: play }, { skip: play }] } }
  perhaps: { effects: { immediate: [{ skip: play, may: true }] } }
`);
  const start = (...cards: string[]) => arrange(deck, { players: 3, hands: [cards, ['plain'], ['plain~2']] });

  it('draw: the next draw phase is lost, the one after is not', () => {
    const theirs = endTurn(play(start('thirst'), 'thirst'));
    const after = endTurn(theirs);
    expect([hand(after, 1), hand(after, 0).length]).toEqual([['plain'], 5]);
    expect(hand(endTurn(untilTurnOf(after, 1)), 1)).toHaveLength(5);
    expect(hand(endTurn(play(start('fast'), 'fast')), 0), 'one’s own, this very turn').toEqual([]);
  });

  it('play: the next play is lost, the last one of the turn', () => {
    const killer = arrange(deck, { hands: [['slow'], ['demise', 'plain']], on: { n1: ['sad'] } });
    const theirs = endTurn(play(killer, 'slow'));
    expect([playsLeft(theirs), canPlay(theirs, 'demise')]).toEqual([1, true]);
    expect(playsLeft(untilTurnOf(theirs, 1))).toBe(2);
  });

  it('play: this turn, if a play is left, else the next', () => {
    const first = play(start('stumble', 'sad'), 'stumble');
    expect(first.active).toBe(1);
    expect(playsLeft(untilTurnOf(first, 0))).toBe(2);
    const second = play(pass(start('stumble', 'sad')), 'stumble');
    expect([second.active, playsLeft(untilTurnOf(second, 0))]).toEqual([1, 1]);
  });

  it('turn: skips the draw phase, too', () => {
    const after = endTurn(play(start('sleep'), 'sleep'));
    expect([after.active, hand(after, 1)]).toEqual([2, ['plain']]);
    expect(untilTurnOf(after, 0).active).toBe(0);
    expect(endTurn(untilTurnOf(after, 0)).active).toBe(1);
  });

  it('may hit all opponents', () => {
    const after = endTurn(play(start('all'), 'all'));
    expect([after.active, hand(after, 1), hand(after, 2)]).toEqual([0, ['plain'], ['plain~2']]);
  });

  it('adds up with other skips', () => {
    const twice = play(play(start('sleep', 'sleep~2'), 'sleep'), 'sleep~2');
    const again = endTurn(endTurn(twice));
    expect([twice.active, again.active]).toEqual([2, 2]);
    expect(untilTurnOf(again, 1).active).toBe(1);
    const dry = untilTurnOf(play(play(start('thirst', 'thirst~2'), 'thirst'), 'thirst~2'), 1);
    expect(hand(dry, 1), 'after one turn without a draw').toEqual(['plain']);
    const later = endTurn(dry);
    expect(hand(later, 1), 'after the second').toEqual(['plain']);
    expect(hand(endTurn(untilTurnOf(later, 1)), 1)).toHaveLength(5);
  });

  it('plays that could not be lost now are lost later', () => {
    let state = play(start('tired'), 'tired');
    expect(state.active, 'one play lost at once').toBe(1);
    // Two more in the next turn, which has no play left, and the last one in the turn after that.
    state = endTurn(endTurn(state));
    expect(state.active).toBe(1);
    state = endTurn(endTurn(state));
    expect([state.active, playsLeft(state)]).toEqual([0, 1]);
  });

  it('may be declined', () => {
    expect(playsLeft(decline(play(start('perhaps'), 'perhaps')))).toBe(1);
  });
});
