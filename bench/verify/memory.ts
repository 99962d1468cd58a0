/** Plays so many verified games, chunk after chunk, and prints the memory in use after a tenth, half and all of them. */
import process from 'node:process';
import { diskFolder } from '../../src/deck/disk-folder.js';
import { loadDeck } from '../../src/deck/load-deck.js';
import { playChunk } from '../../src/verify/games/play-chunk.js';

const games = Number(process.argv[2]);
const { deck } = loadDeck(diskFolder(process.cwd()));
if (deck === undefined) throw new Error('the deck that ships is not sound');
const CHUNK = 200;
const marks = [games / 10, games / 2, games];
const seen: number[] = [];
for (let first = 0; first < games; first += CHUNK) {
  const table = { edition: 'classic', players: 2, seed: 1, followEvery: 0, greedyEvery: 0 };
  playChunk(deck, { ...table, first, count: CHUNK });
  while (seen.length < marks.length && first + CHUNK >= (marks[seen.length] as number)) {
    (globalThis as { gc?: () => void }).gc?.();
    const { heapUsed, external } = process.memoryUsage();
    seen.push((heapUsed + external) / 2 ** 20);
  }
}
console.log(JSON.stringify(seen));
