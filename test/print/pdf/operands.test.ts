import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  IDENTITY,
  multiply,
  parseTransform,
  rotate,
  translate,
} from '../../../src/print/pdf/matrix.js';
import { number } from '../../../src/print/pdf/operands.js';
import { parsePath } from '../../../src/print/pdf/parse-path.js';
import { asRect, pathBox, pathOperators, rectPath, transformPath } from '../../../src/print/pdf/path.js';

describe('numbers', () => {
  it('are as exact as asked for, and never have an exponent', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 5 }),
        (value, digits) => {
          const text = number(value, digits);
          expect(text).toMatch(/^-?(\d+(\.\d+)?|\.\d+)$/);
          expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.5 / 10 ** digits + 1e-9);
        },
      ),
    );
    expect([number(-0.001), number(0.5), number(-0.25), number(12), number(1e-7, 5)]).toEqual([
      '0',
      '.5',
      '-.25',
      '12',
      '0',
    ]);
  });
});

describe('transforms', () => {
  it('are read as SVG writes them', () => {
    expect(apply(parseTransform('translate(10,20) scale(2)'), 1, 1)).toEqual([12, 22]);
    expect(apply(parseTransform('matrix(1 0 0 1 5 6)'), 1, 1)).toEqual([6, 7]);
    const [x, y] = apply(parseTransform('rotate(90 10 10)'), 20, 10);
    expect([x, y].map((one) => Math.round(one * 1000) / 1000)).toEqual([10, 20]);
    expect(parseTransform(undefined)).toEqual(IDENTITY);
  });

  it('are applied from the inside out', () => {
    const turned = multiply(translate(100, 0), rotate(90));
    const [x, y] = apply(turned, 10, 0);
    expect([x, y].map((one) => Math.round(one))).toEqual([100, 10]);
  });
});

describe('paths', () => {
  it('are read in all the short forms of SVG', () => {
    expect(pathOperators(parsePath('M10 20l5-5.5.5 1zm1 1h4v-3'))).toBe(
      '10 20 m\n15 14.5 l\n15.5 15.5 l\nh\n11 21 m\n15 21 l\n15 18 l',
    );
    expect(parsePath('M0 0a10 10 0 0110 10').at(-1)?.slice(-2)).toEqual([10, 10]);
    expect(parsePath('M0 0 10 0 10 10')).toEqual([
      ['m', 0, 0],
      ['l', 10, 0],
      ['l', 10, 10],
    ]);
  });

  it('end where a mistake begins', () => {
    expect(parsePath('M0 0L10 10L5')).toEqual([
      ['m', 0, 0],
      ['l', 10, 10],
    ]);
    expect(parsePath('nonsense')).toEqual([]);
  });

  it('have exact bounds, curves and arcs too', () => {
    const box = pathBox(parsePath('M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z'));
    for (const [key, wanted] of Object.entries({ x: 0, y: 0, width: 100, height: 100 })) {
      expect(box?.[key as 'x']).toBeCloseTo(wanted, 1);
    }
    expect(pathBox([])).toBeUndefined();
  });

  it('that are upright rectangles are written as such, but only if they are closed', () => {
    const box = { x: 1, y: 2, width: 30, height: 40 };
    expect(asRect(rectPath(box))).toEqual(box);
    expect(pathOperators(rectPath(box))).toBe('1 2 30 40 re');
    expect(asRect(rectPath(box).slice(0, -1))).toBeUndefined();
    expect(asRect(transformPath(rectPath(box), rotate(10)))).toBeUndefined();
  });
});
