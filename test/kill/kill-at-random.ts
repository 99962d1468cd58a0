import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = join(ROOT, 'dist/cli/main.js');

/** What is killed, and asked again. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  check: ['check'],
  print: ['print', '--cards', 'aunt-ottilie', 'bitten-by-a-badger', 'not-at-home'],
  verify: ['verify', '--games', '4', '--json', '--workers', '1'],
};

/** What a command comes to, when it is let be: what it says, and the files that it makes. */
interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly made: Readonly<Record<string, string>>;
}

/**
 * Kills commands at random moments, over and over in the same folder, and holds what the next run comes to against what
 * it comes to in a folder where nothing was ever killed.
 * @returns what was not right, in words
 */
export async function killAtRandom(
  folder: string,
  times: number,
  random: () => number,
  progress: (done: number) => void = () => {},
): Promise<readonly string[]> {
  const sound = join(folder, 'sound');
  const deck = join(folder, 'deck');
  for (const to of [sound, deck]) cpSync(join(ROOT, 'examples/starter'), to, { recursive: true });
  const names = Object.keys(COMMANDS);
  const expected = new Map<string, Outcome>();
  const durations = new Map<string, number>();
  for (const name of names) {
    const start = performance.now();
    expected.set(name, outcome(sound, name));
    durations.set(name, performance.now() - start);
  }
  const wrong: string[] = [];
  for (let time = 0; time < times; time++) {
    const name = names[Math.floor(random() * names.length)] ?? 'check';
    const moment = random() * (durations.get(name) ?? 1000);
    await killed(deck, name, moment);
    const found = outcome(deck, name);
    if (JSON.stringify(found) !== JSON.stringify(expected.get(name)))
      wrong.push(`${name}, killed after ${moment.toFixed(0)} ms: ${found.out.slice(0, 400)}`);
    progress(time + 1);
  }
  return wrong;
}

const start = (deck: string, name: string): readonly string[] => [
  MAIN,
  ...(COMMANDS[name] ?? []),
  '--deck',
  deck,
];

async function killed(deck: string, name: string, moment: number): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, start(deck, name), { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await Promise.race([wait(moment), ended]);
  child.kill('SIGKILL');
  await ended;
}

export function outcome(deck: string, name: string): Outcome {
  const { status, stdout } = spawnSync(process.execPath, start(deck, name), { encoding: 'utf8' });
  const folder = join(deck, 'output/print');
  const made = name === 'print' ? readdirSync(folder).filter((file) => file.endsWith('.pdf')) : [];
  return {
    code: status,
    out: stdout.replaceAll(deck, 'DECK'),
    made: Object.fromEntries(made.sort().map((file) => [file, readFileSync(join(folder, file), 'base64')])),
  };
}

/** Both at once, in one folder: what each of them comes to. */
export async function atOnce(deck: string, name: string): Promise<readonly (number | null)[]> {
  const run = () =>
    new Promise<number | null>((resolve) =>
      spawn(process.execPath, start(deck, name), { stdio: 'ignore' }).on('exit', resolve),
    );
  return Promise.all([run(), run()]);
}
