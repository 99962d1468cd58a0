import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  discards,
  endTurn,
  hand,
  icons,
  legal,
  pass,
  pick,
  play,
  stack,
  worth,
} from '../../support/engine/table.js';

describe('pathos', () => {
  const deck = deckOf(`
modifiers:
  low: { pathos: { top: -10, middle: -15, bottom: -5 } }
  high: { pathos: { top: 20 } }
  mid: { pathos: { middle: 7 } }
  base: { pathos: { bottom: 3 } }
  zero: { pathos: { top: 0, middle: 0 } }
deaths:
  fall: { pathos: { middle: -20 } }
`);
  const worthOf = (...cards: string[]) => worth(arrange(deck, { on: { n1: cards } }), 'n1');

  it('only what can be seen through the stack counts (VIS-1)', () => {
    expect(worthOf('low', 'high', 'mid', 'base')).toBe(20 + 7 + 3);
    expect(worthOf('high', 'mid', 'base', 'low')).toBe(-10 - 15 - 5);
  });

  it('what is covered does not exist, icons and effects neither (VIS-1)', () => {
    const covers = deckOf(`
modifiers:
  under: { pathos: { top: -10 }, icon: duck, effects: { continuous: [{ drawLimit: 3 }, { selfWorth: -5 }] } }
  over: { pathos: { top: 1 }, icon: blank }
`);
    const before = arrange(covers, { hands: [['over'], []], on: { n1: ['under'] } });
    expect([worth(before, 'n1'), icons(before, 'n1')]).toEqual([-15, ['duck']]);
    const after = play(before, 'over', 'n1');
    expect([worth(after, 'n1'), icons(after, 'n1')]).toEqual([1, []]);
    expect(hand(pass(after), 0)).toHaveLength(5);
  });

  it('in each slot the topmost printed value counts, and an empty slot is transparent (VIS-2)', () => {
    expect(worthOf('low', 'high')).toBe(20 - 15 - 5);
    expect(worthOf('low', 'mid')).toBe(-10 + 7 - 5);
    expect(worthOf('low', 'base')).toBe(-10 - 15 + 3);
    expect(worthOf('low', 'high', 'plain')).toBe(20 - 15 - 5);
  });

  it('a printed 0 is printed: it hides what lies below (VIS-2)', () => {
    expect(worthOf('low', 'zero')).toBe(-5);
  });

  it('is seen through cards as they are played, one by one (VIS-2)', () => {
    let state = arrange(deck, { hands: [['low', 'high'], []] });
    state = play(state, 'low', 'n1');
    expect(worth(state, 'n1')).toBe(-30);
    expect(worth(play(state, 'high', 'n1'), 'n1')).toBe(0);
  });

  it('self-worth is the sum of the visible pathos, from 0 (VIS-3)', () => {
    expect(worthOf()).toBe(0);
    expect(worthOf('low')).toBe(-30);
    expect(worthOf('mid', 'base')).toBe(10);
    expect(worth(arrange(deck, { on: { n1: ['low'] }, dead: { n1: 'fall' } }), 'n1')).toBe(-10 - 20 - 5);
  });
});

describe('icons', () => {
  const deck = deckOf(`
modifiers:
  one: { icon: beast }
  three: { icons: { top: duck, middle: goblet, bottom: lucre } }
  top-only: { icons: { top: marriage } }
  patch: { icon: blank }
  patches: { icons: { top: blank, middle: none, bottom: death } }
  clear: { icon: none }
  twins: { icons: { top: duck, bottom: duck } }
`);
  const iconsOf = (...cards: string[]) =>
    icons(arrange(deck, { edition: 'second', on: { n1: cards } }), 'n1');

  it('an icon hides what lies below it in its own slot alone (VIS-4)', () => {
    expect(iconsOf('one')).toEqual(['beast']);
    expect(iconsOf('three')).toEqual(['duck', 'goblet', 'lucre']);
    expect(iconsOf('three', 'one')).toEqual(['duck', 'goblet', 'beast']);
    expect(iconsOf('one', 'three')).toEqual(['duck', 'goblet', 'lucre']);
    expect(iconsOf('one', 'top-only')).toEqual(['marriage', 'beast']);
    expect(iconsOf('one', 'twins')).toEqual(['duck', 'duck']);
  });

  it('blank hides without showing an icon (VIS-4)', () => {
    expect(iconsOf('one', 'patch')).toEqual([]);
    expect(iconsOf('three', 'patch')).toEqual(['duck', 'goblet']);
    expect(iconsOf('three', 'patches')).toEqual(['goblet', 'death']);
    expect(iconsOf('patch', 'one')).toEqual(['beast']);
  });

  it('none is transparent, and so is a slot that prints nothing (VIS-4)', () => {
    expect(iconsOf('one', 'clear')).toEqual(['beast']);
    expect(iconsOf('three', 'plain')).toEqual(['duck', 'goblet', 'lucre']);
    expect(iconsOf('clear')).toEqual([]);
  });

  it('do nothing by themselves (VIS-6)', () => {
    const before = arrange(deck, { hands: [['three'], []] });
    const after = play(before, 'three', 'n1');
    expect([worth(after, 'n1'), hand(after, 0), discards(after), asked(after)]).toEqual([0, [], [], 0]);
    expect(hand(pass(after), 0)).toHaveLength(5);
  });

  it('are what other cards’ effects ask for (VIS-6)', () => {
    const asks = deckOf(`
modifiers:
  pet: { icon: beast }
  hunt: { effects: { immediate: [{ draw: 2, if: { count: { shows: beast }, atLeast: 1 } }] } }
`);
    expect(hand(play(arrange(asks, { hands: [['hunt'], []] }), 'hunt', 'n1'), 0)).toHaveLength(0);
    expect(
      hand(play(arrange(asks, { hands: [['hunt'], []], on: { e3: ['pet'] } }), 'hunt', 'n1'), 0),
    ).toHaveLength(2);
    expect(
      hand(play(arrange(asks, { hands: [['hunt'], []], on: { n1: ['pet', 'plain'] } }), 'hunt', 'n1'), 0),
    ).toHaveLength(2);
  });

  it.each(['beast', 'death', 'duck', 'goblet', 'lucre', 'marriage'])(
    '%s can be printed and asked for (VIS-7)',
    (icon) => {
      const asks = deckOf(`
modifiers:
  shown: { icon: ${icon} }
events:
  asks: { effects: { immediate: [{ draw: 1, if: { count: { shows: ${icon} }, atLeast: 1 } }] } }
`);
      const before = arrange(asks, { hands: [['asks'], []], on: { e1: ['shown'] } });
      expect(icons(before, 'e1')).toEqual([icon]);
      expect(hand(play(before, 'asks'), 0)).toHaveLength(1);
      expect(hand(play(arrange(asks, { hands: [['asks'], []] }), 'asks'), 0)).toHaveLength(0);
    },
  );
});

describe('text', () => {
  const deck = deckOf(`
modifiers:
  rich: { effects: { continuous: [{ drawLimit: 2 }] } }
  again: { pathos: { top: -5 }, effects: { immediate: [{ draw: 1 }], continuous: [{ drawLimit: 1 }] } }
  cover: { effects: { immediate: [{ discard: 1, may: true }] } }
deaths:
  fall: {}
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: { of: anyone } } }] } }
  drag: { effects: { immediate: [{ moveModifier: { from: { of: anyone }, to: { of: you } } }] } }
`);
  const drawn = (on: Record<string, string[]>, dead: Record<string, string> = {}) =>
    hand(endTurn(arrange(deck, { on, dead })), 0).length;

  it('of a card is hidden by any modifier above it, even one with nothing printed (VIS-5)', () => {
    expect(drawn({ n1: ['rich'] })).toBe(7);
    expect(drawn({ n1: ['rich', 'plain'] })).toBe(5);
    expect(drawn({ n1: ['rich', 'again'] })).toBe(6);
    expect(drawn({ n1: ['plain', 'rich'] })).toBe(7);
  });

  it('of a card is hidden by a death (VIS-5)', () => {
    expect(drawn({ n1: ['rich'] }, { n1: 'fall' })).toBe(5);
  });

  it('that is seen again lasts again when the card above is removed (VIS-8)', () => {
    const before = arrange(deck, { hands: [['tidy'], []], on: { n1: ['rich', 'plain'] } });
    const after = pick(play(before, 'tidy'), 'plain');
    expect(stack(after, 'n1')).toEqual(['rich']);
    expect(hand(endTurn(after), 0)).toHaveLength(7);
  });

  it('that is seen again lasts again when the card above is moved (VIS-8)', () => {
    const before = arrange(deck, { hands: [['drag'], []], on: { e1: ['rich', 'plain'] } });
    const after = endTurn(pick(play(before, 'drag'), 'plain', 'n1'));
    expect([stack(after, 'e1'), stack(after, 'n1')]).toEqual([['rich'], ['plain']]);
    expect(hand(endTurn(after), 1)).toHaveLength(7);
  });

  it('pathos and icons that are seen again count again (VIS-8)', () => {
    const shows = deckOf(`
modifiers:
  under: { pathos: { top: -10, bottom: 4 }, icon: duck }
  over: { pathos: { top: 25 }, icon: blank }
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: { of: anyone } } }] } }
`);
    const before = arrange(shows, { hands: [['tidy'], []], on: { n1: ['under', 'over'] } });
    expect([worth(before, 'n1'), icons(before, 'n1')]).toEqual([29, []]);
    const after = pick(play(before, 'tidy'), 'over');
    expect([worth(after, 'n1'), icons(after, 'n1')]).toEqual([-6, ['duck']]);
  });

  it('that is seen again does not do its immediate effects again (VIS-8)', () => {
    const before = arrange(deck, { hands: [['tidy'], []], on: { n1: ['again', 'plain'] } });
    const after = pick(play(before, 'tidy'), 'plain');
    expect([hand(after, 0), legal(after)]).toEqual([[], ['pass']]);
    expect(hand(pass(after), 0)).toHaveLength(6);
  });
});
