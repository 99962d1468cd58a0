import { describe, expect, it } from 'vitest';
import { result } from '../../../src/engine/index.js';
import {
  arrange,
  asked,
  canPlay,
  deckOf,
  decline,
  discard,
  discards,
  endTurn,
  hand,
  isDead,
  isPlay,
  legal,
  mysteries,
  pass,
  pick,
  play,
  react,
  stack,
  targets,
  value,
  worth,
} from '../../support/engine/table.js';

const sizes = (state: Parameters<typeof hand>[0]) => state.hands.map((cards) => cards.length);

/** One test at least for every sentence of “How a script is read”. */
describe('you', () => {
  const deck = deckOf(`
modifiers:
  gift: { effects: { immediate: [{ draw: 1 }] } }
  hot: { effects: { immediate: [{ moveModifier: { from: this, to: { of: opponents } } }, { draw: 1 }] } }
  own: { requires: { target: { of: you } } }
  rare: { requires: { if: { count: { of: you, state: dead }, atLeast: 1 } } }
deaths:
  will: { effects: { immediate: [{ draw: 1 }] } }
mysteries:
  attic: { effects: { immediate: [{ draw: 1 }] } }
events:
  feast: { effects: { immediate: [{ draw: 1 }] } }
  drag: { effects: { immediate: [{ moveModifier: { from: { of: you }, to: { of: opponents } } }] } }
`);
  const start = (card: string, edition = 'expansion') =>
    arrange(deck, { edition, players: 3, hands: [[card], [], []], on: { s1: ['sad'], e1: ['plain'] } });

  it('is the controller on a modifier, and on a death', () => {
    expect(sizes(play(start('gift'), 'gift', 's1'))).toEqual([0, 0, 1]);
    expect(sizes(play(start('will'), 'will', 's1'))).toEqual([0, 0, 1]);
  });

  it('is the owner of the residence on a mystery, and the player who plays it on an event', () => {
    expect(sizes(play(start('attic'), 'attic'))).toEqual([1, 0, 0]);
    expect(sizes(play(start('feast'), 'feast'))).toEqual([1, 0, 0]);
  });

  it('is fixed when the card lands', () => {
    const moving = play(start('hot'), 'hot', 'n1');
    expect(sizes(pick(moving, 'hot', 'e1'))).toEqual([1, 0, 0]);
  });

  it('is the player who plays the card in `requires`', () => {
    expect(targets(start('own'), 'own')).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    expect(canPlay(start('rare'), 'rare')).toBe(false);
    const mourning = arrange(deck, { hands: [['rare'], []], dead: { n1: 'demise' } });
    expect(targets(mourning, 'rare')).toContain('e1');
    expect(canPlay(arrange(deck, { hands: [['rare'], []], dead: { e1: 'demise' } }), 'rare')).toBe(false);
  });

  it('`requires` is never judged when the card is moved', () => {
    const dragged = play(arrange(deck, { hands: [['drag'], []], on: { n1: ['own'] } }), 'drag');
    expect(stack(pick(dragged, 'own', 'e1'), 'e1')).toEqual(['own']);
  });

  it('`requires` is judged before the card is laid', () => {
    const shows = deckOf(
      'modifiers:\n  vain: { icon: duck, pathos: { top: -5 }, requires: { target: { shows: duck } } }',
    );
    expect(canPlay(arrange(shows, { hands: [['vain'], []] }), 'vain')).toBe(false);
  });
});

describe('those who act', () => {
  const deck = deckOf(`
modifiers:
  pass-on: { effects: { immediate: [{ give: { count: 1, to: left }, who: opponents }] } }
  hand-back: { effects: { immediate: [{ give: { count: 1, to: right }, who: left }] } }
  perhaps: { effects: { immediate: [{ draw: 1, who: left, may: true }] } }
  tax: { effects: { immediate: [{ discard: 1, who: everyone }] } }
  feud: { effects: { immediate: [{ discard: 1, who: opponents }] } }
  pull: { effects: { immediate: [{ removeModifier: { from: { of: opponents } }, who: left }] } }
`);

  it('count `left` and `right` from themselves', () => {
    const hands = [['pass-on'], ['sad'], ['glad']];
    const state = play(arrange(deck, { players: 3, hands }), 'pass-on', 'n1');
    const after = pick(state, 'sad', 'glad');
    expect([hand(after, 0), hand(after, 1), hand(after, 2)]).toEqual([['glad'], [], ['sad']]);
    const back = play(arrange(deck, { players: 3, hands: [['hand-back'], ['sad'], []] }), 'hand-back', 'n1');
    expect([asked(back), hand(pick(back, 'sad'), 0)]).toEqual([1, ['sad']]);
  });

  it('choose what there is to choose: may, targets, cards', () => {
    const may = play(arrange(deck, { players: 3, hands: [['perhaps'], [], []] }), 'perhaps', 'n1');
    expect([asked(may), legal(may)]).toEqual([1, ['agree', 'decline']]);
    const target = play(
      arrange(deck, { players: 3, hands: [['pull'], [], []], on: { s1: ['sad'], e1: ['glad'] } }),
      'pull',
      's2',
    );
    expect(asked(target)).toBe(0);
    const card = play(arrange(deck, { players: 3, hands: [['feud'], ['sad'], []] }), 'feud', 'n1');
    expect([asked(card), legal(card)]).toEqual([1, ['pick sad']]);
  });

  it('act clockwise from the active player', () => {
    const hands = [['sad'], ['glad'], ['tax', 'plain'], ['calm']];
    let state = play(arrange(deck, { players: 4, active: 2, hands }), 'tax', 'n1');
    const order: number[] = [];
    while (!isPlay(state)) {
      order.push(asked(state));
      state = pick(state, hand(state, asked(state))[0] as string);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('act clockwise from the active player, opponents of another controller among them', () => {
    const hands = [['sad'], ['glad'], ['feud', 'plain'], ['calm']];
    let state = play(arrange(deck, { players: 4, active: 2, hands }), 'feud', 'n1');
    const order: number[] = [];
    while (!isPlay(state)) {
      order.push(asked(state));
      state = pick(state, hand(state, asked(state))[0] as string);
    }
    expect(order).toEqual([2, 3, 1]);
  });
});

describe('a play', () => {
  const deck = deckOf(
    `
modifiers:
  chain:
    icon: duck
    pathos: { top: -5 }
    effects:
      immediate:
        - draw: 1
          if: { this: { shows: duck } }
        - discard: hand
        - draw: 2
          if: { hand: { atMost: 0 } }
        - draw: 1
          if: { hand: { atMost: 0 } }
  applause: { effects: { continuous: [{ whenever: { event: played, of: opponents }, do: [{ discard: hand, who: opponents }] }] } }
  quick: { effects: { immediate: [{ draw: 2 }] } }
  self: { pathos: { top: -10 }, effects: { immediate: [{ draw: 1, if: { this: { selfWorth: { below: 0 } } } }] } }
deaths:
  will: { effects: { immediate: [{ draw: 5 }] } }
events:
  no: { effects: { reaction: [{ cancel: card }] } }
  dig: { effects: { immediate: [{ recover: event }] } }
  refill: { effects: { immediate: [{ draw: 40 }] } }
`,
    { size: 2 },
  );

  it('takes the card out of the hand, names its target, then asks for reactions, before it lands', () => {
    const state = play(arrange(deck, { hands: [['quick', 'sad'], ['no']] }), 'quick', 'n1');
    expect([hand(state, 0), stack(state, 'n1'), asked(state)]).toEqual([['sad'], [], 1]);
    const landed = pass(state);
    expect([stack(landed, 'n1'), sizes(landed)]).toEqual([['quick'], [3, 1]]);
  });

  it('looks at END-1 after it lands, before its immediate clauses', () => {
    const start = arrange(deck, { hands: [['will'], []], on: { e2: ['sad'] }, dead: { e1: 'demise' } });
    const after = play(start, 'will', 'e2');
    expect([result(after)?.reason, sizes(after)]).toEqual(['family', [0, 0]]);
  });

  it('does its immediate clauses in order, each `if` judged when its turn comes', () => {
    const after = play(
      arrange(deck, { hands: [['chain', 'sad'], []], draw: ['glad', 'calm', 'calm~2', 'calm~3'] }),
      'chain',
      'n1',
    );
    expect([hand(after, 0), discards(after).sort()]).toEqual([
      ['calm', 'calm~2'],
      ['glad', 'sad'],
    ]);
  });

  it('judges `if` with this card on top of its stack', () => {
    const start = arrange(deck, { hands: [['self'], []], on: { n1: ['glad'] } });
    expect(sizes(play(start, 'self', 'n1'))).toEqual([1, 0]);
  });

  it('lets triggers follow after the immediate clauses', () => {
    const after = play(
      arrange(deck, { hands: [['quick', 'sad'], []], on: { e1: ['applause'] } }),
      'quick',
      'n1',
    );
    expect(hand(after, 0), 'what was drawn is discarded, too').toEqual([]);
    expect(discards(after)).toHaveLength(3);
  });

  it('puts an event on the discards at the end, after the triggers', () => {
    const after = play(arrange(deck, { hands: [['calm', 'sad'], []], on: { e1: ['applause'] } }), 'calm');
    expect(discards(after)).toEqual(['sad', 'calm']);
  });

  it('keeps the card in no pile until then', () => {
    const dug = play(arrange(deck, { hands: [['dig'], []] }), 'dig');
    expect([isPlay(dug), discards(dug), hand(dug, 0)]).toEqual([true, ['dig'], []]);
    const before = arrange(deck, { hands: [['refill'], []], draw: ['sad'], rest: 'discards' });
    const refilled = play(before, 'refill');
    expect([hand(refilled, 0).includes('refill'), discards(refilled)]).toEqual([false, ['refill']]);
  });
});

describe('reactions', () => {
  const deck = deckOf(`
modifiers:
  gift: { effects: { immediate: [{ draw: 1 }] } }
mysteries:
  attic: {}
events:
  no: { effects: { reaction: [{ cancel: card }] }, copies: 3 }
  spree: { effects: { immediate: [{ freePlay: card }] } }
  drag: { effects: { immediate: [{ moveModifier: { from: { of: anyone }, to: { of: anyone } } }] } }
`);
  const start = (...cards: string[]) =>
    arrange(deck, {
      edition: 'expansion',
      players: 3,
      hands: [[...cards, 'no~3'], ['no'], ['no~2']],
      on: { e1: ['sad'] },
    });
  const answer = ['pass', 'react no'];

  it('answer modifiers, events, deaths and mysteries', () => {
    expect(legal(play(start('gift'), 'gift', 'n1'))).toEqual(answer);
    expect(legal(play(start('calm'), 'calm'))).toEqual(answer);
    expect(legal(play(start('demise'), 'demise', 'e1'))).toEqual(answer);
    expect(legal(play(start('attic'), 'attic'))).toEqual(answer);
  });

  it('answer free plays and reactions', () => {
    const free = play(pass(pass(play(start('spree', 'glad'), 'spree'))), 'glad', 'n1');
    expect(legal(free)).toEqual(answer);
    const answered = react(free, 'no');
    expect([asked(answered), legal(answered)]).toEqual([2, ['pass', 'react no~2']]);
  });

  it('do not answer discards, passes, moves or draws', () => {
    expect(asked(discard(start('gift'), 'gift'))).toBe(0);
    expect(asked(pass(start('gift')))).toBe(0);
    const moved = pick(pass(pass(play(start('drag'), 'drag'))), 'sad', 'n1');
    expect([asked(moved), stack(moved, 'n1')]).toEqual([0, ['sad']]);
    expect(asked(endTurn(start('gift')))).toBe(1);
  });

  it('are asked clockwise from the player who made the play: of a reaction, the active player among the rest (EVENT-3, EVENT-5)', () => {
    const hands = [['gift', 'no'], ['no~2'], ['no~3']];
    const state = react(play(arrange(deck, { players: 3, hands }), 'gift', 'n1'), 'no~2');
    expect(asked(state)).toBe(2);
    expect(asked(pass(state))).toBe(0);
    expect(isPlay(pass(pass(state)))).toBe(true);
  });

  it('have no answer in the second edition (EVENT-3)', () => {
    const hands = [['gift', 'no'], ['no~2'], ['no~3']];
    const state = react(play(arrange(deck, { players: 3, edition: 'second', hands }), 'gift', 'n1'), 'no~2');
    expect(isPlay(state)).toBe(true);
  });

  it('are asked of those others who hold one that fits', () => {
    const state = arrange(deck, { players: 4, hands: [['gift'], ['sad'], ['no'], []] });
    const asking = play(state, 'gift', 'n1');
    expect(asked(asking)).toBe(2);
    expect(isPlay(pass(asking))).toBe(true);
  });
});

describe('what can not be done', () => {
  const deck = deckOf(`
modifiers:
  bound: { requires: { target: { shows: lucre } } }
events:
  hopeless:
    effects:
      immediate:
        - revive: { of: you }
        - moveModifier: { from: { of: opponents }, to: { of: you } }
        - discard: 2
        - recover: death
        - moveDeath: { from: { of: you }, to: { of: opponents } }
        - swapModifiers: { a: { shows: duck }, b: { of: you } }
        - playDeath: { of: anyone }
        - take: { count: 2, from: left }
        - draw: 1
`);

  it('does not stop the rest: the clause does what it can, then the next one', () => {
    const after = play(arrange(deck, { hands: [['hopeless'], []], draw: ['calm'] }), 'hopeless');
    expect([isPlay(after), hand(after, 0), discards(after)]).toEqual([true, ['calm'], ['hopeless']]);
  });

  it('stops a card whose target is required', () => {
    const state = arrange(deck, { hands: [['bound'], []] });
    expect(legal(state)).toEqual(['discard bound', 'pass']);
  });
});

describe('whenever', () => {
  const deck = deckOf(`
modifiers:
  watch: { pathos: { top: -5 }, effects: { continuous: [{ whenever: { event: played, of: everyone }, do: [{ draw: 1 }] }] } }
  spring: { effects: { continuous: [{ whenever: { event: drawn, of: you }, do: [{ draw: 1 }] }] } }
  counting: { effects: { continuous: [{ whenever: { event: played, of: everyone, kind: modifier }, if: { count: { shows: duck }, atLeast: 1 }, do: [{ draw: 1 }] }] } }
  duck: { icon: duck }
  sip: { effects: { immediate: [{ draw: 1 }] } }
`);

  it('looks at the table after the event: what the card covers is gone, what it shows counts', () => {
    const covered = play(arrange(deck, { hands: [['plain'], []], on: { n1: ['watch'] } }), 'plain', 'n1');
    expect(hand(covered, 0)).toEqual([]);
    const beside = play(arrange(deck, { hands: [['plain'], []], on: { n1: ['watch'] } }), 'plain', 'n2');
    expect(hand(beside, 0)).toHaveLength(1);
    const shown = play(arrange(deck, { hands: [['duck'], []], on: { n1: ['counting'] } }), 'duck', 'e1');
    expect(hand(shown, 0)).toHaveLength(1);
  });

  it('does not notice its own card’s arrival', () => {
    expect(hand(play(arrange(deck, { hands: [['watch'], []] }), 'watch', 'n1'), 0)).toEqual([]);
  });

  it('can not fire while its own clauses resolve', () => {
    const after = play(arrange(deck, { hands: [['sip'], []], on: { n2: ['spring'] } }), 'sip', 'n1');
    expect(hand(after, 0)).toHaveLength(2);
  });

  it('fires for each event on its own', () => {
    const two = deckOf(`
modifiers:
  spring: { effects: { continuous: [{ whenever: { event: drawn, of: you }, do: [{ draw: 1 }] }] } }
events:
  feast: { effects: { immediate: [{ draw: 2 }] } }
`);
    expect(
      hand(play(arrange(two, { hands: [['feast'], []], on: { n2: ['spring'] } }), 'feast'), 0),
    ).toHaveLength(4);
  });
});

describe('numbers', () => {
  it('inside `among`, self-worth is printed pathos only: no circles', () => {
    const deck = deckOf(`
modifiers:
  envy: { pathos: { top: -1 }, effects: { continuous: [{ pathosPer: { each: character, among: { selfWorth: { below: 0 } }, value: -5 } }] }, copies: 2 }
  gloom: { effects: { continuous: [{ selfWorth: -5 }] } }
`);
    const state = arrange(deck, { on: { n1: ['envy'], e1: ['envy~2'], e2: ['gloom'] } });
    expect([worth(state, 'n1'), worth(state, 'e1'), worth(state, 'e2')]).toEqual([-11, -11, -5]);
  });

  it('in an `if` on `selfWorth` or `pathosPer`, self-worth is printed pathos only', () => {
    const deck = deckOf(`
modifiers:
  spiral: { pathos: { top: 1 }, effects: { continuous: [{ selfWorth: -5 }, { selfWorth: -10, if: { this: { selfWorth: { below: 0 } } } }] } }
  whirl: { pathos: { top: 1 }, effects: { continuous: [{ selfWorth: -5 }, { pathosPer: { each: character, among: this, value: -10 }, if: { this: { selfWorth: { below: 0 } } } }] } }
`);
    const state = arrange(deck, { on: { n1: ['spiral'], n2: ['whirl'] } });
    expect([worth(state, 'n1'), worth(state, 'n2')]).toEqual([-4, -4]);
  });

  it('several effects on one number add up', () => {
    const deck = deckOf(`
modifiers:
  rich: { effects: { continuous: [{ drawLimit: 2 }, { selfWorth: 3 }, { selfWorth: 4 }] } }
  poor: { effects: { continuous: [{ drawLimit: -1, who: everyone }] } }
`);
    const state = arrange(deck, { on: { n1: ['rich'], e1: ['poor'] } });
    expect([worth(state, 'n1'), hand(endTurn(state), 0).length]).toEqual([7, 6]);
  });
});

describe('stacks', () => {
  const deck = deckOf(`
deaths:
  ghost: { pathos: { top: -30 }, effects: { immediate: [{ draw: 2 }], continuous: [{ drawLimit: 1 }] } }
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: { state: any } } }] } }
  rummage: { effects: { immediate: [{ removeModifier: { from: { state: any }, pick: any } }] } }
  fate: { effects: { immediate: [{ moveDeath: { from: { of: you }, to: { of: opponents } } }] } }
`);

  it('`pick: top` is the topmost modifier; deaths are not modifiers', () => {
    const start = (card: string) =>
      arrange(deck, {
        hands: [[card], []],
        on: { n1: ['sad', 'glad'] },
        dead: { n1: 'ghost', n2: 'demise' },
      });
    const top = play(start('tidy'), 'tidy');
    expect(legal(top)).toEqual(['pick glad on n1']);
    expect(stack(pick(top, 'glad'), 'n1')).toEqual(['sad', 'ghost']);
    expect(legal(play(start('rummage'), 'rummage'))).toEqual(['pick glad on n1', 'pick sad on n1']);
  });

  it('a moved death does not act again, but the character dies', () => {
    const start = arrange(deck, {
      hands: [['fate'], []],
      on: { n1: ['sad'], e1: ['sad~2'] },
      dead: { n1: 'ghost' },
    });
    const after = pick(play(start, 'fate'), 'n1', 'e1');
    expect([isDead(after, 'e1'), isDead(after, 'n1'), hand(after, 1), value(after, 1)]).toEqual([
      true,
      false,
      [],
      -30,
    ]);
  });

  it('continuous effects of cards on the dead go on while visible', () => {
    const start = arrange(deck, { on: { n1: ['sad'] }, dead: { n1: 'ghost' } });
    expect(hand(endTurn(start), 0)).toHaveLength(6);
  });
});

describe('a choice with one option', () => {
  const deck = deckOf(`
modifiers:
  loss: { effects: { immediate: [{ discard: 1 }] } }
events:
  theft: { effects: { immediate: [{ take: 1 }] } }
  bully: { effects: { immediate: [{ discard: 1, who: opponent }] } }
  cure: { effects: { immediate: [{ revive: { of: you } }] } }
  dig: { effects: { immediate: [{ recover: card }] } }
  tidy: { effects: { immediate: [{ removeModifier: { from: { of: you } } }] } }
`);

  it('is still a choice: nothing is decided silently', () => {
    const start = (...cards: string[]) =>
      arrange(deck, {
        hands: [cards, ['glad']],
        on: { n2: ['plain'] },
        dead: { n1: 'demise' },
        discards: ['calm'],
      });
    expect(legal(play(start('loss', 'sad'), 'loss', 'n2'))).toEqual(['pick sad']);
    expect(legal(play(start('theft'), 'theft'))).toEqual(['pick player 1']);
    expect(legal(play(start('bully'), 'bully'))).toEqual(['pick player 1']);
    expect(legal(play(start('cure'), 'cure'))).toEqual(['pick n1']);
    expect(legal(play(start('dig'), 'dig'))).toEqual(['pick calm']);
    expect(legal(play(start('tidy'), 'tidy'))).toEqual(['pick plain on n2']);
    expect(legal(arrange(deck, {}))).toEqual(['pass']);
  });

  it('a `may` that is declined leaves the rest', () => {
    const may = deckOf(
      'events:\n  perhaps: { effects: { immediate: [{ draw: 1, may: true }, { draw: 2 }] } }',
    );
    expect(hand(decline(play(arrange(may, { hands: [['perhaps'], []] }), 'perhaps')), 0)).toHaveLength(2);
  });

  it('a mystery stays on its residence all the while', () => {
    const house = deckOf('mysteries:\n  attic: {}');
    expect(mysteries(endTurn(arrange(house, { edition: 'expansion', mysteries: [['attic']] })), 0)).toEqual([
      'attic',
    ]);
  });
});
