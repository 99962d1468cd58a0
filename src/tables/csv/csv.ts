import Papa from 'papaparse';
import { budgets, inDigits, mostOf } from '../../vocabulary/budgets.js';
import { decode } from './decode.js';
import { Unreadable } from './unreadable.js';

const BYTE_ORDER_MARK = '\ufeff';

/** A table as a spreadsheet shows it. Rows may be shorter than the heading, where the last cells are empty. */
export interface Table {
  readonly heading: readonly string[];
  readonly rows: readonly Row[];
}
export interface Row {
  /** As the spreadsheet counts it: the heading is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A table for spreadsheets: without the byte order mark, some of them take UTF-8 for something else. */
export function writeCsv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(neutral));
  return `${BYTE_ORDER_MARK}${Papa.unparse([[...heading], ...cells], { newline: '\r\n' })}\r\n`;
}

/**
 * The table in a file as spreadsheets save it: UTF-8 or UTF-16, separated by commas, semicolons or tabs. Empty rows are
 * left out, and counted.
 * @throws Unreadable
 */
export function readCsv(bytes: Uint8Array): Table {
  const text = decode(bytes).replace(GARBLED_MARK, '').replace(SEPARATOR_LINE, '');
  const [heading = [], ...rows] = parse(text);
  refuseMore('tableColumns', heading.length, 'columns');
  refuseMore('tableRows', rows.length, 'rows');
  const numbered = rows.map((cells, index) => ({ number: index + 2, cells: cells.map(restored) }));
  return {
    heading: heading.map((name) => name.trim()),
    rows: numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

function refuseMore(name: 'tableColumns' | 'tableRows', count: number, what: string): void {
  if (count > budgets[name].most) throw new Unreadable(`it has ${inDigits(count)} ${what}: ${mostOf(name)}`);
}

/** A byte order mark that was read in another character set: that of the texts is judged with them. */
const GARBLED_MARK = /^[^\0-\x7f]{1,3}(?="?id)/;

/** By this line some tell Excel what separates; it shows it to nobody. */
const SEPARATOR_LINE = /^sep=.\r?\n/;

/** What a spreadsheet takes for a formula, which may fetch pages and start programs. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * The same inside of a cell, for spreadsheets that separate with something else: to one that separates with semicolons or
 * tabs, the quotes around our cells are letters, and such a cell is two. It even ends at the end of a line.
 */
const FORMULA_WITHIN = /(?<=[;\t\r\n])(?=['"]*[=+\-@＝＋－＠])/g;
const NEUTRAL_WITHIN = /(?<=[;\t\r\n])'(?=['"]*[=+\-@＝＋－＠])/g;

/** A number is no formula. */
const NUMBER = /^[-+]?[0-9]+$/;

/** An apostrophe in front makes it text; one that is there already gets another, so that import knows which is ours. */
const neutral = (text: string): string =>
  `${FORMULA.test(text) && !NUMBER.test(text) ? "'" : ''}${text.replaceAll(FORMULA_WITHIN, "'")}`;
const restored = (text = ''): string =>
  (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text).replaceAll(NEUTRAL_WITHIN, '');

/** Spreadsheets in many countries separate with semicolons: the heading tells. */
function parse(text: string): string[][] {
  const [firstLine = ''] = text.split(/\r\n|\n|\r/, 1);
  const delimiter = delimiterOf(firstLine);
  // The heading also tells how lines end: a guess would be led astray by what stands in cells.
  const newline = /\r\n|\n|\r/.exec(text)?.[0] as '\n' | undefined;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, ...(newline && { newline }) });
  const [error] = errors;
  if (error === undefined) return data;
  const row = error.row === undefined ? '' : ` (row ${error.row + 1})`;
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    throw new Unreadable(`it breaks off inside of quotes${row}: ask for the whole file`);
  throw new Unreadable(`it is no table that can be read: ${error.message}${row}`);
}

/** The sign that parts the most names of the heading, quotes left out of account. */
function delimiterOf(heading: string): string {
  const bare = heading.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => [sign, bare.split(sign).length] as const);
  return counts.reduce((best, other) => (other[1] > best[1] ? other : best))[0];
}
