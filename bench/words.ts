import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, verdict } from './measure.js';

const ROUNDS = 3;
const LIMIT_MS = 1500;

/** All text of all cards in five languages, in one cold process, from reading the deck to the last sentence. */
export function bench(): boolean {
  const runs = Array.from({ length: ROUNDS }, () => {
    const { stdout } = spawnSync(process.execPath, [join(ROOT, 'bench/out/bench/words/say-all.js')], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    return JSON.parse(stdout) as { sentences: number; words: number; first: number; second: number };
  });
  const best = runs.reduce((a, b) => (a.first < b.first ? a : b));
  console.log(
    `  ${best.sentences} sentences: ${best.words.toFixed(0)} ms to read the words, ${best.first.toFixed(0)} ms to say them, ${best.second.toFixed(1)} ms the second time, from the cache`,
  );
  return [
    verdict(
      `all text, cold: ${(best.words + best.first).toFixed(0)} ms / ${LIMIT_MS} ms`,
      (best.words + best.first) / LIMIT_MS,
      1,
    ),
    verdict('the second time / the first', best.second / best.first, 0.1),
  ].every(Boolean);
}
