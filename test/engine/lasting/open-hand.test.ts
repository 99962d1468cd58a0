import { describe, expect, it } from 'vitest';
import { view } from '../../../src/engine/index.js';
import { itLasts } from '../../support/engine/lasting.js';
import { arrange, deckOf } from '../../support/engine/table.js';

describe('openHand', () => {
  itLasts(
    '{ openHand: true }',
    (state, seat) => view(state, seat === 0 ? 1 : 0).players[seat]?.hand !== undefined,
  );

  const deck = deckOf(`
modifiers:
  glass: { effects: { continuous: [{ openHand: true, who: opponents }] } }
  mirror: { effects: { continuous: [{ openHand: true, who: left, if: { count: { state: dead }, atLeast: 1 } }] } }
`);
  const seen = (on: Record<string, string[]>, dead: Record<string, string> = {}) =>
    view(arrange(deck, { players: 3, hands: [['sad'], ['glad'], []], on, dead }), 1).players.map(
      (player) => player.hand,
    );

  it('lies open for all to see, an empty one, too', () => {
    expect(seen({ e1: ['glass'] })).toEqual([['sad'], ['glad'], []]);
    expect(seen({})).toEqual([undefined, ['glad'], undefined]);
  });

  it('with an `if`, while it holds', () => {
    expect(seen({ s1: ['mirror'] })[0]).toBeUndefined();
    expect(seen({ s1: ['mirror'] }, { s2: 'demise' })[0]).toEqual(['sad']);
  });
});
