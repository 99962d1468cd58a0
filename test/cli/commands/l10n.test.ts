import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, read, SMALL } from '../../support/l10n/decks.js';
import { MAIN, shroud } from '../../support/shroud.js';
import { shroudHere } from '../../support/shroud-here.js';

const l10n = (folder: string, ...args: string[]) => shroudHere(['l10n', ...args, '--deck', folder]);
const asPeopleDo = (folder: string, ...args: string[]) => shroud(['l10n', ...args, '--deck', folder]);

describe('shroud l10n status', () => {
  it('prints a plain line for each set and language without a terminal', async () => {
    const { code, out } = await l10n(folderOf(), 'status');
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 2)).toEqual([
      'base it: 2 fresh, 0 stale, 1 missing, 0 orphan',
      'base pl: 0 fresh, 0 stale, 3 missing, 0 orphan',
    ]);
  });

  it('--json prints the same for programs', async () => {
    const { code, out } = await l10n(folderOf(), 'status', '--json');
    expect(code).toBe(0);
    const { status } = JSON.parse(out);
    expect(status).toHaveLength(6);
    expect(status[0]).toEqual({ set: 'base', lang: 'it', fresh: 2, stale: 0, missing: 1, orphan: 0 });
  });

  it('draws bars on a terminal', async () => {
    const command = `"${process.execPath}" "${MAIN}" l10n status --deck "${folderOf()}"`;
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
      encoding: 'utf8',
      env: { ...process.env, TERM: 'xterm', NO_COLOR: '1' },
    });
    expect(stdout).toContain(`  it ${'█'.repeat(20)}${'░'.repeat(10)}  66 %  2 fresh`);
  });

  it('tells what is wrong with a deck that has errors', async () => {
    const folder = folderOf({ ...SMALL, 'cards/l10n.lock.yaml': 'it: 1\n' });
    const { code, out } = await l10n(folder, 'status');
    expect(code).toBe(1);
    expect(out).toContain(
      'cards/l10n.lock.yaml:1:5 error TRANSLATION_LOCK: "it" is not as shroud writes it.',
    );
    expect(out).toContain('✗ 1 error');
  });
});

describe('shroud l10n export and import', () => {
  it('go out on standard output, come back, and go out the same', () => {
    const folder = folderOf();
    const sent = asPeopleDo(folder, 'export', '--lang', 'it');
    expect(sent).toMatchObject({ code: 0, err: '' });
    const file = join(folder, 'it.po');
    writeFileSync(file, sent.out.replace('msgid "A Toast"\nmsgstr ""', 'msgid "A Toast"\nmsgstr "Cin cin"'));
    expect(asPeopleDo(folder, 'import', file)).toEqual({
      code: 0,
      err: '',
      out: 'it: 1 translation changed, 3 unchanged. Wrote cards/more/text/it.yaml, cards/l10n.lock.yaml.\n',
    });
    expect(asPeopleDo(folder, 'export', '--lang', 'it').out).toBe(read(folder, 'it.po'));
  });

  it('mend a translation that check finds wrong', async () => {
    const texts = 'castle-slogar: { title: "Castel «Slogar" }\n';
    const folder = folderOf({ ...SMALL, 'cards/base/text/it.yaml': texts });
    const sent = await l10n(folder, 'export', '--lang', 'it');
    writeFileSync(join(folder, 'it.po'), sent.out.replace('«', ''));
    expect((await l10n(folder, 'import', join(folder, 'it.po'))).code).toBe(0);
    expect(read(folder, 'cards/base/text/it.yaml')).toBe(texts.replace('«', ''));
  });

  it('write a file with --out, and one for each language with --lang all', async () => {
    const folder = folderOf();
    const out = join(folder, 'sent');
    expect(
      (await l10n(folder, 'export', '--lang', 'it', '--format', 'xliff', '--out', join(out, 'a.xlf'))).code,
    ).toBe(0);
    expect((await l10n(folder, 'export', '--lang', 'all', '--format', 'csv', '--out', out)).code).toBe(0);
    expect(readdirSync(out).sort()).toEqual(['a.xlf', 'pictures', 'small-it.csv', 'small-pl.csv']);
  });

  it('exit with 1 and name each text that was refused', async () => {
    const folder = folderOf();
    const file = join(folder, 'it.csv');
    writeFileSync(file, 'id,en,it\ngone.title,Gone,Andato\na-toast.title,A Toast,Cin cin\n');
    const { code, err, out } = await l10n(folder, 'import', file);
    expect(code).toBe(1);
    expect(err).toBe('shroud: gone.title: The deck has no text of this name.\n');
    expect(out).toContain('1 translation changed, 0 unchanged, 1 rejected.');
  });

  it('exit with 1 where the file can not be read, and change nothing', async () => {
    const folder = folderOf();
    writeFileSync(join(folder, 'it.xlf'), '<xliff');
    for (const file of ['it.xlf', 'none.po', 'shroud.yaml']) {
      const { code, err } = await l10n(folder, 'import', join(folder, file));
      expect({ file, code }).toEqual({ file, code: 1 });
      expect(err).toMatch(/^shroud: .*(was not imported|can't be read)/);
    }
    expect(existsSync(join(folder, 'cards/l10n.lock.yaml'))).toBe(false);
  });

  it.each([
    [['export'], "required option '--lang <lang>' not specified"],
    [['export', '--lang', 'it', '--format', 'docx'], 'Allowed choices are po, xliff, csv'],
    [['export', '--lang', 'de'], 'not translated into de. Its languages: it, pl'],
    [['export', '--lang', 'en'], 'en is the source language'],
    [['export', '--lang', 'all'], 'name a folder for them with --out'],
    [['import'], "missing required argument 'file'"],
    [['accept', '--lang', 'de'], 'not translated into de'],
    [['stauts'], "unknown command 'stauts'"],
  ])('%j is wrong usage: exit code 2', async (args, message) => {
    const { code, out, err } = await l10n(folderOf(), ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('shroud l10n accept', () => {
  const unrecorded = async (folder: string) =>
    (await shroudHere(['check', '--deck', folder])).out.match(/TRANSLATION_UNRECORDED/g)?.length ?? 0;

  it('marks all translations as up to date, and check has nothing more to say of them', async () => {
    const folder = folderOf();
    expect(await unrecorded(folder)).toBe(2);
    expect((await l10n(folder, 'accept')).out).toBe('3 translations marked as up to date.\n');
    expect(await unrecorded(folder)).toBe(0);
    expect((await l10n(folder, 'accept')).out).toBe('0 translations marked as up to date.\n');
  });

  it('marks those of a card, a rule, or a single text', async () => {
    const folder = folderOf();
    const named = await l10n(folder, 'accept', '--lang', 'it', 'castle-slogar', 'pursued-by-poodles.title');
    expect(named).toMatchObject({ code: 0, out: '2 translations marked as up to date.\n' });
    expect(read(folder, 'cards/l10n.lock.yaml')).not.toContain('VIS-1');
    const wrong = await l10n(folder, 'accept', 'VIS-1', 'castle-slogr');
    expect(wrong).toMatchObject({ code: 1, out: '1 translation marked as up to date.\n' });
    expect(wrong.err).toContain('Did you mean "castle-slogar"?');
  });
});
