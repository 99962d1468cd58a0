import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  discards,
  endTurn,
  hand,
  legal,
  pick,
  play,
  react,
} from '../../support/engine/table.js';

describe('what the second model found wrong with the engine', () => {
  it('a cancelled card is in the discards when the next clauses of the reaction happen (EVENT-4)', () => {
    const deck = deckOf(`
events:
  salvage: { effects: { reaction: [{ cancel: modifier }], immediate: [{ recover: modifier }] } }
`);
    const state = react(play(arrange(deck, { hands: [['sad'], ['salvage']] }), 'sad', 'n1'), 'salvage');
    expect(asked(state)).toBe(1);
    expect(legal(state)).toEqual(['pick sad']);
    const after = pick(state, 'sad');
    expect([hand(after, 1), discards(after)]).toEqual([['sad'], ['salvage']]);
  });

  it('the `if` of a trigger is asked at the event, not when its turn comes', () => {
    const deck = deckOf(`
modifiers:
  heir:
    effects:
      continuous:
        - whenever: { event: played, of: everyone, kind: event }
          if: { hand: { atMost: 1 } }
          do: [{ draw: 1 }]
events:
  feast: { effects: { immediate: [{ draw: 2 }] } }
`);
    // The controller of the heir holds one card as the event is played, and three when the trigger has its turn.
    const state = play(arrange(deck, { hands: [['feast', 'calm'], []], on: { n1: ['heir'] } }), 'feast');
    expect(hand(state, 0)).toHaveLength(4);
  });

  it('a turn that is skipped is none: it does not count (END-5)', () => {
    const deck = deckOf('events:\n  nap: { effects: { immediate: [{ skip: turn, who: left }] } }');
    const state = play(arrange(deck, { hands: [['nap'], []] }), 'nap');
    const next = endTurn(state);
    expect([next.active, next.turn]).toEqual([0, state.turn + 1]);
  });
});
