import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS, newDeck, outcome, runIn } from './commands.js';
import { difference } from './kill-at-random.js';

const DYING = new URL('./dying.mjs', import.meta.url).href;

/**
 * Kills a command at each step that changes a file: opening, writing (half of it), renaming, linking, deleting. The next
 * run must come to what it comes to where nothing was killed.
 * @returns how many steps there were, and what was not right, in words
 */
export function killAtEach(
  folder: string,
  name: string,
  progress: (done: number, of: number) => void = () => {},
): { readonly steps: number; readonly wrong: readonly string[] } {
  const start = newDeck(join(folder, 'start'));
  COMMANDS[name]?.prepare?.(start);
  const copy = (to: string) => {
    const deck = join(folder, to);
    rmSync(deck, { recursive: true, force: true });
    cpSync(start, deck, { recursive: true });
    return deck;
  };
  const dying = (deck: string, at: number) =>
    runIn(deck, name, ['--import', DYING], { SHROUD_DIE_IN: deck, SHROUD_DIE_AT: String(at) });
  const steps = Number(/steps: (\d+)/.exec(dying(copy('counted'), 0).stderr)?.[1] ?? 0);
  const expected = outcome(copy('sound'), name);
  const wrong: string[] = [];
  for (let at = 1; at <= steps; at++) {
    const deck = copy('deck');
    const { signal } = dying(deck, at);
    const found = outcome(deck, name);
    // Threads do not always come to the same step in the same order: a run may end before its last one.
    if (signal !== 'SIGKILL' && at < steps / 2) wrong.push(`${name} was not killed at step ${at}`);
    if (JSON.stringify(found) !== JSON.stringify(expected))
      wrong.push(`${name}, killed at step ${at} of ${steps}: ${difference(expected, found)}`);
    progress(at, steps);
  }
  return { steps, wrong };
}
