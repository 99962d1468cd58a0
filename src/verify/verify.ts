import type { Deck } from '../deck/deck.js';
import type { GameChunk } from './games/play-chunk.js';
import { TallySums } from './games/tally-sums.js';
import type { PlayedCard } from './ground/clause-refs.js';
import { fingerprintOf } from './ground/fingerprint.js';
import { type GameTable, gameTables } from './ground/tables.js';
import type { CardEvidence } from './probes/evidence.js';
import { probedCards } from './probes/run-probes.js';
import { nextGames } from './verdicts/thin-tables.js';
import { type Evidence, makeReport, type ReportHead, type VerifyReport } from './verdicts/verify-report.js';
import { type Provers, provers } from './work/provers.js';
import type { Done, Task } from './work/task.js';

export interface VerifyOptions {
  /** Games at each table: an edition with a number of players. */
  readonly games?: number;
  readonly seed?: number;
  /** Only these cards, editions, numbers of players. */
  readonly cards?: readonly string[];
  readonly editions?: readonly string[];
  readonly players?: readonly number[];
  /** The share of games that the oracle follows step by step. */
  readonly lockstep?: number;
  /**
   * Milliseconds in all. When the probes and games that are asked for are done, what is left of them goes to more games
   * where clauses are thin. Such a report is not the same twice, and can't be a part of a split run.
   */
  readonly budget?: number;
  /** Only a part of the work, from 1. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** Threads; 0: none but this one. */
  readonly workers?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** For tests: what time it is, in milliseconds. */
  readonly now?: () => number;
  /** For tests: see `provers`. */
  readonly script?: URL;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly games: number;
  readonly probes: number;
  readonly disagreements: number;
}

export const DEFAULT_GAMES = 400;
const DEFAULT_LOCKSTEP = 0.05;

const GREEDY_EVERY = 5;

/** Games and cards in one task. Fixed, so that any split of the work gives the same report. */
const GAMES_AT_ONCE = 40;
const CARDS_AT_ONCE = 4;
/** With a budget: tasks for each thread before it is looked anew where clauses are thin. */
const TASKS_A_ROUND = 8;

/** Proves every clause of every card, by probes and games, against the oracle. */
export async function verify(deck: Deck, options: VerifyOptions = {}): Promise<VerifyReport> {
  const crew = provers(deck, options.workers ?? 0, options.script);
  try {
    return await verifyWith(crew, deck, options);
  } finally {
    await crew.end();
  }
}

async function verifyWith(crew: Provers, deck: Deck, options: VerifyOptions): Promise<VerifyReport> {
  const { shard, budget, now = () => performance.now() } = options;
  if (budget !== undefined && shard !== undefined)
    throw new Error('A part of a split run has no budget: the parts would not fit together.');
  const until = now() + (budget ?? 0);
  const cards = probedCards(deck, options);
  const tables = tablesFor(deck, cards, options);
  const progress = new ProgressCounter(options);
  const probed: Record<string, CardEvidence> = {};
  const played = new TallySums();
  const work = async (tasks: readonly Task[], isOver?: () => boolean): Promise<void> => {
    progress.expect(tasks.length);
    const count = await crew.doAll(tasks, {
      onDone: (done) => {
        if (done.is === 'probes') Object.assign(probed, done.cards);
        else played.add(done.tally);
        progress.add(done);
      },
      ...(isOver !== undefined && { isOver }),
    });
    if (count < tasks.length) progress.leave(tasks.length - count);
  };
  const tasks = [
    ...probeTasks(cards, options),
    ...newGameTasks(tables, options),
    ...gameTasks(tables, options),
  ];
  await work(share(tasks, shard));
  const evidence = (): Evidence => ({
    cards: probed,
    editions: editionsOf(deck, Object.keys(probed), tables),
    tallies: played.all(),
  });
  if (budget !== undefined && tables.length > 0) {
    while (now() < until) await work(moreGames(evidence(), tables, options), () => now() >= until);
  }
  return makeReport(headOf(deck, options), evidence());
}

function headOf(deck: Deck, options: VerifyOptions): ReportHead {
  const { seed = 1, games = DEFAULT_GAMES, lockstep = DEFAULT_LOCKSTEP } = options;
  const { cards, editions, players, shard } = options;
  const asked = {
    games,
    lockstep,
    ...(cards !== undefined && { cards }),
    ...(editions !== undefined && { editions }),
    ...(players !== undefined && { players }),
  };
  return {
    deck: deck.name,
    version: deck.version,
    fingerprint: fingerprintOf(deck),
    seed,
    asked,
    ...(shard !== undefined && { shard }),
  };
}

/** The tables that the cards can be played at. */
function tablesFor(deck: Deck, cards: readonly string[], { editions, players }: VerifyOptions): GameTable[] {
  const concerned = new Set(cards.flatMap((id) => (deck.cards[id] as PlayedCard).editions));
  return gameTables(deck, editions, players).filter(({ edition }) => concerned.has(edition));
}

function probeTasks(cards: readonly string[], { editions, players }: VerifyOptions): Task[] {
  return inChunks(cards.length, CARDS_AT_ONCE).map(({ first, count }) => ({
    is: 'probes',
    chunk: {
      cards: cards.slice(first, first + count),
      ...(editions !== undefined && { editions }),
      ...(players !== undefined && { players }),
    },
  }));
}

/** Where no cards are named, the deck as a whole is looked at: how games begin at each table. */
function newGameTasks(tables: readonly GameTable[], { cards }: VerifyOptions): Task[] {
  return cards === undefined ? tables.map((table) => ({ is: 'new-games', table })) : [];
}

function gameTasks(
  tables: readonly GameTable[],
  { games = DEFAULT_GAMES, ...options }: VerifyOptions,
): Task[] {
  return tables.flatMap((table) => gamesAt(table, 0, games, options));
}

function gamesAt(
  table: GameTable,
  from: number,
  games: number,
  { seed = 1, lockstep = DEFAULT_LOCKSTEP }: VerifyOptions,
): Task[] {
  const followEvery = lockstep <= 0 ? 0 : Math.max(1, Math.floor(1 / lockstep));
  return inChunks(games, GAMES_AT_ONCE).map(({ first, count }) => {
    const chunk: GameChunk = {
      ...table,
      seed,
      first: from + first,
      count,
      followEvery,
      greedyEvery: GREEDY_EVERY,
    };
    return { is: 'games', chunk };
  });
}

function inChunks(total: number, size: number): { first: number; count: number }[] {
  return Array.from({ length: Math.ceil(total / size) }, (_, i) => ({
    first: i * size,
    count: Math.min(size, total - i * size),
  }));
}

/** One part of the tasks: those of a kind are dealt out by turns. */
function share<T>(tasks: readonly T[], shard: VerifyOptions['shard']): readonly T[] {
  return shard === undefined ? tasks : tasks.filter((_, place) => place % shard.of === shard.index - 1);
}

/** More games, at the tables where clauses are thin. */
function moreGames(evidence: Evidence, tables: readonly GameTable[], options: VerifyOptions): Task[] {
  const times = TASKS_A_ROUND * Math.max(1, options.workers ?? 0);
  return nextGames(evidence, tables, GAMES_AT_ONCE, times).flatMap(({ table, first }) =>
    gamesAt(table, first, GAMES_AT_ONCE, options),
  );
}

/** Which of the editions at these tables each card is in. */
function editionsOf(
  deck: Deck,
  cards: readonly string[],
  tables: readonly GameTable[],
): Record<string, readonly string[]> {
  const editions = new Set(tables.map(({ edition }) => edition));
  return Object.fromEntries(
    cards.map((id) => [
      id,
      (deck.cards[id] as PlayedCard).editions.filter((edition) => editions.has(edition)),
    ]),
  );
}

class ProgressCounter {
  private readonly tell: VerifyOptions['onProgress'];
  private readonly now = { done: 0, of: 0, games: 0, probes: 0, disagreements: 0 };

  constructor({ onProgress }: VerifyOptions) {
    this.tell = onProgress;
  }

  expect(tasks: number): void {
    this.now.of += tasks;
  }

  /** So many were not done, and will not be. */
  leave(tasks: number): void {
    this.now.of -= tasks;
    this.tell?.({ ...this.now });
  }

  add(done: Done): void {
    this.now.done++;
    if (done.is === 'games') {
      this.now.games += done.tally.games;
      this.now.disagreements += done.tally.findings.length;
    } else {
      for (const { probes, disagreements } of Object.values(done.cards)) {
        this.now.probes += probes;
        this.now.disagreements += disagreements.length;
      }
    }
    this.tell?.({ ...this.now });
  }
}
