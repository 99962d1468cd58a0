import { describe, expect, it } from 'vitest';
import { type Finding, listProblems, verify } from '../../../src/verify/index.js';
import { deckOf } from '../../support/engine/table.js';

const report = await verify(deckOf('events: { windfall: { effects: { immediate: [{ draw: 2 }] } } }'), {
  games: 2,
  editions: ['classic'],
  players: [2],
});

/** The diagnostics of a finding. */
const told = (finding: Omit<Finding, 'message'>) =>
  listProblems({ ...report, details: [{ ...finding, message: 'It was so.' }] })[0];

describe('a finding', () => {
  it.each([
    ['disagrees', 'VERIFY_DISAGREES'],
    ['unplayable', 'VERIFY_UNPLAYABLE'],
    ['never-fired', 'VERIFY_NEVER_FIRED'],
    ['no-change', 'VERIFY_NO_CHANGE'],
    ['rare', 'VERIFY_RARE'],
    ['unsound', 'VERIFY_UNSOUND'],
  ] as const)('%s is reported as %s, at its clause', (verdict, code) => {
    expect(told({ verdict, card: 'windfall', path: 'immediate.0' })).toMatchObject({
      code,
      card: 'windfall',
      path: ['effects', 'immediate', 0],
      message: 'windfall immediate.0: It was so.',
    });
  });

  it('that no card is to blame for has no place', () => {
    expect(told({ verdict: 'unsound', card: null, path: null })).toMatchObject({
      card: null,
      path: [],
      message: 'It was so.',
    });
  });

  it('names its card, so that two cards never read the same where no line is shown', () => {
    expect(told({ verdict: 'unplayable', card: 'windfall', path: null })?.message).toBe(
      'windfall: It was so.',
    );
  });

  it.each([
    [11, 800, 'Loosen its condition, or play more games: --games 2200.'],
    [29, 5000, 'Loosen its condition, or play more games: --games 5200.'],
    [0, 800, 'Loosen its condition, or play more games with --games.'],
  ])('rare, seen %i times in %i games, says how many games would show it 30 times', (fired, games, hint) => {
    const [tally] = report.evidence.tallies;
    const [clause] = report.cards.windfall?.clauses ?? [];
    if (tally === undefined || clause === undefined) throw new Error('a table and a clause');
    const rare = {
      ...report,
      cards: {
        windfall: {
          verdict: 'rare' as const,
          clauses: [{ ...clause, games: { ...clause.games, fired } }],
        },
      },
      details: [{ verdict: 'rare' as const, card: 'windfall', path: 'immediate.0', message: '' }],
      evidence: { ...report.evidence, tallies: [{ ...tally, games }] },
    };
    expect(listProblems(rare)[0]?.hint).toBe(hint);
    const two = { ...rare.evidence, tallies: [tally, tally].map((one) => ({ ...one, games: games / 2 })) };
    const half = hint.replace('2200', '1100').replace('5200', '2600');
    expect(listProblems({ ...rare, evidence: two })[0]?.hint, '--games is for each table').toBe(half);
  });

  it('is written into its replay, so that who sees the replay knows what was wrong', () => {
    const replay = { shroud: 'replay', deck: 'd', options: { players: 2 }, choices: [] } as const;
    const finding = { verdict: 'disagrees', card: 'windfall', path: 'immediate.0' } as const;
    expect(told({ ...finding, replay })?.replay).toEqual({
      name: 'windfall-immediate-0',
      recording: { ...replay, finding: { ...finding, message: 'It was so.' } },
    });
  });

  it('is none where every card is proven', () => {
    expect(listProblems(report)).toEqual([]);
  });
});
