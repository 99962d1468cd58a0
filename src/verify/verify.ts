/**
 * Entry point of verification: `verify` proves every clause by probes and games against the oracle, and reports.
 * Valid results come from the cache; the rest is queued for the worker pool.
 */

import { noCache } from '../cache/cache.js';
import type { Deck } from '../deck/deck.js';
import type { Tasks } from '../workers/worker-pool.js';
import { asPlayed } from './core/as-played.js';
import type { PlayedCard } from './core/clause-refs.js';
import { fingerprintDeck } from './core/fingerprint.js';
import { manualTextCards } from './core/manual-text-cards.js';
import { gameTables, type TableSetup } from './core/tables.js';
import { GameCache } from './games/game-cache.js';
import { LockstepCache } from './games/lockstep-cache.js';
import type { Tally } from './games/tally.js';
import { TallySums } from './games/tally-sums.js';
import type { CardEvidence } from './probes/evidence.js';
import { ProbeCache } from './probes/probe-cache.js';
import { listProbedCards } from './probes/run-probes.js';
import { ProgressCounter } from './progress-counter.js';
import type { Done, Task } from './run/task.js';
import { GAMES_AT_ONCE, type GamesAsked, gamesAt, share, TaskQueue } from './run/task-queue.js';
import { type Provers, verifyPool } from './run/verify-pool.js';
import { nextGames } from './verdicts/thin-tables.js';
import { type Evidence, makeReport, type ReportHead, type VerifyReport } from './verdicts/verify-report.js';
import { AbortedError, countGames, DEFAULT_LOCKSTEP, type VerifyOptions } from './verify-options.js';

/** With a budget: tasks per worker before thin clauses are counted again. */
const TASKS_A_ROUND = 8;

/** Proves every clause of every card, by probes and games, against the oracle. */
export async function verify(deck: Deck, options: VerifyOptions = {}): Promise<VerifyReport> {
  if (options.budget !== undefined && options.shard !== undefined)
    throw new Error('A part of a split run has no budget: the parts would not fit together.');
  const pool = verifyPool(asPlayed(deck), options.workers ?? 0, options.script);
  const stop = () => void pool.end();
  options.signal?.addEventListener('abort', stop);
  try {
    return await new Verification(pool, deck, options).run();
  } finally {
    options.signal?.removeEventListener('abort', stop);
    await pool.end();
  }
}

/** One run: the request, the results so far, and the worker pool. */
class Verification {
  private readonly pool: Provers;
  private readonly deck: Deck;
  private readonly options: VerifyOptions;
  private readonly asked: GamesAsked;
  private readonly cards: readonly string[];
  private readonly tables: readonly TableSetup[];
  private readonly keptProbes: ProbeCache;
  private readonly followed: LockstepCache;
  private readonly progress: ProgressCounter;
  private readonly probed = new Map<string, CardEvidence>();
  private readonly played = new TallySums();

  constructor(pool: Provers, deck: Deck, options: VerifyOptions) {
    const { seed = 1, lockstep = DEFAULT_LOCKSTEP, cache = noCache, editions, players } = options;
    this.pool = pool;
    this.deck = deck;
    this.options = options;
    this.asked = { games: countGames(options), seed, lockstep };
    this.cards = listProbedCards(deck, options);
    this.tables = tablesFor(deck, this.cards, options);
    this.keptProbes = new ProbeCache(cache, asPlayed(deck), {
      ...(editions !== undefined && { editions }),
      ...(players !== undefined && { players }),
    });
    const isWhole = options.shard === undefined;
    this.followed = new LockstepCache(isWhole ? cache : noCache, asPlayed(deck), [seed, lockstep]);
    this.progress = new ProgressCounter(options);
  }

  async run(): Promise<VerifyReport> {
    const { budget, now = () => performance.now() } = this.options;
    const until = now() + (budget ?? 0);
    await this.doAsked();
    if (budget !== undefined && this.tables.length > 0) {
      while (now() < until) await this.work(this.moreGames(), () => now() >= until);
    }
    return makeReport(createHead(this.deck, this.asked, this.options), this.evidence());
  }

  /** All requested work that is not cached. */
  private async doAsked(): Promise<void> {
    const { shard, cache = noCache, cards, probesOnly } = this.options;
    const hasNewGames = cards === undefined && !probesOnly;
    const isWhole = shard === undefined && this.asked.games > 0;
    const kept = new GameCache(isWhole ? cache : noCache, asPlayed(this.deck), [this.asked, hasNewGames]);
    const open = this.tables.filter((table) => !this.isKnown(kept.find(table)));
    if (open.length > 0 && this.asked.games > 0) this.pool.prestart();
    const probes = this.unproven(share(this.cards, shard)).map((id) => this.createProbeTask(id));
    const known = new Map(open.map((table) => [table, this.followed.find(table)]));
    const newGames = share(hasNewGames ? open : [], shard).map((table): Task => ({ is: 'new-games', table }));
    await this.work(
      new TaskQueue([...probes, ...newGames], open, this.asked, shard, (table) => known.get(table) ?? {}),
    );
    const isOpen = ({ edition, players }: Tally) =>
      open.some((table) => table.edition === edition && table.players === players);
    for (const tally of this.played.all().filter(isOpen)) kept.add(tally);
    for (const table of open) this.followed.keep(table);
  }

  /** The cards whose probes are not cached. */
  private unproven(cards: readonly string[]): string[] {
    return cards.filter((id) => {
      const known = this.keptProbes.find(id);
      if (known === undefined) return true;
      this.probed.set(id, known);
      this.progress.addKept(known);
      return false;
    });
  }

  private isKnown(tally: Tally | undefined): boolean {
    if (tally !== undefined) this.played.add(tally);
    return tally !== undefined;
  }

  private createProbeTask(id: string): Task {
    const { editions, players } = this.options;
    const asked = { ...(editions !== undefined && { editions }), ...(players !== undefined && { players }) };
    return {
      is: 'probes',
      chunk: { cards: [id], ...asked, known: { [id]: this.keptProbes.getResults(id) } },
    };
  }

  /** @param isOver stops the run early: then the tasks that were run are the first of the list */
  private async work(tasks: Tasks<Task>, isOver?: () => boolean): Promise<void> {
    const { signal } = this.options;
    const isStopped = () => signal?.aborted === true;
    this.progress.expect(tasks.length);
    const onDone = (done: Done) => this.take(done);
    const count = await this.pool.runAll(tasks, {
      onDone,
      isOver: () => isStopped() || isOver?.() === true,
      isFromBothEnds: isOver === undefined,
    });
    if (isStopped()) throw new AbortedError('Nobody wants to know any more.');
    if (count < tasks.length) this.progress.leave(tasks.length - count);
  }

  private take(done: Done): void {
    if (done.is === 'games') {
      this.played.add(done.tally);
      this.followed.add(done.tally, done.agreed ?? {});
    } else
      for (const [id, proof] of Object.entries(done.cards)) {
        this.probed.set(id, proof.evidence);
        this.keptProbes.add(id, proof);
      }
    this.progress.add(done);
  }

  private evidence(): Evidence {
    return {
      cards: Object.fromEntries(this.probed),
      editions: listEditions(this.deck, [...this.probed.keys()], this.tables),
      tallies: this.played.all(),
      manual: manualTextCards(this.deck, this.options),
    };
  }

  /** More games, at the tables where clauses are thin. */
  private moreGames(): Task[] {
    const times = TASKS_A_ROUND * Math.max(1, this.options.workers ?? 0);
    const endless = { ...this.asked, games: Number.POSITIVE_INFINITY };
    return nextGames(this.evidence(), this.tables, GAMES_AT_ONCE, times).map(({ table, first }) =>
      gamesAt(table, first, endless),
    );
  }
}

function createHead(deck: Deck, { games, seed, lockstep }: GamesAsked, options: VerifyOptions): ReportHead {
  const { cards, editions, players, shard, probesOnly } = options;
  const asked = {
    games,
    lockstep,
    ...(probesOnly && { probesOnly }),
    ...(cards !== undefined && { cards }),
    ...(editions !== undefined && { editions }),
    ...(players !== undefined && { players }),
  };
  return {
    deck: deck.name,
    version: deck.version,
    fingerprint: fingerprintDeck(deck),
    seed,
    asked,
    ...(shard !== undefined && { shard }),
  };
}

/** The tables that the cards can be played at. */
function tablesFor(deck: Deck, cards: readonly string[], { editions, players }: VerifyOptions): TableSetup[] {
  const concerned = new Set(cards.flatMap((id) => (deck.cards[id] as PlayedCard).editions));
  return gameTables(deck, editions, players).filter(({ edition }) => concerned.has(edition));
}

/** Which of the editions at these tables each card is in. */
function listEditions(
  deck: Deck,
  cards: readonly string[],
  tables: readonly TableSetup[],
): Record<string, readonly string[]> {
  const editions = new Set(tables.map(({ edition }) => edition));
  return Object.fromEntries(
    cards.map((id) => [
      id,
      (deck.cards[id] as PlayedCard).editions.filter((edition) => editions.has(edition)),
    ]),
  );
}
