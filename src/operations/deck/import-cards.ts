/**
 * `shroud import`: adds or updates cards from a CSV table. Problems are reported at the cells of the table. The
 * resulting deck is checked in memory before anything is written, and all files are written in one transaction. Entry
 * point: `importCards`.
 */
import { basename } from 'node:path';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { overlayFolder } from '../../deck/folder.js';
import type { SourceCard } from '../../deck/source/source-deck.js';
import { editYaml } from '../../deck/yaml/edit-yaml.js';
import { type Diagnostic, didYouMean, quote, toFileStart } from '../../diagnostics/index.js';
import { CARD_STYLE } from '../../tables/card-style.js';
import { readCsv } from '../../tables/csv/csv.js';
import { type SentCard, tableToCards } from '../../tables/table-to-cards.js';
import { modeline } from '../../vocabulary/files/modeline.js';
import { describeId } from '../../vocabulary/id.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import { InvalidDeckError, UserError } from '../../workspace/errors.js';
import type { OpenDeck } from '../../workspace/open-deck.js';
import { openWorkspace, Workspace } from '../../workspace/workspace.js';
import { kindCalled } from './cards-shape.js';
import { writeAuthorFiles } from './write-author-files.js';

export interface ImportOptions {
  /** Key of the kind of the cards: `modifiers`. */
  readonly kind: string;
  /** Set of new cards, overriding the table; left out: the column `set` decides. */
  readonly set?: string | undefined;
  /** Whether existing cards are updated. */
  readonly update?: boolean | undefined;
}

/** Result of an import. */
export interface ImportedCards {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Number of unchanged cards. */
  readonly same: number;
  /** Written files, relative to the deck. */
  readonly written: readonly string[];
  /** Written files that have another hard link, which keeps the old content. */
  readonly unlinked: readonly string[];
  /** Warnings of `check`, located at the cells. */
  readonly warnings: readonly Diagnostic[];
}

/**
 * Imports the cards of a table. Nothing is written unless every cell is valid and `check` finds no new error; all files
 * are written in one transaction.
 * @throws InvalidDeckError with all problems, by cell; UnreadableFileError, UsageError, WriteConflictError, WriteError
 */
export async function importCards(
  directory: string,
  file: string,
  bytes: Uint8Array,
  { kind, set, update = false }: ImportOptions,
): Promise<ImportedCards> {
  const { opened } = openWorkspace(directory);
  const { settings, drafts } = opened;
  if (settings === undefined) throw new InvalidDeckError(opened.report.diagnostics);
  const known = new Map(drafts.map((draft) => [draft.id, draft]));
  const before = (id: string) => {
    const draft = update ? known.get(id) : undefined;
    return draft?.key === kind ? toPlain(draft.authored) : undefined;
  };
  const table = readCsv(bytes);
  if (table.rows.length > limits.cards.max)
    throw new UserError(
      `${file} was not imported: it has ${inDigits(table.rows.length)} cards; ${limitText('cards')}`,
    );
  const { cards, problems } = tableToCards(table, kindCalled(settings, kind), basename(file), before);
  const places = cards.map((card) => choosePlace(card, { kind, set, update }, known, opened));
  const wrong = [...problems, ...places.flatMap((place) => ('problem' in place ? [place.problem] : []))];
  if (wrong.length > 0) throw new InvalidDeckError(wrong);
  if (cards.length === 0) throw new UserError(`${file} was not imported: there is no card in it`);
  const puts = cards.map((card, index): Put => {
    const place = places[index] as { readonly file: string };
    return { file: place.file, card, id: card.id, authored: card.authored, before: before(card.id) };
  });
  const changes = puts.filter((put) => canonical(put.before) !== canonical(put.authored));
  const paths = [...new Set(changes.map((put) => put.file))];
  const unreadable = paths.find((path) => opened.unreadable.has(path));
  if (unreadable !== undefined)
    throw new InvalidDeckError(opened.report.diagnostics.filter(({ span }) => span.file === unreadable));
  const files = paths.map((path) => {
    const before = opened.source(path);
    return { path, before, after: putCards(before ?? modeline(path), kind, changes, path) };
  });
  const warnings = await checkAfterImport(opened, files, puts);
  const written = writeAuthorFiles(directory, `the import of ${basename(file)}`, files);
  const ids = (isNew: boolean) =>
    changes.filter((put) => (put.before === undefined) === isNew).map(({ id }) => id);
  return { added: ids(true), changed: ids(false), same: puts.length - changes.length, ...written, warnings };
}

interface Put {
  readonly file: string;
  readonly card: SentCard;
  readonly id: string;
  readonly authored: Readonly<Record<string, unknown>>;
  /** Its previous state, if the deck already has it. */
  readonly before: Readonly<Record<string, unknown>> | undefined;
}

/** Returns the text of a file with its new and changed cards. @throws UserError */
function putCards(text: string, kind: string, changes: readonly Put[], path: string): string {
  const edits = changes
    .filter(({ file }) => file === path)
    .map(({ id, authored }) => ({ op: 'set', path: [kind, id], value: authored }) as const);
  const { text: edited, failed } = editYaml(text, edits, CARD_STYLE);
  const [first] = failed;
  if (first === undefined) return edited;
  throw new UserError(
    `"${first.path[1]}" can't be written into ${path} without changing anything else there: nothing was written. Write it in by hand`,
  );
}

type Place = { readonly file: string } | { readonly problem: Diagnostic };

/** Chooses the file for a card. */
function choosePlace(
  card: SentCard,
  { kind, set: asked, update }: ImportOptions,
  known: ReadonlyMap<string, SourceCard>,
  opened: OpenDeck,
): Place {
  const there = known.get(card.id);
  const set = asked ?? card.set;
  if (there !== undefined) {
    const { file, line } = there.at([], 'key');
    const message = `"${card.id}" is in the deck already: ${file}, line ${line}.`;
    if (!update)
      return {
        problem: card.report(
          'TABLE_ID',
          ['id'],
          message,
          'Give it another id, or change that card with --update.',
        ),
      };
    if (there.key !== kind)
      return {
        problem: card.report(
          'TABLE_ID',
          ['id'],
          message,
          `It is one of the ${there.key}: give this one another id.`,
        ),
      };
    if (set !== undefined && set !== there.set)
      return {
        problem: card.report(
          'TABLE_SET',
          ['id'],
          message,
          `An import moves no cards: leave the set out, or name "${there.set}".`,
        ),
      };
    return { file: there.file };
  }
  if (set === undefined) {
    const hint = `Add --set, or a column "set". ${didYouMean('', [...listSets(opened)])}`;
    return {
      problem: card.report('TABLE_SET', ['id'], `No set is given for ${quote(card.id)}.`, hint),
    };
  }
  const { pattern = '', patternHint = '' } = describeId('the name of a set');
  if (!new RegExp(pattern, 'u').test(set) || NOT_SETS.includes(set))
    return {
      problem: card.report('TABLE_SET', ['id'], `${quote(set)} can't be the name of a set.`, patternHint),
    };
  return { file: fileFor(kind, set, opened) };
}

/** Folders of a deck or a set that do not hold cards. */
const NOT_SETS = ['rules', 'words', 'text'];

const listSets = ({ drafts }: OpenDeck) => new Set(drafts.map(({ set }) => set));

/** The file named after the kind; otherwise the last file of the set with cards of that kind. */
function fileFor(kind: string, set: string, opened: OpenDeck): string {
  const usual = `cards/${set}/${kind}.yaml`;
  if (opened.source(usual) !== undefined || opened.unreadable.has(usual)) return usual;
  return opened.drafts.findLast((draft) => draft.key === kind && draft.set === set)?.file ?? usual;
}

/**
 * Runs `shroud check` on the deck as it would be after the import.
 * @returns warnings about the cards of the table
 * @throws InvalidDeckError
 */
async function checkAfterImport(
  opened: OpenDeck,
  files: readonly { readonly path: string; readonly after: string }[],
  puts: readonly Put[],
): Promise<readonly Diagnostic[]> {
  const { directory } = opened;
  const texts = new Map(files.map(({ path, after }) => [path, new TextEncoder().encode(after)]));
  const open = () => {
    const folder = diskFolder(directory);
    return folder && overlayFolder(folder, texts);
  };
  const after = await new Workspace({ directory, isOnDisk: true, open }).checked();
  const cards = new Map(puts.map((put) => [put.id, put.card]));
  const own: Diagnostic[] = [];
  const others: Diagnostic[] = [];
  for (const one of after.report.diagnostics) {
    const { id, lang } = after.ownerOf(one.span);
    const card = id === undefined || lang !== undefined ? undefined : cards.get(id);
    if (card === undefined) others.push(one);
    else own.push(card.report(one.code, fieldAt(one, card, after), one.message, one.hint));
  }
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const errors = own.filter(isError);
  const news = others.some(isError) ? await newErrors(opened, others.filter(isError)) : [];
  if (errors.length + news.length > 0) throw new InvalidDeckError([...errors, ...news]);
  const isAboutSets = ({ code, message }: Diagnostic) =>
    code === 'SET_UNUSED' && files.some(({ path }) => message.includes(`(cards/${path.split('/')[1]})`));
  return [...own.filter((one) => !isError(one)), ...others.filter(isAboutSets)];
}

/** Errors that the deck did not have before the import. */
async function newErrors(opened: OpenDeck, errors: readonly Diagnostic[]): Promise<readonly Diagnostic[]> {
  const toKey = ({ code, message, span }: Diagnostic) => [span.file, code, message].join('\n');
  const { report } = await opened.workspace.checked();
  const before = new Set(report.diagnostics.map(toKey));
  // Line numbers would be misleading, since nothing is written.
  return errors
    .filter((one) => !before.has(toKey(one)))
    .map((one) => ({ ...one, span: toFileStart(one.span.file) }));
}

/** The field of a card that a diagnostic refers to. */
function fieldAt({ span }: Diagnostic, { id, authored }: SentCard, after: OpenDeck): readonly string[] {
  const isAt = (path: readonly string[]) => {
    const [key, value] = [after.where(id, path, 'key'), after.where(id, path)];
    return key !== undefined && value !== undefined && key.line <= span.line && span.line <= value.endLine;
  };
  for (const [field, value] of Object.entries(authored)) {
    if (!isAt([field])) continue;
    const parts = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const part = parts.find((one) => {
      const place = after.where(id, [field, one]);
      return (
        isAt([field, one]) && (place === undefined || place.line !== span.line || place.column <= span.column)
      );
    });
    return part === undefined ? [field] : [field, part];
  }
  return ['id'];
}

/** Serializes a value independently of the order of its keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? '';

/** Parsed values have no prototype. */
const toPlain = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));
