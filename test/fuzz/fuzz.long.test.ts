import { describe, expect, it } from 'vitest';
import { damaged, dice } from './damage.js';
import { fuzz } from './fuzz.js';
import { bytesOf } from './target.js';
import { targets } from './targets/index.js';

describe('damaged input from strangers is reported and never throws', () => {
  it.each(targets.map((target) => [target.name, target] as const))('%s', async (_, target) => {
    const { cases, crashes } = await fuzz(target, 7, (done) => done < target.few);
    expect(crashes).toEqual([]);
    expect(cases).toBeGreaterThanOrEqual(target.few);
  });

  it.each(targets.map((target) => [target.name, target] as const))(
    '%s is tried with sound inputs',
    async (_, target) => {
      expect(target.seeds().length).toBeGreaterThan(0);
      for (const seed of target.seeds()) expect(seed.length).toBeGreaterThan(0);
    },
  );
});

describe('a fuzzer', () => {
  it('finds a reader that throws', async () => {
    const weak = {
      name: 'weak',
      few: 1,
      seeds: () => [bytesOf('{"a":1}')],
      read: (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)),
    };
    const seed = bytesOf('{"a":1}');
    const roll = dice(1);
    const cases = Array.from({ length: 50 }, () => damaged(seed, roll));
    expect(cases.filter((bytes) => throws(() => weak.read(bytes))).length).toBeGreaterThan(10);
  });

  it('tries the same cases for the same seed', () => {
    const tried = (seed: number) => {
      const roll = dice(seed);
      return Array.from({ length: 20 }, () =>
        damaged(bytesOf('events:\n  a: { title: A }\n'), roll).toString('hex'),
      );
    };
    expect(tried(3)).toEqual(tried(3));
    expect(tried(3)).not.toEqual(tried(4));
  });
});

function throws(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}
