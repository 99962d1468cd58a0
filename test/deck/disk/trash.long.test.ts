import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeTransaction } from '../../../src/deck/disk/write-transaction.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const [A, B] = ['cards/a.yaml', 'cards/base/text/it.yaml'];
const deck = () => temporaryFolder({ [A]: 'a: 1\n', [B]: 'b: 1\n' });
const write = (folder: string) =>
  writeTransaction(folder, 'the import of it.po', [
    { path: A, before: 'a: 1\n', after: 'a: 2\n' },
    { path: B, before: 'b: 1\n', after: 'b: 2\n' },
    { path: 'cards/new.yaml', before: undefined, after: 'n: 1\n' },
  ]);
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const trashed = (folder: string) => readdirSync(join(folder, 'output/.trash'));
const inCards = (folder: string) =>
  readdirSync(join(folder, 'cards'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)\./.test(name),
  );
const NEW = ['a: 2\n', 'b: 2\n', 'n: 1\n'];
const now = (folder: string) => [A, B, 'cards/new.yaml'].map((path) => read(folder, path));

describe('output/.trash', () => {
  it('has what was replaced, under its own path in a folder that is named after the time', () => {
    const folder = deck();
    write(folder);
    const [name = '', ...others] = trashed(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\dZ-[0-9a-f]{12}$/);
    const time = Date.parse(name.slice(0, 20).replaceAll('.', ':'));
    expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
    const files = readdirSync(join(folder, 'output/.trash', name), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.yaml')).sort()).toEqual([A, B]);
    expect([A, B].map((path) => read(folder, `output/.trash/${name}/${path}`))).toEqual(['a: 1\n', 'b: 1\n']);
  });

  it('keeps it for a day, and deletes nothing else', () => {
    const folder = deck();
    const hours = (count: number) =>
      `${new Date(Date.now() - count * 3_600_000).toISOString().slice(0, 19).replaceAll(':', '.')}Z-0123456789ab`;
    const names = { young: hours(23), old: hours(25), mine: 'mine', nearly: `${hours(25)}x` };
    for (const name of Object.values(names))
      mkdirSync(join(folder, 'output/.trash', name, 'cards'), { recursive: true });
    writeFileSync(join(folder, 'victim'), 'mine');
    symlinkSync(folder, join(folder, 'output/.trash', names.old, 'out'));
    write(folder);
    const left = trashed(folder);
    expect(left).not.toContain(names.old);
    expect(left).toEqual(expect.arrayContaining([names.young, names.mine, names.nearly]));
    expect(read(folder, 'victim')).toBe('mine');
  });

  it.each([
    ['a link to elsewhere', (folder: string, to: string) => symlinkSync(to, join(folder, 'output'))],
    ['a file', (folder: string) => writeFileSync(join(folder, 'output'), '')],
  ])('is not made where output/ is %s, and all is written', (_, lay) => {
    const [folder, elsewhere] = [deck(), temporaryFolder()];
    lay(folder, elsewhere);
    write(folder);
    expect(now(folder)).toEqual(NEW);
    expect(inCards(folder)).toEqual([]);
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

describe('disks that can do less', () => {
  const real = { linkSync: fs.linkSync, renameSync: fs.renameSync };
  afterEach(() => {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  });
  const patch = (patched: Partial<typeof real>) => {
    Object.assign(fs, patched);
    syncBuiltinESMExports();
  };
  const failing = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };

  it('get their trash by copying, where output/ is on another one', () => {
    const folder = deck();
    const across = failing('EXDEV');
    patch({
      renameSync: (from, to) => (String(to).includes('/.trash/') ? across() : real.renameSync(from, to)),
    });
    write(folder);
    const [name = ''] = trashed(folder);
    expect(now(folder)).toEqual(NEW);
    expect(read(folder, `output/.trash/${name}/${A}`)).toBe('a: 1\n');
    expect(inCards(folder)).toEqual([]);
  });

  it.each(['EPERM', 'ENOTSUP'])('are written to without hard links, too (%s)', (code) => {
    const folder = deck();
    patch({ linkSync: failing(code) });
    write(folder);
    expect(now(folder)).toEqual(NEW);
    expect(inCards(folder)).toEqual([]);
    expect(statSync(join(folder, A)).nlink).toBe(1);
    writeFileSync(join(folder, A), 'a: mine\n');
    expect(() => write(folder)).toThrow('cards/a.yaml has changed since it was read');
    expect(existsSync(join(folder, 'cards/.shroud-journal'))).toBe(false);
  });
});
