import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleEntries } from '../../src/cache/bundled-cache.js';
import { cacheDirectory, openCache } from '../../src/cache/cache.js';
import { computeCacheKey } from '../../src/cache/key.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const open = (folder: string) => bundleEntries(openCache(folder));
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const keys = Array.from({ length: 50 }, (_, i) => computeCacheKey(i));

/** A folder in whose store something is kept of each of the keys. */
function filled(): string {
  const folder = temporaryFolder();
  const cache = open(folder);
  for (const [i, key] of keys.entries()) cache.set('fit', key, `"fits ${i} ż"`);
  cache.prune();
  return folder;
}

describe('a store that packs small things', () => {
  it('writes one file for all of a kind, and gives each back to the next process', () => {
    const folder = filled();
    expect(readdirSync(join(cacheDirectory(folder), 'fit'))).toHaveLength(1);
    const cache = open(folder);
    expect(keys.map((key) => text(cache.get('fit', key)))).toEqual(keys.map((_, i) => `"fits ${i} ż"`));
    expect(cache.get('trial', keys[0] ?? '')).toBeUndefined();
  });

  it('knows at once what it was given, nothing at all included, and writes nothing before it is tidied', () => {
    const folder = temporaryFolder();
    const cache = open(folder);
    cache.set('picture', keys[0] ?? '', '');
    expect(cache.get('picture', keys[0] ?? '')?.length).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not lose what was not asked for, nor what another process wrote meanwhile', () => {
    const folder = filled();
    const [one, other] = [open(folder), open(folder)];
    for (const cache of [one, other]) expect(cache.get('fit', keys[7] ?? '')).toBeDefined();
    one.set('fit', computeCacheKey('one'), '1');
    one.prune();
    other.set('fit', computeCacheKey('other'), '2');
    other.prune();
    const cache = open(folder);
    for (const key of [...keys, computeCacheKey('one'), computeCacheKey('other')])
      expect(cache.get('fit', key)).toBeDefined();
  });

  it('does not grow for ever: what was not used for longest goes, what was used stays', () => {
    const folder = temporaryFolder();
    const some = keys.slice(0, 15);
    for (const key of some) {
      const cache = open(folder);
      cache.get('text', keys[0] ?? '');
      cache.set('text', key, 'x'.repeat(100_000));
      cache.prune();
    }
    const cache = open(folder);
    const isThere = some.map((key) => cache.get('text', key) !== undefined);
    expect(isThere.map(String)).toEqual(some.map((_, i) => String(i === 0 || i >= some.length - 11)));
  });

  it('holds no more than so much in a process that never ends: what was used last stays', () => {
    const folder = temporaryFolder();
    const cache = bundleEntries(openCache(folder), 300_000);
    for (const key of keys) {
      cache.get('text', keys[0] ?? '');
      cache.set('text', key, 'x'.repeat(100_000));
    }
    expect(keys.filter((key) => cache.get('text', key) !== undefined)).toEqual([keys[0], keys.at(-1)]);
    cache.prune();
    const [name = ''] = readdirSync(join(cacheDirectory(folder), 'text'));
    expect(statSync(join(cacheDirectory(folder), 'text', name)).size).toBeLessThan(300_000);
  });

  it('takes a damaged pack for an empty one, and writes the next', () => {
    const folder = filled();
    const [name = ''] = readdirSync(join(cacheDirectory(folder), 'fit'));
    const path = join(cacheDirectory(folder), 'fit', name);
    writeFileSync(path, readFileSync(path, 'utf8').replace('fits 3 ', 'fits 4 '));
    const cache = open(folder);
    expect(cache.get('fit', keys[3] ?? '')).toBeUndefined();
    cache.set('fit', keys[3] ?? '', '3');
    cache.prune();
    expect(text(open(folder).get('fit', keys[3] ?? ''))).toBe('3');
  });

  it('leaves what is large to a file of its own, at once', () => {
    const folder = temporaryFolder();
    open(folder).set('drawing', keys[0] ?? '', 'a drawing');
    expect(text(openCache(folder).get('drawing', keys[0] ?? ''))).toBe('a drawing');
  });
});
