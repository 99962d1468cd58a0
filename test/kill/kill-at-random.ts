import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { argsOf, COMMANDS, newDeck, type Outcome, outcome } from './commands.js';

/**
 * Kills commands at random moments, over and over in the same folder, and holds what the next run comes to against what
 * it comes to in a folder where nothing was ever killed.
 * @param names of the commands, out of which chance picks
 * @param progress receives after each kill how many there were, and what was not right, in words
 * @param interrupted ends it: a kill during which that happens is not judged, since the interrupt may have ended both
 * @returns what was not right, in words
 */
export async function killAtRandom(
  folder: string,
  times: number,
  roll: (sides: number) => number,
  names: readonly string[] = Object.keys(COMMANDS),
  progress: (done: number, wrong: readonly string[]) => void = () => {},
  interrupted?: AbortSignal,
): Promise<readonly string[]> {
  const sound = newDeck(join(folder, 'sound'));
  const deck = newDeck(join(folder, 'deck'));
  const durations = new Map<string, number>();
  const expected = new Map<string, Outcome>();
  const wrong: string[] = [];
  // What cards say depends on the last import, in both folders: so each command is compared right after it.
  const soundly = (name: string) => {
    COMMANDS[name]?.prepare?.(sound);
    const start = performance.now();
    const found = outcome(sound, name);
    durations.set(name, performance.now() - start);
    return found;
  };
  let last = '';
  for (let time = 0; time < times; time++) {
    const name = names[roll(names.length)] ?? 'check';
    const key = `${name} after ${last}`;
    const isKnown = expected.has(key) && !/import|accept/.test(name);
    if (!isKnown) expected.set(key, soundly(name));
    if (/import/.test(name)) last = name;
    COMMANDS[name]?.prepare?.(deck);
    const moment = roll(durations.get(name) ?? 1000);
    await killed(deck, name, moment);
    const found = outcome(deck, name);
    await wait(0);
    if (interrupted?.aborted) break;
    if (JSON.stringify(found) !== JSON.stringify(expected.get(key)))
      wrong.push(`${name}, killed after ${moment.toFixed(0)} ms: ${difference(expected.get(key), found)}`);
    progress(time + 1, wrong);
  }
  return wrong;
}

export function difference(expected: Outcome | undefined, found: Outcome): string {
  const files = Object.keys({ ...expected?.made, ...found.made });
  const others = files.filter((file) => expected?.made[file] !== found.made[file]);
  return `exit ${found.code}, other files: ${others.join(', ') || 'none'}; ${found.out.slice(0, 300)}`;
}

async function killed(deck: string, name: string, moment: number): Promise<void> {
  const child = spawn(process.execPath, argsOf(name), { cwd: deck, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await Promise.race([wait(moment), ended]);
  child.kill('SIGKILL');
  await ended;
}

/** All at once, in one folder: what each of them says. */
export function atOnce(
  deck: string,
  names: readonly string[],
): Promise<readonly Pick<Outcome, 'code' | 'out'>[]> {
  const run = (name: string) =>
    new Promise<Pick<Outcome, 'code' | 'out'>>((resolve) => {
      const child = spawn(process.execPath, argsOf(name), { cwd: deck, stdio: ['ignore', 'pipe', 'ignore'] });
      const said: Buffer[] = [];
      child.stdout.on('data', (bytes: Buffer) => said.push(bytes));
      child.on('close', (code) => resolve({ code, out: Buffer.concat(said).toString('utf8') }));
    });
  return Promise.all(names.map(run));
}
