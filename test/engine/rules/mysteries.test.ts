import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  canPlay,
  decide,
  deckOf,
  discards,
  endTurn,
  hand,
  isPlay,
  legal,
  mysteries,
  pass,
  pick,
  play,
  playsLeft,
  value,
} from '../../support/engine/table.js';

const deck = deckOf(`
modifiers:
  ghost: { icon: death }
  prank: { icon: duck }
mysteries:
  cellar: { pathos: { top: -15, bottom: -5 }, icon: lucre, effects: { continuous: [{ drawLimit: 1 }] } }
  attic: { pathos: { top: 10 }, icon: beast, effects: { continuous: [{ drawLimit: 1 }] } }
  nursery: { requires: { family: { shows: [death, duck] } } }
  library: { effects: { immediate: [{ draw: 2 }] } }
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: { of: anyone } } }] } }
`);
const expansion = { edition: 'expansion' } as const;

describe('a mystery', () => {
  it('is played on one’s own residence, in either play (MYST-1)', () => {
    const first = arrange(deck, { ...expansion, players: 3, hands: [['cellar', 'attic'], [], []] });
    expect(legal(first).filter((words) => words.startsWith('play'))).toEqual(['play attic', 'play cellar']);
    const second = play(first, 'cellar');
    expect([asked(second), canPlay(second, 'attic')]).toEqual([0, true]);
    const after = play(second, 'attic');
    expect([0, 1, 2].map((seat) => mysteries(after, seat))).toEqual([['cellar', 'attic'], [], []]);
    expect(asked(after)).toBe(1);
  });

  it('spends a play (MYST-1)', () => {
    expect(playsLeft(play(arrange(deck, { ...expansion, hands: [['cellar'], []] }), 'cellar'))).toBe(1);
  });

  it('nothing else goes on a residence (MYST-1)', () => {
    const state = arrange(deck, { ...expansion, hands: [['sad', 'demise'], []], on: { n1: ['sad~2'] } });
    const places = legal(state).flatMap((words) =>
      words.startsWith('play') ? [words.split(' on ')[1]] : [],
    );
    expect(places.every((place) => place !== undefined && /^[ne][1-5]$/.test(place))).toBe(true);
  });

  it('gives its effect to the owner (MYST-2)', () => {
    const first = endTurn(arrange(deck, { ...expansion, mysteries: [[], ['cellar']] }));
    expect(hand(first, 0)).toHaveLength(5);
    expect(hand(endTurn(first), 1)).toHaveLength(6);
    const read = play(arrange(deck, { ...expansion, hands: [['library'], []] }), 'library');
    expect([hand(read, 0).length, hand(read, 1).length]).toEqual([2, 0]);
  });

  it('its pathos counts in the family’s value (MYST-2)', () => {
    const state = arrange(deck, {
      ...expansion,
      mysteries: [['cellar'], ['attic']],
      on: { n1: ['sad'] },
      dead: { n1: 'demise' },
    });
    expect([value(state, 0), value(state, 1)]).toEqual([-30, 10]);
  });

  it('does not cover another: all values and effects count (MYST-2)', () => {
    const state = arrange(deck, { ...expansion, mysteries: [['cellar', 'attic'], []] });
    expect(value(state, 0)).toBe(-10);
    expect(hand(endTurn(state), 0)).toHaveLength(7);
  });

  it('may require icons, each visible somewhere in one’s family (MYST-3)', () => {
    const can = (on: Record<string, string[]>) =>
      canPlay(arrange(deck, { ...expansion, hands: [['nursery'], []], on }), 'nursery');
    expect(can({})).toBe(false);
    expect(can({ n1: ['ghost'] })).toBe(false);
    expect(can({ n1: ['ghost'], n2: ['prank'] })).toBe(true);
    expect(can({ n1: ['ghost'], e2: ['prank'] })).toBe(false);
    expect(can({ n1: ['ghost', 'prank'] })).toBe(false);
  });

  it('stays even if what it required no longer holds (MYST-3)', () => {
    const before = arrange(deck, {
      ...expansion,
      hands: [['nursery', 'tidy'], []],
      on: { n1: ['ghost'], n2: ['prank'] },
    });
    const after = pick(play(play(before, 'nursery'), 'tidy'), 'ghost');
    expect(mysteries(after, 0)).toEqual(['nursery']);
    expect(mysteries(endTurn(after), 0)).toEqual(['nursery']);
  });

  it('can be discarded from the hand as a free play (MYST-4)', () => {
    const before = arrange(deck, { ...expansion, hands: [['cellar', 'sad'], []] });
    expect(legal(before)).toContain('discard cellar free');
    expect(legal(before)).not.toContain('discard sad free');
    const after = decide(before, 'discard cellar free');
    expect([discards(after), hand(after, 0), playsLeft(after)]).toEqual([['cellar'], ['sad'], 2]);
  });

  it('can be discarded, one after another, also when no play is left, before the draw phase (MYST-4)', () => {
    const before = arrange(deck, { ...expansion, hands: [['cellar', 'attic', 'sad'], []] });
    const spent = pass(pass(before));
    expect([asked(spent), isPlay(spent)]).toEqual([0, false]);
    expect(legal(spent)).toEqual(['discard attic free', 'discard cellar free', 'pass']);
    const after = decide(decide(spent, 'discard attic free'), 'discard cellar free');
    expect([asked(after), discards(after), hand(after, 0).length]).toEqual([1, ['attic', 'cellar'], 5]);
    expect(hand(pass(spent), 0)).toEqual(expect.arrayContaining(['attic', 'cellar', 'sad']));
  });

  it('can be discarded in a turn without any play, too (MYST-4)', () => {
    const halted = deckOf(
      'modifiers:\n  halt: { effects: { continuous: [{ plays: -2 }] } }\nmysteries:\n  attic: {}',
    );
    const start = arrange(halted, { ...expansion, hands: [[], ['attic']], on: { e1: ['halt'] } });
    const state = endTurn(start);
    expect([asked(state), legal(state)]).toEqual([1, ['discard attic free', 'pass']]);
  });

  it('discarded freely before the first play leaves a death possible; before the second, too, it is free (MYST-4)', () => {
    const before = arrange(deck, {
      ...expansion,
      hands: [['cellar', 'attic', 'demise'], []],
      on: { e1: ['sad'] },
    });
    const first = decide(before, 'discard cellar free');
    expect(canPlay(first, 'demise')).toBe(true);
    const second = decide(pass(first), 'discard attic free');
    expect([asked(second), playsLeft(second), discards(second)]).toEqual([0, 1, ['cellar', 'attic']]);
  });
});
