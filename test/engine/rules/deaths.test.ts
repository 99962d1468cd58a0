import { describe, expect, it } from 'vitest';
import { score } from '../../../src/engine/index.js';
import {
  arrange,
  asked,
  canPlay,
  decide,
  deckOf,
  discards,
  endTurn,
  family,
  hand,
  icons,
  isDead,
  isPlay,
  legal,
  pass,
  pick,
  play,
  stack,
  targets,
  value,
  worth,
} from '../../support/engine/table.js';

describe('playing an untimely death', () => {
  it('is possible as the first play of the turn only (DEATH-1)', () => {
    const first = arrange(deckOf(), { hands: [['demise', 'glad'], []], on: { e1: ['sad'] } });
    expect([canPlay(first, 'demise'), canPlay(pass(first), 'demise')]).toEqual([true, false]);
    expect(canPlay(play(first, 'glad', 'n1'), 'demise')).toBe(false);
  });

  it('is possible again in the next turn (DEATH-1)', () => {
    const start = arrange(deckOf(), {
      hands: [['demise'], ['demise~2']],
      on: { e1: ['sad'], n1: ['sad~2'] },
    });
    const theirs = endTurn(play(start, 'demise', 'e1'));
    expect([asked(theirs), canPlay(theirs, 'demise~2')]).toEqual([1, true]);
  });

  it('is not possible as an extra play (DEATH-1)', () => {
    const deck = deckOf('events:\n  rush: { effects: { immediate: [{ extraPlay: 2 }] } }');
    const after = play(arrange(deck, { hands: [['rush', 'demise'], []], on: { e1: ['sad'] } }), 'rush');
    expect([canPlay(after, 'demise'), canPlay(pass(after), 'demise')]).toEqual([false, false]);
  });

  it('is possible on any living character below 0, no matter who controls it (DEATH-2)', () => {
    const on = {
      n1: ['sad'],
      e1: ['sad~2'],
      s1: ['sad~3'],
      s2: ['glad'],
      e2: ['sad~4', 'glad~2'],
      n2: ['sad~5'],
    };
    const state = arrange(deckOf(), {
      players: 3,
      hands: [['demise'], [], []],
      on,
      dead: { n2: 'demise~2' },
    });
    expect(targets(state, 'demise')).toEqual(['e1', 'n1', 's1']);
  });

  it('is not possible at exactly 0 (DEATH-2)', () => {
    const deck = deckOf(
      'modifiers:\n  even: { pathos: { top: -5, middle: 5 } }\n  odd: { pathos: { top: -6, middle: 5 } }',
    );
    const state = arrange(deck, { hands: [['demise'], []], on: { n1: ['even'], n2: ['odd'] } });
    expect(targets(state, 'demise')).toEqual(['n2']);
  });

  it('looks at self-worth before the death’s own effect (DEATH-2)', () => {
    const deck = deckOf(`
deaths:
  crushing: { pathos: { top: -50 }, effects: { continuous: [{ selfWorth: -50 }] } }
  soothing: { pathos: { top: 50 } }
`);
    const state = arrange(deck, { hands: [['crushing', 'soothing'], []], on: { n1: ['glad'], n2: ['sad'] } });
    expect([targets(state, 'crushing'), targets(state, 'soothing')]).toEqual([['n2'], ['n2']]);
    const after = play(state, 'soothing', 'n2');
    expect([isDead(after, 'n2'), worth(after, 'n2')]).toEqual([true, 50]);
  });

  it('counts what lasting effects add (DEATH-2)', () => {
    const deck = deckOf(`
modifiers:
  gloom: { effects: { continuous: [{ selfWorth: -5 }] } }
  cheer: { pathos: { top: -5 }, effects: { continuous: [{ selfWorth: 5 }] } }
`);
    const state = arrange(deck, { hands: [['demise'], []], on: { n1: ['gloom'], n2: ['cheer'] } });
    expect(targets(state, 'demise')).toEqual(['n1']);
  });

  it('turns the character to its dead side, with the death on top, in its family (DEATH-3)', () => {
    const after = play(
      arrange(deckOf(), { hands: [['demise'], []], on: { e1: ['glad', 'sad'] } }),
      'demise',
      'e1',
    );
    expect([isDead(after, 'e1'), stack(after, 'e1')]).toEqual([true, ['glad', 'sad', 'demise']]);
    expect(family(after, 1)).toEqual(['e1', 'e2', 'e3', 'e4', 'e5']);
    expect([value(after, 0), value(after, 1)]).toEqual([0, -10]);
  });
});

describe('the dead', () => {
  const deck = deckOf(`
modifiers:
  wreath: { pathos: { top: 5 }, requires: { target: { state: dead } } }
  anywhere: { requires: { target: { state: any } } }
  mine: { requires: { target: { of: you } } }
deaths:
  second-death: {}
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: { of: anyone } } }] } }
  exhume: { effects: { immediate: [{ removeModifier: { from: { state: dead } } }] } }
  fetch: { effects: { immediate: [{ moveModifier: { from: { of: anyone }, to: { of: anyone } } }] } }
`);
  const table = (...hand0: string[]) =>
    arrange(deck, {
      edition: 'second',
      hands: [hand0, []],
      on: { n1: ['sad'], n2: ['glad'] },
      dead: { n1: 'demise', e1: 'demise~2' },
    });

  it('take no modifier without exception in the classic edition and the expansion (DEATH-4)', () => {
    for (const edition of ['classic', 'expansion']) {
      const state = arrange(deck, {
        edition,
        hands: [['plain', 'wreath', 'anywhere'], []],
        on: { n1: ['sad'] },
        dead: { n1: 'demise' },
      });
      const living = ['e1', 'e2', 'e3', 'e4', 'e5', 'n2', 'n3', 'n4', 'n5'];
      expect(targets(state, 'plain')).toEqual(living);
      expect(targets(state, 'wreath')).toEqual([]);
      expect(targets(state, 'anywhere')).toEqual(living);
    }
  });

  it('take no modifier in the second edition, unless it says so (DEATH-4)', () => {
    const state = table('plain', 'wreath', 'anywhere', 'mine');
    expect(targets(state, 'plain')).toEqual(['e2', 'e3', 'e4', 'e5', 'n2', 'n3', 'n4', 'n5']);
    expect(targets(state, 'wreath')).toEqual(['e1', 'n1']);
    expect(targets(state, 'anywhere')).toHaveLength(10);
    expect(targets(state, 'mine')).toEqual(['n2', 'n3', 'n4', 'n5']);
  });

  it('can not die twice (DEATH-4)', () => {
    expect(targets(table('second-death'), 'second-death')).toEqual([]);
  });

  it('are touched only by events that say so (DEATH-4)', () => {
    expect(legal(play(table('tidy'), 'tidy'))).toEqual(['pick glad on n2']);
    expect(legal(play(table('exhume'), 'exhume'))).toEqual(['pick sad on n1']);
    const fetching = pick(play(table('fetch'), 'fetch'), 'glad');
    expect(legal(fetching)).toEqual(['e2', 'e3', 'e4', 'e5', 'n3', 'n4', 'n5'].map((one) => `pick ${one}`));
  });

  it('a modifier that goes on the dead lies on top and counts (DEATH-4)', () => {
    const after = play(table('wreath'), 'wreath', 'n1');
    expect([stack(after, 'n1'), isDead(after, 'n1'), value(after, 0)]).toEqual([
      ['sad', 'demise', 'wreath'],
      true,
      5,
    ]);
  });
});

describe('the effect of a death', () => {
  const deck = deckOf(`
deaths:
  will: { effects: { immediate: [{ draw: 2 }] } }
  ghost: { effects: { continuous: [{ drawLimit: 2 }] } }
  grave: { pathos: { top: -5, bottom: -20 }, icon: death }
`);

  it('serves the controller of the character (DEATH-5)', () => {
    const after = play(
      arrange(deck, { players: 3, hands: [['will'], [], []], on: { s1: ['sad'] } }),
      'will',
      's1',
    );
    expect([0, 1, 2].map((seat) => hand(after, seat).length)).toEqual([0, 0, 2]);
  });

  it('may last, for the controller (DEATH-5)', () => {
    const first = endTurn(
      play(arrange(deck, { hands: [['ghost'], []], on: { e1: ['sad'] } }), 'ghost', 'e1'),
    );
    expect(hand(first, 0)).toHaveLength(5);
    expect(hand(endTurn(first), 1)).toHaveLength(7);
  });

  it('its pathos and icons cover as usual (DEATH-5)', () => {
    const shows = deckOf(`
modifiers:
  prank: { pathos: { top: -10, middle: -3 }, icon: duck }
deaths:
  grave: { pathos: { top: -5, bottom: -20 }, icon: death }
`);
    const after = play(arrange(shows, { hands: [['grave'], []], on: { e1: ['prank'] } }), 'grave', 'e1');
    expect([worth(after, 'e1'), icons(after, 'e1'), value(after, 1)]).toEqual([-28, ['death'], -28]);
  });
});

describe('deaths out of turn', () => {
  const deck = deckOf(`
modifiers:
  duel: { pathos: { top: -5 }, effects: { immediate: [{ playDeath: this }] } }
  deadly: { effects: { continuous: [{ deathOnAnyPlay: true }] } }
events:
  murder: { effects: { immediate: [{ playDeath: { of: opponents } }] } }
`);

  it('an effect brings a death outside the first play (DEATH-6)', () => {
    const second = pass(
      arrange(deck, { hands: [['murder', 'demise'], []], on: { e1: ['sad'], n1: ['sad~2'] } }),
    );
    const offered = play(second, 'murder');
    expect(legal(offered)).toEqual(['pass', 'play demise on e1']);
    expect(isDead(play(offered, 'demise', 'e1'), 'e1')).toBe(true);
  });

  it('even in another player’s turn (DEATH-6)', () => {
    const offered = play(
      arrange(deck, { players: 3, hands: [['duel'], ['demise'], ['demise~2']] }),
      'duel',
      'e1',
    );
    expect([asked(offered), legal(offered)]).toEqual([1, ['pass', 'play demise on e1']]);
    const after = play(offered, 'demise', 'e1');
    expect([isDead(after, 'e1'), hand(after, 1), asked(after), isPlay(after)]).toEqual([true, [], 0, true]);
  });

  it('a lasting effect allows a death as any play (DEATH-6)', () => {
    const second = pass(arrange(deck, { hands: [['demise'], []], on: { e1: ['sad'], n1: ['deadly'] } }));
    expect(canPlay(second, 'demise')).toBe(true);
  });
});

describe('a death that goes away', () => {
  const deck = deckOf(`
modifiers:
  mourner: { effects: { continuous: [{ whenever: { event: dies, of: everyone }, do: [{ draw: 1 }] }] } }
  gossip: { effects: { continuous: [{ whenever: { event: played, of: everyone, kind: death }, do: [{ draw: 1 }] }] } }
deaths:
  will: { pathos: { top: -30 }, effects: { immediate: [{ draw: 2 }] } }
events:
  cure: { effects: { immediate: [{ revive: { of: anyone } }] } }
  fate: { effects: { immediate: [{ moveDeath: { from: { of: anyone }, to: { of: anyone } } }] } }
`);

  it('removed: it goes to the discards, the modifiers stay, the character lives (DEATH-7)', () => {
    const before = arrange(deck, {
      hands: [['cure'], []],
      on: { n1: ['glad', 'sad'] },
      dead: { n1: 'will' },
    });
    expect(value(before, 0)).toBe(-30);
    const after = pick(play(before, 'cure'), 'n1');
    expect([isDead(after, 'n1'), stack(after, 'n1'), worth(after, 'n1')]).toEqual([
      false,
      ['glad', 'sad'],
      -10,
    ]);
    expect([value(after, 0), discards(after)]).toEqual([0, ['will', 'cure']]);
  });

  it('a revived character can be played on, and can die again (DEATH-7)', () => {
    const before = arrange(deck, {
      hands: [['cure'], ['demise', 'plain']],
      on: { n1: ['sad'] },
      dead: { n1: 'will' },
    });
    const theirs = endTurn(pick(play(before, 'cure'), 'n1'));
    expect(targets(theirs, 'plain')).toContain('n1');
    expect(isDead(play(theirs, 'demise', 'n1'), 'n1')).toBe(true);
  });

  it('moved: one lives, one dies, below 0 only (DEATH-7)', () => {
    const on = { n1: ['sad'], e1: ['sad~2'], e2: ['glad'], e3: ['plain'] };
    const before = arrange(deck, { hands: [['fate'], []], on, dead: { n1: 'will' } });
    const choosing = pick(play(before, 'fate'), 'n1');
    expect(legal(choosing)).toEqual(['pick e1']);
    const after = pick(choosing, 'e1');
    expect([isDead(after, 'n1'), isDead(after, 'e1')]).toEqual([false, true]);
    expect([stack(after, 'n1'), stack(after, 'e1')]).toEqual([['sad'], ['sad~2', 'will']]);
    expect([value(after, 0), value(after, 1)]).toEqual([0, -30]);
  });

  it('a moved death was not played and does not act, but the character dies (DEATH-7)', () => {
    const on = { n1: ['sad'], e1: ['sad~2'], n4: ['mourner'], n5: ['gossip'] };
    const before = arrange(deck, { hands: [['fate'], []], on, dead: { n1: 'will' } });
    const after = pick(play(before, 'fate'), 'n1', 'e1');
    expect(hand(after, 1), 'the will is not read twice').toEqual([]);
    expect(hand(after, 0), 'one card for the dying, none for a death played').toHaveLength(1);
  });

  it('a death that was played is noticed by both (DEATH-7)', () => {
    const on = { e1: ['sad~2'], n4: ['mourner'], n5: ['gossip'] };
    const after = play(arrange(deck, { hands: [['demise'], []], on }), 'demise', 'e1');
    expect(hand(after, 0)).toHaveLength(2);
  });

  it('without someone below 0 to die, no one lives (DEATH-7)', () => {
    const before = arrange(deck, {
      hands: [['fate', 'plain'], []],
      on: { n1: ['sad'] },
      dead: { n1: 'will' },
    });
    const after = play(before, 'fate');
    expect([isPlay(after), isDead(after, 'n1'), discards(after)]).toEqual([true, true, ['fate']]);
    expect(score(after)[0]?.characters.filter(({ dead }) => dead)).toHaveLength(1);
    expect(decide(after, 'pass').turn).toBe(1);
  });
});
