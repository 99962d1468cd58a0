import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { watch } from 'chokidar';
import { limits } from '../../vocabulary/limits.js';
import { realPlace } from './real-path.js';

/** Files that are not part of a deck, or generated from it. */
const IGNORED = /(^|[/\\])(\.[^/\\.]|node_modules([/\\]|$)|output([/\\]|$))/;

/** Files of a deck; temporary files of editors have other names. */
const OF_A_DECK = /\.(ya?ml|tsx|css|svg|png|jpe?g|webp|pdf|ttf|otf)$/i;

/** Time in ms within which a file that is emptied or removed during a save is back. */
const BACK = 30;

/** A watched folder. */
interface WatchedFolder {
  /** Whether a save seems to be in progress: a file was emptied or removed a moment ago. */
  isHalfway(): boolean;
  close(): Promise<void>;
}

/**
 * Calls back whenever something changes in the folder of a deck, until it is closed. Links are not followed: their
 * targets are watched in place if they are in the deck.
 */
export async function watchFolder(directory: string, onChange: () => void): Promise<WatchedFolder> {
  const root = realPlace(directory);
  const isIgnored = (path: string) => IGNORED.test(path.slice(root.length).replace(/^[/\\]/, ''));
  const depth = limits.folderDepth.max;
  const watcher = watch(root, {
    ignored: isIgnored,
    ignoreInitial: true,
    persistent: true,
    followSymlinks: false,
    depth,
  });
  /** Times when files were emptied or removed. */
  const away = new Map<string, number>();
  watcher.on('all', onChange);
  // Raw events of the system. chokidar documents them as internal, but the events above do not suffice: of two steps
  // within some 50 ms they report only the first, and a save in place is two: the file is emptied, then written.
  watcher.on('raw', (_, name, about) => {
    const { watchedPath } = about as { readonly watchedPath?: string };
    const path = watchedPath && toPath(watchedPath, name);
    if (!path || isIgnored(path)) return;
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

/** A watcher of a file reports the name of that file, one of a folder the name of an entry. */
const toPath = (watched: string, name: string | null): string =>
  name === null || basename(watched) === name ? watched : join(watched, name);

const isEmpty = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
