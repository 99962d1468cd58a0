import type { Mutant } from '../mutant.js';

/** How the oracle counts. */
export const amounts: readonly Mutant[] = [
  {
    name: 'each: `times` is ignored',
    file: 'table/amounts.ts',
    find: 'Math.abs(amount.times) * (countEach(table, amount, view) + more)',
    replace: 'countEach(table, amount, view) + more',
    look: { cards: ['for-each-duck'] },
  },
  {
    name: 'each: `atMost` is ignored',
    file: 'table/amounts.ts',
    find: 'Math.min(size, amount.atMost ?? size)',
    replace: 'size',
    look: { cards: ['for-each-duck'] },
  },
  {
    name: 'each: icons of every sort count',
    file: 'table/amounts.ts',
    find: '.filter((icon) => icon === each.icon)',
    replace: '',
    look: { cards: ['for-each-duck'] },
  },
  {
    name: 'each: the hand of you counts',
    file: 'table/amounts.ts',
    find: 'view.actor',
    replace: 'view.you',
    look: { cards: ['for-each-held'] },
  },
  {
    name: 'draw: up to a number draws that many',
    file: 'verbs/hands.ts',
    find: ' - seatAt(game, actor).hand.length',
    replace: '',
    look: { cards: ['filled'] },
  },
];
