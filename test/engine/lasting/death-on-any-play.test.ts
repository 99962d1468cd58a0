import { describe, expect, it } from 'vitest';
import { itLasts } from '../../support/engine/lasting.js';
import { arrange, canPlay, deckOf, pass, play, targets, untilTurnOf } from '../../support/engine/table.js';

describe('deathOnAnyPlay', () => {
  itLasts(
    '{ deathOnAnyPlay: true }',
    (state, seat) => canPlay(pass(untilTurnOf(state, seat)), seat === 0 ? 'demise' : 'demise~2'),
    { hands: [['demise'], ['demise~2']], on: { e5: ['sad'] } },
  );

  const deck = deckOf(`
modifiers:
  war: { effects: { continuous: [{ deathOnAnyPlay: true, who: everyone }] } }
  spite: { effects: { continuous: [{ deathOnAnyPlay: true, who: right }] } }
events:
  rush: { effects: { immediate: [{ extraPlay: 1 }] } }
`);
  const start = (on: Record<string, string[]>) =>
    arrange(deck, {
      players: 3,
      hands: [['demise', 'demise~2', 'rush'], [], []],
      on: { ...on, e1: ['sad'], e2: ['sad~2'], e3: ['glad'] },
    });

  it('two deaths in one turn, DEATH-2 holds', () => {
    const second = play(start({ s1: ['war'] }), 'demise', 'e1');
    expect(targets(second, 'demise~2')).toEqual(['e2']);
  });

  it('as an extra play, too', () => {
    expect(canPlay(pass(play(start({ s1: ['war'] }), 'rush')), 'demise')).toBe(true);
  });

  it('may serve a neighbour', () => {
    expect(canPlay(pass(start({ e5: ['spite'] })), 'demise')).toBe(true);
    expect(canPlay(pass(start({ s1: ['spite'] })), 'demise')).toBe(false);
  });
});
