/**
 * Import of cards from a table. Entry point: `tableToCards`. Each row is read by itself, and every problem is reported
 * at its cell, with row and column as the spreadsheet shows them.
 */

import { explain, type Problem } from '../deck/explain/index.js';
import { kebab } from '../deck/explain/scalars.js';
import type { Path } from '../deck/yaml/yaml-file.js';
import { type Code, type Diagnostic, diagnostic, didYouMean, nearest, quote } from '../diagnostics/index.js';
import { type FieldsShape, type RecordShape, resolve } from '../vocabulary/shape.js';
import { valueIn } from './cell.js';
import { type Column, columnCalled, isIgnoredColumn, listColumns, withValueAt } from './columns.js';
import type { Row, Table } from './csv/csv.js';

/** A card as read from a row of a table. */
export interface SentCard {
  readonly id: string;
  /** The set named in the row, if any. */
  readonly set: string | undefined;
  readonly authored: Readonly<Record<string, unknown>>;
  /** Creates a diagnostic for a value of the card, located at its cell. */
  report(code: Code, path: Path, message: string, hint?: string): Diagnostic;
}

/** The cards of a table, and all diagnostics about its cells. */
export interface Sent {
  readonly cards: readonly SentCard[];
  readonly problems: readonly Diagnostic[];
}

/** Looks up an existing card; only the fields that rows may change. */
type Before = (id: string) => Readonly<Record<string, unknown>> | undefined;

/**
 * Reads the cards of a table, each row by itself.
 * @param file the name of the file in messages
 * @param before existing cards that rows change: fields without a column are kept
 */
export function tableToCards(table: Table, entries: RecordShape, file: string, before: Before): Sent {
  const heading = readHeading(table.heading, cardIn(entries), file);
  const cards: SentCard[] = [];
  const problems: Diagnostic[] = [...heading.problems];
  if (heading.problems.length > 0) return { cards, problems };
  const rowsById = new Map<string, number>();
  for (const row of table.rows) {
    const read = readRow(row, heading, entries, file, before);
    problems.push(...read.problems);
    const other = rowsById.get(read.card.id);
    if (other !== undefined) {
      const message = `${quote(read.card.id)} is already in row ${other}.`;
      problems.push(read.card.report('TABLE_ID', ['id'], message, 'Give each card a unique id.'));
    } else if (read.card.id !== '') rowsById.set(read.card.id, row.number);
    cards.push(read.card);
  }
  return { cards, problems };
}

/** The shape of one card. */
export function cardIn({ value }: RecordShape): FieldsShape {
  const shape = resolve(value);
  if (shape.is !== 'fields') throw new Error('a card is no map');
  return shape;
}

interface Heading {
  /** By index in the table; undefined for a column that import ignores. */
  readonly columns: readonly (Column | undefined)[];
  readonly id: number;
  readonly set: number;
  readonly problems: readonly Diagnostic[];
}

function readHeading(names: readonly string[], shape: FieldsShape, file: string): Heading {
  const problems: Diagnostic[] = [];
  const report = (index: number, message: string, hint: string) =>
    problems.push(atCell(file, 1, index, names[index] ?? '', 'TABLE_COLUMN', message, hint));
  const own = names.map((name) => name.toLowerCase());
  const columns = names.map((name, index) => {
    if (isIgnoredColumn(name) || ['id', 'set'].includes(name.toLowerCase())) return undefined;
    const column = columnCalled(name, shape);
    if (column === undefined) report(index, `Unknown column ${quote(name)}.`, columnHint(name, shape));
    return column;
  });
  for (const [index, column] of columns.entries()) {
    if (column === undefined) continue;
    const first = columns.findIndex((other) => other !== undefined && overlap(other.path, column.path));
    if (first === index) continue;
    const message = `The columns "${columns[first]?.name}" and "${column.name}" say the same.`;
    report(index, message, 'Keep one of them, or put the heading of the other in brackets.');
  }
  if (!own.includes('id') && !columns.some((column) => column?.name === 'title')) {
    // If the first row is already a card, there are no misspelt columns to report.
    problems.length = 0;
    report(
      0,
      'There is neither a column "id" nor a column "title".',
      'Name the columns in the first row: id, title …',
    );
  }
  return { columns, id: own.indexOf('id'), set: own.indexOf('set'), problems };
}

const overlap = (one: readonly string[], other: readonly string[]) =>
  one.every((part, i) => other[i] === undefined || part === other[i]);

function columnHint(name: string, shape: FieldsShape): string {
  const fields: FieldsShape['required'] = { ...shape.required, ...shape.optional };
  const known = ['id', 'set', ...listColumns(shape).map((column) => column.name)];
  const called = Object.keys(fields).find((key) => fields[key]?.aliases?.includes(name.toLowerCase()));
  const meant = called ?? nearest(name, known);
  const leave = `Put it in brackets to leave it out: (${bare(name)}).`;
  return `${meant === undefined ? didYouMean(name, known) : `Did you mean "${meant}"?`} ${leave}`;
}

function readRow(
  row: Row,
  heading: Heading,
  entries: RecordShape,
  file: string,
  before: Before,
): { card: SentCard; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const cell = (index: number) => (index < 0 ? '' : (row.cells[index] ?? ''));
  const title = heading.columns.findIndex((column) => column?.name === 'title');
  const id = cell(heading.id).trim() || kebab(cell(title));
  let authored: Record<string, unknown> = { ...before(id) };
  const unread: string[] = [];
  for (const [index, column] of heading.columns.entries()) {
    if (column === undefined) continue;
    const isEmpty = cell(index).trim() === '';
    const read = isEmpty ? { value: undefined } : valueIn(column.shape, cell(index));
    if ('value' in read) authored = withValueAt(authored, column.path, read.value);
    else {
      const { code, message, hint } = read.problem;
      unread.push(String(column.path[0]));
      problems.push(atCell(file, row.number, index, column.name, code, message, hint));
    }
  }
  const report: SentCard['report'] = (code, path, message, hint) => {
    const index = findColumn(path, heading);
    return atCell(file, row.number, index, nameColumn(heading, index, path), code, message, hint);
  };
  const card: SentCard = { id, set: cell(heading.set).trim() || undefined, authored, report };
  if (id === '') {
    const hint = 'Write an id, or a title that one can be made of.';
    problems.push(report('TABLE_ID', ['id'], 'The card in this row has no id.', hint));
  }
  // An unreadable cell is one problem: do not also report the value as missing.
  const isEcho = ({ path }: Problem) => unread.includes(path.length === 1 ? 'title' : String(path[1]));
  if (id !== '')
    problems.push(
      ...explain(entries, { [id]: authored })
        .filter((one) => !isEcho(one))
        .map((one) => asCell(one, report)),
    );
  return { card, problems };
}

/** A problem of the card as a whole, or of its id, is reported at the id. */
const asCell = ({ code, path, message, hint }: Problem, report: SentCard['report']) =>
  report(code, path.length === 1 ? ['id'] : path.slice(1), message, hint);

/** The index of the column that holds a path of the card, or would hold it. */
function findColumn(path: Path, { columns, id }: Heading): number {
  if (path[0] === 'id') return Math.max(0, id);
  const found = columns.findIndex((column) => column?.path.every((part, i) => path[i] === part));
  if (found >= 0) return found;
  const near = columns.findIndex(
    (column) => column !== undefined && path.length > 0 && column.path[0] === path[0],
  );
  return near >= 0 ? near : Math.max(0, id);
}

function nameColumn({ columns, id }: Heading, index: number, path: Path): string {
  if (index === id) return 'id';
  return columns[index]?.name ?? path.join('.');
}

/** Rows and columns are named as spreadsheets show them: D7. */
function atCell(
  file: string,
  row: number,
  index: number,
  name: string,
  code: Code,
  message: string,
  hint?: string,
): Diagnostic {
  const span = { file, line: row, column: index + 1, endLine: row, endColumn: index + 2 };
  const where = name === '' ? '' : ` (${bare(name)})`;
  return diagnostic(code, span, `${letters(index)}${row}${where}: ${message}`, hint);
}

/** A name, shortened as in any quoted text. */
const bare = (name: string): string => quote(name).slice(1, -1);

/** 0 is A, 26 is AA. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
