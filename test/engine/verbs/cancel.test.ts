import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  canPlay,
  deckOf,
  discards,
  hand,
  isDead,
  isPlay,
  pass,
  pick,
  play,
  playsLeft,
  react,
  stack,
} from '../../support/engine/table.js';

describe('cancel', () => {
  const deck = deckOf(`
modifiers:
  gift: { effects: { immediate: [{ draw: 1 }] } }
events:
  no-modifier: { effects: { reaction: [{ cancel: modifier }] } }
  no-two: { effects: { reaction: [{ cancel: [event, death] }] } }
  back: { effects: { reaction: [{ cancel: { kind: modifier, to: hand } }] } }
  drop: { effects: { reaction: [{ cancel: { kind: card, to: discards } }], immediate: [{ draw: 2 }, { discard: 1, who: opponents }] } }
  if-poor: { effects: { reaction: [{ cancel: card, if: { hand: { atMost: 0 } } }] } }
  no-drop: { effects: { reaction: [{ cancel: event }] } }
`);
  const start = (mine: string[], ...hands: string[][]) =>
    arrange(deck, { players: 3, hands: [mine, ...hands], on: { e5: ['sad'] } });

  it('kind: the card goes to the discards and does nothing', () => {
    const after = react(play(start(['gift', 'calm'], ['no-modifier'], []), 'gift', 'n1'), 'no-modifier');
    expect([discards(after).sort(), hand(after, 0), stack(after, 'n1')]).toEqual([
      ['gift', 'no-modifier'],
      ['calm'],
      [],
    ]);
  });

  it('a list of kinds: only those', () => {
    expect(isPlay(play(start(['gift'], ['no-two'], []), 'gift', 'n1'))).toBe(true);
    expect(asked(play(start(['calm'], ['no-two'], []), 'calm'))).toBe(1);
    const death = play(start(['demise'], ['no-two'], []), 'demise', 'e5');
    expect(isDead(react(death, 'no-two'), 'e5')).toBe(false);
  });

  it('to: hand gives it back to the player who played it; the play is spent', () => {
    const after = react(play(start(['gift'], [], ['back']), 'gift', 'n1'), 'back');
    expect([hand(after, 0), hand(after, 2), playsLeft(after)]).toEqual([['gift'], [], 1]);
    expect(canPlay(after, 'gift')).toBe(true);
  });

  it('its immediate clauses follow if it took effect, for the player who reacted', () => {
    const state = react(play(start(['gift', 'sad~2'], ['drop'], ['glad']), 'gift', 'n1'), 'drop');
    expect([asked(state), hand(state, 1).length]).toEqual([0, 2]);
    const after = pick(state, 'sad~2', 'glad');
    expect([hand(after, 0), hand(after, 2)]).toEqual([[], []]);
  });

  it('cancelled itself, does nothing of all that', () => {
    const answered = react(play(start(['gift', 'sad~2'], ['drop'], ['no-drop']), 'gift', 'n1'), 'drop');
    const after = react(answered, 'no-drop');
    expect([stack(after, 'n1'), hand(after, 1), hand(after, 0).length, isPlay(after)]).toEqual([
      ['gift'],
      [],
      2,
      true,
    ]);
  });

  it('with an `if`, only where it holds', () => {
    expect(asked(play(start(['gift'], ['if-poor', 'sad~2'], []), 'gift', 'n1'))).toBe(0);
  });

  it('may always be left in the hand', () => {
    const after = pass(play(start(['gift'], ['drop'], []), 'gift', 'n1'));
    expect([hand(after, 1), stack(after, 'n1')]).toEqual([['drop'], ['gift']]);
  });
});
