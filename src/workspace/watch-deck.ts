/** Keeps a workspace up to date while files of its deck change. Entry point: `watchDeck`. */

import { setTimeout as wait } from 'node:timers/promises';
import { watchFolder } from '../deck/disk/watch-folder.js';
import { SupersededError } from '../services/cancellation.js';
import type { Update } from './changes.js';
import type { UpdateHooks, Workspace } from './workspace.js';

/** Debounce interval in ms: a save consists of several steps. */
const QUIET = 5;

/** Maximum debounce time in ms, if changes never stop. */
const LONGEST = 100;

/** A watcher may miss the last of several quick steps: delay in ms after which the files are checked once more. */
const ONCE_MORE = 1200;

/** Maximum time in ms during which new saves may cancel running checks. */
const UNCHECKED = 2000;

/** Callbacks of a watcher, beside those of each update. */
export interface WatchHooks extends Pick<UpdateHooks, 'onCardsReady' | 'whenIdle'> {
  /** Called with each update, the first one immediately; the next update waits until it is done. */
  onUpdate(update: Update): void | Promise<void>;
}

/**
 * Updates a workspace whenever a file of its deck changes, until it is aborted. Changes during an update are handled
 * together afterwards, or cancel the remaining checks, so that updates never queue up.
 */
export async function watchDeck(
  workspace: Workspace,
  { onUpdate, ...hooks }: WatchHooks,
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
    const isSuperseded = () => isDirty && performance.now() - checkedAt < UNCHECKED;
    const update = await workspace.update(undefined, { ...hooks, isSuperseded }).catch(unlessSuperseded);
    if (update === undefined) continue;
    checkedAt = performance.now();
    if (!isLookedAtAgain || hasNews(update)) await onUpdate(update);
  }
  await watcher.close();
}

function unlessSuperseded(cause: unknown): undefined {
  if (!(cause instanceof SupersededError)) throw cause;
}

const hasNews = ({ problems, cards, texts, faces }: Update): boolean =>
  problems.size + cards.size + texts.length + faces.length > 0;
