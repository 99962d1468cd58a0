import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recoverJournal } from '../../src/deck/disk/recover-journal.js';
import { buildDeck } from '../../src/operations/deck/build-deck.js';
import { acceptTranslations } from '../../src/operations/l10n/accept-l10n.js';
import { importTranslations } from '../../src/operations/l10n/import-l10n.js';
import { allTexts } from '../../src/workspace/open-l10n.js';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { folderOf, open } from '../support/l10n/decks.js';
import { dieAt } from './dying.mjs';

const SENT = Buffer.from(
  'id,en,it\ncastle-slogar.title,Castle Slogar,Rocca\na-toast.title,A Toast,Brindisi\nVIS-1.text,Only what can be seen counts.,Vale ciò che si vede.\n',
);

const COMMANDS: Readonly<Record<string, (folder: string) => unknown>> = {
  import: (folder) => importTranslations(open(folder), 'it.csv', SENT),
  accept: (folder) =>
    acceptTranslations(
      open(folder),
      allTexts(open(folder)).flatMap(({ entries }) => entries),
    ),
  build: (folder) => buildDeck(openWorkspace(folder).opened),
};

/** A deck with two translations whose sources have changed since: an import makes them fresh, be they changed or not. */
function staleFolder(): string {
  const folder = folderOf();
  COMMANDS.accept?.(folder);
  const cards = join(folder, 'cards/base/cards.yaml');
  const news = readFileSync(cards, 'utf8')
    .replace('title: Castle Slogar', 'title: Castle Slogar at Night')
    .replace('title: Pursued by Poodles', 'title: Pursued by More Poodles');
  writeFileSync(cards, news);
  return folder;
}

class Died extends Error {}

/** Runs until the nth step that changes a file; after it nothing changes any more, as if the process were gone. */
function diedAt(folder: string, at: number, run: () => unknown): number {
  const counter = dieAt(folder, at, () => {
    throw new Died();
  });
  try {
    run();
  } catch {
    // Whatever the dead say.
  } finally {
    counter.restore();
  }
  const lock = join(folder, 'cards/.shroud-lock');
  // This process lives on: the one that held the lock does not.
  if (existsSync(lock))
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(`"pid":${process.pid}`, '"pid":4194305'));
  return counter.steps();
}

/** All but what is kept. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.tmp$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !/\/\.(cache|trash)\//.test(path))
      .sort()
      .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  );

/** What a process has put beside the files of cards for a moment. */
const leftInCards = (folder: string) =>
  readdirSync(join(folder, 'cards'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)\./.test(name),
  );

describe('whatever dies at any step that changes a file', () => {
  it.each(Object.entries(COMMANDS))(
    '%s: what is there is old or new, and the next run comes to the same',
    (name, run) => {
      const sound = folderOf();
      const before = filesOf(sound);
      const steps = diedAt(sound, 0, () => run(sound));
      const after = filesOf(sound);
      expect(steps).toBeGreaterThan(4);
      for (let at = 1; at <= steps; at++) {
        const folder = folderOf();
        diedAt(folder, at, () => run(folder));
        for (const [path, text] of Object.entries(filesOf(folder)))
          if (!/\.shroud-|\.old$/.test(path))
            expect([before[path], after[path]], `step ${at}`).toContain(text);
        recoverJournal(folder);
        expect(leftInCards(folder), `step ${at}`).toEqual([]);
        // An act is there as a whole, or not at all, before it is asked for again.
        if (name !== 'build') expect([before, after], `step ${at}`).toContainEqual(filesOf(folder));
        run(folder);
        expect(filesOf(folder), `step ${at}`).toEqual(after);
      }
    },
  );
});

describe('an import of stale texts that was killed before its lock was written, and did not resume (security 17)', () => {
  it.each([
    ['one is confirmed as it was', 'Castel Slogar', ''],
    ['one is changed', 'Castel Slogar di notte', ''],
    ['both are changed', 'Castel Slogar di notte', 'Inseguiti da altri barboncini'],
    ['one is confirmed, the other changed', 'Castel Slogar', 'Inseguiti da altri barboncini'],
  ])('is there as a whole, or comes to it when it is asked again: %s', (_, castle, poodles) => {
    const rows = [
      ['castle-slogar.title', 'Castle Slogar at Night', castle],
      ['pursued-by-poodles.title', 'Pursued by More Poodles', poodles],
    ].filter(([, , text]) => text !== '');
    const sent = Buffer.from(`id,en,it\n${rows.map((row) => row.join(',')).join('\n')}\n`);
    const run = (folder: string) => importTranslations(open(folder), 'it.csv', sent);
    const stale = (folder: string) =>
      allTexts(open(folder)).flatMap(({ entries }) =>
        entries.filter(({ status }) => status === 'stale').map(({ context }) => context),
      );
    const sound = staleFolder();
    expect(stale(sound)).toEqual(expect.arrayContaining(rows.map(([id]) => id)));
    const before = filesOf(sound);
    const steps = diedAt(sound, 0, () => run(sound));
    const after = filesOf(sound);
    for (const [id] of rows) expect(stale(sound)).not.toContain(id);
    for (let at = 1; at <= steps; at++) {
      const folder = staleFolder();
      diedAt(folder, at, () => run(folder));
      recoverJournal(folder);
      expect([before, after], `step ${at}`).toContainEqual(filesOf(folder));
      run(folder);
      expect(filesOf(folder), `step ${at}`).toEqual(after);
    }
  });
});

describe('a disk that fills up', () => {
  it('at every other step of an import, leaves all as it was, or what the next command finishes', () => {
    const sound = folderOf();
    const before = filesOf(sound);
    const steps = diedAt(sound, 0, () => COMMANDS.import?.(sound));
    for (let at = 1; at <= steps; at += 2) {
      const folder = folderOf();
      let isFull = true;
      // Once: then there is room again.
      const counter = dieAt(folder, at, () => {
        if (!isFull) return;
        isFull = false;
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      });
      try {
        COMMANDS.import?.(folder);
      } catch (cause) {
        expect(String(cause)).toMatch(/can't be (written|deleted): the disk is full/);
      } finally {
        counter.restore();
      }
      recoverJournal(folder);
      // The lock of a process that lives on stays, if it could not be deleted.
      const { '/cards/.shroud-lock': _, ...files } = filesOf(folder);
      expect([before, filesOf(sound)], `step ${at}`).toContainEqual(files);
    }
  });

  it.each([1, 2, 3])(
    'and stays full: an import, which did not say what was written, says it of each file (security 18; from step %i on, every third)',
    (first) => {
      const sound = folderOf();
      const before = filesOf(sound);
      const steps = diedAt(sound, 0, () => COMMANDS.import?.(sound));
      const after = filesOf(sound);
      const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
      let partly = 0;
      for (let at = first; at <= steps; at += 3) {
        const folder = folderOf();
        const told = toldWhenFull(folder, at);
        const now = filesOf(folder);
        const written = changed.filter((path) => now[path] === after[path]).map((path) => path.slice(1));
        if (written.length > 0 && written.length < changed.length) {
          partly++;
          const [, those, others] =
            /Of .*?, (.*) (?:was|were) written, and (.*) (?:was|were) not/.exec(told) ?? [];
          expect(those?.split(', ').sort(), `step ${at}: ${told}`).toEqual(written.sort());
          expect(others?.split(', ')).toHaveLength(changed.length - written.length);
        } else expect(told, `step ${at}`).toMatch(/^$|the disk is full/);
        expect(told).not.toMatch(/, {2}|Of [^,]*, (was|were)/);
        recoverJournal(folder);
        const { '/cards/.shroud-lock': _, ...files } = filesOf(folder);
        expect([before, after], `step ${at}`).toContainEqual(files);
      }
      expect(partly).toBeGreaterThan(0);
    },
  );
});

/** What an import says that finds the disk full from the nth step on, or nothing where it has gone through. */
function toldWhenFull(folder: string, at: number): string {
  const counter = dieAt(folder, at, () => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  try {
    COMMANDS.import?.(folder);
    return '';
  } catch (cause) {
    return (cause as Error).message;
  } finally {
    counter.restore();
    const lock = join(folder, 'cards/.shroud-lock');
    if (existsSync(lock))
      writeFileSync(lock, readFileSync(lock, 'utf8').replace(`"pid":${process.pid}`, '"pid":4194305'));
  }
}
