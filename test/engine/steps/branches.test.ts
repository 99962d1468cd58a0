import { describe, expect, it } from 'vitest';
import { apply, choices } from '../../../src/engine/index.js';
import {
  agree,
  arrange,
  asked,
  decide,
  deckOf,
  decline,
  discards,
  hand,
  isPlay,
  legal,
  pick,
  play,
  stack,
} from '../../support/engine/table.js';

const size = (state: Parameters<typeof hand>[0], seat: number) => hand(state, seat).length;

describe('then and otherwise', () => {
  const deck = deckOf(`
events:
  trade: { effects: { immediate: [{ discard: 1, may: true, then: [{ draw: 2 }], otherwise: [{ draw: 1, who: opponents }] }] } }
  two: { effects: { immediate: [{ discard: 2, then: [{ draw: 1 }], otherwise: [{ draw: 1, who: left }] }] } }
  poor: { effects: { immediate: [{ draw: 1, if: { hand: { atMost: 1 } }, then: [{ discard: 1 }], otherwise: [{ extraPlay: 1 }] }] } }
  each: { effects: { immediate: [{ discard: 1, who: everyone, may: true, then: [{ draw: 2, who: actor }] }, { extraPlay: 1 }] } }
  nested: { effects: { immediate: [{ take: { count: 1, from: left }, otherwise: [{ discard: 1, then: [{ draw: 1 }], otherwise: [{ draw: 2 }] }] }] } }
  down: { effects: { immediate: [{ discard: { downTo: 3 }, then: [{ draw: 1 }] }] } }
  free: { effects: { immediate: [{ freePlay: { kind: modifier, count: 2 }, then: [{ draw: 1 }], otherwise: [{ draw: 1, who: left }] }] } }
`);
  const start = (card: string, ...others: string[]) => arrange(deck, { hands: [[card, ...others], []] });

  it('then follows a clause that did all that it says', () => {
    const after = pick(agree(play(start('trade', 'sad'), 'trade')), 'sad');
    expect([size(after, 0), size(after, 1), isPlay(after)]).toEqual([2, 0, true]);
  });

  it('otherwise follows a clause that was declined', () => {
    const after = decline(play(start('trade', 'sad'), 'trade'));
    expect([hand(after, 0), size(after, 1)]).toEqual([['sad'], 1]);
  });

  it('otherwise follows a clause that could do only a part of what it says', () => {
    const after = pick(play(start('two', 'sad'), 'two'), 'sad');
    expect([discards(after), size(after, 0), size(after, 1)]).toEqual([['sad', 'two'], 0, 1]);
    const whole = pick(play(start('two', 'sad', 'glad'), 'two'), 'sad', 'glad');
    expect([size(whole, 0), size(whole, 1)]).toEqual([1, 0]);
  });

  it('otherwise follows a clause whose if does not hold', () => {
    const unmet = play(start('poor', 'sad', 'glad'), 'poor');
    expect([isPlay(unmet), size(unmet, 0), unmet.extra]).toEqual([true, 2, 1]);
    expect(legal(play(start('poor', 'sad'), 'poor'))).toHaveLength(2);
  });

  it('each player who acts has what follows before the next one acts, and actor is that player', () => {
    const state = play(arrange(deck, { hands: [['each', 'sad'], ['glad']] }), 'each');
    const first = pick(agree(state), 'sad');
    expect([asked(first), size(first, 0)]).toEqual([1, 2]);
    const after = pick(agree(first), 'glad');
    expect([size(after, 0), size(after, 1), isPlay(after)]).toEqual([2, 2, true]);
  });

  it('may be inside one another', () => {
    const after = pick(play(start('nested', 'sad'), 'nested'), 'sad');
    expect([size(after, 0), discards(after)]).toEqual([1, ['sad', 'nested']]);
    expect(size(play(start('nested'), 'nested'), 0)).toBe(2);
  });

  it('a hand that is small enough is all that downTo asks for', () => {
    expect(size(play(start('down', 'sad'), 'down'), 0)).toBe(2);
  });

  it('a free play counts as done when every play is used', () => {
    const state = play(start('free', 'sad', 'glad'), 'free');
    const both = play(play(state, 'sad', 'n1'), 'glad', 'n1');
    expect([size(both, 0), size(both, 1)]).toEqual([1, 0]);
    const one = decide(play(state, 'sad', 'n1'), 'pass');
    expect([hand(one, 0), size(one, 1)]).toEqual([['glad'], 1]);
  });

  it('a state in the middle of what follows is plain JSON', () => {
    const state = agree(play(start('trade', 'sad'), 'trade'));
    const { deck: _, ...plain } = state;
    const again = { ...JSON.parse(JSON.stringify(plain)), deck };
    expect(choices(again)).toEqual(choices(state));
    const inside = play(start('nested', 'sad'), 'nested');
    const { deck: __, ...within } = inside;
    const copy = { ...JSON.parse(JSON.stringify(within)), deck };
    expect(apply(copy, choices(copy)[0] as never)).toEqual(pick(inside, 'sad'));
  });
});

describe('that and controller', () => {
  const deck = deckOf(`
events:
  strip: { effects: { immediate: [{ removeModifier: { from: { of: anyone } }, then: [{ draw: 1, who: controller }] }] } }
  again: { effects: { immediate: [{ removeModifier: { from: { of: opponents } } }, { removeModifier: { from: that, pick: any } }] } }
  pass-on: { effects: { immediate: [{ moveModifier: { from: { of: you }, to: { of: opponents } }, then: [{ draw: 2, who: controller }] }] } }
  late: { effects: { immediate: [{ removeModifier: { from: { of: opponents } }, may: true }, { draw: 1, who: controller }] } }
  mourn: { effects: { immediate: [{ playDeath: { of: opponents }, then: [{ draw: 1, who: controller }] }] } }
  bequeath: { effects: { immediate: [{ freePlay: modifier }, { draw: 1, who: controller }] } }
modifiers:
  thief: { effects: { immediate: [{ removeModifier: { from: { of: you } } }] } }
`);

  it('controller is the player of the character that was picked', () => {
    const state = play(arrange(deck, { hands: [['strip'], []], on: { e1: ['sad'], n1: ['glad'] } }), 'strip');
    expect(size(pick(state, 'sad'), 1)).toBe(1);
    expect(size(pick(state, 'glad'), 0)).toBe(1);
  });

  it('that is the character that was picked last, not the others', () => {
    const on = { e1: ['sad', 'glad', 'plain'], e2: ['sad~2'] };
    const state = pick(play(arrange(deck, { hands: [['again'], []], on }), 'again'), 'plain');
    expect(legal(state)).toEqual(['pick glad on e1', 'pick sad on e1']);
    expect(stack(pick(state, 'sad'), 'e1')).toEqual(['glad']);
  });

  it('of two picks, that is the second', () => {
    const state = play(arrange(deck, { hands: [['pass-on'], []], on: { n1: ['sad'] } }), 'pass-on');
    const after = pick(state, 'sad', 'e2');
    expect([size(after, 0), size(after, 1)]).toEqual([0, 2]);
  });

  it('without a pick there is no controller, and nothing happens', () => {
    const state = play(arrange(deck, { hands: [['late'], []], on: { e1: ['sad'] } }), 'late');
    const after = decline(state);
    expect([isPlay(after), size(after, 0), size(after, 1)]).toEqual([true, 0, 0]);
  });

  it('the character that a card is played on is picked, too', () => {
    const state = arrange(deck, { hands: [['mourn', 'demise'], []], on: { e1: ['sad'] } });
    expect(size(play(play(state, 'mourn'), 'demise', 'e1'), 1)).toBe(1);
  });

  it('a card that is played in between has picks of its own', () => {
    const state = arrange(deck, { hands: [['bequeath', 'thief'], []], on: { e1: ['sad'], n1: ['glad'] } });
    const after = pick(play(play(state, 'bequeath'), 'thief', 'e2'), 'sad');
    expect([size(after, 0), size(after, 1)]).toEqual([0, 1]);
  });
});
