/** `npm run kill -- --times 200`: kills check, print and verify at random moments; the next run must be right. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { killAtRandom } from './kill-at-random.js';

const at = process.argv.indexOf('--times');
const times = at < 0 ? 200 : Number(process.argv[at + 1]);
const folder = mkdtempSync(join(tmpdir(), 'shroud-kill-'));
const wrong = await killAtRandom(folder, times, Math.random, (done) => {
  process.stderr.write(`\rkilled ${done} of ${times} times`);
});
process.stderr.write('\n');
for (const one of wrong) process.stdout.write(`✗ ${one}\n`);
process.stdout.write(
  `${wrong.length === 0 ? '✓' : '✗'} ${times - wrong.length} of ${times} next runs were right.\n`,
);
if (wrong.length === 0) rmSync(folder, { recursive: true });
process.exitCode = wrong.length === 0 ? 0 : 1;
