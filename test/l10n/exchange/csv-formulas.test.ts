import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csv } from '../../../src/l10n/exchange/csv.js';

const LANGUAGES = ['en', 'it'];
function written(source: string, translation: string): string {
  const entry = { context: 'a', source, translation, status: 'translated', about: source };
  const request = { sourceLang: 'en', lang: 'it', entries: [entry] };
  return csv.write(request as unknown as Parameters<typeof csv.write>[0]) as string;
}
const cells = (text: string) => Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data[1] ?? [];
/** What a spreadsheet may take for cells that separates with semicolons or tabs, and finds no quotes where it expects them. */
const elsewhere = (text: string) =>
  text
    .slice(1)
    .split(/[;\t\r\n]/)
    .map((cell) => cell.replace(/^"+/, ''));
const LIVE = /^[=+\-@＝＋－＠\t\r\n]/;

describe('formulas that CSV export wrote live', () => {
  it.each([
    '=HYPERLINK("http://x.y";"Click")',
    '@SUM(1+1)*cmd',
    "-2+3+cmd|' /C calc'!A0",
    '+1+1',
    '\t=1+1',
    '\r=1+1',
    '＝1+1',
    "'=1+1",
    "''-1",
    '– a dash that is none',
    '- a line of dialogue',
    'Aunt;=1+1',
    'Aunt\t@SUM(1)',
    'Aunt\n- a line of dialogue',
    'Aunt;"=1+1"',
    "Aunt;'=1+1",
    'Aunt;\'"=1+1',
  ])('are neutral in a spreadsheet, and come back as they were: %s', (text) => {
    const table = written(text, text);
    expect(cells(table).filter((cell) => LIVE.test(cell))).toEqual([]);
    expect(elsewhere(table).filter((cell) => LIVE.test(cell))).toEqual([]);
    const { units } = csv.read(new TextEncoder().encode(table), LANGUAGES);
    expect(units).toMatchObject([{ source: text, translation: text }]);
  });

  it('come back whatever they are', () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@\'"a \t,;\n') });
    fc.assert(
      fc.property(text, text, (source, translation) => {
        const table = written(source, translation);
        expect(cells(table).filter((cell) => LIVE.test(cell))).toEqual([]);
        expect(elsewhere(table).filter((cell) => LIVE.test(cell))).toEqual([]);
        const { units } = csv.read(new TextEncoder().encode(table), LANGUAGES);
        expect(units).toMatchObject([{ source, translation }]);
      }),
    );
  });
});
