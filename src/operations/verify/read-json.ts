import { diskFolder } from '../../deck/disk/disk-folder.js';
import { readNamed } from '../../deck/disk/read-inside.js';
import { validateShape } from '../../deck/source/validate-shape.js';
import type { At, Path } from '../../deck/yaml/yaml-file.js';
import { parseYaml } from '../../deck/yaml/yaml-file.js';
import { count } from '../../diagnostics/index.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import type { Shape } from '../../vocabulary/shape.js';
import { UserError } from '../../workspace/errors.js';

/** JSON file from outside the deck: its value, and how to refer to a place in it. */
export interface SentJson {
  readonly file: string;
  readonly value: unknown;
  readonly text: string;
}

/**
 * Reads a JSON file given by path.
 * @param folderHint hint for the case that the path is a folder
 * @throws UserError
 */
export function readSent(file: string, folderHint = ''): SentJson {
  if (diskFolder(file) !== undefined) throw new UserError(`${file} is a folder${folderHint}`);
  const found = readNamed(file);
  if ('refused' in found) throw new UserError(`${file} can't be read: ${found.why}`);
  return parseSent(file, found.bytes);
}

/** Same, from bytes that are already read. */
export function parseSent(file: string, bytes: Uint8Array): SentJson {
  if (bytes.length > limits.sentBytes.max)
    throw new UserError(`${file} has ${inDigits(bytes.length)} bytes; ${limitText('sentBytes')}`);
  const text = new TextDecoder().decode(bytes);
  try {
    return { file, text, value: JSON.parse(text) };
  } catch (cause) {
    const [, offset] = /position (\d+)/.exec(String(cause)) ?? [];
    const line = offset === undefined ? '' : `, in line ${text.slice(0, Number(offset)).split('\n').length}`;
    throw new UserError(`${file} can't be read: it is not JSON${line}`);
  }
}

/** Maximum number of problems to report. */
const MOST_TOLD = 5;

/**
 * Returns the value of a file if it has the given shape.
 * @param what expected content, in words: "a recorded game"
 * @throws UserError with the place of each problem
 */
export function ofShape<T>(sent: SentJson, value: unknown, shape: Shape<T>, what: string): T {
  const all = shapeProblems(sent, value, shape, what);
  // A file of another kind needs no list of everything that it lacks.
  const kind = all.filter(({ path }) => path[0] === 'shroud');
  const problems = kind.length > 0 ? kind : all;
  if (problems.length === 0) return value as T;
  const messages = problems
    .slice(0, MOST_TOLD)
    .map(({ path, at, message }) => `\n  ${placeIn(sent, path, at)}${message}`);
  const more =
    problems.length > messages.length
      ? `\n  and ${count(problems.length - messages.length, 'more mistake')}`
      : '';
  throw new UserError(`${sent.file} is not ${what}:${messages.join('')}${more}`);
}

function shapeProblems(sent: SentJson, value: unknown, shape: Shape, what: string) {
  try {
    return validateShape(shape, `${what.replaceAll(' ', '-')}.schema.json`, value);
  } catch (cause) {
    // Input that is nested too deep exhausts the stack.
    if (cause instanceof RangeError)
      throw new UserError(`${sent.file} is not ${what}: lists and maps are nested too deep in it`);
    throw cause;
  }
}

/** Place prefix such as "game.json:3:7 choices.0.seat: "; the line is given only if it helps to find the place. */
export function placeIn({ file, text }: SentJson, path: Path, at: At = 'value'): string {
  const where = path.length === 0 ? '' : `${path.join('.')}: `;
  // Generated files are often a single line.
  if (!text.trimEnd().includes('\n') || text.length > limits.fileBytes.max) return where;
  const span = parseYaml(file, text).yaml?.locate(path, at);
  return span === undefined ? where : `${file}:${span.line}:${span.column} ${where}`;
}
