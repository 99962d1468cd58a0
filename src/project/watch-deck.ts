import { setTimeout as wait } from 'node:timers/promises';
import { watchFolder } from '../deck/disk/watch-folder.js';
import type { Update } from './changes.js';
import { Overtaken } from './overtaken.js';
import type { Workspace } from './workspace.js';

/** So long, in ms, nothing has to happen before files are looked at: a save is several steps. */
const QUIET = 5;

/** Where something happens all the time, nobody waits longer than this, in ms. */
const LONGEST = 100;

/** A watcher may miss the last of several quick steps: so long after an update, in ms, the files are looked at once more. */
const ONCE_MORE = 1200;

/** While one save follows another, checks are broken off for the next; but not for longer than this, in ms. */
const UNCHECKED = 2000;

/** Who looks on. */
export interface Watching {
  /** Called with each update, the first at once; what it does belongs to the work. */
  told(update: Update): void | Promise<void>;
  /** Called before that, as soon as the cards are known: for whoever has pictures to change. */
  early?(): Promise<void>;
  /** Done when nothing is more urgent than what is still to be checked. */
  urgent?(): Promise<void>;
}

/**
 * Brings a workspace up to date whenever a file of its deck changes, until it is stopped. What happens while it is at
 * work is looked at once, when it is done, or breaks off what is still to be checked: it never falls behind.
 */
export async function watchDeck(
  workspace: Workspace,
  watching: Watching,
  signal: AbortSignal,
): Promise<void> {
  let isDirty = true;
  let changedAt = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let wake = () => {};
  signal.addEventListener('abort', () => wake());
  const watcher = await watchFolder(workspace.directory, () => {
    isDirty = true;
    changedAt = performance.now();
    wake();
  });
  const settle = async () => {
    const start = performance.now();
    const left = () => {
      const quiet = QUIET - (performance.now() - changedAt);
      return quiet > 0 ? quiet : watcher.isHalfway() ? 1 : 0;
    };
    while (left() > 0 && performance.now() - start < LONGEST) await wait(Math.ceil(left()));
  };
  let isLookedAtAgain = true;
  while (!signal.aborted) {
    const timer = isLookedAtAgain ? undefined : setTimeout(() => wake(), ONCE_MORE);
    if (!isDirty)
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (isDirty || signal.aborted) resolve();
      });
    clearTimeout(timer);
    if (signal.aborted) break;
    await settle();
    isLookedAtAgain = !isDirty;
    isDirty = false;
    const isOvertaken = () => isDirty && performance.now() - checkedAt < UNCHECKED;
    const update = await workspace.update(undefined, { ...watching, isOvertaken }).catch(unlessOvertaken);
    if (update === undefined) continue;
    checkedAt = performance.now();
    if (!isLookedAtAgain || hasNews(update)) await watching.told(update);
  }
  await watcher.close();
}

function unlessOvertaken(cause: unknown): undefined {
  if (!(cause instanceof Overtaken)) throw cause;
}

const hasNews = ({ problems, cards, texts, faces }: Update): boolean =>
  problems.size + cards.size + texts.length + faces.length > 0;
