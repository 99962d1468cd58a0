import { count } from '../../diagnostics/index.js';
import { type Row, readCsv, writeCsv } from '../../tables/csv/csv.js';
import { UnreadableFileError } from '../../tables/csv/unreadable.js';
import { languageMeant } from '../language-meant.js';
import type { Unit } from '../unit.js';
import { notesOn } from './notes.js';
import type { Exchange, TranslationFile } from './translation-file.js';

/** CSV, for spreadsheets. */
export const csv: Exchange = {
  extensions: ['.csv', '.tsv', '.txt'],
  write: (parcel) => {
    const { name, sourceLang, lang, entries } = parcel;
    const rows = entries.map((entry) => [
      entry.context,
      entry.source,
      entry.translation ?? '',
      entry.status,
      // One line per row: spreadsheets grow rows with several lines.
      notesOn(entry, parcel).join(' · '),
    ]);
    const heading = ['id', sourceLang, lang, 'status', `note (${name}: ${count(entries.length, 'text')})`];
    return writeCsv(heading, rows);
  },
  read: (bytes, languages) => {
    const { heading, rows } = readCsv(bytes);
    if (heading[0] !== 'id') throw new UnreadableFileError('its first column must be called "id"');
    const column = findColumns(heading, languages);
    if ((rows.at(-1)?.cells.length ?? heading.length) < heading.length)
      throw new UnreadableFileError('it breaks off in the middle of its last row: ask for the whole file');
    const [, name, sent] = NOTE.exec(heading.join('\n')) ?? [];
    return {
      lang: heading[column.translation] ?? '',
      units: rows.map((row) => toUnit(row, column)),
      name,
      sent: sent === undefined ? undefined : Number(sent),
    } satisfies TranslationFile;
  },
};

/** The heading of the notes names the deck and the number of texts, so that a truncated table is detected. */
const NOTE = /^note \((.+): (\d+) texts?\)$/m;

interface Columns {
  readonly source: number;
  readonly translation: number;
  readonly status: number;
}

/** Finds the columns of texts by their languages, in any order. */
function findColumns(heading: readonly string[], [sourceLang = '', ...targets]: readonly string[]): Columns {
  const source = heading.indexOf(sourceLang);
  if (source === -1) throw new UnreadableFileError(`it has no column "${sourceLang}" with the source texts`);
  const others = heading.flatMap((name, index) =>
    index !== source && languageMeant(name, targets) !== undefined ? [index] : [],
  );
  const [translation] = others;
  if (translation === undefined || others.length > 1) {
    throw new UnreadableFileError(`it must have one column of translations, called ${targets.join(' or ')}`);
  }
  return { source, translation, status: heading.indexOf('status') };
}

function toUnit({ cells }: Row, { source, translation, status }: Columns): Unit {
  return {
    context: cells[0] ?? '',
    source: cells[source] ?? '',
    translation: cells[translation] ?? '',
    certainty: cells[status] === 'stale' ? 'review' : 'done',
  };
}
