import { describe, expect, it } from 'vitest';
import {
  arrange,
  deckOf,
  discards,
  endTurn,
  hand,
  icons,
  isPlay,
  legal,
  pass,
  pick,
  play,
  react,
  stack,
  targets,
  untilTurnOf,
  worth,
} from '../../support/engine/table.js';

const people = (...letters: string[]) =>
  letters.flatMap((letter) => [1, 2, 3, 4, 5].map((n) => `${letter}${n}`)).sort();

describe('playing a modifier', () => {
  it('on any living character, one’s own or another player’s (MOD-1)', () => {
    const state = arrange(deckOf(), {
      players: 3,
      hands: [['sad'], [], []],
      dead: { n2: 'demise', s4: 'demise~2' },
    });
    expect(targets(state, 'sad')).toEqual(
      people('n', 'e', 's').filter((one) => one !== 'n2' && one !== 's4'),
    );
  });

  it('on top of whatever lies there already (MOD-2)', () => {
    const state = play(
      arrange(deckOf(), { hands: [['glad'], []], on: { e1: ['sad', 'plain'] } }),
      'glad',
      'e1',
    );
    expect(stack(state, 'e1')).toEqual(['sad', 'plain', 'glad']);
  });

  it('makes “you” the controller of the character, no matter who laid it (MOD-3)', () => {
    const deck = deckOf('modifiers:\n  gift: { effects: { immediate: [{ draw: 2 }] } }');
    const onOwn = play(arrange(deck, { players: 3, hands: [['gift'], [], []] }), 'gift', 'n1');
    expect([0, 1, 2].map((seat) => hand(onOwn, seat).length)).toEqual([2, 0, 0]);
    const onOther = play(arrange(deck, { players: 3, hands: [['gift'], [], []] }), 'gift', 's1');
    expect([0, 1, 2].map((seat) => hand(onOther, seat).length)).toEqual([0, 0, 2]);
  });

  it('lets the controller choose what there is to choose (MOD-3)', () => {
    const deck = deckOf('modifiers:\n  loss: { effects: { immediate: [{ discard: 1 }] } }');
    const state = play(
      arrange(deck, { players: 3, hands: [['loss', 'plain'], ['plain~2'], ['sad', 'glad']] }),
      'loss',
      's1',
    );
    expect([state.deciding, legal(state)]).toEqual([2, ['pick glad', 'pick sad']]);
  });

  it('gives continuous effects to the controller (MOD-3)', () => {
    const deck = deckOf('modifiers:\n  rich: { effects: { continuous: [{ drawLimit: 2 }] } }');
    const first = endTurn(play(arrange(deck, { players: 3, hands: [['rich'], [], []] }), 'rich', 'e1'));
    expect(hand(first, 0)).toHaveLength(5);
    const second = endTurn(first);
    expect(hand(second, 1)).toHaveLength(7);
    expect(hand(endTurn(second), 2)).toHaveLength(5);
  });

  it('reads opponents from the controller, so that the player who laid it may be one (MOD-3)', () => {
    const deck = deckOf('modifiers:\n  feud: { effects: { immediate: [{ draw: 1, who: opponents }] } }');
    const state = play(arrange(deck, { players: 3, hands: [['feud'], [], []] }), 'feud', 'e1');
    expect([0, 1, 2].map((seat) => hand(state, seat).length)).toEqual([1, 0, 1]);
  });
});

describe('when effects act', () => {
  const deck = deckOf(`
modifiers:
  once: { effects: { immediate: [{ draw: 1 }] } }
  rich: { effects: { continuous: [{ drawLimit: 1 }] } }
`);

  it('immediate effects happen once, when the card is played (MOD-4)', () => {
    let state = play(arrange(deck, { hands: [['once'], []], draw: ['plain'] }), 'once', 'n1');
    expect(hand(state, 0)).toEqual(['plain']);
    state = pass(state);
    const later = untilTurnOf(state, 0);
    expect(hand(later, 0)).toHaveLength(5);
    expect(hand(pass(later), 0)).toHaveLength(5);
  });

  it('continuous effects last while their text is visible (MOD-5)', () => {
    const two = untilTurnOf(arrange(deck, { hands: [['plain'], ['sad']], on: { n1: ['rich'] } }), 0);
    expect(hand(two, 0)).toHaveLength(6);
    const again = pass(play(two, 'plain', 'n2'));
    expect(hand(again, 0), 'in the next turn, too').toHaveLength(6);
    const five = arrange(deck, { hands: [[], []], on: { n1: ['rich', 'sad'] } });
    expect(hand(endTurn(five), 0)).toHaveLength(5);
  });
});

describe('persistent effects', () => {
  const deck = deckOf(`
modifiers:
  mark: { icons: { top: beast, bottom: duck }, effects: { persistent: [{ drawLimit: 1 }] } }
  both: { icons: { top: lucre }, effects: { persistent: [{ drawLimit: 1 }], continuous: [{ drawLimit: 3 }] } }
  other-slots: { pathos: { top: -5, middle: -5, bottom: -5 }, icons: { middle: goblet, bottom: goblet } }
  icon-over: { icons: { top: goblet } }
  patch-over: { icons: { top: blank } }
  clear-over: { icons: { top: none, bottom: blank } }
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: { of: anyone } } }] } }
  drag: { effects: { immediate: [{ moveModifier: { from: { of: you }, to: { of: opponents }, pick: any } }] } }
`);
  const drawn = (...cards: string[]) =>
    hand(endTurn(arrange(deck, { edition: 'second', on: { n1: cards } })), 0).length;

  it('work whatever is stacked over the rest, as long as the icon shows (MOD-6)', () => {
    expect(drawn('mark')).toBe(6);
    expect(drawn('mark', 'plain')).toBe(6);
    expect(drawn('mark', 'plain', 'other-slots', 'clear-over')).toBe(6);
    expect(drawn('plain', 'mark', 'sad')).toBe(6);
  });

  it('stop when an icon or a patch covers theirs (MOD-6)', () => {
    expect(drawn('mark', 'icon-over')).toBe(5);
    expect(drawn('mark', 'patch-over')).toBe(5);
    expect(drawn('mark', 'icon-over', 'plain')).toBe(5);
  });

  it('are covered by another persistent card, which then works (MOD-6)', () => {
    expect(drawn('both')).toBe(9);
    expect(drawn('mark', 'both')).toBe(9);
    expect(drawn('both', 'mark')).toBe(6);
    expect(drawn('both', 'plain')).toBe(6);
  });

  it('do not depend on the bottom icon (MOD-6)', () => {
    const state = arrange(deck, { edition: 'second', on: { n1: ['mark', 'clear-over'] } });
    expect(icons(state, 'n1')).toEqual(['beast']);
    expect(hand(endTurn(state), 0)).toHaveLength(6);
  });

  it('work below a death that prints nothing at the top right (MOD-6)', () => {
    const state = arrange(deck, { edition: 'second', on: { n1: ['mark'] }, dead: { n1: 'demise' } });
    expect(hand(endTurn(state), 0)).toHaveLength(6);
  });

  it('resume when the icon shows again (MOD-6)', () => {
    const before = arrange(deck, {
      edition: 'second',
      hands: [['tidy'], []],
      on: { n1: ['mark', 'icon-over'] },
    });
    expect(hand(endTurn(pick(play(before, 'tidy'), 'icon-over')), 0)).toHaveLength(6);
  });

  it('move with their card and serve the new controller (MOD-7)', () => {
    const before = arrange(deck, { edition: 'second', hands: [['drag'], []], on: { n1: ['mark', 'plain'] } });
    const mine = endTurn(pick(play(before, 'drag'), 'mark', 'e1'));
    expect(hand(mine, 0)).toHaveLength(5);
    expect(hand(endTurn(mine), 1)).toHaveLength(6);
  });
});

describe('a moved modifier', () => {
  const deck = deckOf(`
modifiers:
  again: { pathos: { top: -10 }, effects: { immediate: [{ draw: 1 }] } }
  rich: { effects: { continuous: [{ drawLimit: 2 }] } }
  watch: { effects: { continuous: [{ whenever: { event: played, of: everyone }, do: [{ draw: 1 }] }] } }
  own-only: { requires: { target: { of: you } } }
events:
  drag: { effects: { immediate: [{ moveModifier: { from: { of: anyone }, to: { of: anyone }, pick: any } }] } }
`);

  it('goes on top of its new stack (MOD-7)', () => {
    const before = arrange(deck, { hands: [['drag'], []], on: { n1: ['again', 'plain'], e1: ['sad'] } });
    const after = pick(play(before, 'drag'), 'again', 'e1');
    expect([stack(after, 'n1'), stack(after, 'e1')]).toEqual([['plain'], ['sad', 'again']]);
    expect([worth(after, 'n1'), worth(after, 'e1')]).toEqual([0, -10]);
  });

  it('does not act again (MOD-7)', () => {
    const before = arrange(deck, { hands: [['drag'], []], on: { n1: ['again'] } });
    const after = pick(play(before, 'drag'), 'again', 'e1');
    expect([hand(after, 0), hand(after, 1)]).toEqual([[], []]);
  });

  it('was not played (MOD-7)', () => {
    const before = arrange(deck, { hands: [['drag'], []], on: { n1: ['again'], e2: ['watch'] } });
    const after = pick(play(before, 'drag'), 'again', 'e1');
    expect(hand(after, 1), 'one card for the event, none for the move').toHaveLength(1);
  });

  it('takes its continuous effects along, for the new controller (MOD-7)', () => {
    const before = arrange(deck, { hands: [['drag'], []], on: { n1: ['rich'] } });
    const mine = endTurn(pick(play(before, 'drag'), 'rich', 'e1'));
    expect(hand(mine, 0)).toHaveLength(5);
    expect(hand(endTurn(mine), 1)).toHaveLength(7);
  });

  it('covers the text below it in its new place (MOD-7)', () => {
    const before = arrange(deck, { hands: [['drag'], []], on: { n1: ['rich'], e1: ['plain'] } });
    expect(hand(endTurn(pick(play(before, 'drag'), 'plain', 'n1')), 0)).toHaveLength(5);
  });

  it('is not judged by what it requires when it is played (MOD-7)', () => {
    const before = arrange(deck, { hands: [['drag'], []], on: { n1: ['own-only'] } });
    expect(stack(pick(play(before, 'drag'), 'own-only', 'e1'), 'e1')).toEqual(['own-only']);
  });
});

describe('restrictions', () => {
  const deck = deckOf(`
modifiers:
  wedding: { requires: { target: { shows: marriage } } }
  ring: { icon: marriage }
  mourning: { requires: { target: { state: dead } } }
  flattery: { requires: { target: { of: opponents, selfWorth: { below: 0 } } } }
  late: { requires: { if: { hand: { atMost: 2 } } } }
`);

  it('a modifier may restrict what it can be played on (MOD-8)', () => {
    const on = { n1: ['ring'], e1: ['sad'], n2: ['sad~2'] };
    const state = arrange(deck, {
      edition: 'second',
      hands: [['wedding', 'flattery', 'mourning', 'glad'], []],
      on,
      dead: { e5: 'demise' },
    });
    expect(targets(state, 'wedding')).toEqual(['n1']);
    expect(targets(state, 'flattery')).toEqual(['e1']);
    expect(targets(state, 'mourning')).toEqual(['e5']);
    expect(targets(state, 'glad')).not.toContain('e5');
  });

  it('without a fitting target it can not be played, but discarded (MOD-8)', () => {
    const state = arrange(deck, { hands: [['wedding'], []] });
    expect(legal(state)).toEqual(['discard wedding', 'pass']);
  });

  it('covering the icon takes the target away (MOD-8)', () => {
    const blank = deckOf(
      'modifiers:\n  wedding: { requires: { target: { shows: marriage } } }\n  ring: { icon: marriage }\n  patch: { icon: blank }',
    );
    expect(
      targets(arrange(blank, { hands: [['wedding'], []], on: { n1: ['ring', 'patch'] } }), 'wedding'),
    ).toEqual([]);
  });
});

describe('categories', () => {
  it('of effects are four: immediate, continuous, persistent, reaction (MOD-9)', () => {
    const deck = deckOf(`
modifiers:
  now: { effects: { immediate: [{ draw: 1 }] } }
  lasting: { effects: { continuous: [{ drawLimit: 1 }] } }
  stubborn: { icons: { top: duck }, effects: { persistent: [{ drawLimit: 1 }] } }
events:
  no: { effects: { reaction: [{ cancel: modifier }] } }
`);
    const on = { n1: ['stubborn', 'plain'], n2: ['lasting'] };
    const start = arrange(deck, { edition: 'second', hands: [['now', 'sad'], ['no']], on, draw: ['glad'] });
    const answered = play(start, 'now', 'n4');
    expect(legal(answered)).toEqual(['pass', 'react no']);
    const allowed = pass(answered);
    expect(hand(allowed, 0)).toEqual(['glad', 'sad']);
    const cancelled = react(play(allowed, 'sad', 'n4'), 'no');
    expect([isPlay(cancelled), discards(cancelled).sort(), hand(cancelled, 0).length]).toEqual([
      true,
      ['no', 'sad'],
      7,
    ]);
  });
});
