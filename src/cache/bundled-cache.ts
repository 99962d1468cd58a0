/**
 * Bundles small cache entries: all entries of a small kind share one file on disk. A bundle is read on first use, held
 * in memory up to a limit (least recently used entries go first) and written by `prune`.
 */

import type { Cache } from './cache.js';
import { digest } from './key.js';
import type { Kind } from './kinds.js';

/** Kinds with thousands of one-line entries: writing a file for each costs more than recomputing it. */
const SMALL: readonly Kind[] = ['text', 'fit', 'trial', 'picture', 'remark'];

/** Keep up to 1 MiB of unused entries in a bundle, so that undoing an edit still hits the cache. */
const SPARE = 1024 * 1024;

/** Memory limit for the entries of a kind, in characters: a process may run for days. */
const MOST = 16 * 1024 * 1024;

/**
 * Cache that stores all entries of a small kind in one bundle. Bundles are written by `prune`. Two processes that write
 * at the same time may lose each other's new entries, which are then recomputed.
 * @param most characters of a kind
 */
export function bundleEntries(cache: Cache, most = MOST): Cache {
  const packs = new Map(SMALL.map((kind) => [kind, new EntryBundle(cache, kind, most)]));
  return {
    get(kind, key) {
      const pack = packs.get(kind);
      return pack === undefined ? cache.get(kind, key) : pack.find(key);
    },
    set(kind, key, content) {
      const pack = packs.get(kind);
      if (pack === undefined) cache.set(kind, key, content);
      else pack.keep(key, typeof content === 'string' ? content : new TextDecoder().decode(content));
    },
    prune() {
      for (const pack of packs.values()) pack.write();
      cache.prune();
    },
  };
}

class EntryBundle {
  private readonly cache: Cache;
  private readonly kind: Kind;
  private readonly key: string;
  private readonly most: number;
  private known: ReadonlyMap<string, string> | undefined;
  /** Entries read or added since the cache was opened; the most recently used is last. */
  private readonly used = new Map<string, string>();
  /** Total length of these entries, in characters. */
  private size = 0;
  private hasNews = false;

  constructor(cache: Cache, kind: Kind, most: number) {
    this.cache = cache;
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

  /** Writes the entries in use first, then those on disk, which another process may have added meanwhile. */
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
    this.cache.set(this.kind, this.key, JSON.stringify([...all]));
  }

  private read(): ReadonlyMap<string, string> {
    const found = this.cache.get(this.kind, this.key);
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
