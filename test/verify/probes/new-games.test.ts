import { describe, expect, it } from 'vitest';
import { createRecordedStart } from '../../../src/engine/recording.js';
import type { Engine } from '../../../src/verify/core/engine.js';
import * as ourEngine from '../../../src/verify/core/engine.js';
import { gameTables } from '../../../src/verify/core/tables.js';
import { listProblems, verify } from '../../../src/verify/index.js';
import { Lockstep } from '../../../src/verify/lockstep/lockstep.js';
import { newGameFindings } from '../../../src/verify/probes/new-game-findings.js';
import { probeNewGames } from '../../../src/verify/probes/new-games.js';
import { doTask } from '../../../src/verify/run/task.js';
import { makeReport } from '../../../src/verify/verdicts/verify-report.js';
import { deckOf } from '../../support/engine/table.js';

const deck = deckOf('', { size: 3 });
/** A shorter game is set up with the usual length. */
const neverShorter: Engine = {
  ...ourEngine,
  setUp: (whole, { characters: _, ...options }) => ourEngine.setUp(whole, options),
};
/** The families are cut without asking anybody. */
const unasked: Engine = {
  ...ourEngine,
  setUp: (whole, { characters, ...options }) => {
    const game = ourEngine.setUp(whole, options);
    for (const family of game.families) family.length = Math.min(family.length, characters ?? 5);
    return game;
  },
};
/** A shorter game is none that could be played. */
const refusing: Engine = {
  ...ourEngine,
  setUp: (whole, options) => {
    if (options.characters !== undefined) throw new Error('All of them.');
    return ourEngine.setUp(whole, options);
  },
};
const disagreements = (engine: Engine) =>
  gameTables(deck).flatMap((table) =>
    [...probeNewGames(engine, deck, table)].filter((found) => found !== null),
  );

describe('new games', () => {
  it('are set up alike by engine and second model, shorter ones too (SETUP-7)', () => {
    expect(disagreements(ourEngine)).toEqual([]);
  });

  it('are shorter at every table of the classic editions: each family loses one, or keeps one (SETUP-7)', () => {
    const tables = disagreements(neverShorter).map(
      ({ probe }) => `${probe.context}: ${probe.edition}, ${probe.players}`,
    );
    const wanted = gameTables(deck, ['classic', 'expansion']).flatMap(({ edition, players }) =>
      [2, 1].map((left) => `a new game with ${left} of each family: ${edition}, ${players}`),
    );
    expect(tables).toEqual(wanted);
  });

  it.each([
    ['does not ask whom to leave out', unasked, 'by the rules nothing is left to chance here'],
    ['does not begin it', refusing, 'The engine does not begin it: All of them.'],
  ])('are noticed if the engine %s', (_, engine, words) => {
    const [first] = disagreements(engine);
    expect(first?.difference.parts.join(' ')).toContain(words);
  });

  it('go on together to the end (SETUP-7)', () => {
    for (const characters of [1, 2]) {
      const setup = {
        edition: 'expansion',
        players: 3,
        families: ['west', 'north', 'east'],
        seed: 3,
        characters,
      };
      const both = Lockstep.begin(deck, setup);
      const random = ourEngine.seedRandom(7);
      while (both.difference === null && both.codes.length > 0)
        both.step(both.codes[ourEngine.nextInt(random, both.codes.length)] as number);
      expect(both.difference).toBeNull();
      expect(both.game.families.map((family) => family.length)).toEqual([characters, characters, characters]);
      expect(both.game.end).not.toBeNull();
    }
  });
});

describe('a new game that engine and second model part over', () => {
  const table = { edition: 'classic', players: 2 };
  const findings = newGameFindings(deck, table, neverShorter);

  it('is a finding of no card, with a replay that begins as the game did', () => {
    expect(findings.map(({ kind, card }) => [kind, card])).toEqual([
      ['disagrees', null],
      ['disagrees', null],
    ]);
    expect(findings[0]?.message).toMatch(/^In a new game with 2 of each family \(classic, 2 players\): /);
    const replay = findings[0]?.replay;
    expect(replay?.options).toMatchObject({ ...table, characters: 2, first: 1 });
    if (replay !== undefined) expect(createRecordedStart(deck, replay).keep).toBe(2);
  });

  it('is a problem of the deck’s report', () => {
    const done = doTask(deck, { is: 'new-games', table });
    if (done.is !== 'games') throw new Error('it counts as games');
    const report = makeReport(
      { deck: deck.name, version: deck.version, fingerprint: '', seed: 1, asked: { games: 0, lockstep: 0 } },
      { cards: {}, editions: {}, tallies: [{ ...done.tally, findings: [...findings] }] },
    );
    expect(listProblems(report).map(({ code }) => code)).toEqual(['VERIFY_DISAGREES', 'VERIFY_DISAGREES']);
  });

  it('is looked for unless cards are named, and is no game that was played', async () => {
    const tasks = async (cards?: string[]) => {
      let of = 0;
      const options = { games: 0, editions: ['classic'], onProgress: (now: { of: number }) => (of = now.of) };
      const report = await verify(deck, { ...options, ...(cards && { cards }) });
      expect([report.games, report.statistics.tables]).toEqual([0, []]);
      return of;
    };
    // 2, 3 and 4 players.
    expect(await tasks()).toBe((await tasks(['sad', 'glad', 'plain', 'demise', 'calm'])) + 3);
  });
});
