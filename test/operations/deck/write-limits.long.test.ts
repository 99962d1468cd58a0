import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ExchangeName, exchanges } from '../../../src/l10n/exchange/index.js';
import { importCards } from '../../../src/operations/deck/import-cards.js';
import { readOwn, saveOwn } from '../../../src/operations/deck/save-file.js';
import { acceptTranslations } from '../../../src/operations/l10n/accept-l10n.js';
import { exportTranslations } from '../../../src/operations/l10n/export-l10n.js';
import { importTranslations } from '../../../src/operations/l10n/import-l10n.js';
import { InvalidDeckError } from '../../../src/workspace/errors.js';
import { allTexts } from '../../../src/workspace/open-l10n.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { SOUND } from '../../support/deck/bad-decks.js';
import { folderOf, open, read, SMALL } from '../../support/l10n/decks.js';
import { filesOf } from '../../support/l10n/files-of.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const MIB = 1024 * 1024;
const TEXTS = 'cards/base/text/it.yaml';
const CARDS = 'cards/base/cards.yaml';

/** What the deck says when it is opened again. */
const errorsOf = (folder: string) =>
  openWorkspace(folder)
    .opened.report.diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);

const save = (folder: string, file: string, text: string) =>
  saveOwn(folder, file, readOwn(folder, file).hash, text);

/** A comment that makes a text so many bytes long. */
const filled = (text: string, bytes: number) => `${text}# ${'x'.repeat(bytes - text.length - 3)}\n`;

describe('what could not be read again is not written (security 8)', () => {
  it.each(Object.keys(exchanges) as ExchangeName[])('a translation of 5,001 letters, by %s', (format) => {
    const folder = folderOf();
    const sent = exportTranslations(open(folder), 'it', format)
      .replaceAll('Inseguiti dai barboncini', 'x'.repeat(5001))
      .replaceAll('Castel Slogar', 'Rocca Slogar');
    const { extensions } = exchanges[format];
    const { refusals, written } = importTranslations(
      open(folder),
      `it${extensions[0]}`,
      new TextEncoder().encode(sent),
    );
    expect(refusals).toEqual([
      { context: 'pursued-by-poodles.title', message: 'It has 5,001 characters; the limit is 5,000.' },
    ]);
    // As with every text that is refused, the others go through.
    expect(written).toContain(TEXTS);
    expect(read(folder, TEXTS)).toContain('Rocca Slogar');
    expect(read(folder, TEXTS)).toContain('Inseguiti dai barboncini');
    expect(errorsOf(folder)).toEqual([]);
  });

  it.each([
    ['in one line', 'x'.repeat(2_000_000)],
    ['in many lines', `x"\n"`.repeat(500_000)],
  ])('a PO file with a text of millions of letters, which is not even parsed: %s', (_, text) => {
    const folder = folderOf();
    const sent = exportTranslations(open(folder), 'it', 'po').replace('Inseguiti dai barboncini', text);
    const take = () => importTranslations(open(folder), 'it.po', new TextEncoder().encode(sent));
    expect(take).toThrow(/^the text on line \d+ has more than 20,000 characters: the limit is 5,000$/);
    expect(filesOf(folder)).toEqual(SMALL);
  });

  it('a translation that makes its file larger than 1 MiB', () => {
    const folder = folderOf({ ...SMALL, [TEXTS]: filled(SMALL[TEXTS] ?? '', MIB - 2) });
    const before = filesOf(folder);
    const sent = 'id,en,it\ncastle-slogar.title,Castle Slogar,Una rocca molto alta\n';
    const take = () => importTranslations(open(folder), 'it.csv', new TextEncoder().encode(sent));
    expect(take).toThrow(InvalidDeckError);
    expect(take).toThrow(
      'the import of it.csv was rejected, and nothing was written. cards/base/text/it.yaml, line 1: ',
    );
    expect(filesOf(folder)).toEqual(before);
    expect(errorsOf(folder)).toEqual([]);
  });

  it.each([
    ['of 2 MB', (text: string) => filled(text, 2_000_000), 'has 1.9 MiB; the limit is 1.0 MiB'],
    [
      'with a text of 5,001 letters',
      (text: string) => text.replace('Pursued', 'x'.repeat(5001)),
      'characters',
    ],
    [
      'that is nested too deep',
      (text: string) => `${text}events: ${'['.repeat(80)}${']'.repeat(80)}\n`,
      'nested too deep',
    ],
  ])('a file %s from the editor of the studio', (_, edit, why) => {
    const folder = folderOf();
    const before = filesOf(folder);
    expect(() => save(folder, CARDS, edit(SMALL[CARDS] ?? ''))).toThrow(why);
    expect(() => save(folder, CARDS, edit(SMALL[CARDS] ?? ''))).toThrow('nothing was written');
    expect(filesOf(folder)).toEqual(before);
    // It opens, and can be saved.
    expect(save(folder, CARDS, `${SMALL[CARDS]}# mine\n`).text).toContain('# mine');
  });

  it('but what a person has mistyped is, and what was too long already may be shortened', () => {
    const folder = folderOf();
    expect(save(folder, CARDS, 'modifiers: [\n').text).toBe('modifiers: [\n');
    const long = (letters: number) => `modifiers:\n  a: { title: A, flavour: ${'x'.repeat(letters)} }\n`;
    writeFileSync(join(folder, CARDS), long(7000));
    expect(save(folder, CARDS, long(6000)).text).toBe(long(6000));
  });

  it('a table that makes its file larger than 1 MiB', async () => {
    const full = 'cards/base/modifiers.yaml';
    const folder = temporaryFolder({ ...SOUND, [full]: filled('modifiers: {}\n', MIB - 10) });
    const before = filesOf(folder);
    const table = new TextEncoder().encode('id,title\nnew-one,A New One\n');
    const options = { kind: 'modifiers', set: 'base' };
    await expect(importCards(folder, 'cards.csv', table, options)).rejects.toThrow(/MiB/);
    const after = filesOf(folder);
    for (const [path, text] of Object.entries(before)) expect(after[path]).toBe(text);
  });

  it('a lock that would be larger than 1 MiB', () => {
    const sets = ['one', 'two', 'three'];
    const cards = (set: string) =>
      Array.from(
        { length: 80 },
        (_, i) => `  ${set}-${i}: { title: T, flavour: ${set}${i}${'x'.repeat(4900)} }`,
      );
    const folder = temporaryFolder({
      'shroud.yaml': `name: big\nversion: 1.0.0\nlanguages: [en, it]\neditions:\n  classic: { sets: [${sets}] }\n`,
    });
    for (const set of sets) {
      mkdirSync(join(folder, dirname(`cards/${set}/text/x`)), { recursive: true });
      writeFileSync(join(folder, `cards/${set}/cards.yaml`), `modifiers:\n${cards(set).join('\n')}\n`);
      const texts = Array.from({ length: 80 }, (_, i) => `${set}-${i}: { flavour: f }\n`);
      writeFileSync(join(folder, `cards/${set}/text/it.yaml`), texts.join(''));
    }
    const before = filesOf(folder);
    const accept = () => {
      const opened = open(folder);
      acceptTranslations(
        opened,
        allTexts(opened).flatMap(({ entries }) => entries),
      );
    };
    expect(accept).toThrow(
      /what was accepted was rejected, and nothing was written.*l10n\.lock\.yaml.*1\.\d MiB/,
    );
    for (const [path, text] of Object.entries(before)) expect(read(folder, path)).toBe(text);
  });

  it('a file with which the deck has more bytes than are read', () => {
    const half = filled('modifiers: {}\n', MIB - 100);
    const parts = Array.from({ length: 16 }, (_, i) => [`cards/base/part-${i}.yaml`, half] as const);
    const folder = temporaryFolder({
      ...SOUND,
      ...Object.fromEntries(parts),
      'cards/base/last.yaml': 'modifiers: {}\n',
    });
    const grown = filled('modifiers: {}\n', 100_000);
    expect(() => save(folder, 'cards/base/last.yaml', grown)).toThrow(/bytes; the limit is 16,777,216/);
    expect(read(folder, 'cards/base/last.yaml')).toBe('modifiers: {}\n');
  });
});
