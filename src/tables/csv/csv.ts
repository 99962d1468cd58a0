/**
 * Reads and writes CSV for spreadsheets. Entry points: `readCsv` and `writeCsv`. Invariant: a cell that a spreadsheet
 * would run as a formula is written as text, and reading restores it.
 */

import Papa from 'papaparse';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import { decode } from './decode.js';
import { UnreadableFileError } from './unreadable.js';

const BYTE_ORDER_MARK = '\ufeff';

/** A table as a spreadsheet shows it. Rows may be shorter than the heading if the last cells are empty. */
export interface Table {
  readonly heading: readonly string[];
  readonly rows: readonly Row[];
}
export interface Row {
  /** Row number as the spreadsheet counts it: the heading is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Writes a table for spreadsheets. Some of them misread UTF-8 without the byte order mark. */
export function writeCsv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(neutral));
  return `${BYTE_ORDER_MARK}${Papa.unparse([[...heading], ...cells], { newline: '\r\n' })}\r\n`;
}

/**
 * Parses a file as spreadsheets save it: UTF-8 or UTF-16, separated by commas, semicolons or tabs. Empty rows are
 * skipped, but counted.
 * @throws UnreadableFileError
 */
export function readCsv(bytes: Uint8Array): Table {
  const text = decode(bytes).replace(GARBLED_MARK, '').replace(SEPARATOR_LINE, '');
  const [heading = [], ...rows] = parse(text);
  refuseMore('tableColumns', heading.length, 'columns');
  refuseMore('tableRows', rows.length, 'rows');
  const numbered = rows.map((cells, index) => ({ number: index + 2, cells: cells.map(restoreCell) }));
  return {
    heading: heading.map((name) => name.trim()),
    rows: numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

function refuseMore(name: 'tableColumns' | 'tableRows', count: number, what: string): void {
  if (count > limits[name].max)
    throw new UnreadableFileError(`it has ${inDigits(count)} ${what}: ${limitText(name)}`);
}

/** A byte order mark that was decoded in another character set; the texts themselves are checked elsewhere. */
const GARBLED_MARK = /^[^\0-\x7f]{1,3}(?="?id)/;

/** An optional first line that sets the separator for Excel; Excel does not display it. */
const SEPARATOR_LINE = /^sep=.\r?\n/;

/** Text that a spreadsheet treats as a formula, which may fetch pages and start programs. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * The same inside a cell, for spreadsheets with another separator. If it separates with semicolons or tabs, the quotes
 * around our cells are ordinary characters and such a cell is split in two, even at a line break.
 */
const FORMULA_WITHIN = /(?<=[;\t\r\n])(?=['"]*[=+\-@＝＋－＠])/g;
const NEUTRAL_WITHIN = /(?<=[;\t\r\n])'(?=['"]*[=+\-@＝＋－＠])/g;

/** A number is not a formula. */
const NUMBER = /^[-+]?[0-9]+$/;

/** A leading apostrophe marks text. An existing one is doubled, so that import can remove ours. */
const neutral = (text: string): string =>
  `${FORMULA.test(text) && !NUMBER.test(text) ? "'" : ''}${text.replaceAll(FORMULA_WITHIN, "'")}`;
const restoreCell = (text = ''): string =>
  (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text).replaceAll(NEUTRAL_WITHIN, '');

/** Spreadsheets in many countries separate with semicolons; the heading shows which separator is used. */
function parse(text: string): string[][] {
  const [firstLine = ''] = text.split(/\r\n|\n|\r/, 1);
  const delimiter = detectDelimiter(firstLine);
  // The heading also shows the line break. Guessing from the whole file fails if cells contain line breaks.
  const newline = /\r\n|\n|\r/.exec(text)?.[0] as '\n' | undefined;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, ...(newline && { newline }) });
  const [error] = errors;
  if (error === undefined) return data;
  const row = error.row === undefined ? '' : ` (row ${error.row + 1})`;
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    throw new UnreadableFileError(`it breaks off inside of quotes${row}: ask for the whole file`);
  throw new UnreadableFileError(`it is no table that can be read: ${error.message}${row}`);
}

/** The character that splits the heading into the most names, quoted text ignored. */
function detectDelimiter(heading: string): string {
  const bare = heading.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => [sign, bare.split(sign).length] as const);
  return counts.reduce((best, other) => (other[1] > best[1] ? other : best))[0];
}
