import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { type DeckFolder, memoryFolder } from '../../src/deck/folder.js';
import { walkArt, walkCards, walkTemplates } from '../../src/deck/walk.js';
import { countNodes } from '../../src/deck/yaml/count-nodes.js';
import { templatesFingerprint, templatesStamps } from '../../src/print/faces/fingerprint.js';
import { cachedFolder } from '../../src/workspace/cached-folder.js';
import { temporaryFolder } from '../support/temporary-folder.js';

function deckWith(files: Readonly<Record<string, string>>, links: Readonly<Record<string, string>> = {}) {
  const path = temporaryFolder(files);
  for (const [link, to] of Object.entries(links)) {
    mkdirSync(dirname(join(path, link)), { recursive: true });
    symlinkSync(to, join(path, link));
  }
  const open = (): DeckFolder => {
    const folder = diskFolder(path);
    if (folder === undefined) throw new Error('There is no such folder.');
    return folder;
  };
  return { path, open };
}

const DRAWINGS = { 'templates/z/b.svg': 'b', 'templates/z/a.svg': 'a', 'templates/theme.yaml': 't' };

describe('a walk', () => {
  it('has what is in a folder together and in order, on disk and in memory', () => {
    const expected = ['templates/theme.yaml', 'templates/z/a.svg', 'templates/z/b.svg'];
    expect(walkTemplates(memoryFolder(DRAWINGS)).files).toEqual(expected);
    expect(walkTemplates(deckWith(DRAWINGS).open()).files).toEqual(expected);
  });

  it('goes by the own name of a folder wherever links to it come first', () => {
    const { files, repeated } = walkTemplates(deckWith(DRAWINGS, { 'templates/a': 'z' }).open());
    expect(files).toEqual(['templates/theme.yaml', 'templates/z/a.svg', 'templates/z/b.svg']);
    expect([...repeated]).toEqual([['templates/a', 'templates/z']]);
  });

  it('follows a link to another folder of the deck, and sees it once by all links', () => {
    const links = { 'templates/icons': '../shared', 'templates/more': '../shared' };
    const { files, repeated } = walkTemplates(deckWith({ 'shared/x.svg': 'x' }, links).open());
    expect(files).toEqual(['templates/icons/x.svg']);
    expect([...repeated.keys()]).toEqual(['templates/more']);
  });

  it('sees a folder once where folders outside of it lead back to it', () => {
    const links = { 'templates/a': '../other', 'other/back': '../templates' };
    const { files, repeated } = walkTemplates(deckWith(DRAWINGS, links).open());
    expect(files).toHaveLength(3);
    expect([...repeated]).toEqual([['templates/a/back', 'templates']]);
  });

  it('lists each folder once where 40 of them link to all others', () => {
    const names = Array.from({ length: 40 }, (_, i) => `m${i}`);
    const links = Object.fromEntries(
      names.flatMap((from) => names.map((to) => [`templates/${from}/${to}`, `../${to}`])),
    );
    const folder = deckWith({}, links).open();
    let listings = 0;
    const counted = { ...folder, list: (path: string) => [folder.list(path), listings++][0] as never };
    const { folders, refused, repeated } = walkTemplates(counted);
    expect(folders).toHaveLength(40);
    expect(refused.size + repeated.size).toBe(40 * 40);
    // One to find the folder itself, one of it.
    expect(listings).toBe(42);
  });

  it('ends at 5,000 entries of templates/, without the art, of which there may be 40,000', () => {
    const many = (folder: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/f${i}.svg`, '']));
    const folder = memoryFolder({ ...many('templates', 4999), ...many('templates/art', 6000) });
    expect(walkTemplates(folder).exceeded.size).toBe(0);
    expect(walkArt(folder).files).toHaveLength(6000);
    expect(walkArt(folder).exceeded.size).toBe(0);
    const { files, exceeded } = walkTemplates(memoryFolder(many('templates/more', 9000)));
    expect(files).toHaveLength(4999);
    expect([...exceeded]).toEqual([['files', 'templates/more']]);
    expect([...walkArt(memoryFolder(many('templates/art', 40_001))).exceeded]).toEqual([
      ['artFiles', 'templates/art'],
    ]);
  });

  it('leaves out hidden files of a set, whatever they are', () => {
    const files = { 'cards/base/.a.yaml': '', 'cards/base/.git/x.yaml': '', 'cards/base/a.yaml': '' };
    expect(walkCards(memoryFolder(files)).files).toEqual(['cards/base/a.yaml']);
  });
});

describe('what templates are known by', () => {
  const both = (open: () => DeckFolder) => [templatesFingerprint(open()), templatesStamps(open())];

  it('changes with a file of a linked folder, and with where a link to a known one leads', () => {
    const { path, open } = deckWith(
      { 'templates/y/x.svg': 'x', 'templates/z/x.svg': 'x', 'shared/x.svg': 'x' },
      { 'templates/a': 'z', 'templates/icons': '../shared' },
    );
    const seen = [both(open)];
    writeFileSync(join(path, 'shared/x.svg'), 'changed');
    seen.push(both(open));
    rmSync(join(path, 'templates/a'));
    symlinkSync('y', join(path, 'templates/a'));
    seen.push(both(open));
    for (const which of [0, 1]) expect(new Set(seen.map((one) => one[which])).size).toBe(3);
  });

  it('keeps no file that is only hashed', () => {
    const files = memoryFolder({ 'templates/a.svg': 'a' });
    const asked: (number | undefined)[] = [];
    const spied: DeckFolder = {
      ...files,
      read(path, largest) {
        asked.push(largest);
        return files.read(path, largest);
      },
    };
    const folder = cachedFolder(() => spied);
    templatesFingerprint(folder);
    templatesFingerprint(folder);
    expect(asked).toHaveLength(2);
    folder.read('templates/a.svg');
    folder.read('templates/a.svg');
    expect(asked).toHaveLength(3);
  });

  it('keeps no more of what was read than a deck may have', () => {
    const bytes = new Uint8Array(1024 * 1024);
    let reads = 0;
    const read = () => {
      reads++;
      return { bytes };
    };
    const folder = cachedFolder(() => ({ ...memoryFolder({}), read }));
    const readAll = () => {
      for (let i = 0; i < 90; i++) folder.read(`f${i}`);
    };
    readAll();
    expect(reads).toBe(90);
    readAll();
    expect(reads).toBe(90 + 10);
    folder.refresh();
    readAll();
    readAll();
    expect(reads).toBe(90 + 10 + 90 + 10);
  });
});

describe('nodes of YAML', () => {
  it.each([
    ['-\n-\n-\n', 6],
    ['a: b\n', 2],
    ['[a,b,{c: d}]', 7],
    ['a word: with - dashes, it’s well-known', 3],
    ['"a":1', 2],
  ])('are counted without parsing: %j', (text, count) => {
    expect(countNodes(text)).toEqual({ count });
  });

  it('have the offset at which they exceed the limit', () => {
    expect(countNodes('-\n-\n-\n', 3)).toEqual({ count: 6, offset: 3 });
  });
});
