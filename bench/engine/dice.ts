/** Where the dice of a game start: neighbouring seeds must not give neighbouring games. */
export function scramble(seed: number): number {
  let x = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  x ^= x >>> 16;
  return x === 0 ? 1 : x;
}

/** One step of xorshift32. */
export function step(x: number): number {
  x ^= x << 13;
  x ^= x >>> 17;
  return x ^ (x << 5);
}
