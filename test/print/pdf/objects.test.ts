import fc from 'fast-check';
import { PDFContext, PDFRef } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { roundNumber, toPdfName, toPdfText } from '../../../src/print/pdf/objects.js';

const context = PDFContext.create();

describe('objects of a PDF', () => {
  it('are serialized in the syntax of PDF', () => {
    const page = { Type: 'Page', Parent: PDFRef.of(7), Count: 2, Trapped: undefined, Is: true };
    expect(String(context.obj(page))).toBe('<<\n/Type /Page\n/Parent 7 0 R\n/Count 2\n/Is true\n>>');
    expect(String(context.obj([1, [0.5, -3], 'A']))).toBe('[ 1 [ 0.5 -3 ] /A ]');
  });

  it('encode names in any script', () => {
    expect(String(toPdfName('Spot_White-1.5+'))).toBe('/Spot_White-1.5+');
    expect(String(toPdfName('Spot White'))).toBe('/Spot#20White');
    expect(String(toPdfName('Weiß/(#)'))).toBe('/Wei#C3#9F#2F#28#23#29');
    expect(String(toPdfName('Ink #41'))).toBe('/Ink#20#2341');
  });

  it('encode texts in any script', () => {
    expect(String(toPdfText('a (b) \\ c'))).toBe('(a \\(b\\) \\\\ c)');
    expect(String(toPdfText('Ł😀'))).toBe('<FEFF0141D83DDE00>');
  });

  it('write small numbers without an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const text = String(context.obj(roundNumber(value)));
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBeCloseTo(value, 5);
      }),
    );
  });
});
