import type { Mutant } from '../mutant.js';

/** Who leads, and who trails, to the oracle. */
export const ranks: readonly Mutant[] = [
  {
    name: 'trailing: the lowest value trails',
    file: 'table/score.ts',
    find: 'seatsWith(table, Math.max)',
    replace: 'seatsWith(table, Math.min)',
    look: { cards: ['to-the-last'] },
  },
  {
    name: 'leader: everyone leads',
    file: 'table/standing.ts',
    find: 'return findWinners(table);',
    replace: 'return allSeats(table);',
    look: { cards: ['to-the-first', 'envied-by-the-envious'] },
  },
];
