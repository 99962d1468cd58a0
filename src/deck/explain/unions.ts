import type { EitherShape, ListShape, Shape } from '../../vocabulary/shape.js';
import type { Path } from '../yaml-file.js';
import { branchesOf } from './in-words.js';
import { explain } from './index.js';
import { type Problem, problem } from './problem.js';
import { wrongType } from './scalars.js';

export function explainList(shape: ListShape, value: unknown, path: Path): Problem[] {
  if (!Array.isArray(value)) {
    const hint = value === null ? undefined : 'Begin each entry with a dash, or write them in brackets: [a, b].';
    return wrongType(shape, value, path, hint);
  }
  if (value.length < shape.minimum) {
    return [problem('VALUE_COUNT', path, 'value', 'The list is empty.', 'Fill it, or leave the key out.')];
  }
  return [
    ...value.flatMap((item, index) => explain(shape.item, item, [...path, index])),
    ...(shape.unique ? explainRepeats(value, path) : []),
  ];
}

function explainRepeats(items: readonly unknown[], path: Path): Problem[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = JSON.stringify(item);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [problem('VALUE_COUNT', [...path, index], 'value', `${key} stands twice in this list.`, 'Name each only once.')];
  });
}

/** Picks the branch that was meant, by the type of the value and then by how little is wrong, and explains only that one. */
export function explainEither(shape: EitherShape, value: unknown, path: Path): Problem[] {
  const fitting = branchesOf(shape).filter((branch) => fitsType(branch, value));
  if (fitting.length === 0) return wrongType(shape, value, path);
  const explanations = fitting.map((branch) => explain(branch, value, path));
  return explanations.reduce((best, other) => (weight(other) < weight(best) ? other : best));
}

/** A key that nobody knows speaks more against a branch than a wrong value. */
function weight(problems: readonly Problem[]): number {
  return problems.reduce((sum, { code }) => sum + (code === 'KEY_UNKNOWN' ? 3 : code === 'KEY_MISSING' ? 2 : 1), 0);
}

function fitsType(shape: Exclude<Shape, { is: 'later' | 'either' }>, value: unknown): boolean {
  switch (shape.is) {
    case 'number':
      return typeof value === 'number';
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'fields':
    case 'entries':
    case 'tagged':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}
