import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskMemory } from '../../src/project/disk-memory.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (circumstances = 'same') => new DiskMemory(join(folder, 'known.json'), circumstances);

/** A run that sets some keys and asks for others. */
function run(set: readonly string[], ask: readonly string[] = []): void {
  const memory = open();
  for (const key of set) memory.set(key, `value of ${key}`);
  for (const key of ask) memory.get(key);
  memory.keep();
}

describe('what is remembered on disk', () => {
  it('is there in the next run, and not in other circumstances', () => {
    run(['a']);
    expect([open().get('a'), open('other').get('a')]).toEqual(['value of a', undefined]);
  });

  it('outlives a run that asks for none or little of it', () => {
    run(['a', 'b']);
    run([]);
    run(['c'], ['a']);
    expect(['a', 'b', 'c'].map((key) => open().get(key))).toEqual(['value of a', 'value of b', 'value of c']);
  });

  it('does not grow for ever: what was not asked for longest goes first', () => {
    for (let first = 0; first < 6000; first += 100)
      run(Array.from({ length: 100 }, (_, i) => `key ${first + i}`));
    expect([open().get('key 0'), open().get('key 5999')]).toEqual([undefined, 'value of key 5999']);
    expect(readFileSync(join(folder, 'known.json'), 'utf8').length).toBeLessThan(150_000);
  });

  it('begins anew where its file is damaged', () => {
    run(['a']);
    const path = join(folder, 'known.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('value of', 'value 0f'));
    expect(open().get('a')).toBeUndefined();
    run(['b']);
    expect(open().get('b')).toBe('value of b');
  });
});
