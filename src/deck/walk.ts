/**
 * The only way to traverse the folders of a deck. A deck may be untrusted, so a walk visits each real folder once, no
 * matter how many links lead to it, and stops at its limits of entries, depth and bytes. The caller reports what was
 * left out.
 */
import { limits } from '../vocabulary/limits.js';
import { type DeckFolder, type Entry, LARGEST_FILE, type Refusal } from './folder.js';

export interface Walk {
  readonly folders: readonly string[];
  /** Everything that is not a folder, including refused links. Sorted, so that the files of a folder are adjacent. */
  readonly files: readonly string[];
  /** Links that are not followed, by path. */
  readonly refused: ReadonlyMap<string, Refusal>;
  /** Links to folders that were visited already: path of the link → path of the first visit. */
  readonly repeated: ReadonlyMap<string, string>;
  /** Exceeded limits, with the folder or file where each was exceeded first. */
  readonly exceeded: ReadonlyMap<WalkLimit, string>;
}

export type WalkLimit = 'files' | 'artFiles' | 'folderDepth' | 'templatesBytes';

interface WalkOptions {
  readonly entries: 'files' | 'artFiles';
  /** Limits the total size; files that are too large to be read do not count. */
  readonly bytes?: 'templatesBytes';
  isSkipped?(path: string): boolean;
}

type Walkable = Pick<DeckFolder, 'list' | 'size'>;

const ART = 'templates/art';

/** Skips hidden files of editors, except directly in `cards/`. */
export const walkCards = (deck: Walkable): Walk =>
  walkFolder(deck, 'cards', { entries: 'files', isSkipped: (path) => /\/.*\/\.[^/]*$/.test(path) });

/** Everything below `templates/`, without the art of single cards. */
export const walkTemplates = (deck: Walkable): Walk =>
  walkFolder(deck, 'templates', {
    entries: 'files',
    bytes: 'templatesBytes',
    isSkipped: (path) => path === ART,
  });

export const walkArt = (deck: Walkable): Walk => walkFolder(deck, ART, { entries: 'artFiles' });

/** @param top the path of a folder of the deck; nothing is found where there is none */
export function walkFolder(deck: Walkable, top: string, options: WalkOptions): Walk {
  return new Walker(deck, options).walk(top);
}

class Walker implements Walk {
  readonly folders: string[] = [];
  readonly files: string[] = [];
  readonly refused = new Map<string, Refusal>();
  readonly repeated = new Map<string, string>();
  readonly exceeded = new Map<WalkLimit, string>();
  private readonly deck: Walkable;
  private readonly options: WalkOptions;
  /** Visited real folders, with the path of the first visit. */
  private readonly seen = new Map<string, string>();
  /** Followed after all plain folders, so that a folder is known by its own name if it has one here. */
  private readonly links: { readonly path: string; readonly entry: Entry; readonly depth: number }[] = [];
  private entries = 0;
  private bytes = 0;
  private isFull = false;

  constructor(deck: Walkable, options: WalkOptions) {
    this.deck = deck;
    this.options = options;
  }

  walk(top: string): Walk {
    const entry = entryAt(this.deck, top);
    if (entry?.refused !== undefined) this.refused.set(top, entry.refused);
    if (entry?.identity !== undefined) this.seen.set(entry.identity, top);
    this.visitFolder(top, 0);
    let hasLinks = false;
    for (const { path, entry: link, depth } of this.links) {
      hasLinks = true;
      if (!this.isFull) this.enter(path, link, depth);
    }
    if (hasLinks) for (const paths of [this.folders, this.files]) paths.sort(byNames);
    return this;
  }

  private visitFolder(path: string, depth: number): void {
    for (const entry of this.deck.list(path) ?? []) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (this.options.isSkipped?.(inner)) continue;
      const { entries } = this.options;
      if (++this.entries > limits[entries].max) this.exceed(entries, path);
      else this.visit(inner, entry, depth + 1);
      if (this.isFull) return;
    }
  }

  private visit(path: string, entry: Entry, depth: number): void {
    if (!entry.isFolder) this.addFile(path, entry);
    else if (entry.isLink) this.links.push({ path, entry, depth });
    else this.enter(path, entry, depth);
  }

  private enter(path: string, { identity }: Entry, depth: number): void {
    const known = identity === undefined ? undefined : this.seen.get(identity);
    if (known !== undefined) {
      this.repeated.set(path, known);
      return;
    }
    if (identity !== undefined) this.seen.set(identity, path);
    this.folders.push(path);
    if (depth > limits.folderDepth.max) this.exceed('folderDepth', path);
    else this.visitFolder(path, depth);
  }

  private addFile(path: string, { refused }: Entry): void {
    this.files.push(path);
    if (refused !== undefined) this.refused.set(path, refused);
    const { bytes } = this.options;
    if (bytes === undefined || refused !== undefined) return;
    const size = this.deck.size(path);
    if (size <= LARGEST_FILE) this.bytes += size;
    if (this.bytes > limits[bytes].max) this.exceed(bytes, path);
  }

  /** A folder that is nested too deep is skipped; all other limits end the walk. */
  private exceed(limit: WalkLimit, path: string): void {
    if (!this.exceeded.has(limit)) this.exceeded.set(limit, path);
    this.isFull ||= limit !== 'folderDepth';
  }
}

function entryAt(deck: Walkable, path: string): Entry | undefined {
  const cut = path.lastIndexOf('/');
  const beside = path === '' ? [] : (deck.list(path.slice(0, Math.max(0, cut))) ?? []);
  return beside.find(({ name }) => name === path.slice(cut + 1));
}

/** In the order of a walk: folder by folder. */
const byNames = (one: string, other: string): number =>
  one.replaceAll('/', '\0') < other.replaceAll('/', '\0') ? -1 : 1;
