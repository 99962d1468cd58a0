/** A stream of chance that is asked in order, such as a bot's: four 32-bit words of sfc32. */
export type Random = number[];

/** @param stream streams with the same seed have nothing to do with each other: each bot has its own */
export function seedRandom(seed: number, stream = 0): Random {
  const random = [seed | 0, Math.floor(seed / 0x1_0000_0000) | 0, (0x9e3779b9 + stream) | 0, 1];
  for (let i = 0; i < 12; i++) nextWord(random);
  return random;
}

function nextWord(random: Random): number {
  const a = random[0] as number;
  const b = random[1] as number;
  const c = random[2] as number;
  const counter = random[3] as number;
  const word = (((a + b) | 0) + counter) | 0;
  random[3] = (counter + 1) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  return word;
}

/** A whole number from 0 up to, not including, `max`. */
export function nextInt(random: Random, max: number): number {
  return Math.floor(((nextWord(random) >>> 0) / 0x1_0000_0000) * max);
}
