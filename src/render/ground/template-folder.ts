import { fileURLToPath } from 'node:url';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { type Contents, type DeckFolder, type Entry, NO_STAMP, type Refusal } from '../../deck/folder.js';

/** The templates that come with the tool. */
export const BUILT_IN = fileURLToPath(new URL('../../../templates', import.meta.url));

/** A file of templates, and whose it is. */
export interface TemplateFile extends Contents {
  /** As a message names it: relative to the deck where it is the deck's. */
  readonly name: string;
  readonly isOwn: boolean;
}

/** Templates of a deck in front of those that come with the tool: a file of the same name wins. */
export interface TemplateFolder {
  /** @param largest how many bytes it may have; left out: as many as a file of cards */
  read(path: string, largest?: number): TemplateFile | Refusal;
  list(path: string): readonly string[];
}

/** A file that is run, not read: its ending is exactly that. */
export const isProgram = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** A picture or font of the deck as it is called: its ending may stand there in capitals. */
function asCalled(deck: DeckFolder, path: string): string {
  if (deck.stamp(`templates/${path}`) !== NO_STAMP) return path;
  const cut = path.lastIndexOf('/') + 1;
  const beside = deck.list(cut === 0 ? 'templates' : `templates/${path.slice(0, cut - 1)}`) ?? [];
  return path.slice(0, cut) + (namesBySmall(beside).get(path.slice(cut)) ?? path.slice(cut));
}

/** By listing: a folder of thousands is gone through once, however many of its files are missing. */
const smallNames = new WeakMap<readonly Entry[], ReadonlyMap<string, string>>();

function namesBySmall(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const known = smallNames.get(entries);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  for (const { name } of entries) {
    const small = withSmallEnding(name);
    if (!names.has(small)) names.set(small, name);
  }
  smallNames.set(entries, names);
  return names;
}

/** A name with its ending in small letters: cameras and drawing programs write them as they like. */
export const withSmallEnding = (name: string): string =>
  name.replace(/\.\w+$/, (ending) => ending.toLowerCase());

export function templateFolder(deck: DeckFolder | undefined): TemplateFolder {
  const builtIn = diskFolder(BUILT_IN);
  /** A template that is the tool's to the byte is not a stranger's. */
  const isCopy = (path: string, { bytes }: Contents): boolean => {
    const found = builtIn?.read(path);
    return found !== undefined && 'bytes' in found && Buffer.compare(found.bytes, bytes) === 0;
  };
  return {
    read(wanted, largest) {
      const path = deck === undefined || isProgram(wanted) ? wanted : asCalled(deck, wanted);
      const own = deck?.read(`templates/${path}`, largest);
      const isOwn = own !== undefined && 'bytes' in own && !(isProgram(path) && isCopy(path, own));
      if (isOwn) return { ...own, name: `templates/${path}`, isOwn };
      if (own !== undefined && !('bytes' in own) && own.refused !== 'missing') return own;
      const found = builtIn?.read(wanted, largest) ?? { refused: 'missing', why: 'there is no such folder' };
      return 'bytes' in found ? { ...found, name: `templates/${wanted}`, isOwn: false } : found;
    },
    list: (path) => [
      ...new Set(
        [...(deck?.list(`templates/${path}`) ?? []), ...(builtIn?.list(path) ?? [])].map(({ name }) => name),
      ),
    ],
  };
}
