import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findValue, keepValue, keptTogether } from '../../src/store/kept.js';
import { keyOf } from '../../src/store/key.js';
import { holdings } from '../../src/store/prune.js';
import { openStore, storeDisk, storeFolder } from '../../src/store/store.js';
import { temporaryFolder } from '../temporary-folder.js';

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const KEY = keyOf('a card');

describe('the store', () => {
  it('gives back what was kept, by kind and key, to any process that opens it', () => {
    const folder = temporaryFolder();
    openStore(folder).keep('fit', KEY, 'it fits');
    expect(text(openStore(folder).find('fit', KEY))).toBe('it fits');
    expect(openStore(folder).find('face', KEY)).toBeUndefined();
    expect(openStore(folder).find('fit', keyOf('another card'))).toBeUndefined();
  });

  it('takes any bytes, and nothing at all', () => {
    const store = openStore(temporaryFolder());
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    store.keep('drawing', KEY, bytes);
    store.keep('picture', KEY, '');
    expect([...(store.find('drawing', KEY) ?? [])]).toEqual([...bytes]);
    expect(store.find('picture', KEY)?.length).toBe(0);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    ['emptied', () => Buffer.alloc(0)],
    ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('!')])],
    ['changed by a letter', (bytes: Buffer) => Buffer.from(bytes.toString().replace('fits', 'sits'))],
  ])('does not believe an entry that is %s, and takes the next one', (_, spoil) => {
    const folder = temporaryFolder();
    const store = openStore(folder);
    store.keep('fit', KEY, 'it fits');
    const path = join(storeFolder(folder), 'fit', KEY);
    writeFileSync(path, spoil(readFileSync(path)));
    expect(store.find('fit', KEY)).toBeUndefined();
    store.keep('fit', KEY, 'it fits');
    expect(text(store.find('fit', KEY))).toBe('it fits');
  });

  it('does not believe a sound entry in the place of another', () => {
    const folder = temporaryFolder();
    const store = openStore(folder);
    store.keep('fit', KEY, 'it fits');
    const [other, face] = [keyOf('another card'), join(storeFolder(folder), 'face', KEY)];
    store.keep('fit', other, 'it does not');
    store.keep('face', KEY, 'a face');
    const entry = readFileSync(join(storeFolder(folder), 'fit', KEY));
    writeFileSync(join(storeFolder(folder), 'fit', other), entry);
    writeFileSync(face, entry);
    expect([store.find('fit', other), store.find('face', KEY)]).toEqual([undefined, undefined]);
  });

  it('is done without where nothing can be written', () => {
    const store = openStore(temporaryFolder({ output: 'a file is in the way' }));
    store.keep('fit', KEY, 'it fits');
    store.tidy();
    expect(store.find('fit', KEY)).toBeUndefined();
  });

  it('leaves nothing half written beside its entries', () => {
    const folder = temporaryFolder();
    const store = openStore(folder);
    for (let i = 0; i < 20; i++) store.keep('fit', keyOf(i), 'x'.repeat(i));
    expect(readdirSync(join(storeFolder(folder), 'fit'))).toHaveLength(20);
  });
});

describe('a store that has grown too large', () => {
  const BYTES = 1000;
  const ENTRY = BYTES + 65;

  /** Twenty entries, the first used longest ago. */
  function full(most: number) {
    const folder = temporaryFolder();
    const store = openStore(folder, most);
    const keys = Array.from({ length: 20 }, (_, i) => keyOf(i));
    for (const [age, key] of keys.entries()) {
      store.keep('drawing', key, 'x'.repeat(BYTES));
      const when = Date.now() / 1000 - 86_400 + age;
      utimesSync(join(storeFolder(folder), 'drawing', key), when, when);
    }
    return { folder, store, keys };
  }

  it('throws away what was not used for longest, and no more than it must', () => {
    const { store, keys, folder } = full(16 * ENTRY);
    expect(store.find('drawing', keys[0] ?? '')).toBeDefined();
    store.tidy();
    const left = keys.map((key) => store.find('drawing', key) !== undefined);
    expect(left).toEqual(keys.map((_, age) => age === 0 || age > 8));
    const sizes = Object.fromEntries(holdings(storeDisk(folder)).map((one) => [one.kind, one]));
    expect(sizes.drawing).toEqual({ kind: 'drawing', entries: 12, bytes: 12 * ENTRY });
    expect(sizes.fit).toEqual({ kind: 'fit', entries: 0, bytes: 0 });
  });

  it('is left alone while there is room', () => {
    const { store, keys } = full(20 * ENTRY);
    store.tidy();
    expect(keys.every((key) => store.find('drawing', key) !== undefined)).toBe(true);
  });

  it('loses what killed processes and earlier versions have left in it', () => {
    const { folder, store } = full(100 * ENTRY);
    const at = (name: string) => join(storeFolder(folder), name);
    const [old, fresh] = [at('drawing/.x.1f.tmp'), at('drawing/.x.2f.tmp')];
    writeFileSync(old, 'half');
    utimesSync(old, 1, 1);
    writeFileSync(fresh, 'half');
    writeFileSync(at('fit.json'), '{}');
    store.tidy();
    expect(readdirSync(at('.')).sort()).toEqual(['.looked-through', 'drawing']);
    expect(readdirSync(at('drawing')).filter((name) => name.startsWith('.'))).toEqual(['.x.2f.tmp']);
  });

  it('is looked through once an hour, however often little is written', () => {
    const { folder, store } = full(17 * ENTRY);
    store.tidy();
    const looked = statSync(join(storeFolder(folder), '.looked-through')).mtimeMs;
    store.keep('fit', KEY, 'it fits');
    store.tidy();
    expect(statSync(join(storeFolder(folder), '.looked-through')).mtimeMs).toBe(looked);
  });
});

describe('values in the store', () => {
  it('are plain data; what is none is as good as nothing', () => {
    const store = openStore(temporaryFolder());
    keepValue(store, 'fit', KEY, { by: 1.2, letters: ['ż'] });
    expect(findValue(store, 'fit', KEY)).toEqual({ by: 1.2, letters: ['ż'] });
    store.keep('fit', KEY, '{ half');
    expect(findValue(store, 'fit', KEY)).toBeUndefined();
  });

  it('that lie together are made once, and of those that change only those', async () => {
    const folder = temporaryFolder();
    const made: string[] = [];
    const ask = (names: readonly string[]) =>
      keptTogether(
        openStore(folder),
        'fit',
        names.map((name) => keyOf(name)),
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
