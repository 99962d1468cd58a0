import type { Contents, DeckFolder, Entry, Refusal } from '../deck/folder.js';

/** A folder as it was when it was last looked at. */
export interface RememberedFolder extends DeckFolder {
  /** Looks again: at everything, or at these paths only, for whoever knows what has changed. */
  refresh(changed?: Iterable<string>): void;
}

/** Remembers what was listed and read of a folder. Large files (pictures) are read each time, and only their stamps kept. */
export function rememberedFolder(open: () => DeckFolder | undefined): RememberedFolder {
  let folder = open();
  const lists = new Map<string, readonly Entry[] | undefined>();
  const files = new Map<string, Contents | Refusal>();
  const stamps = new Map<string, string>();
  const all: readonly Map<string, unknown>[] = [lists, files, stamps];
  return {
    list: (path) => once(lists, path, () => folder?.list(path)),
    stamp: (path) => once(stamps, path, () => folder?.stamp(path) ?? ''),
    read(path, largest) {
      const read = (): Contents | Refusal =>
        folder?.read(path, largest) ?? { refused: 'missing', why: 'there is no such folder' };
      return largest === undefined ? once(files, path, read) : read();
    },
    refresh(changed) {
      folder = open();
      if (changed === undefined) for (const known of all) known.clear();
      else for (const path of changed) for (const known of all) forget(known, path);
    },
  };
}

function once<T>(known: Map<string, T>, path: string, make: () => T): T {
  if (!known.has(path)) known.set(path, make());
  return known.get(path) as T;
}

/** What is at a path, below it, and the folders that it is in. */
function forget(known: Map<string, unknown>, path: string): void {
  for (const one of known.keys())
    if (one === path || one.startsWith(`${path}/`) || path.startsWith(one === '' ? '' : `${one}/`))
      known.delete(one);
}
