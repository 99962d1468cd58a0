import type { Deck } from '../../src/deck/deck.js';
import type { TableSetup } from '../../src/verify/core/tables.js';
import type { Tally } from '../../src/verify/games/tally.js';
import { TallySums } from '../../src/verify/games/tally-sums.js';
import type { Task } from '../../src/verify/run/task.js';
import { verifyPool } from '../../src/verify/run/verify-pool.js';

const CHUNK = 250;

/** Plays so many games at each table between bots that play to win. The tallies are the same with any number of workers. */
export async function playTables(
  deck: Deck,
  tables: readonly TableSetup[],
  games: number,
  workers: number,
): Promise<Tally[]> {
  const sums = new TallySums();
  const pool = verifyPool(deck, workers);
  await pool.runAll(
    tables.flatMap((table) => chunksOf(table, games)),
    {
      onDone(done) {
        if (done.is === 'games') sums.add(done.tally);
      },
    },
  );
  await pool.end();
  const tallies = sums.all();
  for (const { message } of tallies.flatMap(({ findings }) => findings)) throw new Error(message);
  return tallies;
}

function chunksOf(table: TableSetup, games: number): Task[] {
  const every = { seed: 1, followEvery: 0, greedyEvery: 1 };
  return Array.from({ length: Math.ceil(games / CHUNK) }, (_, i) => ({
    is: 'games',
    chunk: { ...table, ...every, first: i * CHUNK, count: Math.min(CHUNK, games - i * CHUNK) },
  }));
}
