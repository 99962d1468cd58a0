import { describe, expect, it } from 'vitest';
import { Memo, ScopedMemo } from '../../src/memo/memo.js';
import { memoize, memoizeByKey } from '../../src/memo/memoize.js';

describe('memoize', () => {
  it('computes once for an object, also if the result is undefined', () => {
    let calls = 0;
    const find = memoize((_deck: object) => {
      calls++;
    });
    const deck = {};
    find(deck);
    find(deck);
    expect(calls).toBe(1);
    find({});
    expect(calls).toBe(2);
  });

  it('computes again if one of the other arguments is another one', () => {
    const join = memoize((_deck: object, a: string, b: string) => [a, b]);
    const deck = {};
    const first = join(deck, 'x', 'y');
    expect(join(deck, 'x', 'y')).toBe(first);
    expect(join(deck, 'x', 'z')).toEqual(['x', 'z']);
    // Only the last result is kept.
    expect(join(deck, 'x', 'y')).not.toBe(first);
  });
});

describe('memoizeByKey', () => {
  it('keeps the results of all keys of an object', () => {
    const make = memoizeByKey((_deck: object, edition: string) => ({ edition }));
    const deck = {};
    const [classic, second] = [make(deck, 'classic'), make(deck, 'second')];
    expect([make(deck, 'classic'), make(deck, 'second')]).toEqual([classic, second]);
    expect(make(deck, 'classic')).toBe(classic);
    expect(make({}, 'classic')).not.toBe(classic);
  });

  it('takes the key from the arguments', () => {
    const make = memoizeByKey(
      (_layout: object, { width }: { readonly width: number }) => [width],
      ({ width }) => width,
    );
    const layout = {};
    expect(make(layout, { width: 63 })).toBe(make(layout, { width: 63 }));
    expect(make(layout, { width: 70 })).toEqual([70]);
  });
});

describe('Memo', () => {
  it('computes an entry again if a dependency is not identical', () => {
    const memo = new Memo();
    const words = {};
    const first = memo.get('words', [words, 'de'], () => ['once']);
    expect(memo.get('words', [words, 'de'], () => ['twice'])).toBe(first);
    expect(memo.get('words', [{}, 'de'], () => ['again'])).toEqual(['again']);
  });

  it('empties a scope if a dependency of the scope is not identical', () => {
    const memo = new ScopedMemo<number>();
    const [card, text] = [{}, {}];
    memo.scope('de', ['fonts']).set(card, 1, text);
    expect(memo.scope('de', ['fonts']).get(card, text)).toBe(1);
    expect(memo.scope('de', ['fonts']).get(card, {})).toBeUndefined();
    expect(memo.scope('fr', ['fonts']).get(card, text)).toBeUndefined();
    expect(memo.scope('de', ['other fonts']).get(card, text)).toBeUndefined();
  });
});
