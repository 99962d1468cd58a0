/**
 * `npm run kill`: processes that die, and processes that meet. The next run must be right, and nothing lost.
 *
 *     npm run kill -- --times 1000      commands killed at random moments; --seed N: the same commands in the same order
 *     npm run kill -- --each            commands killed at each step that changes a file
 *     npm run kill -- --writers 5 --rounds 200
 *     npm run kill -- --edits 400       an editor saves a file within 6 ms of the moment at which the tool writes it
 *
 * Names of commands behind the first two (`npm run kill -- --times 200 check print verify`): only those. Runs with
 * different seeds add up. A run that is interrupted (Ctrl-C) prints what it has come to so far.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { dice } from '../fuzz/damage.js';
import { COMMANDS } from './commands.js';
import { editWhileWriting } from './edit-while-writing.js';
import { killAtEach } from './kill-at-each.js';
import { killAtRandom } from './kill-at-random.js';
import { writeAtOnce } from './writers.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    each: { type: 'boolean', default: false },
    writers: { type: 'string' },
    rounds: { type: 'string', default: '200' },
    edits: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(COMMANDS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `✗ There is no command ${unknown.join(', ')} to be killed, but ${Object.keys(COMMANDS).join(', ')}.\n`,
  );
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'shroud-kill-'));
const say = (text: string) => process.stderr.write(`\r${text}`);
const wrong: string[] = [];

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());

/** So that a run that is cut off by something worse than a signal has said what it came to. */
const EVERY = 50;
let count = 0;

function soFar(done: number, of: number, what: string, found: readonly string[]): void {
  count = done;
  say(`${done} of ${of} ${what}, ${found.length} wrong`);
  if (done % EVERY === 0) process.stdout.write(`\n${done} ${what} so far, ${found.length} wrong\n`);
}

function told(what: string, found: readonly string[]): void {
  process.stderr.write('\n');
  for (const one of found) process.stdout.write(`✗ ${one}\n`);
  process.stdout.write(`${found.length === 0 ? '✓' : '✗'} ${what}: ${found.length} were wrong.\n`);
  wrong.push(...found);
}

if (values.edits !== undefined) {
  const edits = Number(values.edits);
  const {
    written,
    gaveWay,
    wrong: found,
  } = await editWhileWriting(folder, edits, dice(Number(values.seed)), (done, others) =>
    soFar(done, edits, `edits (seed ${values.seed})`, others),
  );
  told(`${edits} edits during a write: ${written} were written, ${gaveWay} gave way to the editor`, found);
} else if (values.writers !== undefined) {
  const [writers, rounds] = [Number(values.writers), Number(values.rounds)];
  const {
    won,
    lost,
    wrong: found,
  } = await writeAtOnce(
    folder,
    writers,
    rounds,
    (done, { wrong: others }) => soFar(done, rounds, 'rounds', others),
    interruption.signal,
  );
  told(`${writers} writers at once, ${count} rounds: ${won} got through, ${lost} were refused`, found);
} else if (values.each) {
  const names = positionals.length > 0 ? positionals : ['import', 'accept', 'build', 'print', 'verify'];
  for (const name of names) {
    const { steps, wrong: found } = killAtEach(join(folder, name), name, (done, of) =>
      say(`${name}: killed at step ${done} of ${of}`),
    );
    told(`${name}, killed at each of ${steps} steps`, found);
  }
} else {
  const times = Number(values.times);
  const names = positionals.length > 0 ? positionals : Object.keys(COMMANDS);
  const found = await killAtRandom(
    folder,
    times,
    dice(Number(values.seed)),
    names,
    (done, others) => soFar(done, times, `kills (seed ${values.seed})`, others),
    interruption.signal,
  );
  told(`${count} kills at random of ${names.join(', ')}, seed ${values.seed}`, found);
}
if (wrong.length === 0) rmSync(folder, { recursive: true });
process.exitCode = wrong.length === 0 ? 0 : 1;
