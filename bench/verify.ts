import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import type { Deck } from '../src/deck/deck.js';
import { diskFolder } from '../src/deck/disk/disk-folder.js';
import { loadDeck } from '../src/deck/load/load-deck.js';
import { playChunk } from '../src/verify/games/play-chunk.js';
import { verify } from '../src/verify/index.js';
import { plainDeck } from './engine/plain-deck.js';
import { playPlain } from './engine/plain-loop.js';
import { type Player, speeds } from './engine/speeds.js';
import { atLeast, ROOT, verdict } from './measure.js';
import { afterAnEdit } from './verify/after-an-edit.js';

/** Enough to see whether memory grows; `--games 1000000` for the whole way. */
const GAMES = 60_000;
/** Games of one call of verification. */
const CHUNK = 100;

/** Verification against hand-written loops that play the same games at random; one worker against two; memory; what an edit costs (`--edit`: only that). */
export async function bench(): Promise<boolean> {
  const { deck } = loadDeck(diskFolder(ROOT));
  if (deck === undefined) throw new Error('the deck that ships is not sound');
  if (process.argv.includes('--edit')) return afterAnEdit(deck);
  return [
    againstLoops(deck, 2),
    againstLoops(deck, 4),
    await twoWorkers(deck),
    flat(),
    await afterAnEdit(deck),
  ].every(Boolean);
}

/** Games with counters, invariants after each step and round trips: at random, as the loops play them. */
const AT_RANDOM = { followEvery: 0, greedyEvery: 0 };
/** As `shroud verify` plays them: one in five between bots that play to win, one in twenty with the oracle. */
const AS_SHIPPED = { followEvery: 20, greedyEvery: 5 };

function verified(deck: Deck, players: number, mix: typeof AT_RANDOM): Player {
  const table = { edition: 'classic', players, seed: 1, count: CHUNK, ...mix };
  return (place) => {
    const { steps, findings } = playChunk(deck, { ...table, first: place * CHUNK });
    for (const { message } of findings) throw new Error(message);
    return steps;
  };
}

function againstLoops(deck: Deck, players: number): boolean {
  const plain = plainDeck(deck);
  const measured = speeds({
    loop: (seed) => playPlain(plain, players, seed),
    ours: verified(plain.deck, players, AT_RANDOM),
    whole: verified(deck, players, AT_RANDOM),
    mixed: verified(deck, players, AS_SHIPPED),
  });
  const { loop } = measured;
  const ours = CHUNK * measured.ours.games;
  const whole = CHUNK * measured.whole.games;
  const mixed = CHUNK * measured.mixed.games;
  const told = (games: number) => `${games.toFixed(0)} games/s`;
  console.log(`  ${players} players, plain effects: loop ${told(loop.games)}, verified ${told(ours)}`);
  console.log(`  ${players} players, all effects verified: ${told(whole)}`);
  console.log(
    `  ${players} players, all effects, bots that play to win and the oracle among them: ${told(mixed)}`,
  );
  // `npm run bench -- engine` shows that engine and loop play the same game.
  return atLeast(
    `${players} players: verified games / loop with the same effects`,
    ours / loop.games,
    0.05,
    3,
  );
}

/**
 * The same run on one worker and on two. What counts is the second half: by then the code is compiled, which takes each
 * thread a few seconds, and for one worker the other core does that.
 */
async function twoWorkers(deck: Deck): Promise<boolean> {
  const games = 16_000;
  const run = async (workers: number) => {
    const start = performance.now();
    let half = start;
    await verify(deck, {
      editions: ['classic'],
      players: [2],
      cards: ['pursued-by-poodles'],
      games,
      workers,
      onProgress(progress) {
        if (progress.games <= games / 2) half = performance.now();
      },
    });
    return { whole: performance.now() - start, later: performance.now() - half };
  };
  const best = [1, 2].map(() => ({ whole: Number.POSITIVE_INFINITY, later: Number.POSITIVE_INFINITY }));
  for (let round = 0; round < 2; round++) {
    for (const [place, time] of best.entries()) {
      const { whole, later } = await run(place + 1);
      time.whole = Math.min(time.whole, whole);
      time.later = Math.min(time.later, later);
    }
  }
  const [one, two] = best as [(typeof best)[0], (typeof best)[0]];
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(
    `  ${games} games, one in twenty with the oracle: one worker ${seconds(one.whole)}, two ${seconds(two.whole)}, start included: ${(one.whole / two.whole).toFixed(2)} ×`,
  );
  return atLeast('two workers / one, once under way', one.later / two.later, 1.8);
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
    `  memory over ${games} games: ${start.toFixed(1)} MiB at the start, ${middle.toFixed(1)} in the middle, ${end.toFixed(1)} at the end`,
  );
  return verdict('memory at the end / in the middle', end / middle, 1.1);
}
