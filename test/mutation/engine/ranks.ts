import type { Mutant } from '../mutant.js';

/** Who leads, and who trails. */
export const ranks: readonly Mutant[] = [
  {
    name: 'leader: the highest value leads (END-3)',
    file: 'lasting/who.ts',
    find: "rank === 'leader' ? 1 : -1",
    replace: "rank === 'leader' ? -1 : 1",
    look: { cards: ['to-the-first', 'to-the-last'] },
  },
  {
    name: 'leader: of equals, none leads',
    file: 'lasting/who.ts',
    find: 'if (sign * familyValue(game, other) < own) return false;',
    replace: 'if (other !== seat && sign * familyValue(game, other) <= own) return false;',
    look: { cards: ['to-the-first'] },
  },
  {
    name: 'leader: of equals, the first clockwise alone acts',
    file: 'lasting/who.ts',
    find: '.filter((seat) => isRanked(game, who, seat))',
    replace: '.filter((seat) => isRanked(game, who, seat)).slice(0, 1)',
    look: { cards: ['to-the-first'] },
  },
  {
    name: 'leader: what lasts concerns everyone',
    file: 'lasting/who.ts',
    find: 'return isRanked(game, who, seat);',
    replace: 'return true;',
    look: { cards: ['envied-by-the-envious'] },
  },
];
