import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PdfString, Ref, spell } from '../../src/print/pdf/objects.js';

describe('objects of a PDF', () => {
  it('are spelled as PDF wants them', () => {
    expect(spell({ Type: 'Page', Parent: new Ref(7), Count: 2, Trapped: undefined, Is: true })).toBe(
      '<</Type /Page /Parent 7 0 R /Count 2 /Is true>>',
    );
    expect(spell([1, [0.5, -3], 'A'])).toBe('[1 [0.5 -3] /A]');
  });

  it('have names of any letters', () => {
    expect(spell('Spot_White-1.5+')).toBe('/Spot_White-1.5+');
    expect(spell('Spot White')).toBe('/Spot#20White');
    expect(spell('Weiß/(#)')).toBe('/Wei#C3#9F#2F#28#23#29');
  });

  it('have texts of any letters', () => {
    expect(spell(PdfString.of('a (b) \\ c'))).toBe('(a \\(b\\) \\\\ c)');
    expect(spell(PdfString.of('Ł😀'))).toBe('<FEFF0141D83DDE00>');
    expect(spell(PdfString.wide('A'))).toBe('<FEFF0041>');
  });

  it('have numbers without an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const text = spell(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBeCloseTo(value, 9);
      }),
    );
  });
});
