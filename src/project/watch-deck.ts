import { setTimeout as wait } from 'node:timers/promises';
import { watchFolder } from '../deck/disk/watch-folder.js';
import type { Update } from './changes.js';
import type { Workspace } from './workspace.js';

/** Editors save in several steps: beside, rename, remove. So long, in ms, is waited for the next one. */
const SETTLED = 30;

/** A watcher may miss the last of several quick steps: so long after an update, in ms, the files are looked at once more. */
const ONCE_MORE = 1200;

/**
 * Brings a workspace up to date whenever a file of its deck changes, until it is stopped. What happens while it is at
 * work is looked at once, when it is done: it never falls behind.
 * @param told called with each update, the first at once; what it does belongs to the work
 * @param early called before that, as soon as the cards are known: for whoever has pictures to change
 */
export async function watchDeck(
  workspace: Workspace,
  told: (update: Update) => void | Promise<void>,
  signal: AbortSignal,
  early?: () => Promise<void>,
): Promise<void> {
  let isDirty = true;
  let version = 0;
  let wake = () => {};
  signal.addEventListener('abort', () => wake());
  const watcher = await watchFolder(workspace.directory, () => {
    isDirty = true;
    wake();
  });
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
    if (version > 0) await wait(SETTLED);
    isLookedAtAgain = !isDirty;
    isDirty = false;
    const update = await workspace.update(undefined, early);
    version = update.version;
    if (!isLookedAtAgain || hasNews(update)) await told(update);
  }
  await watcher.close();
}

const hasNews = ({ problems, cards, texts, faces }: Update): boolean =>
  problems.size + cards.size + texts.length + faces.length > 0;
