import { describe, expect, it } from 'vitest';
import { choices, createGame, result, type State } from '../../../src/engine/index.js';
import {
  agree,
  arrange,
  asked,
  deckOf,
  discards,
  endTurn,
  expectSound,
  hand,
  isDead,
  isPlay,
  legal,
  pass,
  pick,
  play,
  react,
  stack,
  step,
  value,
} from '../../support/engine/table.js';

const deck = deckOf(
  `
modifiers:
  duel: { pathos: { top: -5 }, effects: { immediate: [{ playDeath: this }, { draw: 3 }] } }
  mourner: { effects: { continuous: [{ whenever: { event: dies, of: everyone }, do: [{ draw: 1 }] }] } }
  tragedy: { pathos: { middle: -20 } }
deaths:
  will: { pathos: { bottom: -7 }, effects: { immediate: [{ draw: 2 }, { discard: hand, who: opponents }], continuous: [{ selfWorth: -1 }] } }
events:
  massacre: { effects: { immediate: [{ playDeath: { of: anyone }, who: everyone }, { draw: 3 }] } }
  fate: { effects: { immediate: [{ moveDeath: { from: { of: you }, to: { of: opponents } } }, { draw: 3 }] } }
  no: { effects: { reaction: [{ cancel: death }] } }
`,
  { size: 2 },
);

describe('the end', () => {
  it('comes at once when all characters of one family are dead (END-1)', () => {
    const after = play(
      arrange(deck, { hands: [['demise', 'sad'], []], on: { e2: ['sad~2'] }, dead: { e1: 'demise~2' } }),
      'demise',
      'e2',
    );
    expect(result(after)).toMatchObject({ reason: 'family' });
    expect([asked(after), choices(after)]).toEqual([-1, []]);
    expect(hand(after, 0), 'no draw phase').toEqual(['sad']);
  });

  it('does not come while a family has one living character (END-1)', () => {
    const start = arrange(deck, {
      hands: [['demise'], []],
      on: { e2: ['sad~2'], n1: ['sad'] },
      dead: { e1: 'demise~2', n2: 'demise~3' },
    });
    expect(result(start)).toBeNull();
    expect(result(pass(start))).toBeNull();
  });

  it('comes by one’s own hand, too (END-1)', () => {
    const start = arrange(deck, {
      players: 3,
      hands: [['demise'], [], []],
      on: { n1: ['sad'] },
      dead: { n2: 'demise~2' },
    });
    expect(result(play(start, 'demise', 'n1'))).toMatchObject({ winners: [0], values: [-10, 0, 0] });
  });

  it('a death that ends the game does not act, but its pathos counts (END-1)', () => {
    const start = arrange(deck, {
      hands: [['will', 'sad~3'], ['plain']],
      on: { e2: ['sad'] },
      dead: { e1: 'demise' },
    });
    const after = play(start, 'will', 'e2');
    expect([hand(after, 0), hand(after, 1), discards(after)]).toEqual([['sad~3'], ['plain'], []]);
    expect(stack(after, 'e2')).toEqual(['sad', 'will']);
    expectSound(after);
  });

  it('the pathos of the last death counts in the family’s value (END-1)', () => {
    const plainWill = deckOf(
      'deaths:\n  grave: { pathos: { bottom: -7 }, effects: { immediate: [{ draw: 2 }] } }',
      { size: 2 },
    );
    const start = arrange(plainWill, { hands: [['grave'], []], on: { e2: ['sad'] }, dead: { e1: 'demise' } });
    const after = play(start, 'grave', 'e2');
    expect([result(after)?.values, hand(after, 1)]).toEqual([[0, -17], []]);
  });

  it('no trigger notices the last death (END-1)', () => {
    const start = arrange(deck, {
      hands: [['demise'], []],
      on: { e2: ['sad'], n1: ['mourner'] },
      dead: { e1: 'demise~2' },
    });
    const after = play(start, 'demise', 'e2');
    expect([result(after)?.reason, hand(after, 0)]).toEqual(['family', []]);
  });

  it('comes in the middle of an effect: what was still to come does not happen (END-1)', () => {
    const start = arrange(deck, { hands: [['duel'], ['demise']], dead: { e1: 'demise~2' } });
    const after = play(play(start, 'duel', 'e2'), 'demise', 'e2');
    expect([result(after)?.reason, hand(after, 1), isDead(after, 'e2')]).toEqual(['family', [], true]);
  });

  it('comes before the other players of the same clause act (END-1)', () => {
    const start = arrange(deck, {
      players: 3,
      hands: [['massacre', 'demise'], ['demise~2'], ['demise~3']],
      on: { e2: ['sad'], s1: ['sad~2'] },
      dead: { e1: 'demise~4' },
    });
    const after = play(play(start, 'massacre'), 'demise', 'e2');
    expect([result(after)?.reason, hand(after, 1), hand(after, 2)]).toEqual([
      'family',
      ['demise~2'],
      ['demise~3'],
    ]);
    expect([discards(after), isDead(after, 's1')]).toEqual([['massacre'], false]);
    expectSound(after);
  });

  it('comes when a moved death kills the last of a family (END-1)', () => {
    const start = arrange(deck, {
      hands: [['fate'], []],
      on: { e2: ['sad'] },
      dead: { n1: 'demise', e1: 'demise~2' },
    });
    const after = pick(play(start, 'fate'), 'n1', 'e2');
    expect([result(after)?.reason, hand(after, 0)]).toEqual(['family', []]);
  });

  it('does not come by a cancelled death (END-1)', () => {
    const start = arrange(deck, {
      hands: [['demise'], ['no']],
      on: { e2: ['sad'] },
      dead: { e1: 'demise~2' },
    });
    const announced = play(start, 'demise', 'e2');
    expect(result(announced), 'not before it lands').toBeNull();
    const after = react(announced, 'no');
    expect([result(after), isPlay(after)]).toEqual([null, true]);
  });
});

describe('the value of a family', () => {
  it('is the sum of the self-worth of its dead; the living count nothing (END-2)', () => {
    const on = { n1: ['sad'], n2: ['tragedy'], e1: ['sad~2'], e2: ['glad'] };
    const state = arrange(deck, { on, dead: { n1: 'demise', e2: 'demise~2' } });
    expect([value(state, 0), value(state, 1)]).toEqual([-10, 10]);
  });

  it('the dead of other families do not count (END-2)', () => {
    const on = { n1: ['sad'], e1: ['sad~2'], s1: ['sad~3'] };
    const state = arrange(deck, { players: 3, on, dead: { e1: 'demise' } });
    expect([0, 1, 2].map((seat) => value(state, seat))).toEqual([0, -10, 0]);
  });

  it('counts what lasting effects add to the dead (END-2)', () => {
    expect(value(arrange(deck, { on: { n1: ['sad'] }, dead: { n1: 'will' } }), 0)).toBe(-18);
  });

  it('counts mysteries in the expansion (END-2)', () => {
    const houses = deckOf('mysteries:\n  secret: { pathos: { top: -15, middle: 1 } }');
    const state = arrange(houses, {
      edition: 'expansion',
      mysteries: [[], ['secret']],
      on: { e1: ['sad'] },
      dead: { e1: 'demise' },
    });
    expect(value(state, 1)).toBe(-24);
  });
});

describe('the winner', () => {
  const finish = (on: Record<string, string[]>, dead: Record<string, string>) =>
    result(play(arrange(deck, { players: 3, hands: [['demise'], [], []], on, dead }), 'demise', 'e2'));

  it('is the player with the lowest value, not the one who ended the game (END-3)', () => {
    const ended = finish(
      { e2: ['sad'], s1: ['tragedy'], n1: ['glad'] },
      { e1: 'demise~2', s1: 'demise~3', n1: 'demise~4' },
    );
    expect(ended).toMatchObject({ values: [10, -10, -20], winners: [2] });
  });

  it('shares a tie (END-3)', () => {
    const ended = finish({ e2: ['sad'], s1: ['sad~2'] }, { e1: 'demise~2', s1: 'demise~3' });
    expect(ended).toMatchObject({ values: [0, -10, -10], winners: [1, 2] });
  });
});

/** Plays a whole game, always one choice after the other, no word spoken. */
function playOut(state: State, choose: (count: number) => number): State {
  let now = state;
  for (let i = 0; i < 20_000 && result(now) === null; i++) {
    const open = choices(now);
    const choice = open[choose(open.length)];
    if (choice === undefined) throw new Error('nothing to choose, and not over');
    now = step(now, choice);
  }
  return now;
}

describe('stories', () => {
  it('are never required: a game runs from choices alone (END-4)', () => {
    let seed = 5;
    const choose = (count: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % count;
    };
    const after = playOut(createGame(deckOf('', { size: 2 }), { players: 2, seed: 3 }), choose);
    expect(result(after)).not.toBeNull();
  });
});

describe('a stalemate', () => {
  it('is a game of 400 turns: it ends and is scored as it is (END-5)', () => {
    let state = arrange(deckOf(), {
      players: 2,
      hands: [['plain'], ['plain~2']],
      on: { n1: ['sad'] },
      dead: { n1: 'demise' },
    });
    let turns = 0;
    while (result(state) === null && turns < 1000) {
      state = endTurn(state);
      turns++;
    }
    expect(turns).toBe(400);
    expect(result(state)).toMatchObject({ reason: 'stalemate', values: [-10, 0], winners: [0] });
    expect([asked(state), legal(state)]).toEqual([-1, []]);
  });

  it('is a state that repeats with no player able to change it (END-5)', () => {
    const none = deckOf('modifiers:\n  a: { pathos: { top: -3 } }', { common: false });
    let state = arrange(none, { players: 3, on: { s1: ['a'] } });
    let turns = 0;
    while (result(state) === null && turns < 400) {
      state = endTurn(state);
      turns++;
    }
    expect(result(state)).toMatchObject({ reason: 'stalemate', winners: [0, 1, 2] });
    expect(turns, 'long before 400').toBeLessThan(20);
  });

  it('is a table where no player has a play any more (END-5)', () => {
    const stuck = deckOf('modifiers:\n  tar: { effects: { continuous: [{ plays: -2, who: everyone }] } }');
    const state = play(arrange(stuck, { hands: [['tar'], []] }), 'tar', 'n1');
    expect(result(state)).toMatchObject({ reason: 'stalemate' });
  });

  it('is not a table that still changes, although no hand has a card (END-5)', () => {
    const slow = deckOf(
      `
modifiers:
  clock: { effects: { continuous: [{ whenever: { event: turnEnds, of: everyone }, do: [{ removeModifier: { from: { family: east } } }] }] } }
  famine: { effects: { continuous: [{ drawLimit: -5, who: everyone }] } }
  crumb: { copies: 4 }
`,
      { common: false },
    );
    let state = arrange(slow, {
      on: { n1: ['clock'], e1: ['crumb', 'crumb~2', 'crumb~3'], e2: ['famine'] },
      draw: ['crumb~4'],
    });
    // Every turn takes one card off the east family; when the famine goes, at last, there is something to draw.
    for (const card of ['crumb~3', 'crumb~2', 'crumb', 'famine']) {
      while (isPlay(state)) state = pass(state);
      state = pick(state, card);
    }
    expect(result(state)).toBeNull();
    expect(hand(endTurn(state), 0)).not.toEqual([]);
  });

  it('is an endless chain of effects, too: the game never hangs (END-5)', () => {
    const chain = deckOf(`
modifiers:
  ping: { effects: { continuous: [{ whenever: { event: drawn, of: everyone }, do: [{ draw: 1 }] }] } }
  pong: { effects: { continuous: [{ whenever: { event: drawn, of: everyone }, do: [{ discard: 1 }] }] } }
  pang: { effects: { continuous: [{ whenever: { event: discarded, of: everyone }, do: [{ draw: 1, may: true }] }] } }
`);
    let state = endTurn(arrange(chain, { on: { n1: ['ping'], n2: ['pong'], n3: ['pang'] } }));
    for (let i = 0; i < 2000 && result(state) === null && !isPlay(state); i++) {
      const [first = ''] = legal(state);
      state = first === 'agree' ? agree(state) : pick(state, first.slice('pick '.length));
    }
    expect(result(state) !== null || isPlay(state)).toBe(true);
  });
});
