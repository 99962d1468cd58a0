import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../src/store/key.js';
import { packed } from '../../src/store/packed.js';
import { openStore, storeFolder } from '../../src/store/store.js';
import { temporaryFolder } from '../temporary-folder.js';

const open = (folder: string) => packed(openStore(folder));
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const keys = Array.from({ length: 50 }, (_, i) => keyOf(i));

/** A folder in whose store something is kept of each of the keys. */
function filled(): string {
  const folder = temporaryFolder();
  const store = open(folder);
  for (const [i, key] of keys.entries()) store.keep('fit', key, `"fits ${i} ż"`);
  store.tidy();
  return folder;
}

describe('a store that packs small things', () => {
  it('writes one file for all of a kind, and gives each back to the next process', () => {
    const folder = filled();
    expect(readdirSync(join(storeFolder(folder), 'fit'))).toHaveLength(1);
    const store = open(folder);
    expect(keys.map((key) => text(store.find('fit', key)))).toEqual(keys.map((_, i) => `"fits ${i} ż"`));
    expect(store.find('trial', keys[0] ?? '')).toBeUndefined();
  });

  it('knows at once what it was given, nothing at all included, and writes nothing before it is tidied', () => {
    const folder = temporaryFolder();
    const store = open(folder);
    store.keep('picture', keys[0] ?? '', '');
    expect(store.find('picture', keys[0] ?? '')?.length).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not lose what was not asked for, nor what another process wrote meanwhile', () => {
    const folder = filled();
    const [one, other] = [open(folder), open(folder)];
    for (const store of [one, other]) expect(store.find('fit', keys[7] ?? '')).toBeDefined();
    one.keep('fit', keyOf('one'), '1');
    one.tidy();
    other.keep('fit', keyOf('other'), '2');
    other.tidy();
    const store = open(folder);
    for (const key of [...keys, keyOf('one'), keyOf('other')]) expect(store.find('fit', key)).toBeDefined();
  });

  it('does not grow for ever: what was not used for longest goes, what was used stays', () => {
    const folder = temporaryFolder();
    const some = keys.slice(0, 15);
    for (const key of some) {
      const store = open(folder);
      store.find('text', keys[0] ?? '');
      store.keep('text', key, 'x'.repeat(100_000));
      store.tidy();
    }
    const store = open(folder);
    const isThere = some.map((key) => store.find('text', key) !== undefined);
    expect(isThere.map(String)).toEqual(some.map((_, i) => String(i === 0 || i >= some.length - 11)));
  });

  it('holds no more than so much in a process that never ends: what was used last stays', () => {
    const folder = temporaryFolder();
    const store = packed(openStore(folder), 300_000);
    for (const key of keys) {
      store.find('text', keys[0] ?? '');
      store.keep('text', key, 'x'.repeat(100_000));
    }
    expect(keys.filter((key) => store.find('text', key) !== undefined)).toEqual([keys[0], keys.at(-1)]);
    store.tidy();
    const [name = ''] = readdirSync(join(storeFolder(folder), 'text'));
    expect(statSync(join(storeFolder(folder), 'text', name)).size).toBeLessThan(300_000);
  });

  it('takes a damaged pack for an empty one, and writes the next', () => {
    const folder = filled();
    const [name = ''] = readdirSync(join(storeFolder(folder), 'fit'));
    const path = join(storeFolder(folder), 'fit', name);
    writeFileSync(path, readFileSync(path, 'utf8').replace('fits 3 ', 'fits 4 '));
    const store = open(folder);
    expect(store.find('fit', keys[3] ?? '')).toBeUndefined();
    store.keep('fit', keys[3] ?? '', '3');
    store.tidy();
    expect(text(open(folder).find('fit', keys[3] ?? ''))).toBe('3');
  });

  it('leaves what is large to a file of its own, at once', () => {
    const folder = temporaryFolder();
    open(folder).keep('drawing', keys[0] ?? '', 'a drawing');
    expect(text(openStore(folder).find('drawing', keys[0] ?? ''))).toBe('a drawing');
  });
});
