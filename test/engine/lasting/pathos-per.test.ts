import { describe, expect, it } from 'vitest';
import { itLasts } from '../../support/engine/lasting.js';
import { arrange, deckOf, worth } from '../../support/engine/table.js';

describe('pathosPer', () => {
  itLasts(
    '{ pathosPer: { each: character, among: { of: you }, value: -1 } }',
    (state, seat) => worth(state, seat === 0 ? 'n1' : 'e1') === -5,
  );

  const deck = deckOf(`
modifiers:
  flock: { icon: duck, effects: { continuous: [{ pathosPer: { icon: duck, among: { of: anyone }, value: -5 } }] } }
  mine: { effects: { continuous: [{ pathosPer: { icon: duck, among: { of: you }, value: 3 } }] } }
  self: { icons: { top: lucre, bottom: lucre }, effects: { continuous: [{ pathosPer: { icon: lucre, among: this, value: 4 } }] } }
  graves: { effects: { continuous: [{ pathosPer: { each: character, among: { of: opponents, state: dead }, value: -2 } }] } }
  prank: { icon: duck, copies: 3 }
  pair: { icons: { top: duck, bottom: duck } }
`);
  const of = (card: string, on: Record<string, string[]>, dead: Record<string, string> = {}) =>
    worth(arrange(deck, { players: 3, on: { n1: [card], ...on }, dead }), 'n1');

  it('icon: each visible one counts, this card’s own among them', () => {
    expect(of('flock', {})).toBe(-5);
    expect(of('flock', { n2: ['prank'], s1: ['prank~2'] })).toBe(-15);
    expect(of('flock', { n2: ['pair'] })).toBe(-15);
    expect(of('flock', { n2: ['prank', 'prank~2'] })).toBe(-10);
  });

  it('among: of you, or this', () => {
    expect(of('mine', { n2: ['prank'], e1: ['prank~2'] })).toBe(3);
    expect(of('mine', {})).toBe(0);
    expect(of('self', {})).toBe(8);
  });

  it('each: every character of the selector', () => {
    expect(of('graves', {}, { e1: 'demise', s1: 'demise~2', n2: 'demise~3' })).toBe(-4);
    expect(of('graves', {})).toBe(0);
  });
});
