/**
 * Explains problems in lists and unions. Of a union, only the most plausible branch is explained: by the type of the
 * value, then by the weight of its problems.
 */
import { nearest } from '../../diagnostics/index.js';
import type { ChoiceShape, ListShape, Shape, UnionShape } from '../../vocabulary/shape.js';
import { isPlainMap } from '../plain-map.js';
import type { Path } from '../yaml/yaml-file.js';
import { listBranches } from './in-words.js';
import { type Explain, type Problem, problem } from './problem.js';
import { explainChoice, wrongType } from './scalars.js';

export function explainList(shape: ListShape, value: unknown, path: Path, explain: Explain): Problem[] {
  if (!Array.isArray(value)) {
    return wrongType(shape, value, path, listHint(value));
  }
  if (value.length < shape.minimum) {
    const message =
      value.length === 0
        ? 'The list is empty.'
        : `The list has ${value.length} of at least ${shape.minimum} items.`;
    const hint = value.length === 0 ? 'Fill it, or leave the key out.' : 'Add another item.';
    return [problem('VALUE_COUNT', path, 'value', message, hint)];
  }
  return [
    ...value.flatMap((item, index) => explain(shape.item, item, [...path, index])),
    ...(shape.unique ? explainRepeats(value, path) : []),
  ];
}

function listHint(value: unknown): string | undefined {
  if (value === null) return undefined;
  const [dashed] = isPlainMap(value) ? Object.keys(value).filter((key) => /^-\w/.test(key)) : [];
  if (dashed !== undefined) return `Put a space behind the dash: - ${dashed.slice(1)}: …`;
  return undefined;
}

function explainRepeats(items: readonly unknown[], path: Path): Problem[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = JSON.stringify(item);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [
      problem(
        'VALUE_COUNT',
        [...path, index],
        'value',
        `${key} appears twice in this list.`,
        'Name each only once.',
      ),
    ];
  });
}

/**
 * Picks the intended branch, by the type of the value and then by the least severe problems, and explains only that
 * one.
 */
export function explainEither(shape: UnionShape, value: unknown, path: Path, explain: Explain): Problem[] {
  const branches = listBranches(shape);
  const fitting = branches.filter((branch) => fitsType(branch, value));
  const [only] = fitting;
  if (only === undefined) {
    const short = branches.filter((branch) => branch.is !== 'fields' || !branch.isLong);
    const [one] = short;
    const meant =
      value === null ? branches.find(({ is }) => is === 'text') : short.length === 1 ? one : undefined;
    return meant === undefined ? wrongType(shape, value, path) : explain(meant, value, path);
  }
  if (fitting.length === 1 && only.is === 'choice') return explainWord(only, String(value), path);
  const explanations = fitting.map((branch) => explain(branch, value, path));
  return explanations.reduce((best, other) => (weight(other) < weight(best) ? other : best));
}

/**
 * A word in place of a number or a map: the intended value is looked up among those, unless the word is only misspelt.
 */
function explainWord(choice: ChoiceShape, word: string, path: Path): Problem[] {
  return explainChoice(choice, word, path).map((one) => {
    if (choice.synonyms?.[word.toLowerCase()] !== undefined || nearest(word, choice.values) !== undefined)
      return one;
    const { hint: _, ...bare } = one;
    return bare;
  });
}

/** An unknown key is stronger evidence against a branch than a wrong value. */
function weight(problems: readonly Problem[]): number {
  return problems.reduce(
    (sum, { code }) =>
      sum + (code === 'KEY_UNKNOWN' || code === 'KEY_MISPLACED' ? 3 : code === 'KEY_MISSING' ? 2 : 1),
    0,
  );
}

function fitsType(shape: Exclude<Shape, { is: 'lazy' | 'union' }>, value: unknown): boolean {
  switch (shape.is) {
    case 'number':
      return typeof value === 'number';
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'fields':
    case 'record':
    case 'tagged':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}
