import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { Update } from './changes.js';
import type { Workspace } from './workspace.js';

/** Editors save in several steps: beside, rename, remove. So long, in ms, is waited for the next one. */
const SETTLED = 30;

/** A watcher may miss the last of several quick steps: so long after an update, in ms, the files are looked at once more. */
const ONCE_MORE = 1200;

/** What is not of the deck, or is made of it. */
const IGNORED = /(^|[/\\])(\.[^/\\.]|node_modules([/\\]|$)|output([/\\]|$))/;

/**
 * Brings a workspace up to date whenever a file of its deck changes, until it is stopped. What happens while it is at
 * work is looked at once, when it is done: it never falls behind.
 * @param told called with each update, the first at once
 */
export async function watchDeck(
  workspace: Workspace,
  told: (update: Update) => void,
  signal: AbortSignal,
): Promise<void> {
  const { directory } = workspace;
  const isIgnored = (path: string) => IGNORED.test(path.slice(directory.length).replace(/^[/\\]/, ''));
  const watcher = watch(directory, { ignored: isIgnored, ignoreInitial: true, persistent: true });
  let isDirty = true;
  let version = 0;
  let wake = () => {};
  watcher.on('all', () => {
    isDirty = true;
    wake();
  });
  signal.addEventListener('abort', () => wake());
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
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
    const update = await workspace.update();
    version = update.version;
    if (!isLookedAtAgain || hasNews(update)) told(update);
  }
  await watcher.close();
}

const hasNews = ({ problems, cards, texts, faces }: Update): boolean =>
  problems.size + cards.size + texts.length + faces.length > 0;
