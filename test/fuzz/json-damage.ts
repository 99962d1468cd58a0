/** Values that replace others. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  7,
  1.5,
  1e9,
  1e300,
  '',
  'constructor',
  '__proto__',
  '../../x',
  'x'.repeat(300),
  [],
  {},
  [[]],
  { length: 3 },
];

type Roll = (sides: number) => number;
type Branch = Record<string | number, unknown>;

/** A value with one part changed: JSON as before, but not what it was. */
export function damagedJson(value: unknown, roll: Roll): unknown {
  const copy = structuredClone(value) as Branch;
  let branch = copy;
  // Further down as often as not, so that what lies deep is not met by chance alone.
  for (;;) {
    const keys = Object.keys(branch);
    if (keys.length === 0) return copy;
    const key = keys[roll(keys.length)] as string;
    const below = branch[key];
    const isBranch = typeof below === 'object' && below !== null && Object.keys(below).length > 0;
    if (!isBranch || roll(8) === 0) {
      change(branch, key, keys, roll);
      return copy;
    }
    branch = below as Branch;
  }
}

function change(branch: Branch, key: string, keys: readonly string[], roll: Roll): void {
  const other = keys[roll(keys.length)] as string;
  switch (roll(5)) {
    case 0:
      if (Array.isArray(branch)) branch.splice(Number(key), 1);
      else delete branch[key];
      return;
    case 1:
      if (Array.isArray(branch)) branch.push(structuredClone(branch[Number(key)]));
      else branch[`${key}x`] = branch[key];
      return;
    case 2:
      branch[key] = structuredClone(branch[other]);
      return;
    case 3:
      if (typeof branch[key] === 'number') branch[key] = (branch[key] as number) + roll(5) - 2;
      else branch[key] = STRANGE[roll(STRANGE.length)];
      return;
    default:
      branch[key] = STRANGE[roll(STRANGE.length)];
  }
}
