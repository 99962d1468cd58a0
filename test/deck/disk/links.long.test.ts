import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../src/cache/cache.js';
import { computeCacheKey } from '../../../src/cache/key.js';
import { outputFolder } from '../../../src/deck/disk/contained-folder.js';
import { diskFolder } from '../../../src/deck/disk/disk-folder.js';
import { readNamed } from '../../../src/deck/disk/read-inside.js';
import { recoverJournal } from '../../../src/deck/disk/recover-journal.js';
import { WriteError } from '../../../src/deck/disk/write-atomic.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { buildDeck } from '../../../src/operations/deck/build-deck.js';
import { forgetAll } from '../../../src/operations/deck/describe-cache.js';
import { expectWritable } from '../../../src/operations/verify/write-verified.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { SOUND } from '../../support/deck/bad-decks.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const CARDS = { ...SOUND, 'cards/base/cards.yaml': 'deaths:\n  a: { title: A }\n' };

/** What must be there afterwards as it was, wherever links lead. */
const VICTIM = { 'a.json': '{}', 'deck.json': 'mine', 'fit/a.txt': 'mine', 'report.json': 'mine' };

function deckAnd(link: string, to: (victim: string) => string) {
  const folder = temporaryFolder();
  const [deck, victim] = [join(folder, 'deck'), join(folder, 'victim')];
  for (const [root, files] of [
    [deck, CARDS],
    [victim, VICTIM],
  ] as const)
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  mkdirSync(dirname(join(deck, link)), { recursive: true });
  symlinkSync(to(victim), join(deck, link));
  return { deck, victim };
}

const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(folder.length + 1), readFileSync(path, 'utf8')];
      }),
  );

const told = async (deck: string) =>
  (await openWorkspace(deck).checked()).report.diagnostics
    .filter(({ code }) => code === 'OUTPUT_OUTSIDE')
    .map(({ span }) => span.file);

describe('links below output/ that made verify and print delete the files of others (security 3)', () => {
  it.each<[string, string, (victim: string) => string]>([
    ['output/verify/replays -> victim', 'output/verify/replays', (victim) => victim],
    ['output/.cache -> folder', 'output/.cache', (victim) => victim],
    ['output -> elsewhere', 'output', (victim) => victim],
    ['a kind of the store', 'output/.cache/fit', (victim) => victim],
    ['output/verify, by a way through the deck', 'output/verify', () => '../../victim'],
    ['output/print, into the cards', 'output/print', () => '../cards'],
    ['output is the deck itself', 'output', () => '.'],
    ['output leads nowhere', 'output', () => 'nowhere'],
    ['output is a link to itself', 'output', () => 'output'],
  ])('%s: reported at its place, and nothing is touched', async (_, link, to) => {
    const { deck, victim } = deckAnd(link, to);
    const before = filesIn(join(deck, 'cards'));
    expect(await told(deck)).toContain(link);
    const cache = openCache(deck);
    cache.set('fit', computeCacheKey('x'), 'x');
    expect(cache.get('fit', 'a.txt')).toBeUndefined();
    cache.prune();
    for (const write of [
      () => outputFolder(deck).write('deck.json', 'x'),
      () => expectWritable(deck),
      () => outputFolder(deck, 'print').write('a.json', 'x'),
      () => outputFolder(deck, 'verify/replays').remove('a.json'),
      () => forgetAll(deck),
    ])
      try {
        write();
      } catch (cause) {
        expect(cause).toBeInstanceOf(WriteError);
      }
    expect(filesIn(victim)).toEqual(VICTIM);
    expect(filesIn(join(deck, 'cards'))).toEqual(before);
  });

  it('a link of output/ to another folder of output/ is allowed', async () => {
    const { deck } = deckAnd('output/print', () => 'verify');
    mkdirSync(join(deck, 'output/verify'));
    expect(await told(deck)).toEqual([]);
    outputFolder(deck, 'print').write('a.pdf', 'x');
    expect(filesIn(join(deck, 'output/verify'))).toEqual({ 'a.pdf': 'x' });
  });

  it('a file that is a link is replaced, not followed', () => {
    const { deck, victim } = deckAnd('output/deck.json', (folder) => join(folder, 'deck.json'));
    expect(outputFolder(deck).read('deck.json')).toBeUndefined();
    buildDeck(openWorkspace(deck).opened);
    expect(filesIn(victim)).toEqual(VICTIM);
    expect(JSON.parse(readFileSync(join(deck, 'output/deck.json'), 'utf8')).name).toBe('bad');
  });

  it('throwing the store away removes links in it, and not what they lead to', () => {
    const { deck, victim } = deckAnd('output/.cache/fit/link', (folder) => folder);
    forgetAll(deck);
    expect(existsSync(join(deck, 'output/.cache'))).toBe(false);
    expect(filesIn(victim)).toEqual(VICTIM);
  });
});

describe('a name that led out of the folder (security 4: verify merge wrote "../../../../X")', () => {
  it.each([
    '../../../../X.json',
    '../../cards/base/cards.yaml',
    'replays/../../../x.json',
    '..',
    'a/../../../shroud.yaml',
  ])('%s is refused', (name) => {
    const folder = temporaryFolder(CARDS);
    expect(() => outputFolder(folder, 'verify').write(name, 'x')).toThrow(WriteError);
    expect(() => outputFolder(folder, 'verify').remove(name)).toThrow(WriteError);
    expect(filesIn(folder)).toEqual(CARDS);
  });
});

describe('folders that contain themselves, or everything (security 6)', () => {
  const found = (count: number, to: string) => {
    const directory = temporaryFolder(CARDS);
    for (let i = 0; i < count; i++) symlinkSync(to, join(directory, `cards/base/self${i}`));
    return loadDeck(diskFolder(directory), directory).report.diagnostics;
  };

  it.each([
    ['12 links of a set to itself', '.'],
    ['12 links of a set to the deck', '../..'],
    ['12 links of a set to cards/', '..'],
    ['12 links that go round by the set’s own name', '../base'],
  ])('are seen: %s', (_, to) => {
    const all = found(12, to);
    expect(all.map(({ code, span }) => `${span.file} ${code}`).sort()).toEqual(
      Array.from({ length: 12 }, (_, i) => `cards/base/self${i} FILE_UNREADABLE`).sort(),
    );
    expect(all[0]?.message).toContain('its links go round in a circle');
  });

  it.each(['/', '../../..', '/proc', '/dev'])('are not looked into when they lead out: %s', (to) => {
    expect(found(3, to).map(({ code, span }) => `${span.file} ${code}`)).toEqual([
      'cards/base/self0 FILE_OUTSIDE',
      'cards/base/self1 FILE_OUTSIDE',
      'cards/base/self2 FILE_OUTSIDE',
    ]);
  });

  it('are read once where each leads to all others', () => {
    const directory = temporaryFolder(CARDS);
    for (let set = 0; set < 12; set++) {
      mkdirSync(join(directory, `cards/set${set}`));
      for (let to = 0; to < 12; to++) symlinkSync(`../set${to}`, join(directory, `cards/set${set}/to${to}`));
    }
    const { diagnostics } = loadDeck(diskFolder(directory), directory).report;
    const links = diagnostics.filter(({ code }) => code === 'FILE_UNREADABLE');
    expect(links).toHaveLength(12 * 12);
    expect(links.map(({ message }) => message)).toContain(
      "cards/set3/to4 can't be read: the link leads to cards/set4, which is read already.",
    );
  });
});

describe('fonts by a linked folder (security 18)', () => {
  const theme = (file: string) => ({
    'templates/theme.yaml': readFileSync('templates/theme.yaml', 'utf8').replace(
      /"@expo-google-fonts\/eb-garamond[^"]*"/,
      `"${file}"`,
    ),
  });
  it.each([
    ['a folder', 'fonts/own.ttf', 'templates/fonts', ''],
    ['a file', 'own.ttf', 'templates/own.ttf', '/own.ttf'],
    ['a folder of folders', 'more/fonts/own.ttf', 'templates/more', '/..'],
  ])('%s that leads out is refused', async (_, file, link, rest) => {
    const folder = temporaryFolder({ ...CARDS, ...theme(file) });
    const outside = temporaryFolder({ 'own.ttf': 'no font' });
    if (rest === '/..') symlinkSync(outside, join(outside, 'fonts'));
    symlinkSync(rest === '/..' ? outside : outside + rest, join(folder, link));
    const { diagnostics } = (await openWorkspace(folder).checked()).report;
    expect(diagnostics.map(({ message }) => message).join()).toMatch(/own\.ttf is a link that leads out/);
    rmSync(outside, { recursive: true, force: true });
  });
});

describe('a file of gigabytes where the tool looks for its own, which took as much memory', () => {
  const GIGABYTES = 3_000_000_000;
  const pack = createHash('sha256').update('all of fit').digest('hex').slice(0, 32);
  const deckWith = (path: string) => {
    const folder = temporaryFolder({ ...CARDS, [path]: '' });
    truncateSync(join(folder, path), GIGABYTES);
    return folder;
  };

  it.each(['a.json', 'deck.json', `.cache/fit/${pack}`])('output/%s is as good as none', (name) => {
    expect(outputFolder(deckWith(`output/${name}`)).read(name)).toBeUndefined();
  });

  it('is refused as a bundle of the cache', () => {
    const folder = deckWith(`output/.cache/fit/${pack}`);
    expect(openCache(folder).get('fit', pack)).toBeUndefined();
  });

  it('is refused as the journal of a transaction', () => {
    expect(() => recoverJournal(deckWith('cards/.shroud-journal'))).toThrow(
      'is not in the format that shroud writes',
    );
  });

  it.each([
    [
      'a file of gigabytes',
      () => join(deckWith('sent.json'), 'sent.json'),
      '2861.0 MiB; the limit is 64.0 MiB',
    ],
    ['one without an end', () => '/dev/zero', 'more than that; the limit is 64.0 MiB'],
    ['a folder', () => deckWith('sent.json'), 'it is a folder'],
  ])('files of strangers: %s', (_, make, why) => {
    expect(readNamed(make())).toMatchObject({ why: expect.stringContaining(why) });
  });
});
