import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { Update } from './changes.js';
import type { Workspace } from './workspace.js';

/** Editors save in several steps: beside, rename, remove. So long, in ms, is waited for the next one. */
const SETTLED = 30;

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
  while (!signal.aborted) {
    if (!isDirty)
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (isDirty || signal.aborted) resolve();
      });
    if (signal.aborted) break;
    if (version > 0) await wait(SETTLED);
    isDirty = false;
    const update = await workspace.update();
    version = update.version;
    told(update);
  }
  await watcher.close();
}
