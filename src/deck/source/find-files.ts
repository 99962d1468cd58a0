import { type Report, toFileStart } from '../../diagnostics/index.js';
import type { DeckFolder } from '../folder.js';
import { isIgnoredFile } from '../ignored-files.js';
import { walkCards } from '../walk.js';
import { reportRefusal } from './source-file.js';
import { reportExceeded, reportRefused } from './walk-problems.js';

/** Files of a deck, by content. */
export interface DeckFiles {
  readonly sets: ReadonlyMap<string, readonly string[]>;
  readonly texts: readonly { readonly file: string; readonly set: string; readonly lang: string }[];
  readonly rules: readonly { readonly file: string; readonly lang: string }[];
  readonly words: readonly { readonly file: string; readonly lang: string }[];
  /** The lock, which records the sources of translations, if there is one. */
  readonly lock?: string;
}

const LOCK = 'cards/l10n.lock.yaml';

/** Folders below `cards/` that are not sets. */
const NOT_SETS = ['rules', 'words'];

const YAML = /\.yaml$/i;

export function findFiles(folder: DeckFolder, report: Report): DeckFiles {
  const walk = walkCards(folder);
  report.addAll(reportExceeded(walk));
  for (const [path, first] of walk.repeated) {
    const why = `the link leads to ${first}, which is read already`;
    report.addAll([reportRefusal(path, { refused: 'unreadable', why })]);
  }
  const sets = new Map<string, string[]>();
  const texts: { file: string; set: string; lang: string }[] = [];
  const rules: { file: string; lang: string }[] = [];
  const words: { file: string; lang: string }[] = [];
  const read = (file: string, [name = '', inner]: readonly string[]) => {
    const about = { file, lang: stem(file) };
    if (name === 'rules') rules.push(about);
    else if (name === 'words') words.push(about);
    else if (inner === 'text') texts.push({ ...about, set: name });
    else sets.get(name)?.push(file);
  };
  for (const path of walk.folders) {
    const folders = path.split('/').slice(1);
    if (folders.length === 1 && !NOT_SETS.includes(path.slice('cards/'.length)))
      sets.set(folders[0] ?? '', []);
    // A folder with the name of a file is reported when it is read.
    else if (YAML.test(path) && isRead(folders.slice(0, -1))) read(path, folders.slice(0, -1));
  }
  const refused = new Map(walk.refused);
  for (const file of walk.files) {
    const folders = file.split('/').slice(1, -1);
    if (file === LOCK || (isRead(folders) && YAML.test(file) && !file.endsWith('/l10n.lock.yaml'))) {
      // The reader of the file reports why it can't be read.
      refused.delete(file);
      if (file !== LOCK) read(file, folders);
    } else if (!refused.has(file)) warnOfUnread(file, folders, report);
  }
  report.addAll(reportRefused({ refused }));
  return { sets, texts, rules, words, ...(walk.files.includes(LOCK) && { lock: LOCK }) };
}

/** Whether YAML files in these folders below `cards/` are read. */
const isRead = ([name = '', inner, ...deeper]: readonly string[]): boolean =>
  name !== '' &&
  deeper.length === 0 &&
  (inner === undefined || (inner === 'text' && !NOT_SETS.includes(name)));

function warnOfUnread(file: string, folders: readonly string[], report: Report): void {
  const [set = '', inner = ''] = folders;
  if (folders.length < 2 || isRead(folders)) {
    if (!file.endsWith('/l10n.lock.yaml') && !isIgnoredFile(file))
      report.add('FILE_IGNORED', toFileStart(file), 'Nothing reads this file.', unreadHint(file));
  } else if (/\.ya?ml$/i.test(file) && inner !== 'text' && !YAML.test(inner) && !NOT_SETS.includes(set)) {
    report.add(
      'FILE_IGNORED',
      toFileStart(file),
      'Nothing reads this file.',
      `Move it up, to cards/${set}/.`,
    );
  }
}

function unreadHint(file: string): string {
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  if (ending === 'yaml') return 'Cards belong in cards/<set>/.';
  if (ending === 'yml') return 'Rename it to end in .yaml.';
  if (/^(svg|png|jpe?g|pdf|webp|gif|avif)$/.test(ending))
    return 'Pictures of cards belong in templates/art/.';
  if (/^tsx?$/.test(ending)) return 'Templates belong in templates/.';
  if (/^(csv|tsv|xlsx?|ods)$/.test(ending)) return 'Cards are YAML; tables are kept outside of cards/.';
  return 'Of cards/, only files that end in .yaml are read; move it elsewhere, or rename it.';
}

const stem = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
