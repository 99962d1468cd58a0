import type { Contents, DeckFolder, Entry, Refusal } from '../deck/folder.js';
import { limits } from '../vocabulary/limits.js';

/** Cached view of a folder at the time of the last refresh. */
export interface CachedFolder extends DeckFolder {
  /** Invalidates the cache: all of it, or only the given paths if the changes are known. */
  refresh(changed?: Iterable<string>): void;
}

/** Maximum size of cached files, in bytes: what may be read of `cards/` and `templates/` together. */
const MOST_KEPT = limits.deckBytes.max + limits.templatesBytes.max;

/**
 * Caches listings and contents of a folder. Files that are read with an explicit limit (pictures, or files that are
 * only hashed) are read each time; only their stamp is cached.
 */
export function cachedFolder(open: () => DeckFolder | undefined): CachedFolder {
  let folder = open();
  const lists = new Map<string, readonly Entry[] | undefined>();
  const files = new Map<string, Contents | Refusal>();
  const stamps = new Map<string, string>();
  const sizes = new Map<string, number>();
  let kept = 0;
  const all: readonly Map<string, unknown>[] = [lists, files, stamps, sizes];
  return {
    list: (path) => memoizeEntry(lists, path, () => folder?.list(path)),
    stamp: (path) => memoizeEntry(stamps, path, () => folder?.stamp(path) ?? ''),
    read(path, largest) {
      const known = largest === undefined ? files.get(path) : undefined;
      if (known !== undefined) return known;
      const found = folder?.read(path, largest) ?? { refused: 'missing', why: 'there is no such folder' };
      if (largest === undefined && kept + countBytes(found) <= MOST_KEPT) {
        kept += countBytes(found);
        files.set(path, found);
      }
      return found;
    },
    size: (path) => memoizeEntry(sizes, path, () => folder?.size(path) ?? 0),
    refresh(changed) {
      folder = open();
      if (changed === undefined) for (const known of all) known.clear();
      else for (const path of changed) for (const known of all) forget(known, path);
      kept = [...files.values()].reduce((sum, found) => sum + countBytes(found), 0);
    },
  };
}

const countBytes = (found: Contents | Refusal): number => ('bytes' in found ? found.bytes.length : 0);

function memoizeEntry<T>(known: Map<string, T>, path: string, make: () => T): T {
  if (!known.has(path)) known.set(path, make());
  return known.get(path) as T;
}

/** Forgets a path, everything below it, and the folders that contain it. */
function forget(known: Map<string, unknown>, path: string): void {
  for (const one of known.keys())
    if (one === path || one.startsWith(`${path}/`) || path.startsWith(one === '' ? '' : `${one}/`))
      known.delete(one);
}
