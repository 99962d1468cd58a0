import { inWords, quote } from '../../diagnostics/index.js';
import { type FieldsShape, type NumberShape, resolve, type Shape } from '../../vocabulary/shape.js';

/** What a shape asks for, as the end of "Expected …". */
export function describeShape(shape: Shape): string {
  const target = resolve(shape);
  switch (target.is) {
    case 'number':
      return numberInWords(target);
    case 'text':
      return target.noun;
    case 'boolean':
      return target.onlyTrue ? 'true' : 'true or false';
    case 'null':
      return 'nothing';
    case 'choice':
      return inWords(target.values, 'or');
    case 'list':
      return 'a list';
    case 'fields':
      return `a map ({ ${keysInWords(target)} })`;
    case 'record':
      return 'a map';
    case 'union':
      return inWords(
        [
          ...new Set(
            listBranches(target)
              .filter((one) => one.is !== 'fields' || !one.isLong)
              .flatMap((one) => (one.is === 'choice' ? one.values : describeShape(one))),
          ),
        ],
        'or',
      );
    case 'tagged':
      return target.noun === 'verb'
        ? 'a clause (a verb with its value)'
        : `a condition (${inWords(Object.keys(target.branches), 'or')})`;
  }
}

const MOST_KEYS = 8;

/** All keys, or, where these are many, the ones that must be there. */
function keysInWords({ required, optional }: FieldsShape): string {
  const all = Object.keys({ ...required, ...optional });
  return all.length > MOST_KEYS ? [...Object.keys(required), '…'].join(', ') : all.join(', ');
}

function numberInWords({ isInteger, minimum, maximum, above, except }: NumberShape): string {
  const range =
    above !== undefined
      ? ` above ${above}`
      : minimum !== undefined && maximum !== undefined
        ? ` from ${minimum} to ${maximum}`
        : minimum !== undefined
          ? ` of ${minimum} or more`
          : '';
  return `${isInteger ? 'a whole number' : 'a number'}${range}${except === undefined ? '' : `, but not ${except}`}`;
}

/** All branches of a union, those of unions inside it among them. */
export function listBranches(shape: Shape): Exclude<Shape, { is: 'lazy' | 'union' }>[] {
  const target = resolve(shape);
  return target.is === 'union' ? target.branches.flatMap(listBranches) : [target];
}

/** What was written, as the end of "found …". */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number')
    return Number.isFinite(value) ? `the number ${value}` : 'a number without end';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : String(value);
}
