import { describeShape } from '../../src/deck/explain/in-words.js';
import { resolve, type Shape } from '../../src/vocabulary/shape.js';
import { code } from './markdown.js';

/** A shape as a reader of a table wants it: `{ count, pick: choice | random }`. */
export function notation(shape: Shape): string {
  const target = resolve(shape);
  switch (target.is) {
    case 'union':
      return target.name === undefined ? target.branches.map(notation).join(' · ') : code(target.name);
    case 'choice':
      return target.name === undefined ? target.values.map(code).join(' · ') : code(target.name);
    case 'fields': {
      if (target.name !== undefined) return code(target.name);
      const required = Object.keys(target.required);
      const optional = Object.keys(target.optional).map((key) =>
        target.oneOf?.includes(key) ? key : `${key}?`,
      );
      return code(`{ ${[...required, ...optional].join(', ')} }`);
    }
    case 'list':
      return `list of ${notation(target.item)}`;
    case 'tagged':
      return code(target.name ?? 'map');
    default:
      return describeShape(target);
  }
}

/** Rows of a table of fields: name, what it may be, whether it must be there, what it says. */
export function fieldRows(shape: Shape): string[][] {
  const target = resolve(shape);
  if (target.is !== 'fields') return [];
  const row =
    (needed: boolean) =>
    ([key, field]: [string, Shape]) => [
      code(key),
      notation(field),
      needed
        ? 'required'
        : field.default === undefined
          ? ''
          : `default ${code(JSON.stringify(field.default).replaceAll('"', ''))}`,
      field.description ?? '',
    ];
  return [
    ...Object.entries(target.required).map(row(true)),
    ...Object.entries(target.optional).map(row(false)),
  ];
}
