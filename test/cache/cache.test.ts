import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDirectory, openCache, openCacheFolder } from '../../src/cache/cache.js';
import { getJson, getOrComputeAll, setJson } from '../../src/cache/json-entries.js';
import { computeCacheKey } from '../../src/cache/key.js';
import { holdings } from '../../src/cache/prune.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const KEY = computeCacheKey('a card');

describe('the store', () => {
  it('gives back what was kept, by kind and key, to any process that opens it', () => {
    const folder = temporaryFolder();
    openCache(folder).set('fit', KEY, 'it fits');
    expect(text(openCache(folder).get('fit', KEY))).toBe('it fits');
    expect(openCache(folder).get('face', KEY)).toBeUndefined();
    expect(openCache(folder).get('fit', computeCacheKey('another card'))).toBeUndefined();
  });

  it('takes any bytes, and nothing at all', () => {
    const cache = openCache(temporaryFolder());
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    cache.set('drawing', KEY, bytes);
    cache.set('picture', KEY, '');
    expect([...(cache.get('drawing', KEY) ?? [])]).toEqual([...bytes]);
    expect(cache.get('picture', KEY)?.length).toBe(0);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    ['emptied', () => Buffer.alloc(0)],
    ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('!')])],
    ['changed by a letter', (bytes: Buffer) => Buffer.from(bytes.toString().replace('fits', 'sits'))],
  ])('does not believe an entry that is %s, and takes the next one', (_, spoil) => {
    const folder = temporaryFolder();
    const cache = openCache(folder);
    cache.set('fit', KEY, 'it fits');
    const path = join(cacheDirectory(folder), 'fit', KEY);
    writeFileSync(path, spoil(readFileSync(path)));
    expect(cache.get('fit', KEY)).toBeUndefined();
    cache.set('fit', KEY, 'it fits');
    expect(text(cache.get('fit', KEY))).toBe('it fits');
  });

  it('does not believe a sound entry in the place of another', () => {
    const folder = temporaryFolder();
    const cache = openCache(folder);
    cache.set('fit', KEY, 'it fits');
    const [other, face] = [computeCacheKey('another card'), join(cacheDirectory(folder), 'face', KEY)];
    cache.set('fit', other, 'it does not');
    cache.set('face', KEY, 'a face');
    const entry = readFileSync(join(cacheDirectory(folder), 'fit', KEY));
    writeFileSync(join(cacheDirectory(folder), 'fit', other), entry);
    writeFileSync(face, entry);
    expect([cache.get('fit', other), cache.get('face', KEY)]).toEqual([undefined, undefined]);
  });

  it('is done without where nothing can be written', () => {
    const cache = openCache(temporaryFolder({ output: 'a file is in the way' }));
    cache.set('fit', KEY, 'it fits');
    cache.prune();
    expect(cache.get('fit', KEY)).toBeUndefined();
  });

  it('leaves nothing half written beside its entries', () => {
    const folder = temporaryFolder();
    const cache = openCache(folder);
    for (let i = 0; i < 20; i++) cache.set('fit', computeCacheKey(i), 'x'.repeat(i));
    expect(readdirSync(join(cacheDirectory(folder), 'fit'))).toHaveLength(20);
  });
});

describe('a store that has grown too large', () => {
  const BYTES = 1000;
  const ENTRY = BYTES + 65;

  /** Twenty entries, the first used longest ago. */
  function full(most: number) {
    const folder = temporaryFolder();
    const cache = openCache(folder, most);
    const keys = Array.from({ length: 20 }, (_, i) => computeCacheKey(i));
    for (const [age, key] of keys.entries()) {
      cache.set('drawing', key, 'x'.repeat(BYTES));
      const when = Date.now() / 1000 - 86_400 + age;
      utimesSync(join(cacheDirectory(folder), 'drawing', key), when, when);
    }
    return { folder, cache, keys };
  }

  it('throws away what was not used for longest, and no more than it must', () => {
    const { cache, keys, folder } = full(16 * ENTRY);
    expect(cache.get('drawing', keys[0] ?? '')).toBeDefined();
    cache.prune();
    const left = keys.map((key) => cache.get('drawing', key) !== undefined);
    expect(left).toEqual(keys.map((_, age) => age === 0 || age > 8));
    const sizes = Object.fromEntries(holdings(openCacheFolder(folder)).map((one) => [one.kind, one]));
    expect(sizes.drawing).toEqual({ kind: 'drawing', entries: 12, bytes: 12 * ENTRY });
    expect(sizes.fit).toEqual({ kind: 'fit', entries: 0, bytes: 0 });
  });

  it('keeps every entry while the cache is below its limit', () => {
    const { cache, keys } = full(20 * ENTRY);
    cache.prune();
    expect(keys.every((key) => cache.get('drawing', key) !== undefined)).toBe(true);
  });

  it('loses what killed processes and earlier versions have left in it', () => {
    const { folder, cache } = full(100 * ENTRY);
    const at = (name: string) => join(cacheDirectory(folder), name);
    const [old, fresh] = [at('drawing/.x.1f.tmp'), at('drawing/.x.2f.tmp')];
    writeFileSync(old, 'half');
    utimesSync(old, 1, 1);
    writeFileSync(fresh, 'half');
    writeFileSync(at('fit.json'), '{}');
    cache.prune();
    expect(readdirSync(at('.')).sort()).toEqual(['.looked-through', 'drawing']);
    expect(readdirSync(at('drawing')).filter((name) => name.startsWith('.'))).toEqual(['.x.2f.tmp']);
  });

  it('is looked through once an hour, however often little is written', () => {
    const { folder, cache } = full(17 * ENTRY);
    cache.prune();
    const looked = statSync(join(cacheDirectory(folder), '.looked-through')).mtimeMs;
    cache.set('fit', KEY, 'it fits');
    cache.prune();
    expect(statSync(join(cacheDirectory(folder), '.looked-through')).mtimeMs).toBe(looked);
  });
});

describe('values in the store', () => {
  it('are plain data; what is none is as good as nothing', () => {
    const cache = openCache(temporaryFolder());
    setJson(cache, 'fit', KEY, { by: 1.2, letters: ['ż'] });
    expect(getJson(cache, 'fit', KEY)).toEqual({ by: 1.2, letters: ['ż'] });
    cache.set('fit', KEY, '{ half');
    expect(getJson(cache, 'fit', KEY)).toBeUndefined();
  });

  it('that lie together are made once, and of those that change only those', async () => {
    const folder = temporaryFolder();
    const made: string[] = [];
    const ask = (names: readonly string[]) =>
      getOrComputeAll(
        openCache(folder),
        'fit',
        names.map((name) => computeCacheKey(name)),
        (index) => {
          made.push(names[index] ?? '');
          return names[index] === 'ill' ? undefined : `made of ${names[index]}`;
        },
      );
    expect(await ask(['a', 'b', 'c'])).toEqual(['made of a', 'made of b', 'made of c']);
    expect(await ask(['a', 'b', 'c'])).toEqual(['made of a', 'made of b', 'made of c']);
    expect(made).toEqual(['a', 'b', 'c']);
    expect(await ask(['a', 'd', 'c'])).toEqual(['made of a', 'made of d', 'made of c']);
    expect(made).toEqual(['a', 'b', 'c', 'd']);
    // What could not be made is asked for again.
    for (let i = 0; i < 2; i++) expect(await ask(['a', 'ill'])).toEqual(['made of a', undefined]);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'ill', 'ill']);
    expect(await ask([])).toEqual([]);
  });
});
