/**
 * The only way to write the author's files. Each file is validated against the limits of the reader before it is
 * written: a file that could not be read again is never written.
 */
import { checkLongTexts } from '../../deck/checks/limits.js';
import { createContainedFolder } from '../../deck/disk/contained-folder.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { type FileEdit, type Written, writeTransaction } from '../../deck/disk/write-transaction.js';
import { overlayFolder, sizeInWords } from '../../deck/folder.js';
import { findFiles } from '../../deck/source/find-files.js';
import { reportRefusal } from '../../deck/source/source-file.js';
import { parseYaml } from '../../deck/yaml/yaml-file.js';
import { type Code, type Diagnostic, diagnostic, Report, toFileStart } from '../../diagnostics/index.js';
import { LOCK_FILE } from '../../l10n/lock.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import { InvalidDeckError } from '../../workspace/errors.js';

interface Options {
  /** Whether a person typed them: then they may contain mistakes, which that person can fix. */
  readonly areTyped?: boolean;
}

/** Problems that exceed a limit, as opposed to plain mistakes. */
const LIMITS: readonly Code[] = ['FILE_TOO_LARGE', 'TOO_MUCH', 'YAML_DEPTH'];

/**
 * Writes files of the author in one transaction.
 * @param what description of the operation: "the import of it.po"
 * @throws InvalidDeckError if they could not be read again; WriteConflictError, WriteError
 */
export function writeAuthorFiles(
  directory: string,
  what: string,
  files: readonly FileEdit[],
  { areTyped = false }: Options = {},
): Written {
  const counts = ({ code }: Diagnostic) => !areTyped || LIMITS.includes(code);
  const problems = [
    ...files.flatMap(({ path, before, after }) => {
      const found = problemsIn(path, after).filter(counts);
      // A file that exceeded a limit before may be fixed step by step.
      const isOld = found.length > 0 && before !== undefined && problemsIn(path, before).some(counts);
      return isOld ? found.filter(({ code }) => code === 'FILE_TOO_LARGE') : found;
    }),
    ...problemsOfDeck(directory, files),
  ];
  const [first] = problems;
  if (first !== undefined)
    throw new InvalidDeckError(problems, `${what} was rejected, and nothing was written. ${inWords(first)}`);
  return writeTransaction(directory, what, files);
}

const inWords = ({ span, message, hint }: Diagnostic): string =>
  `${span.file}, line ${span.line}: ${message} ${hint}`;

/** Diagnostics of the reader that decide whether a file can be read at all. */
function problemsIn(path: string, text: string): readonly Diagnostic[] {
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.fileBytes.max)
    return [reportRefusal(path, { refused: 'too-large', why: sizeInWords(bytes) })];
  const { yaml, diagnostics } = parseYaml(path, text);
  if (yaml === undefined || !path.startsWith('cards/') || path === LOCK_FILE) return diagnostics;
  const report = new Report();
  checkLongTexts(yaml.value, yaml.locate, report);
  return [...diagnostics, ...report.diagnostics];
}

/** The same for the deck as a whole, if it grows. */
function problemsOfDeck(directory: string, files: readonly FileEdit[]): readonly Diagnostic[] {
  const counted = files.filter(({ path }) => path !== LOCK_FILE);
  const growth = counted.reduce((sum, { before = '', after }) => sum + after.length - before.length, 0);
  const folder = diskFolder(directory);
  if (growth <= 0 || folder === undefined) return [];
  const report = new Report();
  const texts = new Map(files.map(({ path, after }) => [path, new TextEncoder().encode(after)]));
  const after = overlayFolder(folder, texts);
  const { sets, texts: translations, rules, words } = findFiles(after, report);
  const isNew = files.some(({ before }) => before === undefined);
  const tooMany = isNew ? report.diagnostics.filter(({ code }) => code === 'TOO_MUCH') : [];
  const paths = [
    ...[...sets.values()].flat(),
    ...[translations, rules, words].flat().map(({ file }) => file),
  ];
  const all = ['shroud.yaml', ...paths];
  const deck = createContainedFolder(directory, '');
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const bytes = sum(all.map((path) => texts.get(path)?.length ?? deck.about(path)?.bytes ?? 0));
  if (bytes <= limits.deckBytes.max) return tooMany;
  const message = `With it, the files of the deck have ${inDigits(bytes)} bytes; ${limitText('deckBytes')}.`;
  return [...tooMany, diagnostic('TOO_MUCH', toFileStart(counted[0]?.path ?? ''), message)];
}
