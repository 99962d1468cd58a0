/** The queue of verification tasks. Its order and split are deterministic, so that any split gives the same report. */

import type { Tasks } from '../../workers/worker-pool.js';
import type { TableSetup } from '../core/tables.js';
import type { KnownGame } from '../games/incremental-lockstep.js';
import type { GameChunk } from '../games/play-chunk.js';
import type { Task } from './task.js';

/** A part of a split run, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Games per task. Fixed, so that any split of the work gives the same report. */
export const GAMES_AT_ONCE = 40;

const GREEDY_EVERY = 5;

/** Which games are played at a table. */
export interface GamesAsked {
  readonly games: number;
  readonly seed: number;
  /** The share of them that the oracle follows. */
  readonly lockstep: number;
}

/** Cached lockstep games at a table, by number. */
type KnownAt = (table: TableSetup) => Readonly<Record<number, KnownGame>>;

/** One part of a list, assigned round-robin. */
export function share<T>(list: readonly T[], shard: Shard | undefined): readonly T[] {
  return shard === undefined ? list : list.filter((_, place) => place % shard.of === shard.index - 1);
}

/**
 * The tasks in order: given ones first, then the games of all tables, created lazily. Games that the oracle follows are
 * separate tasks: a worker that starts at the other end need not warm up the code of the oracle.
 */
export class TaskQueue implements Tasks<Task> {
  readonly length: number;
  private readonly first: readonly Task[];
  private readonly tables: readonly TableSetup[];
  private readonly asked: GamesAsked;
  private readonly shard: Shard;
  private readonly knownAt: KnownAt;
  private readonly sorts: readonly Sort[];
  private readonly atEachTable: number;

  constructor(
    first: readonly Task[],
    tables: readonly TableSetup[],
    asked: GamesAsked,
    shard: Shard = { index: 1, of: 1 },
    knownAt: KnownAt = () => ({}),
  ) {
    this.first = first;
    this.tables = tables;
    this.asked = asked;
    this.shard = shard;
    this.knownAt = knownAt;
    this.sorts = asked.lockstep <= 0 ? SORTS.slice(1) : SORTS;
    const { index, of } = shard;
    this.atEachTable = Math.ceil(asked.games / GAMES_AT_ONCE);
    const games = this.sorts.length * tables.length * this.atEachTable;
    this.length = first.length + Math.ceil((games - (index - 1)) / of);
  }

  at(place: number): Task | undefined {
    if (place < this.first.length) return this.first[place];
    const { index, of } = this.shard;
    const number = (place - this.first.length) * of + index - 1;
    const ofAll = Math.floor(number / this.atEachTable);
    const table = this.tables[ofAll % this.tables.length];
    const sort = this.sorts[Math.floor(ofAll / this.tables.length)];
    return table && sort && this.games(table, (number % this.atEachTable) * GAMES_AT_ONCE, sort);
  }

  private games(table: TableSetup, first: number, sort: Sort): Task {
    const task = gamesAt(table, first, this.asked, sort);
    if (sort === 'free') return task;
    const isHere = ([number]: [string, KnownGame]) =>
      Number(number) >= first && Number(number) < first + task.chunk.count;
    const known = Object.fromEntries(Object.entries(this.knownAt(table)).filter(isHere));
    return { ...task, chunk: { ...task.chunk, known } };
  }
}

/** Those that the oracle follows, and the others. */
const SORTS = ['followed', 'free'] as const;
type Sort = (typeof SORTS)[number];

/** The games of one task, from a number on, within the request. */
export function gamesAt(
  table: TableSetup,
  first: number,
  { games, seed, lockstep }: GamesAsked,
  only?: Sort,
): Extract<Task, { is: 'games' }> {
  const chunk: GameChunk = {
    ...table,
    seed,
    first,
    count: Math.min(GAMES_AT_ONCE, games - first),
    followEvery: lockstep <= 0 ? 0 : Math.max(1, Math.floor(1 / lockstep)),
    greedyEvery: GREEDY_EVERY,
    ...(only && { only }),
  };
  return { is: 'games', chunk };
}
