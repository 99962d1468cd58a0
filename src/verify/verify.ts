import type { Deck } from '../deck/deck.js';
import { isPlayed, type PlayedCard } from './clause-refs.js';
import type { GameChunk } from './games/play-chunk.js';
import { type GameTable, gameTables } from './games/tables.js';
import type { Tally } from './games/tally.js';
import type { CardEvidence } from './probes/evidence.js';
import { probedCards } from './probes/run-probes.js';
import { type Evidence, makeReport, type VerifyReport } from './verify-report.js';
import { type CrewOptions, doAll } from './work/crew.js';
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
  /** Milliseconds to go on for, with more games where little was seen so far. Such a report is not the same twice. */
  readonly budget?: number;
  /** Only a part of the work, from 1. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** Threads; 0: none but this one. */
  readonly workers?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** For tests: see `CrewOptions`. */
  readonly script?: CrewOptions['script'];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly games: number;
  readonly probes: number;
  readonly disagreements: number;
}

export const DEFAULT_GAMES = 400;
export const DEFAULT_LOCKSTEP = 0.05;

const GREEDY_EVERY = 5;

/** Games and cards in one task. Fixed, so that any split of the work gives the same report. */
const GAMES_AT_ONCE = 40;
const CARDS_AT_ONCE = 4;

/** Proves every clause of every card, by probes and games, against the oracle. */
export async function verify(deck: Deck, options: VerifyOptions = {}): Promise<VerifyReport> {
  const { seed = 1, workers = 0, shard, script } = options;
  const cards = probedCards(deck, options);
  const tables = tablesFor(deck, cards, options);
  const tasks = share([...probeTasks(cards, options), ...gameTasks(tables, options)], shard);
  const results: Done[] = [];
  const progress = new ProgressCounter(options);
  const work = async (some: readonly Task[]) => {
    progress.expect(some.length);
    results.push(
      ...(await doAll(deck, some, {
        workers,
        onDone: (done) => progress.add(done),
        ...(script !== undefined && { script }),
      })),
    );
  };
  const until = options.budget === undefined ? 0 : performance.now() + options.budget;
  await work(tasks);
  const head = { deck: deck.name, version: deck.version, seed, ...(shard !== undefined && { shard }) };
  let report = makeReport(head, evidenceOf(deck, cards, tables, results));
  for (let round = 0; performance.now() < until; round++) {
    await work(moreGames(report, tables, options, round));
    report = makeReport(head, evidenceOf(deck, cards, tables, results));
  }
  return report;
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

/** More games at the tables with the most clauses that were seldom seen; at all tables if there are none. */
function moreGames(
  report: VerifyReport,
  tables: readonly GameTable[],
  options: VerifyOptions,
  round: number,
): Task[] {
  const { games = DEFAULT_GAMES } = options;
  const thin = Object.entries(report.cards).filter(([, { clauses }]) =>
    clauses.some((clause) => clause.games.fired < 100),
  );
  const need = (edition: string) =>
    thin.filter(([id]) => report.evidence.editions[id]?.includes(edition)).length;
  const most = Math.max(...tables.map(({ edition }) => need(edition)));
  const first = games + round * GAMES_AT_ONCE;
  return tables
    .filter(({ edition }) => need(edition) === most)
    .flatMap((table) => gamesAt(table, first, GAMES_AT_ONCE, options));
}

function evidenceOf(
  deck: Deck,
  cards: readonly string[],
  tables: readonly GameTable[],
  results: readonly Done[],
): Evidence {
  const probed: Record<string, CardEvidence> = {};
  const tallies: Tally[] = [];
  for (const done of results) {
    if (done.is === 'probes') Object.assign(probed, done.cards);
    else tallies.push(done.tally);
  }
  const editions = new Set(tables.map(({ edition }) => edition));
  return {
    cards: probed,
    editions: Object.fromEntries(
      cards.flatMap((id) => {
        const card = deck.cards[id];
        return isPlayed(card) && id in probed
          ? [[id, card.editions.filter((edition) => editions.has(edition))]]
          : [];
      }),
    ),
    tallies,
  };
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
