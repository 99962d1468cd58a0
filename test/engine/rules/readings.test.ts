import { describe, expect, it } from 'vitest';
import {
  arrange,
  decide,
  deckOf,
  discards,
  endTurn,
  hand,
  isDead,
  legal,
  pass,
  pick,
  play,
  playsLeft,
  react,
  stack,
  value,
} from '../../support/engine/table.js';

/** What docs/dev/engine.md settles where the rules are silent, as far as no other test does. */

describe('readings', () => {
  it('a card whose target died while its play was answered goes to the discards and does nothing', () => {
    const deck = deckOf(`
modifiers:
  gift: { pathos: { top: 20 }, effects: { immediate: [{ draw: 3 }] } }
events:
  pounce: { effects: { reaction: [{ redirect: modifier }], immediate: [{ playDeath: { of: anyone } }] } }
`);
    const start = arrange(deck, {
      hands: [
        ['gift', 'plain'],
        ['pounce', 'demise'],
      ],
      on: { n1: ['sad'], n2: ['sad~2'] },
    });
    const redirected = pick(react(play(start, 'gift', 'e1'), 'pounce'), 'n2');
    const after = play(redirected, 'demise', 'n2');
    expect(isDead(after, 'n2')).toBe(true);
    expect(stack(after, 'n2')).toEqual(['sad~2', 'demise']);
    expect(discards(after)).toContain('gift');
    expect(hand(after, 0)).toEqual(['plain']);
  });

  it('an event that is played as drawn may be answered, and stays in the hand of who can not play events', () => {
    const yaml = `
modifiers:
  gag: { effects: { continuous: [{ cannotPlay: event }] } }
events:
  toll: { asDrawn: true, effects: { immediate: [{ discard: hand }] } }
  sip: { effects: { immediate: [{ draw: 1 }] } }
  veto: { effects: { reaction: [{ cancel: event }] } }
  gift: { effects: { immediate: [{ draw: 1 }] } }
`;
    const deck = deckOf(yaml, {});
    const answered = arrange(deck, {
      edition: 'second',
      hands: [['sip', 'plain'], ['veto']],
      draw: ['toll'],
    });
    const asked = react(pass(play(answered, 'sip')), 'veto');
    expect(hand(asked, 0).length).toBe(1);
    const gagged = arrange(deckOf(`${yaml}\ndeaths:\n  draught: { effects: { immediate: [{ draw: 1 }] } }`), {
      edition: 'second',
      hands: [['draught', 'plain'], []],
      on: { n2: ['gag'], n1: ['sad'] },
      draw: ['toll'],
    });
    expect(hand(play(gagged, 'draught', 'n1'), 0).length).toBe(2);
  });

  it('a removed modifier and a cancelled card are not discarded, a searched card is not drawn', () => {
    const deck = deckOf(`
modifiers:
  ledger: { effects: { continuous: [{ whenever: { event: discarded, of: everyone }, do: [{ draw: 1 }] }, { whenever: { event: drawn, of: everyone }, do: [{ discard: 1 }] }] } }
events:
  broom: { effects: { immediate: [{ removeModifier: { from: { of: opponents } } }] } }
  quest: { effects: { immediate: [{ search: modifier }] } }
  veto: { effects: { reaction: [{ cancel: modifier }] } }
`);
    const start = (hands: string[][]) => arrange(deck, { hands, on: { n1: ['ledger'], e1: ['sad'] } });
    expect(hand(pick(play(start([['broom'], []]), 'broom'), 'sad'), 0).length).toBe(0);
    expect(hand(pick(play(start([['quest'], []]), 'quest'), 'glad'), 0).length).toBe(1);
    expect(hand(react(play(start([['plain'], ['veto']]), 'plain', 'n2'), 'veto'), 0).length).toBe(0);
  });

  it('swapModifiers leaves a death on top of the new modifiers', () => {
    const deck = deckOf(
      'events:\n  swap: { effects: { immediate: [{ swapModifiers: { a: { of: you, state: dead }, b: { of: opponents } } }] } }',
    );
    const start = arrange(deck, {
      hands: [['swap'], []],
      on: { n1: ['sad'], e1: ['glad', 'plain'] },
      dead: { n1: 'demise' },
    });
    const after = pick(pick(play(start, 'swap'), 'n1'), 'e1');
    expect(stack(after, 'n1')).toEqual(['glad', 'plain', 'demise']);
    expect(stack(after, 'e1')).toEqual(['sad']);
  });

  it("an icon on a mystery is visible in the family (MYST-3), and selfWorth and pathosPer on one count in the family's value", () => {
    const deck = deckOf(`
mysteries:
  omen: { icon: duck }
  riddle: { requires: { family: { shows: [duck] } } }
  curse: { pathos: { top: -5 }, icon: duck, effects: { continuous: [{ selfWorth: -10 }, { pathosPer: { icon: duck, among: { of: you }, value: -5 } }] } }
`);
    const table = (mysteries: string[]) =>
      arrange(deck, { edition: 'expansion', hands: [['riddle'], []], mysteries: [mysteries, []] });
    expect(legal(table([]))).not.toContain('play riddle');
    expect(legal(table(['omen']))).toContain('play riddle');
    // Its pathos, its selfWorth, and its own duck.
    expect(value(table(['curse']), 0)).toBe(-20);
  });

  it('a mystery can be discarded for free while there is a play to make (MYST-4)', () => {
    const deck = deckOf('mysteries:\n  omen: {}');
    const state = arrange(deck, { edition: 'expansion', hands: [['omen', 'plain'], []] });
    expect(legal(state)).toContain('discard omen free');
    expect(playsLeft(decide(state, 'discard omen free'))).toBe(2);
  });

  it.each(['classic', 'second'])(
    'a mystery is not discarded for free by the rules of %s (MYST-4)',
    (edition) => {
      const deck = deckOf('mysteries:\n  omen: {}');
      const state = arrange(deck, { edition, hands: [['omen', 'plain'], []] });
      expect(legal(state)).not.toContain('discard omen free');
      expect(legal(state)).not.toContain('play omen');
    },
  );

  it('`this` stays the character that a card was laid on when the card has left it, as *you* stays its controller (MOD-3)', () => {
    const deck = deckOf(`
modifiers:
  bear: { icon: beast }
  boomerang: { effects: { immediate: [{ returnModifier: { from: this } }, { draw: 1, if: { this: { shows: beast } } }] } }
  leap:
    effects:
      immediate:
        - moveModifier: { from: this, to: { of: opponents } }
        - removeModifier: { from: this, pick: any }
`);
    const start = (card: string) => arrange(deck, { hands: [[card], []], on: { n1: ['bear'], e1: ['sad'] } });
    const returned = pick(play(start('boomerang'), 'boomerang', 'n1'), 'boomerang');
    expect(hand(returned, 0)).toHaveLength(2);
    const moved = pick(play(start('leap'), 'leap', 'n1'), 'leap', 'e1');
    expect(legal(moved)).toEqual(['pick bear on n1']);
  });

  it('`this` of a trigger is the character that its card lay on at the event', () => {
    const deck = deckOf(`
modifiers:
  heir: { effects: { continuous: [{ whenever: { event: discarded, of: you }, do: [{ removeModifier: { from: this } }] }] } }
events:
  shift: { effects: { immediate: [{ discard: hand }, { moveModifier: { from: { of: you }, to: { of: opponents } } }] } }
`);
    const start = arrange(deck, { hands: [['shift', 'plain'], []], on: { n1: ['sad', 'heir'] } });
    const moved = pick(play(start, 'shift'), 'heir', 'e1');
    expect(legal(moved)).toEqual(['pick sad on n1']);
  });

  it('triggers of one event follow each other up the stack and down each card (MOD-6)', () => {
    const whenPlayed = (act: string) =>
      `[{ whenever: { event: played, of: everyone, kind: event }, do: [${act}] }]`;
    const deck = deckOf(`
modifiers:
  low: { icons: { top: duck }, effects: { persistent: ${whenPlayed('{ discard: 1 }')} } }
  high: { effects: { continuous: ${whenPlayed('{ draw: 1 }')} } }
  both:
    icons: { top: duck }
    effects: { continuous: ${whenPlayed('{ draw: 1 }')}, persistent: ${whenPlayed('{ discard: 1 }')} }
`);
    const discardable = (stack: string[]) =>
      legal(play(arrange(deck, { hands: [['calm', 'plain'], []], on: { n1: stack } }), 'calm'));
    expect(discardable(['low', 'high'])).toEqual(['pick plain']);
    expect(discardable(['both'])).toEqual(['pick plain']);
  });

  it('the draw limit is looked at before each card (TURN-5)', () => {
    const deck = deckOf(`
modifiers:
  miser: { effects: { continuous: [{ drawLimit: -2, if: { hand: { atLeast: 4 } } }] } }
  glutton: { effects: { continuous: [{ drawLimit: 2, if: { hand: { atLeast: 4 } } }] } }
`);
    const drawn = (card: string) => hand(endTurn(arrange(deck, { on: { n1: [card] } })), 0).length;
    expect(drawn('miser')).toBe(4);
    expect(drawn('glutton')).toBe(7);
  });
});
