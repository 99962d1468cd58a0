import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WriteError } from '../../../src/deck/disk/write-atomic.js';
import { bare } from '../../../src/l10n/entry.js';
import { type ExchangeName, exchanges } from '../../../src/l10n/exchange/index.js';
import { acceptTranslations } from '../../../src/operations/l10n/accept-l10n.js';
import { exportTranslations } from '../../../src/operations/l10n/export-l10n.js';
import { importTranslations } from '../../../src/operations/l10n/import-l10n.js';
import { allTexts } from '../../../src/workspace/open-l10n.js';
import { folderOf, open, read, SMALL } from '../../support/l10n/decks.js';
import { filesOf } from '../../support/l10n/files-of.js';
import { MAIN } from '../../support/shroud.js';
import { shroudHere } from '../../support/shroud-here.js';

const FORMATS = Object.keys(exchanges) as ExchangeName[];
const TEXTS = 'cards/base/text/it.yaml';
const LOCK = 'cards/l10n.lock.yaml';

const send = (folder: string, format: ExchangeName = 'po', lang = 'it') =>
  exportTranslations(open(folder), lang, format);
const take = (folder: string, text: string, format: ExchangeName = 'po') =>
  importTranslations(open(folder), `it${exchanges[format].extensions[0]}`, new TextEncoder().encode(text));
const statuses = (folder: string) =>
  new Map(allTexts(open(folder))[0]?.entries.map(({ context, status }) => [context, status]));

/** A row for each text that is sent back, as CSV: the form in which a test is easiest to read. */
function csv(...rows: string[][]): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return [['id', 'en', 'it'], ...rows]
    .map((row) => row.map(quote).join(','))
    .join('\r\n')
    .replaceAll('"id"', 'id');
}

describe('what is sent out and comes back unchanged', () => {
  it.each(FORMATS)('changes no translation, and is the same when it is sent out again (%s)', (format) => {
    const folder = folderOf();
    const sent = send(folder, format);
    expect(take(folder, sent, format)).toMatchObject({
      changed: 0,
      confirmed: 3,
      refusals: [],
      written: [LOCK],
    });
    expect({ ...filesOf(folder), [LOCK]: '' }).toEqual({ ...SMALL, [LOCK]: '' });
    expect(send(folder, format)).toBe(sent);
    expect(take(folder, sent, format).written).toEqual([]);
  });

  it.each(FORMATS)('leaves a stale translation stale (%s)', (format) => {
    const folder = folderOf();
    acceptTranslations(
      open(folder),
      allTexts(open(folder)).flatMap(({ entries }) => entries),
    );
    const cards = join(folder, 'cards/base/cards.yaml');
    writeFileSync(cards, read(folder, 'cards/base/cards.yaml').replace('Pursued by P', 'Chased by P'));
    const sent = send(folder, format);
    expect(take(folder, sent, format)).toMatchObject({ unsure: 1, refusals: [], written: [] });
    expect(statuses(folder).get('pursued-by-poodles.title')).toBe('stale');
    expect(send(folder, format)).toBe(sent);
  });
});

describe('a translation that comes back', () => {
  it('changes its line and no other, and is on record', () => {
    const folder = folderOf();
    const imported = take(folder, send(folder).replace('Inseguiti dai', "All'ombra dei"));
    expect(imported).toMatchObject({ changed: 1, confirmed: 2, written: [TEXTS, LOCK] });
    expect(read(folder, TEXTS)).toBe(
      `${SMALL[TEXTS]}`.replace("'Inseguiti dai barboncini'", "'All''ombra dei barboncini'"),
    );
    expect(read(folder, LOCK)).toContain('pursued-by-poodles.title');
  });

  it('makes a new file where there is none, which an editor knows the schema of', () => {
    const folder = folderOf();
    const rows = [
      ['a-toast.title', 'A Toast', 'Un brindisi'],
      ['TURN-1.short', 'Two plays.', 'Due giocate.'],
      ['TURN-1.text', 'A turn is two plays.', 'Un turno: due giocate.'],
    ];
    expect(take(folder, csv(...rows), 'csv')).toMatchObject({ changed: 3, refusals: [] });
    expect(read(folder, 'cards/more/text/it.yaml')).toBe(
      '# yaml-language-server: $schema=../../../schema/text.schema.json\na-toast:\n  title: Un brindisi\n',
    );
    expect(read(folder, 'cards/rules/it.yaml')).toBe(
      `${SMALL['cards/rules/it.yaml']}TURN-1:\n  text: "Un turno: due giocate."\n  short: Due giocate.\n`,
    );
  });

  it('makes a stale one fresh, be it changed or confirmed', () => {
    const folder = folderOf({
      ...SMALL,
      [LOCK]: 'it: { pursued-by-poodles.title: "0", castle-slogar.title: "0" }\n',
    });
    expect(statuses(folder).get('castle-slogar.title')).toBe('stale');
    const sent = send(folder, 'xliff').replace('needs-review-translation">Castel', 'final">Castel');
    take(folder, sent.replace('>Inseguiti dai', '>Cacciati dai'), 'xliff');
    expect([...statuses(folder)].filter(([, status]) => status === 'stale')).toEqual([]);
  });

  it('is written through a link, and behind a byte order mark', () => {
    const folder = folderOf({ ...SMALL, [TEXTS]: `\ufeff${SMALL[TEXTS]}` });
    const rules = join(folder, 'cards/rules/it.yaml');
    writeFileSync(join(folder, 'kept.yaml'), `${SMALL['cards/rules/it.yaml']}`);
    rmSync(rules);
    symlinkSync('../../kept.yaml', rules);
    take(folder, send(folder).replace('Castel', 'Rocca').replace('Conta', 'Vale'));
    expect(read(folder, TEXTS)).toBe(`\ufeff${SMALL[TEXTS]}`.replace('Castel', 'Rocca'));
    expect(read(folder, 'kept.yaml')).toContain('Vale solo');
  });

  it('arrives whatever it says, by whatever way (property)', () => {
    const folder = folderOf();
    const said = fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: fc.constantFrom(...'ab"\'\\:#-&*!|>%@`,? \n\té„”ł'), minLength: 1 }),
      )
      .map(bare)
      .filter((text) => text !== '' && !/[{}]|[^\P{C}\n\t]/u.test(text));
    fc.assert(
      fc.property(said, fc.constantFrom(...FORMATS), (text, format) => {
        const [poodles] = allTexts(open(folder))[0]?.entries.slice(1) ?? [];
        if (poodles === undefined) throw new Error('no entry');
        const about = { name: 'x', version: '1.0.0', sourceLang: 'en', lang: 'it' };
        const entries = [{ ...poodles, translation: text, status: 'fresh' as const }];
        expect(take(folder, exchanges[format].write({ ...about, entries }), format).refusals).toEqual([]);
        expect(open(folder).loaded.deck.texts.it?.['pursued-by-poodles']?.title?.trim()).toBe(text);
        expect(read(folder, TEXTS)).toMatch(/^# Traduzioni di prova\n/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('an import refuses, entry by entry, and takes the others', () => {
  const OTHER = ['castle-slogar.title', 'Castle Slogar', 'Rocca Slogar'];

  it.each([
    [
      'what the deck does not have',
      ['pursued-by-poodle.title', 'x', 'y'],
      'no text of this name. Did you mean "pursued-by-poodles.title"?',
    ],
    [
      'to drop a translation',
      ['pursued-by-poodles.title', 'Pursued by Poodles', ' '],
      'the translation was kept',
    ],
    [
      'what was made from an older text',
      ['pursued-by-poodles.title', 'Hunted by Poodles', 'Cacciati'],
      'translated from "Hunted by Poodles", but the deck now says "Pursued by Poodles"',
    ],
    ['a slot that is lost', ['a-toast.flavour', 'To {name}!', 'A te!'], '{name} of the source is missing'],
    [
      'a slot that is invented',
      ['a-toast.flavour', 'To {name}!', 'A {name} e {nome}!'],
      '{nome} is not in the source',
    ],
    ['a single brace', ['a-toast.flavour', 'To {name}!', 'A {name}! }'], 'a brace has no partner'],
    ['control characters', ['a-toast.title', 'A Toast', 'Un\u0007brindisi'], 'control characters'],
  ])('%s', (_, row, message) => {
    const folder = folderOf();
    const imported = take(folder, csv(row, OTHER), 'csv');
    expect(imported.refusals).toEqual([{ context: row[0], message: expect.stringContaining(message) }]);
    expect(imported.changed).toBe(1);
    expect(filesOf(folder)).toMatchObject({
      [TEXTS]: `${SMALL[TEXTS]}`.replace('Castel Slogar', 'Rocca Slogar'),
      [LOCK]: expect.not.stringContaining('pursued-by-poodles'),
    });
    expect(filesOf(folder)).not.toHaveProperty(['cards/more/text/it.yaml']);
  });

  it('a text that is there twice, and says two things', () => {
    const folder = folderOf();
    const { refusals } = take(
      folder,
      csv(OTHER, ['castle-slogar.title', 'Castle Slogar', 'Forte Slogar']),
      'csv',
    );
    expect(refusals).toMatchObject([
      { context: 'castle-slogar.title', message: expect.stringContaining('twice') },
    ]);
    expect(read(folder, TEXTS)).toContain('Rocca Slogar');
  });

  it('what its file can not take without changing something else', () => {
    const texts = 'castle-slogar: { title: &t Slogar }\npursued-by-poodles: { title: *t }\n';
    const folder = folderOf({ ...SMALL, [TEXTS]: texts });
    const { refusals, changed } = take(folder, csv(OTHER, ['a-toast.title', 'A Toast', 'Cin cin']), 'csv');
    expect(refusals).toMatchObject([{ context: 'castle-slogar.title' }]);
    expect(changed).toBe(1);
    expect(read(folder, TEXTS)).toBe(texts);
  });

  it('a whole file in a language that the deck does not have', () => {
    const folder = folderOf();
    const german = send(folder).replace('Language: it', 'Language: de');
    expect(() => take(folder, german)).toThrow('add de to the languages in shroud.yaml first');
    expect(filesOf(folder)).toEqual(SMALL);
  });
});

describe('an import that can not go on', () => {
  const NEWS = [
    ['castle-slogar.title', 'Castle Slogar', 'Rocca Slogar'],
    ['a-toast.title', 'A Toast', 'Un brindisi'],
    ['VIS-1.text', 'Only what can be seen counts.', 'Vale ciò che si vede.'],
  ];

  /** A module that kills its own process in place of the nth renaming: there is no harder crash. */
  function killAt(nth: number): string {
    const code = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      const rename = fs.renameSync; let left = ${nth};
      fs.renameSync = (...args) => (--left === 0 ? process.kill(process.pid, 'SIGKILL') : rename(...args));
      syncBuiltinESMExports();`;
    return `data:text/javascript,${encodeURIComponent(code)}`;
  }

  it('writes nothing at all where one of the files can’t be written, and leaves no litter', () => {
    const folder = folderOf();
    // There is a file where a folder has to be: the second of three files can't be written.
    writeFileSync(join(folder, 'cards/more/text'), 'in the way');
    expect(() => take(folder, csv(...NEWS), 'csv')).toThrow(WriteError);
    const { 'cards/more/text': _, ...left } = filesOf(folder);
    expect(left).toEqual(SMALL);
  });

  // The first renaming is that of the journal: before it nothing has happened, and from then on all of it will.
  it.each([1, 2, 3, 5])(
    'is finished by the next command, which says so, when it is killed at the %ith renaming',
    async (nth) => {
      const folder = folderOf();
      writeFileSync(join(folder, 'it.csv'), csv(...NEWS));
      const killed = spawnSync(
        process.execPath,
        ['--import', killAt(nth), MAIN, 'l10n', 'import', join(folder, 'it.csv'), '--deck', folder],
        { encoding: 'utf8' },
      );
      expect(killed).toMatchObject({ signal: 'SIGKILL', stdout: '' });
      const finished = folderOf();
      take(finished, csv(...NEWS), 'csv');
      const { code, err } = await shroudHere(['l10n', 'status', '--deck', folder]);
      const files = [TEXTS, 'cards/more/text/it.yaml', 'cards/rules/it.yaml', LOCK].join(', ');
      const said = `shroud: the import of it.csv was interrupted and is finished now: ${files} written.\n`;
      expect([code, err]).toEqual([0, nth === 1 ? '' : said]);
      const { 'it.csv': _, ...left } = filesOf(folder);
      const seen = Object.entries(left).filter(([name]) => !/\.tmp$|\.shroud-lock$/.test(name));
      expect(Object.fromEntries(seen)).toEqual(nth === 1 ? SMALL : filesOf(finished));
      expect(take(folder, csv(...NEWS), 'csv').refusals).toEqual([]);
      expect(filesOf(folder)).toMatchObject(filesOf(finished));
    },
  );

  it('can be run again when the way is free', () => {
    const folder = folderOf();
    mkdirSync(join(folder, 'cards/more/text'), { recursive: true });
    const row = ['a-toast.title', 'A Toast', 'Un brindisi'];
    expect(take(folder, csv(row), 'csv').changed).toBe(1);
    expect(take(folder, csv(row), 'csv')).toMatchObject({ changed: 0, confirmed: 1, written: [] });
  });
});
