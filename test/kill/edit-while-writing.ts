import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { writeTransaction } from '../../src/deck/disk/write-transaction.js';
import { readOwn, saveOwn } from '../../src/operations/deck/save-file.js';

/** How editors save, and what they meet. */
const WAYS = ['renames over', 'writes in place'] as const;
const WRITERS = ['a save of the studio', 'an import of three files'] as const;

/** Edits come within so many milliseconds of the start of a write. */
const WITHIN = 6;

const FILES = ['cards/base/cards.yaml', 'cards/base/text/it.yaml', 'cards/l10n.lock.yaml'];

export interface EditsMet {
  /** How often the tool has written, and how often it gave way to the editor. */
  readonly written: number;
  readonly gaveWay: number;
  /** Edits that are neither in their file nor reported with the place where they are kept, and other mistakes, in words. */
  readonly wrong: readonly string[];
}

/**
 * An editor in another thread saves a file at the very moment at which the tool writes it.
 * @param roll a number from 0 to below the given one
 */
export async function editWhileWriting(
  folder: string,
  times: number,
  roll: (sides: number) => number,
  progress: (done: number, wrong: readonly string[]) => void = () => {},
): Promise<EditsMet> {
  const editor = new Worker(new URL('./editor.mjs', import.meta.url));
  const wrong: string[] = [];
  let written = 0;
  try {
    for (let time = 1; time <= times; time++) {
      const [way = WAYS[0], writer = WRITERS[0]] = [WAYS[time % 2], WRITERS[(time >> 1) % 2]];
      const isSave = writer === WRITERS[0];
      const files = isSave ? FILES.slice(0, 1) : FILES;
      const edited = files[Math.floor(roll(files.length))] ?? '';
      const delay = roll(WITHIN * 1000) / 1000;
      for (const file of files) put(folder, file, `${file}: before ${time}\n`);
      const text = `edit: ${time}\n`;
      const told = await during(
        editor,
        { file: join(folder, edited), text, way, delay },
        writing(folder, files, time, isSave),
      );
      if (told === '') written++;
      const now = (file: string) => readFileSync(join(folder, file), 'utf8');
      const about = `${writer}, an editor that ${way} after ${delay.toFixed(2)} ms`;
      if (now(edited) !== text && !isKept(folder, told, text))
        wrong.push(`${about}: the edit is lost (${now(edited).trim()}; ${told || 'written'})`);
      for (const file of files.filter((one) => one !== edited)) {
        const expected = told === '' ? 'after' : 'before';
        if (now(file) !== `${file}: ${expected} ${time}\n`)
          wrong.push(`${about}: ${file} is not as ${expected} the import`);
      }
      progress(time, wrong);
    }
  } finally {
    await editor.terminate();
  }
  return { written, gaveWay: times - written, wrong };
}

/** Does what the tool does, and returns what it says where it did not write. */
function writing(folder: string, files: readonly string[], time: number, isSave: boolean): () => string {
  const after = (file: string) => `${file}: after ${time}\n`;
  const rewritings = files.map((path) => ({ path, before: `${path}: before ${time}\n`, after: after(path) }));
  const [file = ''] = files;
  const { hash } = readOwn(folder, file);
  return () => {
    try {
      if (isSave) saveOwn(folder, file, hash, after(file));
      else writeTransaction(folder, 'the import of it.po', rewritings);
      return '';
    } catch (cause) {
      return (cause as Error).message;
    }
  };
}

async function during(
  editor: Worker,
  edit: { readonly file: string; readonly text: string; readonly way: string; readonly delay: number },
  write: () => string,
): Promise<string> {
  const start = new SharedArrayBuffer(4);
  const gate = new Int32Array(start);
  const done = new Promise((resolve, reject) => {
    editor.once('message', resolve);
    editor.once('error', reject);
  });
  editor.postMessage({ ...edit, start });
  // The editor counts from here on.
  while (Atomics.load(gate, 0) !== 1) await new Promise((resolve) => setImmediate(resolve));
  Atomics.store(gate, 0, 2);
  const told = write();
  await done;
  editor.removeAllListeners('error');
  return told;
}

function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function isKept(folder: string, told: string, text: string): boolean {
  const [, place] = /is kept in (\S+?)\.?(\s|$)/.exec(told) ?? [];
  return place !== undefined && readFileSync(join(folder, place), 'utf8') === text;
}
