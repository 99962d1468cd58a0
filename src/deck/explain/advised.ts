import { inWords } from '../../diagnostics/index.js';
import { resolve, type Shape } from '../../vocabulary/shape.js';
import type { Path } from '../yaml/yaml-file.js';
import { asWritten } from './as-yaml.js';
import { describeShape, listBranches } from './in-words.js';
import { type Fits, guessMeaning } from './meant.js';
import type { Problem } from './problem.js';

/** Adds a hint to a problem without one: what was probably meant, or how such a value is written. */
export function addHint(one: Problem, shape: Shape, value: unknown, path: Path, fits: Fits): Problem {
  if (one.hint !== undefined || !isAt(one.path, path)) return one;
  if (shape.advice !== undefined) return { ...one, hint: shape.advice };
  const meant = guessMeaning(shape, value, fits).map((guess) => `\`${asWritten(path, guess)}\``);
  const isShort = meant.length > 0 && meant.every((guess) => guess.length <= LONGEST);
  return { ...one, hint: isShort ? `Write ${inWords(meant, 'or')}` : generalAdvice(one, shape, value) };
}

/** Maximum length of a hint: longer ones are not read. */
const LONGEST = 120;

const isAt = (place: Path, path: Path) => place.length === path.length;

/** How a value of this shape is written. */
function generalAdvice({ code, path }: Problem, shape: Shape, value: unknown): string {
  const target = resolve(shape);
  const [snippet] = shape.snippets ?? target.snippets ?? [];
  // For an unknown word, list the known ones; for anything else, describe the expected value.
  if (snippet !== undefined && code === 'VALUE_TYPE')
    return `Write it such as \`${asWritten(path, snippet.body)}\``;
  switch (target.is) {
    case 'choice':
      return Array.isArray(value) ? 'Name one only, without brackets.' : `Write ${describeShape(target)}.`;
    case 'list':
      return 'Begin each entry with a dash and a space, or write them in brackets: [a, b].';
    case 'record':
      return 'Write each entry under its id and a colon, without a dash in front.';
    case 'fields':
      return fieldsAdvice({ ...target.required, ...target.optional }, value);
    case 'tagged':
      return target.noun === 'verb'
        ? 'Write a verb and its value, such as `- draw: 1`; docs/reference/effects.md lists them all.'
        : 'Write it such as `if: { this: { shows: beast } }`; docs/reference/effects.md lists all conditions.';
    default:
      return `Write ${describeShape(target)}.`;
  }
}

function fieldsAdvice(fields: Readonly<Record<string, Shape>>, value: unknown): string {
  const keys = Object.keys(fields);
  const list = keys.find((key) => listBranches(fields[key] as Shape).some(({ is }) => is === 'list'));
  if (Array.isArray(value) && list !== undefined) return `Put the list under "${list}".`;
  return `Write it in braces, such as { ${keys[0]}: … }, or one key a line, indented.`;
}
