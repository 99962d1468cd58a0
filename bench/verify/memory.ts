/**
 * Verifies so many games in one run, in this thread, one in a thousand with the oracle, and prints the memory in use after
 * the first of them, in the middle, and at the end.
 */
import process from 'node:process';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import { verify } from '../../src/verify/index.js';

const games = Number(process.argv[2]);
const { deck } = loadDeck(diskFolder(process.cwd()));
if (deck === undefined) throw new Error('the deck that ships is not sound');
/** The code is compiled and the tables are made by then. */
const START = 2000;
const marks = [Math.min(START, games), games / 2, games];
const seen: number[] = [];
await verify(deck, {
  editions: ['classic'],
  players: [2],
  cards: ['pursued-by-poodles'],
  lockstep: 0.001,
  games,
  onProgress(progress) {
    while (seen.length < marks.length && progress.games >= (marks[seen.length] as number)) {
      (globalThis as { gc?: () => void }).gc?.();
      const { heapUsed, external } = process.memoryUsage();
      seen.push((heapUsed + external) / 2 ** 20);
    }
  },
});
console.log(JSON.stringify(seen));
