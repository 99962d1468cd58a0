import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { ExchangeName } from '../../../src/l10n/exchange/index.js';
import { exportTranslations } from '../../../src/operations/l10n/export-l10n.js';
import { importTranslations } from '../../../src/operations/l10n/import-l10n.js';
import type { Translated } from '../../../src/workspace/open-l10n.js';
import { open } from '../../support/l10n/decks.js';
import { ROOT } from '../../support/places.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

function copyShipped(folder: string): void {
  for (const part of ['shroud.yaml', 'cards'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
}

/** The deck that ships, opened once: whatever comes back to where it came from changes nothing there. */
let from: Translated;
let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'shroud-'));
  copyShipped(home);
  from = open(home);
});
afterAll(() => rmSync(home, { recursive: true }));

/** The deck that ships without a word of a language, which has to come back from a file. */
function without(lang: string): string {
  const folder = temporaryFolder();
  copyShipped(folder);
  for (const set of ['base/text', 'unhappy-homes/text', 'lingering-sorrows/text', 'rules'])
    rmSync(join(folder, 'cards', set, `${lang}.yaml`));
  rmSync(join(folder, 'cards/l10n.lock.yaml'));
  return folder;
}

/** What the deck says in a language. Remarks that are waived are the designer's, not the translator's. */
function saidIn({ loaded }: Translated, lang: string): unknown {
  const { texts, rules } = loaded.deck;
  const text = JSON.stringify({ texts: texts[lang], rules: rules[lang] }, (key, one) =>
    key === 'ignore' ? undefined : typeof one === 'string' ? one.trim() : one,
  );
  return JSON.parse(text);
}

/** Sends the whole deck out, has the file rewritten, and takes it into a deck without a word of that language. */
function goesRound(
  format: ExchangeName,
  end: string,
  lang: string,
  rewrite: (file: string, bare: Translated) => void,
): void {
  const file = join(temporaryFolder(), `${lang}.${end}`);
  writeFileSync(file, exportTranslations(from, lang, format));
  const before = readFileSync(file);
  const to = without(lang);
  const bare = open(to);
  rewrite(file, bare);
  expect(readFileSync(file).equals(before), 'the file was rewritten').toBe(false);
  const imported = importTranslations(bare, file, readFileSync(file));
  expect(imported).toMatchObject({ confirmed: 0, unsure: 0, refusals: [] });
  expect(saidIn(open(to), lang)).toEqual(saidIn(from, lang));
  // And where it came from, it changes nothing.
  expect(importTranslations(from, file, readFileSync(file))).toMatchObject({
    changed: 0,
    refusals: [],
    written: [],
  });
}

const edit = (file: string, change: (text: string) => string | Uint8Array) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

describe('nothing is lost of the deck that ships', () => {
  withTools(
    'in a PO file that Poedit has saved: wrapped, headers changed, other line ends',
    lacks('msgcat'),
    () => {
      goesRound('po', 'po', 'pl', (file) => {
        run('msgcat', ['--width=79', '--add-location=never', file, '-o', file]);
        edit(file, (text) =>
          text
            .replace('Language: pl', 'Language: pl_PL')
            .replace(/"X-Generator: .*"/, '"X-Generator: Poedit 3.4.2\\n"\n"X-Poedit-Basepath: .\\n"')
            .replaceAll('\n', '\r\n'),
        );
      });
    },
  );

  withTools('in a PO file that was merged with a new one, sorted and not wrapped', lacks('msgmerge'), () => {
    goesRound('po', 'po', 'pl', (file, bare) => {
      const pot = join(temporaryFolder(), 'new.pot');
      writeFileSync(pot, exportTranslations(bare, 'pl', 'po'));
      run('msgmerge', ['--quiet', '--update', '--backup=none', '--no-wrap', '--sort-output', file, pot]);
    });
  });

  withTools(
    'in an XLIFF file that OmegaT has written: other marks, no states, no notes',
    lacks('xmllint'),
    () => {
      goesRound('xliff', 'xlf', 'fr', (file) => {
        run('xmllint', ['--c14n', '--output', file, file]);
        edit(file, (text) =>
          text
            .replaceAll(/ state="translated"/g, '')
            .replaceAll(/<note>.*?<\/note>/gs, '')
            .replaceAll(/<target>(.*?)<\/target>/gs, '<target><mrk mtype="seg" mid="0">$1</mrk></target>')
            .replace(/^(<\?xml.*?\?>\n)?/, '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'),
        );
      });
    },
  );

  withTools(
    'in a table that a spreadsheet has saved: semicolons, quotes, UTF-16, sorted, columns moved',
    undefined,
    () => {
      goesRound('csv', 'csv', 'it', (file) =>
        edit(file, (text) => {
          const [heading = [], ...rows] = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
            skipEmptyLines: true,
          }).data;
          const moved = ([id = '', source = '', target = '', status = '', note = '']: string[]) => [
            id,
            note,
            target,
            source,
            status,
          ];
          const sorted = rows.sort(([a = ''], [b = '']) => (a < b ? 1 : -1));
          const table = Papa.unparse([moved(heading), ...sorted.map(moved)], {
            delimiter: ';',
            quotes: true,
            newline: '\r\n',
          });
          return Buffer.from(`\ufeff${table}\r\n`, 'utf16le');
        }),
      );
    },
  );

  withTools('in the "Unicode text" of Excel: tabs, UTF-16', undefined, () => {
    goesRound('csv', 'txt', 'es', (file) =>
      edit(file, (text) => {
        const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true });
        return Buffer.from(`\ufeff${Papa.unparse(data, { delimiter: '\t', newline: '\r\n' })}`, 'utf16le');
      }),
    );
  });
});
