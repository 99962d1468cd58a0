/** Numbers that are the same again for the same seed (mulberry32). */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides);
  };
}

/** What readers stumble over. */
const TRICKS = [
  '\0',
  '\u202e',
  '\ufeff',
  '"',
  "'",
  '<',
  '>',
  '&',
  '{',
  '}',
  '[',
  '- ',
  ': ',
  '\n',
  '\t',
  '=',
  '0',
  '-1',
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  '😀',
  '\ud800',
].map((text) => Buffer.from(text));

type Damage = (bytes: Buffer, roll: (sides: number) => number) => Buffer;

const WAYS: readonly Damage[] = [
  (bytes, roll) => {
    const turned = Buffer.from(bytes);
    const at = roll(turned.length);
    turned[at] = (turned[at] ?? 0) ^ (1 << roll(8));
    return turned;
  },
  (bytes, roll) => {
    const changed = Buffer.from(bytes);
    changed[roll(changed.length)] = [0, 0xff, 0x7f, 0x80, 10, 32][roll(6)] ?? 0;
    return changed;
  },
  (bytes, roll) => bytes.subarray(0, roll(bytes.length)),
  (bytes, roll) => {
    const from = roll(bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + roll(40))]);
  },
  (bytes, roll) => {
    const [from, to] = [roll(bytes.length), roll(bytes.length)];
    const piece = bytes.subarray(from, from + 1 + roll(60));
    return Buffer.concat([bytes.subarray(0, to), piece, piece, bytes.subarray(to)]);
  },
  (bytes, roll) => {
    const at = roll(bytes.length);
    return Buffer.concat([
      bytes.subarray(0, at),
      TRICKS[roll(TRICKS.length)] ?? Buffer.alloc(0),
      bytes.subarray(at),
    ]);
  },
];

/** An input with one to four damages. */
export function damaged(seed: Uint8Array, roll: (sides: number) => number): Buffer {
  let bytes = Buffer.from(seed);
  for (let times = 1 + roll(4); times > 0 && bytes.length > 0; times--)
    bytes = Buffer.from(WAYS[roll(WAYS.length)]?.(bytes, roll) ?? bytes);
  return bytes;
}
