import {
  closeSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeTransaction } from '../../src/deck/disk/write-transaction.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { dieAt } from './dying.mjs';

const FILES = ['cards/a.yaml', 'cards/base/b.yaml', 'cards/base/text/c.yaml'];
const OLD = 'old: 1\n';
const NEW = 'new: 1\n';
const EDIT = 'edit: 1\n';

/** Each edits a file when what it returns is called; what was opened before stays open. */
const EDITORS: Readonly<Record<string, (file: string) => () => void>> = {
  'renames over': (file) => () => {
    writeFileSync(`${file}~`, EDIT);
    renameSync(`${file}~`, file);
  },
  'writes in place': (file) => () => writeFileSync(file, EDIT),
  'moves the old file away first': (file) => () => {
    try {
      renameSync(file, `${file}~`);
    } catch {
      // It is away already.
    }
    writeFileSync(file, EDIT);
  },
  'has the file open': (file) => {
    const handle = openSync(file, 'r+');
    return () => {
      ftruncateSync(handle);
      writeSync(handle, EDIT, 0);
      closeSync(handle);
    };
  },
};

const texts = (folder: string, below: string) =>
  readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));

/** Writes, and lets an editor save a file before the nth step that changes something on the disk. */
function writeWithEdit(files: readonly string[], edited: string, editor: string, at: number) {
  const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, OLD])));
  const edit = EDITORS[editor]?.(join(folder, edited));
  let isEdited = false;
  const save = () => {
    if (isEdited) return;
    isEdited = true;
    edit?.();
  };
  const counter = dieAt(folder, at, save, false);
  let told = '';
  try {
    writeTransaction(
      folder,
      'the import of it.po',
      files.map((path) => ({ path, before: OLD, after: NEW })),
    );
  } catch (cause) {
    told = (cause as Error).message;
  } finally {
    counter.restore();
  }
  return { folder, told, isEdited };
}

describe('a file that an editor saves at any step of a write (security 7)', () => {
  const cases = Object.keys(EDITORS).flatMap((editor) => [
    [editor, FILES.slice(0, 1)] as const,
    [editor, FILES] as const,
  ]);
  it.each(cases)('is not lost where the editor %s, among %j', (editor, files) => {
    for (const edited of files) {
      let edits = 0;
      for (let at = 1; ; at++) {
        const about = `${edited}, step ${at}`;
        const { folder, told, isEdited } = writeWithEdit(files, edited, editor, at);
        // The write was over before.
        if (!isEdited) break;
        edits++;
        const now = (file: string) => readFileSync(join(folder, file), 'utf8');
        if (now(edited) !== EDIT) {
          // Only a file that was held open is written to after its place was taken.
          expect(editor, about).toBe('has the file open');
          expect([now(edited), told], about).toEqual([NEW, '']);
          expect(texts(folder, 'output/.trash'), about).toContain(EDIT);
        }
        // The others are all new, or all old: and who asked knows which.
        const others = files.filter((file) => file !== edited).map(now);
        expect(new Set(others).size, about).toBeLessThan(2);
        for (const other of others) expect(other, about).toBe(told === '' ? NEW : OLD);
        if (told !== '') expect(told, about).toContain(`${edited} has changed since it was read`);
        const left = readdirSync(join(folder, 'cards'), { recursive: true, encoding: 'utf8' });
        expect(
          left.filter((name) => /(^|\/)\.|\.(tmp|old)$/.test(name)),
          about,
        ).toEqual([]);
      }
      expect(edits).toBeGreaterThan(files.length * 4);
    }
  });
});
