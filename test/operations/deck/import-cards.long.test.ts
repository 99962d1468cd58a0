import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editYaml } from '../../../src/deck/yaml/edit-yaml.js';
import { csv } from '../../../src/exports/csv.js';
import { listKindShapes } from '../../../src/operations/deck/cards-shape.js';
import { type ImportOptions, importCards } from '../../../src/operations/deck/import-cards.js';
import { CARD_STYLE } from '../../../src/tables/card-style.js';
import { cardsToTable } from '../../../src/tables/cards-to-table.js';
import { readCsv } from '../../../src/tables/csv/csv.js';
import { UnreadableFileError } from '../../../src/tables/csv/unreadable.js';
import { cardIn, tableToCards } from '../../../src/tables/table-to-cards.js';
import { InvalidDeckError } from '../../../src/workspace/errors.js';
import { requireValid } from '../../../src/workspace/open-deck.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { SOUND } from '../../support/deck/bad-decks.js';
import { ROOT } from '../../support/places.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (deck: string, file: string) => readFileSync(join(deck, file), 'utf8');
const cardsOf = (deck: string) => openWorkspace(deck).opened.drafts;

/** All files below `cards/`, with what is in them. */
function filesIn(deck: string): Record<string, string> {
  const names = readdirSync(join(deck, 'cards'), { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * Bad tables, one file each in test/fixtures/bad-tables: how it is imported, what must be reported and at which cell, a line
 * of dashes, the table.
 */
const BAD = join(ROOT, 'test/fixtures/bad-tables');
const badTables = readdirSync(BAD).map((name) => {
  const [head = '', ...table] = readFileSync(join(BAD, name), 'utf8').split('---\n');
  const [command = '', ...expected] = head.trim().split('\n');
  const [, kind = ''] = /--kind (\S+)/.exec(command) ?? [];
  const set = /--set (\S+)/.exec(command)?.[1];
  const options: ImportOptions = { kind, set, update: command.includes('--update') };
  return [name, { options, expected, table: table.join('---\n') }] as const;
});

async function refusalOf(deck: string, table: string, options: ImportOptions) {
  try {
    await importCards(deck, 'cards.csv', bytesOf(table), options);
  } catch (cause) {
    if (cause instanceof InvalidDeckError) return cause.problems;
    throw cause;
  }
  return [];
}

describe('a bad table', () => {
  it.each(badTables)('%s is reported by its cell, and nothing is written', async (_, bad) => {
    const deck = temporaryFolder({ ...SOUND });
    const before = filesIn(deck);
    const problems = await refusalOf(deck, bad.table, bad.options);
    const told = problems.map(({ severity, code, message, hint }) => {
      const [, cell = '', rest = ''] = /^(\S+)(?: \([^)]*\))?: (.*)$/.exec(message) ?? [];
      return `${severity} ${code} ${cell}: ${rest} ${hint}`;
    });
    expect(told.length, told.join('\n')).toBe(bad.expected.length);
    for (const [index, line] of bad.expected.entries()) {
      const [, head = '', part = ''] = /^(\S+ \S+ \S+): (.*)$/.exec(line) ?? [];
      expect(told[index]).toContain(`${head}:`);
      expect(told[index]).toContain(part);
    }
    expect(filesIn(deck)).toEqual(before);
  });

  it.each(['TABLE_COLUMN', 'TABLE_ID', 'TABLE_SET'])(
    'is reported as %s, where that is the mistake',
    (code) => {
      expect(badTables.some(([, { expected }]) => expected.some((line) => line.includes(code)))).toBe(true);
    },
  );

  it('has rows and columns as a spreadsheet counts them', async () => {
    const [one] = await refusalOf(temporaryFolder({ ...SOUND }), 'id,title,icon\n\n\na-card,A Card,baest\n', {
      kind: 'modifiers',
      set: 'base',
    });
    expect(one?.span).toMatchObject({ file: 'cards.csv', line: 4, column: 3 });
  });

  it.each([
    ['100,000 columns', `id${',a'.repeat(100_000)}\nx\n`, 'it has 100,001 columns: the limit is 500'],
    ['501 columns', `id${',a'.repeat(500)}\nx\n`, 'it has 501 columns: the limit is 500'],
    ['20,001 cards', `id,title\n${'x,X\n'.repeat(20_001)}`, 'it has 20,001 cards; the limit is 20,000'],
    ['100,001 rows', `id,title\n${'x,X\n'.repeat(100_001)}`, 'rows: the limit is 100,000'],
  ])('that has more than anybody needs is refused as a whole: %s', async (_, table, message) => {
    const deck = temporaryFolder({ ...SOUND });
    const before = filesIn(deck);
    await expect(refusalOf(deck, table, { kind: 'events', set: 'base' })).rejects.toThrow(message);
    expect(filesIn(deck)).toEqual(before);
  });

  it('that is no table is refused as a whole', async () => {
    const read = (text: string) =>
      importCards(temporaryFolder({ ...SOUND }), 'cards.csv', bytesOf(text), { kind: 'deaths', set: 'base' });
    await expect(read('id,title\na-card,"A Card\n')).rejects.toThrow(UnreadableFileError);
    await expect(read('id,title\n')).rejects.toThrow('there is no card in it');
  });
});

const TABLE = [
  ['id', 'title', 'flavour', 'pathos.top', 'icon', 'editions', 'effects.immediate', '(for us)'],
  ['a-card', '=1+1', 'He said "no"; twice.', '-10', 'beast', 'classic', 'discard: 1', 'too weak?'],
  ['', 'Another, Cärd', 'One\ntwo', '', 'duck', '', '[{ draw: 2, who: opponents }, { discard: hand }]', ''],
];
const MADE = [
  {
    id: 'a-card',
    authored: {
      title: '=1+1',
      flavour: 'He said "no"; twice.',
      pathos: { top: -10 },
      icon: 'beast',
      editions: ['classic'],
      effects: { immediate: [{ discard: 1 }] },
    },
  },
  {
    id: 'another-card',
    authored: {
      title: 'Another, Cärd',
      flavour: 'One\ntwo',
      icon: 'duck',
      effects: { immediate: [{ draw: 2, who: 'opponents' }, { discard: 'hand' }] },
    },
  },
];
const quotedCell = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const table = (separator: string, newline = '\r\n') =>
  TABLE.map((row) => row.map(quotedCell).join(separator)).join(newline);
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('a table of cards', () => {
  it.each([
    ['with commas', bytesOf(table(','))],
    ['with semicolons and a byte order mark', bytesOf(`\ufeff${table(';')}`)],
    ['with tabs, in UTF-16', utf16(table('\t'))],
    ['with a line that tells Excel the separator', bytesOf(`sep=;\r\n${table(';')}`)],
    [
      'with an apostrophe before formulas, as export writes them',
      bytesOf(table(',').replace('"=1', '"\'=1')),
    ],
    ['with the line ends of old Macs', bytesOf(table(',', '\r'))],
  ])('%s is read', async (_, bytes) => {
    const deck = temporaryFolder({ ...SOUND });
    const { added, written } = await importCards(deck, 'cards.csv', bytes, {
      kind: 'modifiers',
      set: 'base',
    });
    expect(added).toEqual(['a-card', 'another-card']);
    expect(written).toEqual(['cards/base/modifiers.yaml']);
    const made = cardsOf(deck).filter(({ key }) => key === 'modifiers');
    expect(made.map(({ id, authored }) => ({ id, authored: { ...authored } }))).toEqual(MADE);
  });

  it('becomes a new file with the line for editors, or goes behind the cards of that kind', async () => {
    const first =
      '# ours\nevents:\n  # a toast\n  a: { title: A, effects: { immediate: [{ draw: 1 }] } }\n\ndeaths: {}\n';
    const deck = temporaryFolder({ ...SOUND, 'cards/base/first.yaml': first });
    const send = (kind: string, set: string) =>
      importCards(deck, 'x.csv', bytesOf(`id,title\n${kind}-${set},Foo\n`), { kind, set });
    const { warnings } = await send('deaths', 'new');
    expect(textOf(deck, 'cards/new/deaths.yaml')).toBe(
      '# yaml-language-server: $schema=../../schema/cards.schema.json\ndeaths:\n  deaths-new:\n    title: Foo\n',
    );
    expect(warnings.map(({ code }) => code)).toEqual(['SET_UNUSED']);
    await importCards(deck, 'x.csv', bytesOf('title,effects.immediate\nB,draw: 1\n'), {
      kind: 'events',
      set: 'base',
    });
    expect(textOf(deck, 'cards/base/first.yaml')).toBe(
      first.replace(
        '] } }\n',
        '] } }\n  b:\n    title: B\n    effects:\n      immediate:\n        - draw: 1\n',
      ),
    );
  });

  it('changes with --update only what it says otherwise; comments and all else stay', async () => {
    const before =
      'modifiers:\n  a:\n    title: A # the first\n    notes: Keep.\n    icon: beast\n    copies: 2\n  b: { title: B, icon: duck }\n';
    const deck = temporaryFolder({ ...SOUND, 'cards/base/cards.yaml': before });
    const sent = 'id,title,icon,copies,pathos.top\na,A,duck,,5\nb,B,duck,,\nc,C,beast,,\n';
    const options = { kind: 'modifiers', set: 'base', update: true };
    const done = await importCards(deck, 'cards.csv', bytesOf(sent), options);
    expect(done).toMatchObject({ added: ['c'], changed: ['a'], same: 1 });
    expect(textOf(deck, 'cards/base/cards.yaml')).toBe(
      'modifiers:\n  a:\n    title: A # the first\n    notes: Keep.\n    icon: duck\n    pathos: { top: 5 }\n  b: { title: B, icon: duck }\n  c:\n    title: C\n    icon: beast\n',
    );
    expect((await importCards(deck, 'cards.csv', bytesOf(sent), options)).written).toEqual([]);
  });

  it('changes a thousand cards, of which six hundred took two minutes, since the file was read again for each field', () => {
    const card = (i: number, title: string, more = '') =>
      `  c${i}:\n    # ${i}\n    title: ${title} # here\n    flavour: ${title} ${i}\n${more}\n`;
    const all = (title: string, more: string) =>
      `events:\n${Array.from({ length: 1000 }, (_, i) => card(i, title, more)).join('')}`;
    const edits = Array.from({ length: 1000 }, (_, i) => ({
      op: 'set' as const,
      path: ['events', `c${i}`],
      value: { title: 'A', flavour: `B ${i}`, copies: 2, notes: 'New.' },
    }));
    expect(editYaml(all('A', ''), edits, CARD_STYLE).text).toBe(
      all('B', '    copies: 2\n    notes: New.\n').replaceAll('title: B', 'title: A'),
    );
  });

  it.each([
    [
      'cards beside each other, of which one is between braces',
      'events:\n  a:\n    title: A\n  b: { title: B }\n  c:\n    title: C\n# the end\n',
      'events:\n  a:\n    title: A\n    copies: 2\n  b: { title: B, copies: 2 }\n  c:\n    title: C\n    copies: 2\n# the end\n',
    ],
    [
      'all between braces',
      'events: { a: { title: A }, b: { title: B }, c: { title: C } }\n',
      'events: { a: { title: A, copies: 2 }, b: { title: B, copies: 2 }, c: { title: C, copies: 2 } }\n',
    ],
    [
      'lines that end as on Windows, and none at the end',
      'events:\r\n  a:\r\n    title: A\r\n  b:\r\n    title: B\r\n  c:\r\n    title: C',
      'events:\r\n  a:\r\n    title: A\r\n    copies: 2\r\n  b:\r\n    title: B\r\n    copies: 2\r\n  c:\r\n    title: C\r\n    copies: 2',
    ],
  ])('changes several at once: %s', (_, text, after) => {
    const edits = ['c', 'a', 'b'].map((id) => ({
      op: 'set' as const,
      path: ['events', id],
      value: { title: id.toUpperCase(), copies: 2 },
    }));
    expect(editYaml(text, edits, CARD_STYLE).text).toBe(after);
  });

  it('is reported in a few words, no matter how long a name in it is', async () => {
    const long = 'x'.repeat(100_000);
    for (const table of [`id,title\n${long},A\n${long},A\n`, `id,title,${long}\na,A,\n`]) {
      const told = await refusalOf(temporaryFolder({ ...SOUND }), table, { kind: 'events', set: 'base' });
      expect(JSON.stringify(told).length).toBeLessThan(3000);
    }
    const set = { kind: 'events', set: long };
    const deck = temporaryFolder({ ...SOUND });
    const failed = await importCards(deck, 'cards.csv', bytesOf('id,title\na,A\n'), set).catch(
      (cause: Error) => cause.message,
    );
    expect(failed).toMatch(/^.{0,1001} can't be written: its name is too long$/);
  });
});

describe('an exported deck', () => {
  it('comes back as the same cards, imported into an empty set', async () => {
    const starter = join(ROOT, 'examples/starter');
    const opened = requireValid(openWorkspace(starter).opened);
    const settings = textOf(starter, 'shroud.yaml').replaceAll('sets: [first]', 'sets: [fresh]');
    const rules = Object.fromEntries(
      readdirSync(join(starter, 'cards/rules')).map((name) => [
        `cards/rules/${name}`,
        textOf(starter, `cards/rules/${name}`),
      ]),
    );
    const deck = temporaryFolder({ 'shroud.yaml': settings, ...rules });
    for (const { name, content } of csv.files(opened, {}) as Iterable<{ name: string; content: string }>)
      await importCards(deck, name, bytesOf(content), { kind: name.replace('.csv', ''), set: 'fresh' });
    const plain = (from: string) =>
      cardsOf(from).map(({ id, key, authored }) => [id, key, JSON.parse(JSON.stringify(authored))] as const);
    const byId = (from: string) => Object.fromEntries(plain(from).map(([id, ...rest]) => [id, rest]));
    expect(byId(deck)).toEqual(byId(starter));
  });

  it('is written cell by cell, so that every card of the deck that ships reads as it was', () => {
    const { settings, drafts } = openWorkspace(ROOT).opened;
    if (settings === undefined) throw new Error('no settings');
    for (const [kind, entries] of listKindShapes(settings)) {
      const cards = drafts.filter(({ key }) => key === kind);
      const bytes = bytesOf(cardsToTable(cards, cardIn(entries), () => 'said'));
      const { cards: read, problems } = tableToCards(readCsv(bytes), entries, `${kind}.csv`, () => undefined);
      expect(problems).toEqual([]);
      expect(read.map(({ id, set, authored }) => ({ id, set, authored }))).toEqual(
        cards.map(({ id, set, authored }) => ({ id, set, authored: JSON.parse(JSON.stringify(authored)) })),
      );
    }
  });
});
