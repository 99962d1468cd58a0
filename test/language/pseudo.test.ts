import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pseudo, pseudoParts } from '../../src/language/pseudo.js';

describe('the pseudo-language qps', () => {
  it('stretches every text by 40 % and marks both its ends', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 5, maxLength: 300 }), (text) => {
        const made = pseudo(text);
        expect(made.startsWith('⟦') && made.endsWith('⟧')).toBe(true);
        expect(made.length).toBe(text.length + Math.ceil(text.length * 0.4));
      }),
    );
  });

  it('leaves numbers and icons as they are', () => {
    const parts = pseudoParts([
      { is: 'words', text: 'Draw ' },
      { is: 'number', text: '2' },
      { is: 'icon', icon: 'duck', text: 'Duck' },
    ]);
    expect(parts).toContainEqual({ is: 'number', text: '2' });
    expect(parts).toContainEqual({ is: 'icon', icon: 'duck', text: 'Duck' });
    expect(parts[1]).toEqual({ is: 'words', text: 'Ďřąŵ ' });
  });
});
