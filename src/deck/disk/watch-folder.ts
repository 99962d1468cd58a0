import { watch } from 'chokidar';
import { realPlace } from './real-place.js';

/** What is not of a deck, or is made of it. */
const IGNORED = /(^|[/\\])(\.[^/\\.]|node_modules([/\\]|$)|output([/\\]|$))/;

/**
 * Calls whenever something changes in the folder of a deck, until it is closed. Links are not followed: what they lead to
 * is watched where it lies, if it is in the deck at all.
 */
export async function watchFolder(
  directory: string,
  onChange: () => void,
): Promise<{ close(): Promise<void> }> {
  const root = realPlace(directory);
  const ignored = (path: string) => IGNORED.test(path.slice(root.length).replace(/^[/\\]/, ''));
  const watcher = watch(root, { ignored, ignoreInitial: true, persistent: true, followSymlinks: false });
  watcher.on('all', onChange);
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return watcher;
}
