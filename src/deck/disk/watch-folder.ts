import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { watch } from 'chokidar';
import { budgets } from '../../vocabulary/budgets.js';
import { realPlace } from './real-place.js';

/** What is not of a deck, or is made of it. */
const IGNORED = /(^|[/\\])(\.[^/\\.]|node_modules([/\\]|$)|output([/\\]|$))/;

/** What a deck is made of; what editors put beside it for a moment has other names. */
const OF_A_DECK = /\.(ya?ml|tsx|css|svg|png|jpe?g|webp|pdf|ttf|otf)$/i;

/** A file that was emptied or taken away in the middle of a save is back by then, in ms. */
const BACK = 30;

/** A folder that is watched. */
interface WatchedFolder {
  /** Whether somebody seems to be in the middle of a save: a file was emptied or taken away a moment ago. */
  isHalfway(): boolean;
  close(): Promise<void>;
}

/**
 * Calls whenever something changes in the folder of a deck, until it is closed. Links are not followed: what they lead to
 * is watched where it lies, if it is in the deck at all.
 */
export async function watchFolder(directory: string, onChange: () => void): Promise<WatchedFolder> {
  const root = realPlace(directory);
  const ignored = (path: string) => IGNORED.test(path.slice(root.length).replace(/^[/\\]/, ''));
  const depth = budgets.folderDepth.most;
  const watcher = watch(root, {
    ignored,
    ignoreInitial: true,
    persistent: true,
    followSymlinks: false,
    depth,
  });
  /** When they were emptied or taken away. */
  const away = new Map<string, number>();
  watcher.on('all', onChange);
  // What the system says, at once. chokidar calls this event its own affair, but the ones above do not suffice: of two
  // steps within some 50 ms they tell only the first, and a save in place is two, the file is emptied and then written.
  watcher.on('raw', (_, name, about) => {
    const { watchedPath } = about as { readonly watchedPath?: string };
    const path = watchedPath && placeOf(watchedPath, name);
    if (!path || ignored(path)) return;
    if (OF_A_DECK.test(path) && isEmpty(path)) away.set(path, performance.now());
    onChange();
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    isHalfway: () => {
      for (const [path, since] of away)
        if (performance.now() - since > BACK || !isEmpty(path)) away.delete(path);
      return away.size > 0;
    },
    close: () => watcher.close(),
  };
}

/** A watcher of a file tells the file's own name, one of a folder what is in it. */
const placeOf = (watched: string, name: string | null): string =>
  name === null || basename(watched) === name ? watched : join(watched, name);

const isEmpty = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
