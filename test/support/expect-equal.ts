import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Expects what `toEqual` expects, but quickly, for what is asked thousands of times: where node finds two values the same,
 * vitest does, too; where it does not, vitest decides, and tells the difference.
 */
export function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
