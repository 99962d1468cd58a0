import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import type { Deck } from '../src/deck/deck.js';
import { diskFolder } from '../src/deck/disk-folder.js';
import { loadDeck } from '../src/deck/load-deck.js';
import { verify } from '../src/verify/index.js';
import { bareDeck } from './engine/bare-deck.js';
import { playTight } from './engine/tight-loop.js';
import { atLeast, ROOT, verdict } from './measure.js';

/** Enough to see whether memory grows; `--games 1000000` for the whole way. */
const GAMES = 60_000;
const TABLE = { editions: ['classic'], players: [2], cards: ['pursued-by-poodles'], lockstep: 0 };

/** Verification mode: counters, invariants and round trips, against the bare loop; one thread against two; memory. */
export async function bench(): Promise<boolean> {
  const { deck } = loadDeck(diskFolder(ROOT));
  if (deck === undefined) throw new Error('the deck that ships is not sound');
  const time = async (games: number, workers: number) => {
    const start = performance.now();
    await verify(deck, { ...TABLE, games, workers });
    return performance.now() - start;
  };
  const probes = await time(0, 0);
  let [bare, one] = [0, 0];
  for (let round = 0; round < 4; round++) {
    bare = Math.max(bare, tightGames(deck));
    one = Math.max(one, 2000 / ((await time(2000, 0)) - probes));
  }
  console.log(
    `      tight loop ${(1000 * bare).toFixed(0)} games/s, verified ${(1000 * one).toFixed(0)} games/s`,
  );
  const single = await time(6000, 1);
  const double = await time(6000, 2);
  return [
    atLeast('verified games / tight loop', one / bare, 0.05, 3),
    atLeast('two workers / one', single / double, 1.8),
    flat(),
  ].every(Boolean);
}

/** Games of the tight loop in a millisecond. */
function tightGames(deck: Deck): number {
  const cards = bareDeck(deck);
  const start = performance.now();
  let games = 0;
  while (performance.now() - start < 500) playTight(cards, 2, ++games);
  return games / (performance.now() - start);
}

/** Memory at the start, in the middle and at the end of many games. */
function flat(): boolean {
  const asked = process.argv.indexOf('--games');
  const games = asked < 0 ? GAMES : Number(process.argv[asked + 1]);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', join(ROOT, 'bench/out/bench/verify/memory.js'), String(games)],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const [start = 0, middle = 0, end = 0] = JSON.parse(stdout) as number[];
  console.log(
    `      memory over ${games} games: ${start.toFixed(0)} MiB at the start, ${middle.toFixed(0)} in the middle, ${end.toFixed(0)} at the end`,
  );
  return verdict('memory at the end / in the middle', end / middle, 1.1);
}
