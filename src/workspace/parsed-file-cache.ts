import type { Cache } from '../cache/cache.js';
import { getJson, setJson } from '../cache/json-entries.js';
import { computeCacheKey, digest } from '../cache/key.js';
import type { ParsedFileCache } from '../deck/source/parsed-file.js';

/** Caches parsed files across runs; only valid files are cached. */
export function parsedFileCache(cache: Cache): ParsedFileCache {
  return {
    find: (kind, bytes, { key }) => {
      const found = getJson(cache, 'reading', computeCacheKey(kind, digest(bytes), key));
      return found === undefined ? undefined : asRead(found);
    },
    keep: (kind, bytes, { key }, value) => {
      if (isPlain(value)) setJson(cache, 'reading', computeCacheKey(kind, digest(bytes), key), value);
    },
  };
}

/** Restores parsed values, which have no prototype: "constructor" is a key like any other. */
function asRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(asRead);
  const bare: Record<string, unknown> = Object.create(null);
  for (const [key, inner] of Object.entries(value)) bare[key] = asRead(inner);
  return bare;
}

/** Whether a value survives a round trip through JSON, which has no infinity and no minus zero. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'undefined' && typeof value !== 'bigint';
  return Object.values(value).every(isPlain);
}
