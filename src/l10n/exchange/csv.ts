import Papa from 'papaparse';
import { count } from '../../diagnostics/index.js';
import { languageMeant } from '../language-meant.js';
import type { Unit } from '../unit.js';
import { decode } from './decode.js';
import { type Delivery, type Exchange, Unreadable } from './delivery.js';
import { notesOn } from './notes.js';

const BYTE_ORDER_MARK = '\ufeff';

/** A table for spreadsheets: without the byte order mark, some of them take UTF-8 for something else. */
export const csv: Exchange = {
  extensions: ['.csv', '.tsv', '.txt'],
  write: (parcel) => {
    const { name, sourceLang, lang, entries } = parcel;
    const rows = entries.map((entry) => [
      entry.context,
      neutral(entry.source),
      neutral(entry.translation ?? ''),
      entry.status,
      // One line a row: spreadsheets make high rows of the others.
      neutral(notesOn(entry, parcel).join(' · ')),
    ]);
    const heading = ['id', sourceLang, lang, 'status', `note (${name}: ${count(entries.length, 'text')})`];
    const table = Papa.unparse([heading, ...rows], { newline: '\r\n' });
    return `${BYTE_ORDER_MARK}${table}\r\n`;
  },
  read: (bytes, languages) => {
    const text = decode(bytes);
    const [heading = [], ...rows] = parse(text);
    const column = columnsOf(heading, languages);
    if ((rows.at(-1)?.length ?? heading.length) < heading.length)
      throw new Unreadable('it breaks off in the middle of its last row: ask for the whole file');
    const [, name, sent] = NOTE.exec(heading.join('\n')) ?? [];
    return {
      lang: heading[column.translation] ?? '',
      units: rows.map((row) => unitOf(row, column)),
      name,
      sent: sent === undefined ? undefined : Number(sent),
    } satisfies Delivery;
  },
};

/** The heading of the notes says whose texts they are, and how many: a table that was cut short has fewer. */
const NOTE = /^note \((.+): (\d+) texts?\)$/m;

/** What a spreadsheet takes for a formula, which may fetch pages and start programs. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** An apostrophe in front makes it text; one that is there already gets another, so that import knows which is ours. */
const neutral = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const restored = (text = ''): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);

/** A byte order mark that was read in another character set: that of the texts is judged with them. */
const GARBLED_MARK = /^[^\0-\x7f]{1,3}(?="?id)/;

/** Spreadsheets in many countries separate with semicolons: the heading tells. */
function parse(read: string): string[][] {
  const text = read.replace(GARBLED_MARK, '');
  const delimiter = /^"?id"?([,;\t])/.exec(text)?.[1];
  if (delimiter === undefined) throw new Unreadable('its first column must be called "id"');
  // The heading also tells how lines end: a guess would be led astray by what stands in cells.
  const newline = /\r\n|\n|\r/.exec(text)?.[0] as '\n' | undefined;
  const options = { delimiter, skipEmptyLines: true, ...(newline && { newline }) };
  const { data, errors } = Papa.parse<string[]>(text, options);
  const [error] = errors;
  if (error === undefined) return data;
  const row = error.row === undefined ? '' : ` (row ${error.row + 1})`;
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    throw new Unreadable(`it breaks off inside of quotes${row}: ask for the whole file`);
  throw new Unreadable(`it is no table that can be read: ${error.message}${row}`);
}

interface Columns {
  readonly source: number;
  readonly translation: number;
  readonly status: number;
}

/** The columns of texts are called by their languages; which is where does not matter. */
function columnsOf(heading: readonly string[], [sourceLang = '', ...targets]: readonly string[]): Columns {
  const source = heading.indexOf(sourceLang);
  if (source === -1) throw new Unreadable(`it has no column "${sourceLang}" with the source texts`);
  const others = heading.flatMap((name, index) =>
    index !== source && languageMeant(name, targets) !== undefined ? [index] : [],
  );
  const [translation] = others;
  if (translation === undefined || others.length > 1) {
    throw new Unreadable(`it must have one column of translations, called ${targets.join(' or ')}`);
  }
  return { source, translation, status: heading.indexOf('status') };
}

function unitOf(row: readonly string[], { source, translation, status }: Columns): Unit {
  return {
    context: row[0] ?? '',
    source: restored(row[source]),
    translation: restored(row[translation]),
    certainty: row[status] === 'stale' ? 'review' : 'done',
  };
}
