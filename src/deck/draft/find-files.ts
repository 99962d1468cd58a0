import { type Report, startOf } from '../../diagnostics/index.js';
import { budgets, mostOf } from '../../vocabulary/budgets.js';
import type { DeckFolder, Entry } from '../folder.js';
import { isRemark } from '../remarks.js';
import { refusalOf } from './source-file.js';

/** Where the files of a deck are, by what they hold. */
export interface DeckFiles {
  readonly sets: ReadonlyMap<string, readonly string[]>;
  readonly texts: readonly { readonly file: string; readonly set: string; readonly lang: string }[];
  readonly rules: readonly { readonly file: string; readonly lang: string }[];
  readonly words: readonly { readonly file: string; readonly lang: string }[];
  /** What the translations were made from, where that is on record. */
  readonly lock?: string;
}

const LOCK = 'cards/l10n.lock.yaml';

/** Folders below `cards/` that are not sets. */
const NOT_SETS = ['rules', 'words'];

export function findFiles(whole: DeckFolder, report: Report): DeckFiles {
  const folder = counted(whole, report);
  const sets = new Map<string, readonly string[]>();
  const texts: { file: string; set: string; lang: string }[] = [];
  const look = (path: string) => yamlFiles(folder, path, report);
  const below = folder.list('cards') ?? [];
  for (const entry of below) {
    const { name, isFolder } = entry;
    if (entry.refused) tellRefused(`cards/${name}`, entry, report);
    else if (!isFolder) warnOfUnread(`cards/${name}`, report);
    else if (!NOT_SETS.includes(name)) {
      sets.set(name, look(`cards/${name}`));
      texts.push(...look(`cards/${name}/text`).map((file) => ({ file, set: name, lang: stem(file) })));
      warnOfSubfolders(folder, `cards/${name}`, report);
    }
  }
  const byLanguage = (path: string) => look(path).map((file) => ({ file, lang: stem(file) }));
  const rules = byLanguage('cards/rules');
  const words = byLanguage('cards/words');
  const hasLock = below.some(({ name }) => `cards/${name}` === LOCK);
  return { sets, texts, rules, words, ...(hasLock && { lock: LOCK }) };
}

/** The same folder for as long as it has not shown too much: links can make a folder contain itself. */
function counted(folder: DeckFolder, report: Report): Pick<DeckFolder, 'list'> {
  let seen = 0;
  return {
    list(path) {
      const entries = seen > budgets.files.most ? [] : (folder.list(path) ?? []);
      const isOver = seen <= budgets.files.most && seen + entries.length > budgets.files.most;
      seen += entries.length;
      if (!isOver) return entries;
      const message = `There are more files and folders than are looked at; ${mostOf('files')}.`;
      report.add('TOO_MUCH', startOf(path), message);
      return [];
    },
  };
}

function yamlFiles(folder: Pick<DeckFolder, 'list'>, path: string, report: Report): string[] {
  const entries = folder.list(path) ?? [];
  const found: string[] = [];
  for (const entry of entries) {
    const { name } = entry;
    // Editors leave hidden files behind; a folder that is called x.yaml is reported when it is read.
    if (name.startsWith('.')) continue;
    if (entry.refused) tellRefused(`${path}/${name}`, entry, report);
    else if (/\.yaml$/i.test(name) && name !== 'l10n.lock.yaml') found.push(`${path}/${name}`);
    else if (!entry.isFolder) warnOfUnread(`${path}/${name}`, report);
  }
  return found;
}

function warnOfUnread(file: string, report: Report): void {
  if (file.endsWith('/l10n.lock.yaml') || isRemark(file)) return;
  report.add('FILE_IGNORED', startOf(file), 'Nothing reads this file.', unreadHint(file));
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

function tellRefused(path: string, { refused }: Entry, report: Report): void {
  if (refused !== undefined) report.addAll([refusalOf(path, refused)]);
}

/** Cards in folders of their own inside a set are not read; how deep they may hide is bounded, since links can circle. */
function warnOfSubfolders(
  folder: Pick<DeckFolder, 'list'>,
  set: string,
  report: Report,
  path = set,
  depth = 0,
): void {
  for (const entry of folder.list(path) ?? []) {
    const { name, isFolder } = entry;
    if (name.startsWith('.') || (path === set && (!isFolder || name === 'text' || name.endsWith('.yaml'))))
      continue;
    const inner = `${path}/${name}`;
    if (isFolder && depth < 8) warnOfSubfolders(folder, set, report, inner, depth + 1);
    else if (entry.refused) tellRefused(inner, entry, report);
    else if (/\.ya?ml$/i.test(name)) {
      report.add('FILE_IGNORED', startOf(inner), 'Nothing reads this file.', `Move it up, to ${set}/.`);
    }
  }
}

const stem = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
