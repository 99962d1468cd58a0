import { describe, expect, it } from 'vitest';
import { listVisible, moveItem, sumVisible } from '../../../../src/studio/page/views/stack-counts.js';
import type { CardSummary } from '../../../../src/studio/protocol.js';

const card = (
  id: string,
  values: CardSummary['values'],
  slotIcons: CardSummary['slotIcons'],
): CardSummary => ({
  id,
  titles: { en: id },
  kind: values === undefined ? 'character' : 'modifier',
  set: 'first',
  icons: [],
  verbs: [],
  editions: [],
  file: '',
  isStale: false,
  untranslated: [],
  ...(values && { values }),
  ...(slotIcons && { slotIcons }),
});

const SOMEBODY = card('somebody', undefined, undefined);
const WEDDING = card('wedding', [10, null, 15], [null, null, 'marriage']);
const POODLES = card('poodles', [-10, -15, null], [null, null, 'beast']);

describe('what counts on a stack of the studio', () => {
  it('is in each slot the uppermost value and icon, and the uppermost text (VIS-2, VIS-4, VIS-5)', () => {
    const seen = listVisible([SOMEBODY, WEDDING, POODLES]);
    expect(seen.map(({ region, value, at }) => [region, value, at])).toEqual([
      ['pathos.top', '-10', 2],
      ['pathos.middle', '-15', 2],
      ['pathos.bottom', '15', 1],
      ['icon.bottom', 'beast', 2],
      ['text', '', 2],
    ]);
    expect(sumVisible(seen)).toBe(-10);
  });

  it('changes with the order, and a bare character has nothing', () => {
    expect(sumVisible(listVisible(moveItem([SOMEBODY, WEDDING, POODLES], 2, 1)))).toBe(10 - 15 + 15);
    expect(listVisible([SOMEBODY])).toEqual([]);
  });
});
