import { digest } from './key.js';
import type { Kind } from './kinds.js';
import type { Store } from './store.js';

/** Of these there are thousands, a line of text each: to write a file for each costs more than to make them. */
const SMALL: readonly Kind[] = ['text', 'fit', 'trial', 'picture', 'remark'];

/** So many letters of what was not asked for this time stay in a pack: an edit may be taken back. */
const SPARE = 1024 * 1024;

/** So many letters of a kind are held at most: whoever edits all week must not fill the memory. */
const MOST = 16 * 1024 * 1024;

/**
 * A store that keeps small things of a kind in one entry, its pack. They are written when it is tidied; two processes
 * that do so at once may lose each other's news, which are then made again.
 * @param most letters of a kind
 */
export function packed(store: Store, most = MOST): Store {
  const packs = new Map(SMALL.map((kind) => [kind, new Pack(store, kind, most)]));
  return {
    find(kind, key) {
      const pack = packs.get(kind);
      return pack === undefined ? store.find(kind, key) : pack.find(key);
    },
    keep(kind, key, content) {
      const pack = packs.get(kind);
      if (pack === undefined) store.keep(kind, key, content);
      else pack.keep(key, typeof content === 'string' ? content : new TextDecoder().decode(content));
    },
    tidy() {
      for (const pack of packs.values()) pack.write();
      store.tidy();
    },
  };
}

class Pack {
  private readonly store: Store;
  private readonly kind: Kind;
  private readonly key: string;
  private readonly most: number;
  private known: ReadonlyMap<string, string> | undefined;
  /** What was asked for and was there, or was made, since the store was opened; what was used last is last. */
  private readonly used = new Map<string, string>();
  /** How many letters that is. */
  private size = 0;
  private hasNews = false;

  constructor(store: Store, kind: Kind, most: number) {
    this.store = store;
    this.kind = kind;
    this.most = most;
    this.key = digest(`all of ${kind}`);
  }

  find(key: string): Uint8Array | undefined {
    this.known ??= this.read();
    const found = this.used.get(key) ?? this.known.get(key);
    if (found === undefined) return undefined;
    this.use(key, found);
    return Buffer.from(found);
  }

  keep(key: string, content: string): void {
    this.use(key, content);
    this.hasNews = true;
  }

  private use(key: string, content: string): void {
    this.forget(key);
    this.used.set(key, content);
    this.size += key.length + content.length;
    for (const oldest of this.used.keys()) {
      if (this.size <= this.most) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    const content = this.used.get(key);
    if (content !== undefined && this.used.delete(key)) this.size -= key.length + content.length;
  }

  /** What was used goes first, then what lies there, which another process may have written meanwhile. */
  write(): void {
    if (!this.hasNews) return;
    this.hasNews = false;
    const all = new Map([...this.used].reverse());
    let spare = SPARE;
    for (const [key, content] of this.read()) {
      if (all.has(key)) continue;
      spare -= key.length + content.length;
      if (spare < 0) break;
      all.set(key, content);
    }
    this.known = all;
    this.store.keep(this.kind, this.key, JSON.stringify([...all]));
  }

  private read(): ReadonlyMap<string, string> {
    const found = this.store.find(this.kind, this.key);
    if (found === undefined) return new Map();
    try {
      const pairs: unknown = JSON.parse(new TextDecoder().decode(found));
      return new Map(Array.isArray(pairs) ? pairs.filter(isPair) : []);
    } catch {
      return new Map();
    }
  }
}

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string';
