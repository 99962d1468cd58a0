import { Worker } from 'node:worker_threads';
import type { Chunk } from './play-chunk.js';
import { emptyTally, mergeTally, type Tally } from './tally.js';

export interface Table {
  readonly edition: string;
  readonly players: number;
}

const CHUNK = 250;

/**
 * Plays so many games at each table, on several workers. Chunks are put together in their order, so that the result is
 * the same with any number of workers.
 */
export async function playTables(
  folder: string,
  tables: readonly Table[],
  games: number,
  workers: number,
): Promise<Tally[]> {
  const chunks = tables.flatMap((table) => chunksOf(table, games));
  const results = new Array<Tally>(chunks.length);
  const waiting = chunks.keys();
  await Promise.all(Array.from({ length: workers }, () => work(folder, chunks, waiting, results)));
  return tables.map(({ edition, players }) => {
    const sum = emptyTally(edition, players);
    for (const [place, chunk] of chunks.entries()) {
      const result = results[place];
      if (chunk.edition === edition && chunk.players === players && result !== undefined)
        mergeTally(sum, result);
    }
    return sum;
  });
}

function chunksOf({ edition, players }: Table, games: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let first = 0; first < games; first += CHUNK) {
    chunks.push({ edition, players, first: first + 1, count: Math.min(CHUNK, games - first) });
  }
  return chunks;
}

/** One worker: takes the next chunk that nobody has taken, until there are none. */
function work(
  folder: string,
  chunks: readonly Chunk[],
  waiting: Iterator<number>,
  results: Tally[],
): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: folder });
  return new Promise<void>((resolve, reject) => {
    let place = -1;
    const next = () => {
      const { value, done } = waiting.next();
      if (done) {
        resolve();
        return;
      }
      place = value;
      worker.postMessage(chunks[place]);
    };
    worker.on('message', (tally: Tally) => {
      results[place] = tally;
      next();
    });
    worker.on('error', reject);
    next();
  }).finally(() => worker.terminate());
}
