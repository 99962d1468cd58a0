import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';

/** The messages and hints about families of these sizes. */
function checkFamilies(...sizes: readonly number[]) {
  const families = sizes.map((_, at) => `  family-${at}: { title: Family ${at}, symbol: duck }`);
  const members = sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, i) => `  member-${at}-${i}: { title: M, family: family-${at} }`),
  );
  const { report } = loadDeck(
    memoryFolder({
      'shroud.yaml':
        'name: small\nversion: 1.0.0\nlanguages: [en]\neditions: { classic: { sets: [base] } }\n',
      'cards/base/cards.yaml': ['families:', ...families, 'characters:', ...members, ''].join('\n'),
    }),
  );
  return report.diagnostics
    .filter(({ code }) => code === 'FAMILY_UNEVEN')
    .map(({ message, hint, span }) => `${span.line}: ${message} ${hint}`);
}

describe('families of different sizes', () => {
  it('a family of three beside families of five is reported at its id, with what is missing (SETUP-1, END-1)', () => {
    expect(checkFamilies(5, 3, 5, 5)).toEqual([
      '3: The family "family-1" has 3 characters, where others have 5. Write 2 more under `characters:`, each with `family: family-1`.',
    ]);
  });

  it('the size that most families have is the usual one, and of two such sizes the larger', () => {
    expect(checkFamilies(4, 4, 4, 5)).toHaveLength(1);
    expect(checkFamilies(3, 3, 5, 5).map((one) => one.slice(0, 2))).toEqual(['2:', '3:']);
  });

  it('families of one size, or all of different sizes, are not reported', () => {
    expect(checkFamilies(5, 5, 5)).toEqual([]);
    expect(checkFamilies(3, 5)).toEqual([]);
  });
});
