import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, verdict } from './measure.js';

const ROUNDS = 3;
const LIMIT_MS = 1500;

interface Run {
  readonly sentences: number;
  readonly words: number;
  readonly said: number;
}

/** All text of all cards in five languages, in one cold process; then in a second one, which finds what was said. */
export function bench(): boolean {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'shroud-words-'));
    const runs = [sayAll(folder), sayAll(folder)] as const;
    rmSync(folder, { recursive: true });
    return runs;
  });
  const best = (which: 0 | 1) =>
    rounds.map((runs) => runs[which]).reduce((a, b) => (a.said < b.said ? a : b));
  const [cold, warm] = [best(0), best(1)];
  const told = ({ words, said }: Run) =>
    `${words.toFixed(0)} ms to read the words, ${said.toFixed(0)} ms to say them`;
  console.log(`  ${cold.sentences} sentences, cold: ${told(cold)}; a second run: ${told(warm)}`);
  const all = cold.words + cold.said;
  return [
    verdict(`all text, cold: ${all.toFixed(0)} ms / ${LIMIT_MS} ms`, all / LIMIT_MS, 1),
    verdict('saying it in a second run / in the first', warm.said / cold.said, 0.25),
  ].every(Boolean);
}

function sayAll(folder: string): Run {
  const program = join(ROOT, 'bench/out/bench/words/say-all.js');
  const { stdout } = spawnSync(process.execPath, [program, folder], { cwd: ROOT, encoding: 'utf8' });
  return JSON.parse(stdout);
}
