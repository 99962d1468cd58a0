import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { ExchangeName } from '../../../src/l10n/exchange/index.js';
import { exportTranslations } from '../../../src/operations/l10n/export-l10n.js';
import { importTranslations } from '../../../src/operations/l10n/import-l10n.js';
import { allTexts, type Translated } from '../../../src/workspace/open-l10n.js';
import { folderOf, open, read, SMALL } from '../../support/l10n/decks.js';
import { ROOT } from '../../support/places.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

const XLIFF = join(ROOT, '../shared/xliff');

/** Texts that a format might stumble over, some of them stale, some missing. */
const TRICKY = {
  ...SMALL,
  'cards/more/cards.yaml': [
    'events:',
    '  a-toast: { title: A Toast, flavour: "To {name}!" }',
    '  quotes: { title: "\\"Quotes\\" & <tags> \\\\ back", flavour: "Two\\nlines,\\ttab" }',
    '  braces: { title: "A lone { brace", flavour: "{one} and {two}" }',
    '  percent: { title: "100 % of %s", flavour: "# not a comment" }',
    '  block:',
    '    title: Block',
    '    flavour: |',
    '      First line.',
    '      Second line.',
    '',
  ].join('\n'),
  'cards/more/text/it.yaml': [
    'a-toast: { title: Un brindisi, flavour: "A {name}!" }',
    'quotes: { title: "«Virgolette» & <tag> \\\\ dietro", flavour: "Due\\nrighe,\\ttab" }',
    'braces: { title: Una graffa, flavour: "manca {one}" }',
    'percent: { title: "100 % di %s" }',
    'block: { title: Blocco, flavour: Una riga sola. }',
    '',
  ].join('\n'),
  'cards/l10n.lock.yaml': [
    'it: { a-toast.flavour: "aa", quotes.title: "bb", VIS-1.text: "cc", percent.title: "dd" }',
    `sources: { aa: "For {name}, \\"cheers\\"!", bb: "Old\\nquotes", dd: "${'An old title, long enough to go on, '.repeat(4)}" }`,
    '',
  ].join('\n'),
};

function fileWith(text: string, format: ExchangeName, lang: string): string {
  const file = join(temporaryFolder(), `${lang}.${format === 'xliff' ? 'xlf' : format}`);
  writeFileSync(file, text);
  return file;
}

const saved = (folder: string, format: ExchangeName) =>
  fileWith(exportTranslations(open(folder), 'it', format), format, 'it');

/** Decks to be sent out: one that ships, with nothing translated, and one that is tricky. Each is sent once. */
const PARCELS = (
  [
    ['the deck that ships', () => ROOT, 'pl'],
    ['the starter deck', () => join(ROOT, 'examples/starter'), 'it'],
    ['a tricky deck', () => folderOf(TRICKY), 'it'],
    ['a tricky deck without translations', () => folderOf(TRICKY), 'pl'],
  ] as const
).map(([name, folder, lang]) => {
  let opened: Translated | undefined;
  const texts = new Map<ExchangeName, string>();
  const parcel = (format: ExchangeName) => {
    opened ??= open(folder());
    const text = texts.get(format) ?? exportTranslations(opened, lang, format);
    texts.set(format, text);
    return fileWith(text, format, lang);
  };
  return [name, parcel] as const;
});

describe.each(PARCELS)('the PO file of %s', (_, parcel) => {
  withTools('passes msgfmt --check', lacks('msgfmt'), () => {
    const { status, said } = run('msgfmt', ['--check', '-o', '/dev/null', parcel('po')]);
    expect({ status, errors: said.match(/.*error.*/g) }).toEqual({ status: 0, errors: null });
  });

  withTools('has no error for i18nspector', lacks('i18nspector'), () => {
    expect(run('i18nspector', [parcel('po')]).said.match(/^E: .*/gm)).toBeNull();
  });

  withTools('is merged with itself by msgmerge, and says the same', lacks('msgmerge'), () => {
    const file = parcel('po');
    const { status, said } = run('msgmerge', ['--quiet', '--no-fuzzy-matching', '--previous', file, file]);
    expect(status).toBe(0);
    expect(said.replace('charset=UTF-8', 'charset=utf-8')).toBe(readFileSync(file, 'utf8'));
  });
});

describe('a PO file that a real tool has edited', () => {
  const take = (folder: string, file: string) => importTranslations(open(folder), file, readFileSync(file));
  const stale = (folder: string) =>
    (allTexts(open(folder))[0]?.entries ?? [])
      .filter(({ status }) => status === 'stale')
      .map(({ context }) => context);

  withTools('msgattrib: what it takes for confirmed is up to date', lacks('msgattrib'), () => {
    const folder = folderOf(TRICKY);
    expect(stale(folder)).toEqual(['a-toast.flavour', 'quotes.title', 'percent.title', 'VIS-1.text']);
    const file = saved(folder, 'po');
    expect(run('msgattrib', ['--clear-fuzzy', '--clear-previous', file, '-o', file]).status).toBe(0);
    const { changed, refusals } = take(folder, file);
    expect(changed).toBe(0);
    // The translation that lacks a slot is not made right by being confirmed.
    expect(refusals).toMatchObject([{ context: 'braces.flavour' }]);
    expect(stale(folder)).toEqual([]);
  });

  withTools('msgattrib: what it leaves out is not deleted', lacks('msgattrib'), () => {
    const folder = folderOf(TRICKY);
    const file = saved(folder, 'po');
    expect(run('msgattrib', ['--untranslated', '--no-obsolete', file, '-o', file]).status).toBe(0);
    expect(take(folder, file)).toMatchObject({ changed: 0, refusals: [] });
    expect(read(folder, 'cards/more/text/it.yaml')).toBe(TRICKY['cards/more/text/it.yaml']);
  });

  withTools('msgmerge: old work meets a new source, and its guesses are not taken', lacks('msgmerge'), () => {
    const folder = folderOf(TRICKY);
    const old = saved(folder, 'po');
    writeFileSync(old, readFileSync(old, 'utf8').replace('msgstr "Un brindisi"', 'msgstr "Un bel brindisi"'));
    const cards = TRICKY['cards/more/cards.yaml'].replace('title: Block', 'title: The Block');
    writeFileSync(join(folder, 'cards/more/cards.yaml'), cards);
    const current = saved(folder, 'po');
    expect(run('msgmerge', ['--quiet', '--previous', '--update', old, current]).status).toBe(0);
    expect(readFileSync(old, 'utf8')).toContain('#| msgid "Block"');
    const { changed, unsure, refusals } = take(folder, old);
    expect({ changed, refusals }).toEqual({ changed: 1, refusals: [] });
    expect(unsure).toBeGreaterThan(0);
    expect(read(folder, 'cards/more/text/it.yaml')).toBe(
      TRICKY['cards/more/text/it.yaml'].replace('Un brindisi', 'Un bel brindisi'),
    );
  });
});

describe.each(PARCELS)('the XLIFF file of %s', (_, parcel) => {
  const reason = lacks('xmllint') ?? (existsSync(XLIFF) ? undefined : '../shared/xliff is not there');
  withTools('is valid by the schema of OASIS', reason, () => {
    const schema = join(XLIFF, 'xliff-core-1.2-strict.xsd');
    const args = ['--nonet', '--noout', '--schema', schema, parcel('xliff')];
    const { status, said } = run('xmllint', args, { XML_CATALOG_FILES: join(XLIFF, 'catalog.xml') });
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining(' validates') });
  });
});
