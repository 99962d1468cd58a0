import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContainedFolder } from '../../../src/deck/disk/contained-folder.js';
import { WriteConflictError } from '../../../src/deck/disk/deck-lock.js';
import { hashText, keepJournal } from '../../../src/deck/disk/journal.js';
import { withLockFile } from '../../../src/deck/disk/lock-file.js';
import { thisProcess } from '../../../src/deck/disk/lock-owner.js';
import { recoverJournal } from '../../../src/deck/disk/recover-journal.js';
import { nameBeside } from '../../../src/deck/disk/temporary.js';
import { writeAtomic } from '../../../src/deck/disk/write-atomic.js';
import { writeTransaction } from '../../../src/deck/disk/write-transaction.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const [A, B] = ['cards/a.yaml', 'cards/base/text/b.yaml'];
const LOCK = 'cards/.shroud-lock';
const JOURNAL = 'cards/.shroud-journal';
const deck = () => temporaryFolder({ [A]: 'a: 1\n', [B]: 'b: 1\n' });
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const both = [
  { path: A, before: 'a: 1\n', after: 'a: 2\n' },
  { path: B, before: 'b: 1\n', after: 'b: 2\n' },
];
const write = (folder: string, files = both) => writeTransaction(folder, 'the import of it.po', files);
const left = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(^|\/)\./.test(name) && !name.startsWith('output/.trash'),
  );

describe('files that are written together', () => {
  it('are all written, and nothing is left beside them', () => {
    const folder = deck();
    expect(write(folder)).toEqual({ written: [A, B], unlinked: [] });
    expect([read(folder, A), read(folder, B)]).toEqual(['a: 2\n', 'b: 2\n']);
    expect(left(folder)).toEqual([]);
  });

  it.each([
    ['was changed', (folder: string) => writeFileSync(join(folder, B), 'b: 3\n')],
    ['was lengthened', (folder: string) => writeFileSync(join(folder, B), 'b: 1\n# mine\n')],
    ['was emptied', (folder: string) => writeFileSync(join(folder, B), '')],
  ])('are not written where one of them %s since it was read (security 5)', (_, change) => {
    const folder = deck();
    change(folder);
    const before = read(folder, B);
    expect(() => write(folder)).toThrow(/b\.yaml has changed since it was read: nothing was written/);
    expect([read(folder, A), read(folder, B)]).toEqual(['a: 1\n', before]);
    expect(left(folder)).toEqual([]);
  });

  it('that were not there are not overwritten if they are now, and left out if they are gone', () => {
    const folder = deck();
    expect(() => write(folder, [{ path: A, before: undefined as never, after: 'x' }])).toThrow(
      WriteConflictError,
    );
    expect(() => write(folder, [{ path: 'cards/c.yaml', before: 'c', after: 'x' }])).toThrow(
      WriteConflictError,
    );
  });

  it('are as they were where one of them can’t be written (security 18)', () => {
    const folder = deck();
    writeFileSync(join(folder, 'cards/more'), 'in the way');
    const third = { path: 'cards/more/text/it.yaml', before: undefined as never, after: 'x' };
    expect(() => write(folder, [...both, third])).toThrow(/it\.yaml can't be written: /);
    expect([read(folder, A), read(folder, B)]).toEqual(['a: 1\n', 'b: 1\n']);
    expect(left(folder)).toEqual([]);
  });

  it('are not more than a journal may have', () => {
    const folder = deck();
    const many = Array.from({ length: 501 }, (_, i) => ({
      path: `cards/c${i}.yaml`,
      before: undefined as never,
      after: 'x',
    }));
    expect(() => write(folder, many)).toThrow(
      'the import of it.po would change 501 files: the limit is 500; nothing was written',
    );
    expect(left(folder)).toEqual([]);
  });

  it('keep their modes, their byte order marks, and what links lead to (security 18)', () => {
    const folder = deck();
    chmodSync(join(folder, A), 0o640);
    writeFileSync(join(folder, 'cards/kept.yaml'), '\ufeffk: 1\n', { mode: 0o755 });
    symlinkSync('kept.yaml', join(folder, 'cards/linked.yaml'));
    write(folder, [...both, { path: 'cards/linked.yaml', before: 'k: 1\n', after: 'k: 2\n' }]);
    expect(read(folder, 'cards/kept.yaml')).toBe('\ufeffk: 2\n');
    const modes = [A, 'cards/kept.yaml'].map((file) => statSync(join(folder, file)).mode & 0o777);
    expect(modes).toEqual([0o640, 0o755]);
  });

  it.each([0o600, 0o644, 0o664, 0o400, 0o777])('keep the mode %i (security 18)', (mode) => {
    const folder = deck();
    chmodSync(join(folder, B), mode);
    write(folder);
    expect([read(folder, B), statSync(join(folder, B)).mode & 0o777]).toEqual(['b: 2\n', mode]);
  });

  it.each([
    ['beside it', [A], 'cards/second'],
    ['elsewhere', [A], 'second'],
    ['of another file', [B], 'cards/base/second'],
    ['of both', [A, B], 'twice'],
  ])('that have another name on the disk are reported: %s (security 18)', (_, names, second) => {
    const folder = deck();
    for (const [at, name] of names.entries()) linkSync(join(folder, name), join(folder, `${second}${at}`));
    expect(write(folder).unlinked).toEqual(names);
    for (const at of names.keys()) expect(read(folder, `${second}${at}`)).toMatch(/^[ab]: 1\n$/);
  });

  it.each(['/etc/passwd', '../../outside.yaml', '..'])('are not written through a link to %s', (to) => {
    const folder = deck();
    symlinkSync(to, join(folder, 'cards/out.yaml'));
    expect(() =>
      write(folder, [{ path: 'cards/out.yaml', before: undefined as never, after: 'x' }]),
    ).toThrow();
    expect(existsSync(join(folder, '../outside.yaml'))).toBe(false);
  });
});

const ID = '0123456789ab';

describe('what was interrupted', () => {
  const interrupted = (folder: string, done: readonly string[]) => {
    const files = both.map(({ path, before, after }) => ({ path, before: hashText(before), after }));
    keepJournal(createContainedFolder(folder, ''), { what: 'the import of it.po', id: ID, files });
    for (const { path, after } of both) if (done.includes(path)) writeFileSync(join(folder, path), after);
    writeFileSync(join(folder, 'cards/base/text/.b.yaml.0123456789ab.tmp'), 'half');
    writeFileSync(join(folder, LOCK), JSON.stringify({ ...thisProcess(), pid: 2 ** 22 + 1, id: 'x' }));
  };

  it.each([[[]], [[A]], [[A, B]]])('is finished when %j were written, once', (done) => {
    const folder = deck();
    interrupted(folder, done);
    expect(recoverJournal(folder)).toEqual({
      what: 'the import of it.po',
      written: [A, B],
      left: [],
      kept: [],
    });
    expect([read(folder, A), read(folder, B)]).toEqual(['a: 2\n', 'b: 2\n']);
    expect(left(folder)).toEqual([]);
    expect(recoverJournal(folder)).toBeUndefined();
  });

  it('leaves alone what was changed since, and says so', () => {
    const folder = deck();
    interrupted(folder, [A]);
    writeFileSync(join(folder, B), 'b: mine\n');
    expect(recoverJournal(folder)).toMatchObject({ written: [A], left: [B] });
    expect(read(folder, B)).toBe('b: mine\n');
  });

  it('puts back a file that was written alone, and was aside when the process was killed', () => {
    const folder = temporaryFolder({ 'shroud.yaml': 'name: x\n' });
    const files = [{ path: 'shroud.yaml', before: hashText('name: x\n') }];
    keepJournal(createContainedFolder(folder, ''), { what: 'the edit of shroud.yaml', id: ID, files });
    renameSync(join(folder, 'shroud.yaml'), join(folder, `.shroud.yaml.${ID}.old`));
    writeFileSync(join(folder, `.shroud.yaml.${ID}.tmp`), 'name: ');
    expect(recoverJournal(folder)).toBeUndefined();
    expect(read(folder, 'shroud.yaml')).toBe('name: x\n');
    expect(left(folder)).toEqual([]);
  });

  it('puts back what an editor had saved before the file was moved aside, and says that it stays', () => {
    const folder = deck();
    interrupted(folder, [A]);
    rmSync(join(folder, B));
    writeFileSync(join(folder, `cards/base/text/.b.yaml.${ID}.old`), 'b: mine\n');
    expect(recoverJournal(folder)).toMatchObject({ written: [A], left: [B], kept: [] });
    expect(read(folder, B)).toBe('b: mine\n');
    expect(left(folder)).toEqual([]);
  });

  it('keeps two edits that came one after the other, and says where the first one is', () => {
    const folder = deck();
    interrupted(folder, [A]);
    writeFileSync(join(folder, B), 'b: second\n');
    writeFileSync(join(folder, `cards/base/text/.b.yaml.${ID}.old`), 'b: first\n');
    const { left: stayed, kept } = recoverJournal(folder) ?? {};
    expect([stayed, read(folder, B)]).toEqual([[B], 'b: second\n']);
    expect(kept?.map((place) => read(folder, place))).toEqual(['b: first\n']);
    expect(left(folder)).toEqual([]);
  });

  it('waits while the process that began it is still there', () => {
    const folder = deck();
    interrupted(folder, [A]);
    writeFileSync(join(folder, LOCK), JSON.stringify({ ...thisProcess(), id: 'x' }));
    expect(recoverJournal(folder)).toBeUndefined();
    expect(read(folder, B)).toBe('b: 1\n');
  });

  it.each([
    ['of files elsewhere', { what: 'x', files: [{ path: '../../x.yaml', before: null, after: 'x' }] }],
    ['of files that are no cards', { what: 'x', files: [{ path: 'shroud.yaml', before: null, after: 'x' }] }],
    ['by way of dots', { what: 'x', files: [{ path: 'cards/../../x.yaml', before: null, after: 'x' }] }],
    ['of nothing', { what: 'x', files: [null] }],
    ['that says nothing', {}],
    ['whose id leads elsewhere', { what: 'x', id: '../../../x', files: [{ path: A, before: null }] }],
    ['of a file elsewhere to be put back', { what: 'x', files: [{ path: '../x.yaml', before: null }] }],
    ['of a file that is no YAML to be put back', { what: 'x', files: [{ path: 'deck.ts', before: null }] }],
    [
      'of 20,000 files, which kept check at it for minutes',
      {
        what: 'x',
        files: Array.from({ length: 20_000 }, (_, i) => ({
          path: `cards/${i}.yaml`,
          before: null,
          after: 'x',
        })),
      },
    ],
    [
      'of one file again and again',
      { what: 'x', files: Array(501).fill({ path: 'cards/c.yaml', before: null, after: 'x' }) },
    ],
  ])('is not finished by a journal %s', (_, journal) => {
    const folder = deck();
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ shroud: 'journal', id: ID, ...journal }));
    expect(() => recoverJournal(folder)).toThrow(
      /\.shroud-journal is not in the format that shroud writes: delete it/,
    );
    expect(left(folder)).toEqual([JOURNAL]);
  });
});

describe('a lock', () => {
  it('lets in one at a time, and says who is there', () => {
    const folder = deck();
    withLockFile(join(folder, LOCK), () => {
      expect(() => write(folder)).toThrow(`process ${process.pid} on ${hostname()} is writing there`);
    });
    expect(write(folder).written).toEqual([A, B]);
  });

  it.each([
    ['whose process is gone', { ...thisProcess(), pid: 2 ** 22 + 1 }],
    ['whose number another process has now', { ...thisProcess(), start: 'long ago' }],
    ['of this machine before its last restart', { ...thisProcess(), pid: 1, start: 'another-boot 1' }],
  ])('%s is removed', (_, holder) => {
    const folder = deck();
    writeFileSync(join(folder, LOCK), JSON.stringify({ ...holder, id: 'x' }));
    expect(write(folder).written).toEqual([A, B]);
    expect(left(folder)).toEqual([]);
  });

  it.each([
    ['of another machine', JSON.stringify({ pid: 1, host: 'elsewhere', start: '', id: 'x' })],
    ['that was just begun', ''],
  ])('%s is respected', (_, text) => {
    const folder = deck();
    writeFileSync(join(folder, LOCK), text);
    expect(() => write(folder)).toThrow(/delete .*\.shroud-lock/);
    expect(read(folder, A)).toBe('a: 1\n');
  });

  it('that was left behind is removed by one of many who find it, and each gets in alone', async () => {
    const folder = deck();
    const counter = join(folder, 'counter');
    writeFileSync(counter, '0');
    const code = `
      const [lock, counter] = process.argv.slice(1);
      const { withLockFile } = await import(${JSON.stringify(new URL('../../../dist/deck/disk/lock-file.js', import.meta.url).href)});
      const { readFileSync, writeFileSync } = await import('node:fs');
      let got = 0;
      for (let i = 0; i < 60; i++) {
        try {
          withLockFile(lock, () => {
            const now = Number(readFileSync(counter, 'utf8'));
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
            writeFileSync(counter, String(now + 1));
            got++;
          });
        } catch (cause) { if (cause.constructor.name !== 'LockHeldError') throw cause; }
        if (i % 7 === 0) {
          try { writeFileSync(lock, JSON.stringify({ pid: 4194305, host: ${JSON.stringify(hostname())}, start: '', id: String(i) + process.pid }), { flag: 'wx' }); } catch {}
        }
      }
      console.log(got);`;
    const run = () =>
      new Promise<number>((resolve) => {
        const child = spawn(process.execPath, [
          '--input-type=module',
          '-e',
          code,
          join(folder, LOCK),
          counter,
        ]);
        let out = '';
        child.stdout.on('data', (text) => {
          out += text;
        });
        child.on('exit', () => resolve(Number(out)));
      });
    const got = await Promise.all([run(), run(), run()]);
    expect(Math.max(...got)).toBeGreaterThan(0);
    expect(Number(readFileSync(counter, 'utf8'))).toBe(got.reduce((sum, count) => sum + count, 0));
  });
});

describe('what killed runs have left beside files (security 18)', () => {
  const OLD = new Date(Date.now() - 2 * 3_600_000);
  it('is removed when it is old and ours, and only then', () => {
    const folder = temporaryFolder();
    const names = {
      old: '.deck.json.0123456789ab.tmp',
      older: '.it.yaml.4711.tmp',
      young: '.deck.json.ba9876543210.tmp',
      others: '.deck.json.swp.tmp',
      plain: 'deck.json.0123456789ab.tmp',
    };
    for (const [key, name] of Object.entries(names)) {
      writeFileSync(join(folder, name), '');
      if (key !== 'young') utimesSync(join(folder, name), OLD, OLD);
    }
    writeAtomic(join(folder, 'deck.json'), 'x');
    expect(readdirSync(folder).sort()).toEqual(['deck.json', names.young, names.others, names.plain].sort());
  });

  it.each(['cards', 'cards/base/text', 'cards/more/text'])('is removed from %s, too', (place) => {
    const folder = temporaryFolder({ [A]: 'a: 1\n', [B]: 'b: 1\n', [`${place}/c.yaml`]: 'c: 1\n' });
    const stale = join(folder, place, '.c.yaml.0123456789ab.tmp');
    writeFileSync(stale, 'half of it');
    utimesSync(stale, OLD, OLD);
    write(folder, [{ path: `${place}/c.yaml`, before: 'c: 1\n', after: 'c: 2\n' }]);
    expect(existsSync(stale)).toBe(false);
  });

  it('can’t be foretold: a link that waits under such a name is not followed', () => {
    const folder = temporaryFolder({ victim: 'mine' });
    for (const name of ['.x.0.tmp', `.x.${process.pid}.tmp`, '.x.tmp'])
      symlinkSync('victim', join(folder, name));
    writeAtomic(join(folder, 'x'), 'new');
    expect(read(folder, 'victim')).toBe('mine');
  });

  it('can’t be foretold: none of a thousand is the same again', () => {
    const names = Array.from({ length: 1000 }, () => nameBeside('/deck/x'));
    expect(new Set(names).size).toBe(names.length);
    const random = names.map((name) => /^\/deck\/\.x\.([0-9a-f]{12})\.tmp$/.exec(name)?.[1] ?? '');
    expect(random).not.toContain('');
    // Every sign is at every place.
    for (let at = 0; at < 12; at++) expect(new Set(random.map((one) => one[at])).size).toBe(16);
  });
});
