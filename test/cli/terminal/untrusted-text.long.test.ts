import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Report, toFileStart } from '../../../src/diagnostics/diagnostic.js';
import { formats } from '../../../src/diagnostics/format.js';
import { visible, visibleLines, withoutCommands } from '../../../src/diagnostics/visible.js';
import { SOUND } from '../../support/deck/bad-decks.js';
import { MAIN } from '../../support/shroud.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

/** What a terminal would obey, or what turns the order of what is read. */
const TRICKS: readonly (readonly [string, string])[] = [
  ['an escape that clears the screen', '\u001b[2J'],
  ['an escape of one character', '\u009b2J'],
  ['a bell and a backspace', '\u0007\b\b\b'],
  ['a return to the start of the line', 'ok\rerror'],
  ['letters from right to left', '\u202egpj.exe'],
  ['an isolate of a direction', '\u2067abc\u2069'],
  ['a line separator', 'a\u2028b'],
  ['invisible tags', '\u{e0041}\u{e0042}'],
  ['a link of a terminal', '\u001b]8;;http://x.y\u0007here\u001b]8;;\u0007'],
];
const OBEYED = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

function reportOf(text: string): Report {
  const report = new Report();
  report.add('TEXT_ORPHAN', toFileStart(`cards/${text}.yaml`), `There is no "${text}".`, `Or ${text}?`);
  return report;
}

describe('terminal escapes in titles, which reached the terminal raw', () => {
  it.each(TRICKS)('are made visible in every format: %s', (_, text) => {
    const around = { source: () => `a: ${text}\n` };
    const report = reportOf(text);
    for (const told of [formats.text(report, around), formats.json(report), formats.github(report, around)])
      expect(told).not.toMatch(OBEYED);
    expect(JSON.parse(formats.json(report)).diagnostics[0].message).toBe(`There is no "${text}".`);
  });

  it('are printed as the names of their control characters', () => {
    expect(visible('a\u001b[1mb\u202e')).toBe('a<U+001B>[1mb<U+202E>');
    expect(visible('👩\u200d🚀 naïve Łódź')).toBe('👩\u200d🚀 naïve Łódź');
  });

  it('are made visible by commands that tell more than problems', async () => {
    const title = JSON.stringify('Ev\u001b[31mil\u202e\n::error::forged');
    const deck = temporaryFolder({
      ...SOUND,
      'cards/base/cards.yaml': `events:\n  evil: { title: ${title} }\n`,
    });
    for (const args of [
      ['l10n', 'explain', 'evil', '--deck', deck],
      ['check', '--deck', deck],
      ['l10n', 'status', '--json', '--deck', deck],
    ]) {
      const { out, err } = await shroudHere(args);
      expect(out + err, args.join(' ')).not.toMatch(OBEYED);
      expect(out + err, args.join(' ')).not.toMatch(/^::/m);
    }
  });
});

const BREAKS = /\r\n|[\r\n\u0085\u2028\u2029]/;
/** As build servers read a line: the one behind blanks, the others anywhere (actions/runner, ActionCommand.cs). */
const isObeyed = (line: string) => /^\s*::\w|##(vso)?\[/i.test(line);

describe('a line break in a title, which could forge `::error` lines', () => {
  it.each([
    ['a line feed', 'x\n::error::forged'],
    ['a carriage return', 'x\r::error::forged'],
    ['both', 'x\r\n::error file=a::forged'],
    ['a next line', 'x\u0085::error::forged'],
    ['the older spelling', 'x\n##[error]forged'],
    ['the older spelling in the midst of a line', 'x ##[error]forged'],
    ['that of another server', 'x ##vso[task.setvariable variable=PATH]forged'],
    ['blanks in front of it', 'x\n \t ::error::forged'],
  ])('forges none: %s', (_, text) => {
    const around = { source: () => undefined };
    for (const told of [formats.text(reportOf(text), around), formats.github(reportOf(text), around)])
      expect(told.split(BREAKS).filter((line) => isObeyed(line) && !line.includes('title='))).toEqual([]);
    expect(formats.json(reportOf(text))).not.toMatch(/##(vso)?\[/i);
    expect(withoutCommands(visibleLines(text)).split(BREAKS).filter(isObeyed)).toEqual([]);
  });

  it('forges none in what is said of a journal that came with the deck', async () => {
    const files = [{ path: 'cards/base/\u001b[31mz.yaml', before: null, after: 'events: {}\n' }];
    const journal = {
      shroud: 'journal',
      id: '0123456789ab',
      what: 'x\n ::error::y ##[error]z \u001b[2J',
      files,
    };
    const deck = temporaryFolder({ ...SOUND, 'cards/.shroud-journal': JSON.stringify(journal) });
    const { out, err } = await shroudHere(['l10n', 'status', '--deck', deck]);
    expect(err).toContain('was interrupted and is finished now');
    expect(out + err).not.toMatch(OBEYED);
    expect((out + err).split(BREAKS).filter(isObeyed)).toEqual([]);
  });
});

describe('`check | head`, which exited 0 despite errors', () => {
  const files = {
    ...SOUND,
    'cards/base/cards.yaml': `events:\n${Array.from({ length: 200 }, (_, i) => `  e${i}: { titel: X }`).join('\n')}\n`,
  };
  it.each([['text'], ['json'], ['github']])('exits with what it found, in %s', (format) => {
    const deck = temporaryFolder(files);
    const script = `"$0" "$1" check --deck "$2" --format ${format} | head -c 10 >/dev/null; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', script, process.execPath, MAIN, deck], {
      encoding: 'utf8',
    });
    expect([stdout.trim(), stderr]).toEqual(['1', '']);
  });

  it.each([
    ['build', 1],
    ['l10n status', 1],
    ['l10n explain nobody', 1],
    ['print --list', 1],
    ['verify --games 1', 1],
  ])('a closed pipe does not change the exit code of %s', (command, code) => {
    const deck = temporaryFolder(files);
    const script = `cd "$2"; "$0" "$1" ${command} 2>&1 | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout } = spawnSync('bash', ['-c', script, process.execPath, MAIN, deck], { encoding: 'utf8' });
    expect(stdout.trim()).toBe(String(code));
  });

  it('exits 0 where nothing is wrong', () => {
    const sound = temporaryFolder({ ...SOUND, 'cards/base/cards.yaml': 'events: {}\n' });
    const script = `"$0" "$1" check --deck "$2" | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout } = spawnSync('bash', ['-c', script, process.execPath, MAIN, sound], { encoding: 'utf8' });
    expect(stdout.trim()).toBe('0');
  });
});

describe.skipIf(!existsSync('/dev/full'))('`> /dev/full`, which printed a stack trace', () => {
  it.each([[['check']], [['check', '--format', 'json']], [['l10n', 'status']], [['--help']]])(
    'is reported in a sentence: %j',
    (args) => {
      const deck = temporaryFolder({ ...SOUND, 'cards/base/cards.yaml': 'events: {}\n' });
      const { status, stderr } = spawnSync(
        'bash',
        ['-c', '"$0" "$@" > /dev/full', process.execPath, MAIN, ...args],
        {
          cwd: deck,
          encoding: 'utf8',
        },
      );
      expect([status, stderr]).toEqual([1, "shroud: the output can't be written: the disk is full\n"]);
    },
  );

  it('is silent where not even that can be said', () => {
    const script = '"$0" "$1" nonsense > /dev/full 2> /dev/full; echo "$?"';
    const { stdout, stderr } = spawnSync('bash', ['-c', script, process.execPath, MAIN], {
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual(['2\n', '']);
  });
});

describe('a number that is none, or nothing, with which verify played no game and said that all was proven', () => {
  it.each([
    ['verify', '--games', ''],
    ['verify', '--games', ' '],
    ['verify', '--games', '0'],
    ['verify', '--games', '1e999'],
    ['verify', '--games', '-1'],
    ['verify', '--games', '1.5'],
    ['verify', '--games', 'Infinity'],
    ['verify', '--games', '99999999999999999999'],
    ['verify', '--workers', ''],
    ['verify', '--seed', ''],
    ['render', '--dpi', ''],
    ['render', '--dpi', '0'],
    ['print', '--copies', ''],
    ['print', '--copies', '-1'],
  ])('is wrong usage: %s %s "%s"', async (...args) => {
    const { code, err } = await shroudHere(args);
    expect(code).toBe(2);
    expect(err).toContain('is a whole number from');
  });
});
