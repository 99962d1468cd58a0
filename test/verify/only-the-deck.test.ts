import { describe, expect, it } from 'vitest';
import { verify } from '../../src/verify/index.js';
import { deckOf } from '../engine/table.js';

/** No card of this deck shows a goblet or a duck; props do. */
const deck = deckOf(`
modifiers:
  hoping: { effects: { continuous: [{ drawLimit: 1, if: { count: { of: you, shows: goblet }, atLeast: 1 } }] } }
  counting: { effects: { continuous: [{ pathosPer: { icon: goblet, among: { of: you }, value: 5 } }] } }
  lasting: { icons: { top: lucre }, effects: { persistent: [{ drawLimit: 1, if: { this: { shows: duck } } }] } }
  looking: { effects: { immediate: [{ draw: 1, if: { this: { shows: [goblet] } } }] } }
mysteries:
  silent: { pathos: { top: -5 }, requires: { family: { shows: [goblet] } } }
  saying: { effects: { continuous: [{ drawLimit: 1 }] }, requires: { family: { shows: [duck] } } }
`);
const { cards } = await verify(deck, { games: 0 });
const verdictOf = (id: string) => cards[id]?.verdict;

describe('what only props could bring about', () => {
  it('does not prove that a clause acts', () => {
    expect([verdictOf('hoping'), verdictOf('lasting'), verdictOf('looking')]).toEqual([
      'never-fired',
      'never-fired',
      'never-fired',
    ]);
  });

  it('does not prove that it changes anything', () => {
    expect(verdictOf('counting')).toBe('no-change');
  });

  it('does not prove that a card can be played; the reason is told', () => {
    expect(verdictOf('silent')).toBe('unplayable');
    expect(cards.silent?.reason).toContain('no card of the deck shows goblet');
    expect(verdictOf('saying')).toBe('unplayable');
    expect(cards.saying?.clauses[0]?.reason).toContain('no card of the deck shows duck');
  });
});
