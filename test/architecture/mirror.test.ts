import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/places.js';

/** What no module of `src/` corresponds to. A suite has all of its files in its own folder, programs and data included. */
const SUITES = [
  'architecture',
  'docs',
  'editor',
  'examples',
  'fuzz',
  'hostile',
  'kill',
  'mutation',
  'package',
  'plates',
];
/** Files that tests read, and code that they share. */
const SHARED = ['fixtures', 'golden', 'support'];

const entries = readdirSync(join(ROOT, 'test'), { recursive: true, withFileTypes: true });
const mirrored = entries
  .map((entry) => ({
    entry,
    path: join(entry.parentPath, entry.name).slice(join(ROOT, 'test/').length).replaceAll('\\', '/'),
  }))
  .filter(({ path }) => ![...SUITES, ...SHARED].includes(path.split('/')[0] ?? ''));

describe('test/ has the folders of src/', () => {
  it('every folder of test/ that is no suite is a folder of src/', () => {
    const folders = mirrored.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path);
    expect(folders.length).toBeGreaterThan(30);
    expect(folders.filter((path) => !existsSync(join(ROOT, 'src', path)))).toEqual([]);
  });

  it('every file in them is a test: what tests share is in test/support', () => {
    const files = mirrored.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
    expect(files.filter((path) => !path.endsWith('.test.ts') && path !== 'suite.mjs')).toEqual([]);
  });

  it('no suite of the list has gone', () => {
    expect([...SUITES, ...SHARED].filter((name) => !existsSync(join(ROOT, 'test', name)))).toEqual([]);
  });
});
