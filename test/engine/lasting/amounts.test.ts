import { describe, expect, it } from 'vitest';
import { arrange, asked, deckOf, hand, pick, play } from '../../support/engine/table.js';

describe('an amount', () => {
  const deck = deckOf(`
modifiers:
  feather: { icons: { top: duck, bottom: duck } }
  plume: { icons: { middle: duck } }
events:
  flock: { effects: { immediate: [{ draw: { each: { icon: duck, among: { of: you } } } }] } }
  few: { effects: { immediate: [{ draw: { each: { icon: duck, among: { of: you } }, times: 2, atMost: 3 } }] } }
  laden: { effects: { immediate: [{ draw: { each: { modifier: { of: actor } } }, who: everyone }] } }
  heads: { effects: { immediate: [{ draw: { each: { character: { of: opponents, shows: duck } } } }] } }
  twice: { effects: { immediate: [{ draw: { each: { card: hand } } }] } }
  fill: { effects: { immediate: [{ draw: { upTo: 3 }, who: everyone }] } }
  trim: { effects: { immediate: [{ discard: { downTo: drawLimit } }] } }
  none: { effects: { immediate: [{ take: { each: { icon: duck, among: { of: you } } }, then: [{ draw: 1 }] }] } }
`);
  const held = (card: string, on: Record<string, string[]> = {}, more: string[] = []) =>
    arrange(deck, { hands: [[card, ...more], []], on });

  it('counts visible icons: none, one, many', () => {
    const draws = (on: Record<string, string[]>) => hand(play(held('flock', on), 'flock'), 0).length;
    expect([draws({}), draws({ n1: ['plume'] }), draws({ n1: ['plume'], n2: ['feather'] })]).toEqual([
      0, 1, 3,
    ]);
  });

  it('is so many for each, and at most so many', () => {
    const draws = (on: Record<string, string[]>) => hand(play(held('few', on), 'few'), 0).length;
    expect([draws({ n1: ['plume'] }), draws({ n1: ['feather'] })]).toEqual([2, 3]);
  });

  it('is measured for each player who acts', () => {
    const after = play(held('laden', { n1: ['plume', 'feather'], e1: ['sad'] }), 'laden');
    expect([hand(after, 0).length, hand(after, 1).length]).toEqual([2, 1]);
  });

  it('counts characters, and cards of the hand', () => {
    expect(hand(play(held('heads', { e1: ['feather'], n1: ['plume'] }), 'heads'), 0)).toHaveLength(1);
    expect(hand(play(held('twice', {}, ['sad', 'glad']), 'twice'), 0)).toHaveLength(4);
  });

  it('fills a hand up to a number, and leaves a larger one as it is', () => {
    const after = play(arrange(deck, { hands: [['fill', 'sad', 'glad', 'calm', 'sad~2'], []] }), 'fill');
    expect([hand(after, 0).length, hand(after, 1).length]).toEqual([4, 3]);
  });

  it('may be the draw limit', () => {
    const many = ['sad', 'glad', 'calm', 'sad~2', 'glad~2', 'calm~2'];
    const choosing = play(held('trim', {}, many), 'trim');
    expect(asked(choosing)).toBe(0);
    expect(hand(pick(choosing, 'sad'), 0)).toHaveLength(5);
  });

  it('of 0 asks for nothing: no player is chosen, and all of it is done', () => {
    expect(hand(play(held('none'), 'none'), 0)).toHaveLength(1);
  });
});
