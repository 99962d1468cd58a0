import { describe, expect, it } from 'vitest';
import { type Finding, problemsOf, verify } from '../../src/verify/index.js';
import { deckOf } from '../engine/table.js';

const report = await verify(deckOf('events: { windfall: { effects: { immediate: [{ draw: 2 }] } } }'), {
  games: 2,
  editions: ['classic'],
  players: [2],
});

/** What is told of a finding. */
const told = (finding: Omit<Finding, 'message'>) =>
  problemsOf({ ...report, details: [{ ...finding, message: 'It was so.' }] })[0];

describe('a finding', () => {
  it.each([
    ['disagrees', 'VERIFY_DISAGREES'],
    ['unplayable', 'VERIFY_UNPLAYABLE'],
    ['never-fired', 'VERIFY_NEVER_FIRED'],
    ['no-change', 'VERIFY_NO_CHANGE'],
    ['rare', 'VERIFY_RARE'],
    ['unsound', 'VERIFY_UNSOUND'],
  ] as const)('%s is told as %s, at its clause', (verdict, code) => {
    expect(told({ verdict, card: 'windfall', path: 'immediate.0' })).toMatchObject({
      code,
      card: 'windfall',
      path: ['effects', 'immediate', 0],
      message: 'immediate.0: It was so.',
    });
  });

  it('that no card is to blame for has no place', () => {
    expect(told({ verdict: 'unsound', card: null, path: null })).toMatchObject({ card: null, path: [] });
  });

  it('is none where every card is proven', () => {
    expect(problemsOf(report)).toEqual([]);
  });
});
