import { describe, expect, it } from 'vitest';
import { runProbes } from '../../../src/verify/probes/run-probes.js';
import { deckOf } from '../../support/engine/table.js';

/** One card for each immediate verb, with something to see in both branches. */
const HEADS = {
  draw: 'draw: 2',
  discard: 'discard: 2',
  'discard-random': 'discard: { count: 2, pick: random }',
  take: 'take: { count: 2, from: left }',
  'take-all': 'take: { count: 1, from: opponents }',
  give: 'give: { count: 2, to: opponent }',
  recover: 'recover: { kind: modifier, count: 1 }',
  search: 'search: { kind: death, count: 1 }',
  'free-play': 'freePlay: modifier',
  move: 'moveModifier: { from: { of: anyone }, to: { of: anyone } }',
  remove: 'removeModifier: { from: { of: anyone }, pick: any }',
  return: 'returnModifier: { from: { of: anyone } }',
  swap: 'swapModifiers: { a: { of: you }, b: { of: opponents } }, if: { hand: { atLeast: 1 } }',
  revive: 'revive: { of: anyone }',
  'move-death': 'moveDeath: { from: { of: anyone }, to: { of: anyone } }',
  'play-death': 'playDeath: { of: anyone }',
  optional: 'extraPlay: 1, may: true',
  unmet: 'extraPlay: 1, if: { hand: { atLeast: 1 } }',
  hands: 'swapHands: left, may: true',
} as const;

const cards = Object.entries(HEADS).map(
  ([id, head]) =>
    `  ${id}: { effects: { immediate: [{ ${head}, then: [{ extraPlay: 2 }], otherwise: [{ skip: draw }] }] } }`,
);

const deck = deckOf(`
events:
${cards.join('\n')}
  fork: { effects: { immediate: [{ choose: [[{ draw: 1 }], [{ discard: 1, who: opponents }], [{ extraPlay: 1 }]] }] } }
  back: { effects: { immediate: [{ removeModifier: { from: { of: anyone } }, then: [{ draw: 1, who: controller }, { moveModifier: { from: that, to: { of: anyone } }, may: true }] }] } }
  edge: { either: true, effects: { reaction: [{ cancel: [modifier, death] }], immediate: [{ draw: 2 }] } }
  each: { effects: { immediate: [{ discard: 1, who: everyone, may: true, then: [{ draw: 2, who: actor }], otherwise: [{ skip: play, who: actor }] }] } }
`);

describe('probes of clauses that belong together', () => {
  const probe = (id: string) => runProbes(deck, { cards: [id], editions: ['classic'], players: [2, 3] })[id];

  it.each(Object.keys(HEADS))('reach what follows a clause that was done, and one that was not: %s', (id) => {
    const found = probe(id);
    expect(found?.disagreements.map(({ difference }) => difference.parts)).toEqual([]);
    expect(found?.editions.classic?.best).toMatchObject({
      'immediate.0.then.0': 'changed',
      'immediate.0.otherwise.0': 'changed',
    });
  });

  it('reach each alternative of a choose', () => {
    const found = probe('fork');
    expect(found?.disagreements).toEqual([]);
    expect(found?.editions.classic?.best).toEqual({
      'immediate.0': 'changed',
      'immediate.0.choose.0.0': 'changed',
      'immediate.0.choose.1.0': 'changed',
      'immediate.0.choose.2.0': 'changed',
    });
  });

  it('reach both uses of an event', () => {
    const found = probe('edge');
    expect(found?.disagreements).toEqual([]);
    expect(found?.editions.classic?.best).toEqual({ 'reaction.0': 'changed', 'immediate.0': 'changed' });
    expect(Object.keys(found?.contexts['reaction.0'] ?? {})).toEqual(
      expect.arrayContaining(['answers modifier', 'answers death']),
    );
  });

  it.each(['back', 'each'])('reach what refers back: %s', (id) => {
    const found = probe(id);
    expect(found?.disagreements.map(({ difference }) => difference.parts)).toEqual([]);
    expect(new Set(Object.values(found?.editions.classic?.best ?? {}))).toEqual(new Set(['changed']));
  });
});
