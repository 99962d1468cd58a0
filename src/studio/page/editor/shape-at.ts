import { resolve, type Shape } from '../../../vocabulary/shape.js';

type Plain = ReturnType<typeof resolve>;

/** The shapes that a value at a path of a card may have; several if there are alternatives. */
export function shapesAt(shape: Shape, path: readonly string[]): readonly Plain[] {
  return path.reduce<readonly Plain[]>(
    (shapes, key) => shapes.flatMap((one) => inside(one, key)),
    listBranches(shape),
  );
}

function listBranches(shape: Shape): readonly Plain[] {
  const plain = resolve(shape);
  return plain.is === 'union' ? plain.branches.flatMap(listBranches) : [plain];
}

function inside(shape: Plain, key: string): readonly Plain[] {
  const found = listInner(shape, key);
  return found.flatMap(listBranches);
}

function listInner(shape: Plain, key: string): readonly Shape[] {
  switch (shape.is) {
    case 'fields':
      return [shape.required[key] ?? shape.optional[key] ?? []].flat();
    case 'record':
      return [shape.value];
    case 'list':
      return key === '[]' ? [shape.item] : [];
    case 'tagged':
      return Object.values(shape.branches).flatMap((branch) => listInner(branch, key));
    default:
      return [];
  }
}

/** A key or value that completion offers. */
export interface Offer {
  readonly label: string;
  readonly about: string;
  /** Whether a map or list follows, on separate lines. */
  readonly opens?: boolean;
  /** Whether it is a name from the deck. */
  readonly isName?: boolean;
}

const describeShape = ({ description = '', title = '' }: Shape): string => description || title;

/** The keys that a map of one of these shapes may have. */
export function offerKeys(shapes: readonly Plain[], siblings: readonly string[]): Offer[] {
  const offers = new Map<string, Offer>();
  const add = (key: string, shape: Shape) => {
    if (!offers.has(key) && !siblings.includes(key))
      offers.set(key, {
        label: key,
        about: describeShape(shape),
        opens: listBranches(shape).every(isNested),
      });
  };
  for (const shape of shapes) {
    if (shape.is === 'fields')
      for (const [key, inner] of Object.entries({ ...shape.required, ...shape.optional })) add(key, inner);
    if (shape.is !== 'tagged') continue;
    // With a verb present, only its own companion keys are allowed; without one, every verb is.
    const chosen = Object.entries(shape.branches).find(([tag]) => siblings.includes(tag));
    const branches = chosen ? [chosen] : Object.entries(shape.branches);
    for (const [tag, branch] of branches) {
      const inner = { ...branch.required, ...branch.optional };
      for (const [key, value] of chosen ? Object.entries(inner) : [[tag, inner[tag]] as const])
        if (value !== undefined) add(key, value);
    }
  }
  return [...offers.values()];
}

const isNested = (shape: Plain) =>
  shape.is === 'fields' || shape.is === 'list' || shape.is === 'record' || shape.is === 'tagged';

/** The values that are allowed at a path. */
export function offerValues(shapes: readonly Plain[]): Offer[] {
  return shapes.flatMap((shape): Offer[] => {
    const about = describeShape(shape);
    if (shape.is === 'choice') return shape.values.map((label) => ({ label, about }));
    if (shape.is === 'boolean')
      return (shape.onlyTrue ? ['true'] : ['true', 'false']).map((label) => ({ label, about }));
    if (shape.is === 'text') return (shape.suggests ?? []).map((label) => ({ label, about, isName: true }));
    return [];
  });
}

/** The meaning of a key, for its tooltip. */
export function explainKey(shape: Shape, path: readonly string[]): string | undefined {
  const key = path.at(-1) ?? '';
  const around = shapesAt(shape, path.slice(0, -1));
  const found = around.flatMap((one) => listInner(one, key)).map(describeShape);
  return found.find((about) => about !== '');
}
