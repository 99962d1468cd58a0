/** The templates of a deck over the built-in ones: a file of the deck replaces the one of the same name. */

import { fileURLToPath } from 'node:url';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { type Contents, type DeckFolder, type Entry, NO_STAMP, type Refusal } from '../../deck/folder.js';
import { memoize } from '../../memo/memoize.js';

/** The folder of the built-in templates. */
export const BUILT_IN = fileURLToPath(new URL('../../../templates', import.meta.url));

/** A template file, and whether it is the deck's own. */
export interface TemplateFile extends Contents {
  /** The name for messages: relative to the deck if the file is the deck's. */
  readonly name: string;
  readonly isCustom: boolean;
}

/** The deck's templates over the built-in ones: a file of the deck replaces the one of the same name. */
export interface TemplateFolder {
  /** @param largest maximum size in bytes; left out: that of a file of cards */
  read(path: string, largest?: number): TemplateFile | Refusal;
  list(path: string): readonly string[];
}

/** Whether a file is executed, not read: the extension must match exactly. */
export const isProgram = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** The actual name of a picture or font of the deck: its extension may be in upper case. */
function asCalled(deck: DeckFolder, path: string): string {
  if (deck.stamp(`templates/${path}`) !== NO_STAMP) return path;
  const cut = path.lastIndexOf('/') + 1;
  const beside = deck.list(cut === 0 ? 'templates' : `templates/${path.slice(0, cut - 1)}`) ?? [];
  return path.slice(0, cut) + (namesBySmall(beside).get(path.slice(cut)) ?? path.slice(cut));
}

/** Memo by listing: a folder of thousands is scanned once, however many files are missing. */
const namesBySmall = memoize((entries: readonly Entry[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const { name } of entries) {
    const small = withSmallEnding(name);
    if (!names.has(small)) names.set(small, name);
  }
  return names;
});

/** A name with its extension in lower case: cameras and drawing programs vary. */
export const withSmallEnding = (name: string): string =>
  name.replace(/\.\w+$/, (ending) => ending.toLowerCase());

export function templateFolder(deck: DeckFolder | undefined): TemplateFolder {
  const builtIn = diskFolder(BUILT_IN);
  /** A template that is byte-identical to the built-in one is trusted. */
  const isCopy = (path: string, { bytes }: Contents): boolean => {
    const found = builtIn?.read(path);
    return found !== undefined && 'bytes' in found && Buffer.compare(found.bytes, bytes) === 0;
  };
  return {
    read(wanted, largest) {
      const path = deck === undefined || isProgram(wanted) ? wanted : asCalled(deck, wanted);
      const custom = deck?.read(`templates/${path}`, largest);
      const isCustom =
        custom !== undefined && 'bytes' in custom && !(isProgram(path) && isCopy(path, custom));
      if (isCustom) return { ...custom, name: `templates/${path}`, isCustom };
      if (custom !== undefined && !('bytes' in custom) && custom.refused !== 'missing') return custom;
      const found = builtIn?.read(wanted, largest) ?? { refused: 'missing', why: 'there is no such folder' };
      return 'bytes' in found ? { ...found, name: `templates/${wanted}`, isCustom: false } : found;
    },
    list: (path) => [
      ...new Set(
        [...(deck?.list(`templates/${path}`) ?? []), ...(builtIn?.list(path) ?? [])].map(({ name }) => name),
      ),
    ],
  };
}
