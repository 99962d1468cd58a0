import type { Path } from '../deck/yaml/yaml-file.js';
import { type FieldsShape, resolve, type Shape } from '../vocabulary/shape.js';

/** A column of a table of cards: a field, or a part of one, such as `pathos.top`. */
export interface Column {
  readonly name: string;
  readonly path: readonly string[];
  readonly shape: Shape;
}

/** A column with its heading in brackets is information for readers; import ignores it. */
export const isIgnoredColumn = (heading: string): boolean => heading === '' || /^\(.*\)$/.test(heading);

/** The columns of a table of such cards: a field that is a map is split into columns, any other field is one cell. */
export function listColumns(shape: FieldsShape): readonly Column[] {
  return Object.entries({ ...shape.required, ...shape.optional }).flatMap(([name, field]) => {
    const target = resolve(field);
    const isParted =
      target.is === 'fields' && Object.keys(target.required).length === 0 && name !== 'requires';
    if (!isParted) return [{ name, path: [name], shape: field }];
    return Object.entries(target.optional).map(([part, inner]) => ({
      name: `${name}.${part}`,
      path: [name, part],
      shape: inner,
    }));
  });
}

/** Finds the column for a heading as people write it: a whole field, or any part of one. */
export function columnCalled(heading: string, shape: FieldsShape): Column | undefined {
  const parts = heading.split(/[.\s_/]+/).filter((part) => part !== '');
  let current: Shape = shape;
  const path: string[] = [];
  for (const part of parts) {
    const target = resolve(current);
    if (target.is !== 'fields') return undefined;
    const known: Readonly<Record<string, Shape>> = { ...target.required, ...target.optional };
    const key = Object.keys(known).find((one) => one.toLowerCase() === part.toLowerCase());
    const next = key === undefined ? undefined : known[key];
    if (key === undefined || next === undefined) return undefined;
    path.push(key);
    current = next;
  }
  return path.length === 0 ? undefined : { name: path.join('.'), path, shape: current };
}

/** The value at a path of a card; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  );
}

/** Returns the value with another one at a path; undefined removes it, and every map that this leaves empty. */
export function withValueAt(
  value: Readonly<Record<string, unknown>>,
  [key, ...rest]: readonly string[],
  inner: unknown,
): Record<string, unknown> {
  if (key === undefined) return { ...value };
  const before = value[key];
  const made =
    rest.length === 0 ? inner : withValueAt((before ?? {}) as Record<string, unknown>, rest, inner);
  const isGone = made === undefined || (rest.length > 0 && Object.keys(made as object).length === 0);
  if (!isGone) return { ...value, [key]: made };
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
}
