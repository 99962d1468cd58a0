import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/usage/index.js';
import { badDecks, SOUND } from '../support/deck/bad-decks.js';
import { ROOT } from '../support/places.js';
import { MAIN, shroud } from '../support/shroud.js';
import { shroudHere } from '../support/shroud-here.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const GOOD = {
  ...SOUND,
  'shroud.yaml': `${SOUND['shroud.yaml']}`.replace('[en, it]', '[en]'),
  'cards/base/cards.yaml': 'modifiers:\n  a-card: { title: A Card, icon: beast }\n',
};
const BAD = { ...SOUND, 'cards/base/cards.yaml': 'modifiers:\n  a-card: { title: A Card, icon: baest }\n' };
const ESCAPE = '\u001b';

describe('shroud', () => {
  it('prints its version', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(shroud(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('explains itself, with examples, on --help', () => {
    const { out, code } = shroud(['--help']);
    expect(code).toBe(0);
    for (const { name } of commands) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });

  it.each(commands.map(({ name }) => name))('%s --help has examples', async (name) => {
    const { out, code } = await shroudHere([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`$ shroud ${name}`);
  });

  it.each([
    [['frobnicate'], "unknown command 'frobnicate'"],
    [['check', '--frmat', 'json'], "unknown option '--frmat'"],
    [['check', '--format', 'xml'], 'Allowed choices are text, json, github'],
    [['check', 'too', 'many'], 'too many arguments'],
    [['check', 'my-deck'], 'unexpected argument "my-deck". Did you mean --deck my-deck?'],
    [['check', '--deck'], 'argument missing'],
  ])('%j is wrong usage: exit code 2, and what to try', async (args, message) => {
    const { code, out, err } = await shroudHere(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).toContain('Try: shroud');
  });

  it('ends as a process with the same exit code, and says the same', async () => {
    const args = ['check', '--frmat', 'json'];
    expect(shroud(args)).toEqual(await shroudHere(args));
  });

  it('ends quietly when its output is closed', () => {
    const folder = temporaryFolder({ ...SOUND, 'cards/base/cards.yaml': 'events:\n  a b: 1\n' });
    const { stderr, status } = spawnSync(
      'bash',
      ['-c', `"${process.execPath}" "${MAIN}" check --deck "${folder}" | true`],
      { encoding: 'utf8' },
    );
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });
});

describe('shroud check', () => {
  it('exits with 0 and a summary when nothing is wrong', () => {
    const { code, out } = shroud(['check'], { cwd: temporaryFolder(GOOD) });
    expect({ code, out }).toEqual({
      code: 0,
      out: '✓ bad 1.0.0, 3 cards, 1 edition, 1 language: no problems.\n',
    });
  });

  it('exits with 0 when there are only warnings', async () => {
    const settings = `${SOUND['shroud.yaml']}`.replace('sets: [base]', 'sets: [base], census: { events: 3 }');
    const { code, out } = await shroudHere([
      'check',
      '--deck',
      temporaryFolder({ ...GOOD, 'shroud.yaml': settings }),
    ]);
    expect(code).toBe(0);
    expect(out).toContain('warning CENSUS: The edition "classic" promises 3 events and has 0.');
  });

  it('exits with 1 and shows the line, a caret and a hint when something is', () => {
    const folder = temporaryFolder(BAD);
    const { code, out } = shroud(['check'], { cwd: folder });
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'cards/base/cards.yaml:2:34 error ICON_UNKNOWN: Unknown icon "baest".',
        '  1 │ modifiers:',
        '  2 │   a-card: { title: A Card, icon: baest }',
        '    │                                  ^^^^^',
        '  hint: Did you mean "beast"?',
        '',
        '✗ 1 error, 0 warnings.',
        '',
      ].join('\n'),
    );
  });

  it('names files relative to the current folder', async () => {
    const folder = temporaryFolder(BAD);
    expect((await shroudHere(['check', '--deck', folder])).out).toContain(
      `${folder}/cards/base/cards.yaml:2:34 error`,
    );
  });

  it('--format json prints what the documentation promises, files relative to the deck', async () => {
    const folder = temporaryFolder(BAD);
    const { code, out } = await shroudHere(['check', '--deck', folder, '--format', 'json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      diagnostics: [
        {
          file: 'cards/base/cards.yaml',
          line: 2,
          column: 34,
          severity: 'error',
          code: 'ICON_UNKNOWN',
          message: 'Unknown icon "baest".',
          hint: 'Did you mean "beast"?',
        },
      ],
      errors: 1,
      warnings: 0,
    });
    const good = await shroudHere(['check', '--deck', temporaryFolder(GOOD), '--format', 'json']);
    expect({ code: good.code, json: JSON.parse(good.out) }).toEqual({
      code: 0,
      json: { diagnostics: [], errors: 0, warnings: 0 },
    });
  });

  it('--format github prints annotations', async () => {
    const { out } = await shroudHere(['check', '--format', 'github'], { cwd: temporaryFolder(BAD) });
    expect(out).toBe(
      '::error file=cards/base/cards.yaml,line=2,col=34,endLine=2,endColumn=39,title=ICON_UNKNOWN::Unknown icon "baest". Did you mean "beast"?\n',
    );
  });

  it('is coloured on a terminal only, and not there if NO_COLOR asks so', () => {
    const folder = temporaryFolder(BAD);
    const onTerminal = (env: NodeJS.ProcessEnv) =>
      spawnSync('script', ['-qec', `"${process.execPath}" "${MAIN}" check --deck "${folder}"`, '/dev/null'], {
        encoding: 'utf8',
        env: { ...process.env, TERM: 'xterm', NO_COLOR: undefined, ...env },
      }).stdout;
    // That there is no colour without a terminal is what `shows the line, a caret and a hint` compares to the letter.
    expect(onTerminal({})).toContain(`${ESCAPE}[31merror`);
    expect(onTerminal({ NO_COLOR: '1' })).not.toContain(ESCAPE);
    expect(onTerminal({ TERM: 'dumb' })).not.toContain(ESCAPE);
  });

  it('says it in a sentence when there is no deck, or no folder', async () => {
    expect((await shroudHere(['check', '--deck', temporaryFolder()])).out).toContain(
      'error DECK_MISSING: There is no shroud.yaml here',
    );
    const missing = join(temporaryFolder(), 'nowhere', 'at-all');
    const nowhere = await shroudHere(['check', '--deck', missing]);
    expect(nowhere.code).toBe(1);
    expect(nowhere.out).toContain(`error DECK_FOLDER: There is no folder ${missing}.`);
  });

  it('never shows a stack trace, whatever the deck', async () => {
    const folder = temporaryFolder();
    for (const { files } of badDecks().filter((_, i) => i % 24 === 0)) {
      const deck = join(folder, 'deck');
      mkdirSync(deck, { recursive: true });
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(join(deck, path, '..'), { recursive: true });
        writeFileSync(join(deck, path), content);
      }
      const { out, err } = await shroudHere(['check', '--deck', deck]);
      expect(err).toBe('');
      expect(out).not.toMatch(/\bat .*\.[jt]s:\d+/);
    }
  });
});

describe('shroud build', () => {
  it('writes the deck module and its JSON, the same bytes each time, and leaves nothing else behind', async () => {
    const folder = temporaryFolder(GOOD);
    const written = () =>
      ['deck.json', 'deck.ts'].map((name) => readFileSync(join(folder, 'output', name), 'utf8'));
    expect(shroud(['build'], { cwd: folder })).toMatchObject({
      code: 0,
      out: expect.stringContaining('Wrote output/deck.ts and output/deck.json.'),
    });
    const first = written();
    expect((await shroudHere(['build'], { cwd: folder })).code).toBe(0);
    expect(written()).toEqual(first);
    expect(readdirSync(join(folder, 'output')).sort()).toEqual(['.cache', 'deck.json', 'deck.ts']);
  });

  it('writes nothing while there is an error, and keeps what was there', async () => {
    const folder = temporaryFolder({ ...BAD, 'output/deck.json': 'the old one' });
    const { code, out } = await shroudHere(['build'], { cwd: folder });
    expect(code).toBe(1);
    expect(out).toContain('Nothing was written.');
    expect(readFileSync(join(folder, 'output/deck.json'), 'utf8')).toBe('the old one');
    expect(existsSync(join(folder, 'output/deck.ts'))).toBe(false);
  });

  it('says it in a sentence when it can not write', async () => {
    const folder = temporaryFolder({ ...GOOD, output: 'a file in the way' });
    const { code, err } = await shroudHere(['build'], { cwd: folder });
    expect(code).toBe(1);
    expect(err).toMatch(/^shroud: .*output.* can't be written: a .* (in the way.*|is not a folder)\n$/);
  });
});

describe('shroud init', () => {
  it('makes a deck of every kind of card and two languages, that passes every command', async () => {
    const folder = join(temporaryFolder(), 'Ma Très Vieille Maison');
    expect(shroud(['init', folder]).code).toBe(0);
    const check = await shroudHere(['check', '--deck', folder]);
    expect(check.out).toMatch(
      /^✓ ma-tres-vieille-maison 0\.1\.0, \d+ cards, 1 edition, 2 languages: no problems\.\n$/,
    );
    expect((await shroudHere(['build', '--deck', folder])).code).toBe(0);
    const { cards } = JSON.parse(readFileSync(join(folder, 'output/deck.json'), 'utf8'));
    const kinds = new Set(Object.values(cards as Record<string, { kind: string }>).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      'character',
      'death',
      'event',
      'modifier',
      'mystery',
      'reference',
      'residence',
    ]);
  });

  it('gives every file a line by which an editor finds its schema', async () => {
    const folder = temporaryFolder();
    await shroudHere(['init'], { cwd: folder });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.yaml'),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const [, schema = ''] =
        /^# yaml-language-server: \$schema=(.*)\n/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      expect(existsSync(join(folder, file, '..', schema)), file).toBe(true);
    }
  });

  it('refuses to overwrite anything, and then writes nothing', async () => {
    const folder = temporaryFolder({ 'shroud.yaml': 'name: mine\n' });
    const { code, err } = await shroudHere(['init'], { cwd: folder });
    expect(code).toBe(1);
    expect(err).toBe('shroud: nothing was written, because these files exist already: shroud.yaml\n');
    expect(readdirSync(folder)).toEqual(['shroud.yaml']);
  });
});
