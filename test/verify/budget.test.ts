import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyTally, type Tally } from '../../src/verify/games/tally.js';
import { type VerifyOptions, verify } from '../../src/verify/index.js';
import { ENOUGH, IN_VAIN, nextGames } from '../../src/verify/verdicts/thin-tables.js';
import type { Evidence } from '../../src/verify/verdicts/verify-report.js';
import { deckOf } from '../support/engine/table.js';
import { buildWorker } from '../support/verify/built-worker.js';

const folder = mkdtempSync(join(tmpdir(), 'budget-'));
const script = await buildWorker(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** Small families: short games. */
const deck = deckOf('modifiers:\n  windfall: { effects: { immediate: [{ draw: 2 }] } }\n', { size: 2 });
const options: VerifyOptions = {
  games: 20,
  lockstep: 0,
  cards: ['windfall'],
  editions: ['classic'],
  players: [2],
};

/** A clock that goes on by one whenever it is looked at: as the work begins, before each round and before each task. */
function ticking(): () => number {
  let time = 0;
  return () => {
    if (time > 1000) throw new Error('This goes on for ever.');
    return time++;
  };
}
const within = (budget: number, also: VerifyOptions = {}) =>
  verify(deck, { ...options, ...also, budget, now: ticking() });

describe('with a budget', () => {
  it('all that was asked for is done; if that takes all the time, the report is as without', async () => {
    expect(JSON.stringify(await within(1))).toBe(JSON.stringify(await verify(deck, options)));
  });

  it('more games are played, forty at a time, until the time is up: also in the middle of a round', async () => {
    expect((await within(5)).games).toBe(20 + 3 * 40);
  });

  it('rounds follow one another until the time is up', async () => {
    expect((await within(2 + 8 + 1 + 2)).games).toBe(20 + 10 * 40);
  });

  it('they are the games that would have come next: none is played twice', async () => {
    const asked = await verify(deck, { ...options, games: 20 + 2 * 40 });
    const { asked: _, ...within4 } = await within(4);
    const { asked: __, ...all } = asked;
    expect(JSON.stringify(within4)).toBe(JSON.stringify(all));
  });

  it('threads stop as soon, and leave nothing half done', async () => {
    const report = await within(7, { workers: 2, script });
    expect(report.games).toBe(20 + 5 * 40);
    expect(JSON.stringify(report)).toBe(JSON.stringify(await within(7)));
  });

  it('progress ends with all that was done, not with what was left', async () => {
    const told: (readonly [number, number])[] = [];
    await within(5, { onProgress: ({ done, of }) => told.push([done, of]) });
    // The probes of a card, its games, three times forty more.
    expect(told.at(-1)).toEqual([5, 5]);
  });

  it('and no table to play at, there is nothing to go on with', async () => {
    expect((await within(100, { players: [5] })).games).toBe(0);
  });

  it('a part of a split run is refused: the parts would not fit together', async () => {
    const part = verify(deck, { ...options, budget: 1000, shard: { index: 1, of: 2 } });
    await expect(part).rejects.toThrow('has no budget');
  });
});

describe('the next games', () => {
  const tables = [
    { edition: 'classic', players: 2 },
    { edition: 'classic', players: 3 },
    { edition: 'second', players: 2 },
  ];
  const clauses = (fired: Readonly<Record<string, number>>): Tally['clauses'] =>
    Object.fromEntries(Object.entries(fired).map(([key, count]) => [key, [count, 0, 0, 0, 0, 0, 0]]));

  /** One card in both editions with two clauses, one in the classic edition only. */
  function evidence(seen: readonly Readonly<Record<string, number>>[], games = 400): Evidence {
    const card = (paths: string[]) => ({
      paths,
      contexts: {},
      editions: {},
      played: true,
      probes: 1,
      disagreements: [],
    });
    return {
      cards: { a: card(['immediate.0', 'immediate.1']), b: card(['immediate.0']) },
      editions: { a: ['classic', 'second'], b: ['classic'] },
      tallies: tables.map(({ edition, players }, place) => ({
        ...emptyTally(edition, players),
        games,
        clauses: clauses({ ...OFTEN, ...seen[place] }),
      })),
    };
  }
  const OFTEN = { 'a immediate.0': 500, 'a immediate.1': ENOUGH, 'b immediate.0': 500 };
  const where = (found: Evidence, times: number) =>
    nextGames(found, tables, 40, times).map(({ table }) => `${table.edition} ${table.players}`);

  it('are played where a clause is thin, even if it was seen often with other numbers of players', () => {
    const thin = evidence([{}, { 'a immediate.1': ENOUGH - 1 }, {}]);
    expect(where(thin, 3)).toEqual(['classic 3', 'classic 3', 'classic 3']);
  });

  it('are shared among tables by how many clauses are thin at each', () => {
    const thin = evidence([{ 'a immediate.0': 3, 'b immediate.0': 5 }, {}, { 'a immediate.0': 90 }]);
    const shares = where(thin, 60);
    expect(shares.filter((table) => table === 'classic 3')).toEqual([]);
    // In all, twice as many games where two clauses are thin as where one is.
    const [two, one] = ['classic 2', 'second 2'].map(
      (table) => 400 + 40 * shares.filter((each) => each === table).length,
    );
    expect(Math.round((two ?? 0) / (one ?? 1))).toBe(2);
  });

  it('are spread evenly if every clause was seen often at every table', () => {
    expect(where(evidence([]), 6)).toEqual([
      'classic 2',
      'classic 3',
      'second 2',
      'classic 2',
      'classic 3',
      'second 2',
    ]);
  });

  it('do not look for a card in an edition that does not have it', () => {
    const thin = evidence([{}, {}, { 'b immediate.0': 0 }]);
    expect(new Set(where(thin, 6)).size).toBe(3);
  });

  it('do not look for ever for what is never seen at a table', () => {
    const never = { 'a immediate.0': 0 };
    expect(where(evidence([never], IN_VAIN - 1), 2)).toEqual(['classic 2', 'classic 2']);
    expect(new Set(where(evidence([never], IN_VAIN), 6)).size).toBe(3);
    expect(new Set(where(evidence([{ 'a immediate.0': 1 }], IN_VAIN), 6)).size, 'seen once').toBe(1);
  });

  it('follow those that were played', () => {
    const thin = evidence([{}, { 'b immediate.0': 2 }, {}]);
    expect(nextGames(thin, tables, 40, 2).map(({ first }) => first)).toEqual([400, 440]);
  });

  it('begin everywhere if none were played yet', () => {
    const none = { ...evidence([]), tallies: [] };
    expect(new Set(where(none, 3)).size).toBe(3);
  });
});
