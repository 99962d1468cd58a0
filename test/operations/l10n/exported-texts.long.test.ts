import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { targetLanguages, textsIn } from '../../../src/l10n/entries.js';
import type { Entry } from '../../../src/l10n/entry.js';
import { type ExchangeName, exchanges } from '../../../src/l10n/exchange/index.js';
import { LOCK_FILE } from '../../../src/l10n/lock.js';
import { exportTranslations } from '../../../src/operations/l10n/export-l10n.js';
import { importTranslations } from '../../../src/operations/l10n/import-l10n.js';
import { type Translated, withPhrases } from '../../../src/workspace/open-l10n.js';
import { open } from '../../support/l10n/decks.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const XLIFF = join(ROOT, '../shared/xliff');
const FORMATS: readonly ExchangeName[] = ['po', 'xliff', 'csv'];

/** The deck that ships, one with words of its own, and one whose languages are half done, not begun and not built in. */
const DECKS: readonly (readonly [string, string])[] = [
  ['the deck that ships', '.'],
  ['Night Garden', 'examples/night-garden'],
  ['a deck with nouns, kinds, icons and fields of its own', 'test/fixtures/pot-luck'],
];

function copyOf(path: string): string {
  const folder = temporaryFolder();
  for (const part of ['shroud.yaml', 'cards', 'templates'])
    cpSync(join(ROOT, path, part), join(folder, part), { recursive: true });
  return folder;
}

/** All files of a deck that people write. */
function filesIn(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(folder, 'cards'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('cards', path))
    .filter((path) => /\.yaml$/.test(path) && path !== LOCK_FILE);
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

const nameFor = (lang: string, format: ExchangeName) => `${lang}${exchanges[format].extensions[0]}`;
const take = (opened: Translated, name: string, text: string) =>
  importTranslations(opened, name, new TextEncoder().encode(text));

const XMLLINT = ['--nonet', '--noout', '--schema', join(XLIFF, 'xliff-core-1.2-strict.xsd')];

/** Has the real tools of a format look at a file. */
function inspect(text: string, name: string, format: ExchangeName): void {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  if (format === 'po')
    expect(run('msgfmt', ['--check', '-o', '/dev/null', file])).toMatchObject({ status: 0 });
  if (format !== 'xliff') return;
  const catalog = { XML_CATALOG_FILES: join(XLIFF, 'catalog.xml') };
  expect(run('xmllint', [...XMLLINT, file], catalog)).toMatchObject({ status: 0 });
}

const missingTools =
  lacks('msgfmt', 'xmllint') ?? (existsSync(XLIFF) ? undefined : '../shared/xliff is not there');

describe.each(DECKS)('%s', (_, path) => {
  const languages = targetLanguages(open(join(ROOT, path)).loaded);

  it.each(FORMATS)('takes back the %s file that it exports, and nothing changes', (format) => {
    const folder = copyOf(path);
    const before = filesIn(folder);
    for (const lang of languages)
      for (const isWhole of [false, true]) {
        const opened = open(folder);
        const text = exportTranslations(isWhole ? withPhrases(opened) : opened, lang, format);
        expect(take(opened, nameFor(lang, format), text)).toMatchObject({ changed: 0, refusals: [] });
        expect(exportTranslations(isWhole ? withPhrases(open(folder)) : open(folder), lang, format)).toBe(
          text,
        );
      }
    expect(filesIn(folder)).toEqual(before);
  });

  withTools('exports files that msgfmt and xmllint accept', missingTools, () => {
    const opened = open(join(ROOT, path));
    for (const lang of languages)
      for (const format of FORMATS)
        for (const from of [opened, withPhrases(opened)])
          inspect(exportTranslations(from, lang, format), nameFor(lang, format), format);
  });
});

/** A file in which a translator has written something for every text that has no translation. */
function filledIn(opened: Translated, lang: string, format: ExchangeName): string {
  const { deck } = opened.loaded;
  const { entries } = textsIn(opened.loaded, lang, opened.lock);
  const [sourceLang = ''] = deck.languages;
  const written = entries.map((entry) => ({
    ...entry,
    translation: entry.translation ?? inPlaceOf(entry),
    status: 'fresh' as const,
  }));
  return exchanges[format].write({ ...deck, sourceLang, lang, entries: written });
}

/** A phrase must keep its slots, and a list its lines. */
const inPlaceOf = ({ source, group, path }: Entry): string =>
  group === 'words' && path[0] === 'phrases' ? `${source} ` : source.replaceAll(/$/gm, ' ·');

describe('a translator who fills in every text', () => {
  const languages = targetLanguages(open(join(ROOT, 'test/fixtures/pot-luck')).loaded);
  const cases = languages.flatMap((lang) => FORMATS.map((format) => [lang, format] as const));

  it.each(cases)('is refused nothing and has nothing left to do: %s as %s', (lang, format) => {
    const folder = copyOf('test/fixtures/pot-luck');
    // A new phrase may use cases that were not there before: then there is a second file.
    for (const round of [1, 2]) {
      const opened = open(folder);
      const { entries } = textsIn(opened.loaded, lang, opened.lock);
      const missing = entries.filter(({ status }) => status === 'missing');
      expect(entries.filter(({ source }) => source === '')).toEqual([]);
      if (round === 1) expect(missing.length).toBeGreaterThan(20);
      const { changed, refusals } = take(opened, nameFor(lang, format), filledIn(opened, lang, format));
      expect({ changed, refusals }).toEqual({ changed: missing.length, refusals: [] });
    }
    const { loaded, lock } = open(folder);
    const left = textsIn(loaded, lang, lock).entries.filter(({ status }) => status !== 'fresh');
    expect(left.map(({ context }) => context)).toEqual([]);
  });
});
