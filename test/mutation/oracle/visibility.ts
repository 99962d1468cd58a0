import type { Mutant } from '../mutant.js';

/** What the oracle sees of a stack. */
export const visibility: readonly Mutant[] = [
  {
    name: 'VIS-1: it looks at a stack from below',
    file: 'table/visibility.ts',
    find: 'let place = stack.length - 1; place >= 0; place--',
    replace: 'let place = 0; place < stack.length; place++',
    look: { cards: ['evicted-at-easter', 'eulogised-by-an-enemy'] },
  },
  {
    name: 'VIS-2: a printed 0 is taken for nothing printed',
    file: 'table/visibility.ts',
    find: 'topmost(character, (card) => readPrint(table, card).pathos[slot])',
    replace: 'topmost(character, (card) => readPrint(table, card).pathos[slot] || undefined)',
    look: { cards: ['evicted-at-easter'] },
  },
  {
    name: 'VIS-3: the bottom slot does not count',
    file: 'table/visibility.ts',
    find: 'return sum(visiblePathos(table, character));',
    replace: 'return sum(visiblePathos(table, character).slice(0, 2));',
    look: { cards: ['gored-by-a-goat'] },
  },
  {
    name: 'VIS-4: a blank patch is transparent',
    file: 'table/visibility.ts',
    find: 'const icon = topmost(character, (card) => readPrint(table, card).icons[slot])?.shows;',
    replace:
      "const icon = topmost(character, (card) => (readPrint(table, card).icons[slot] === 'blank' ? undefined : readPrint(table, card).icons[slot]))?.shows;",
    look: { verbs: ['pathosPer', 'selfWorth'] },
  },
  {
    name: 'VIS-5: covered text can be read',
    file: 'table/visibility.ts',
    find: 'return character.stack.at(-1)?.card === card;',
    replace: 'return true;',
    look: { cards: ['evicted-at-easter'] },
  },
  {
    name: 'MOD-6: a reminder line is hidden by any card',
    file: 'table/visibility.ts',
    find: 'return showsIcon && showsLine;',
    replace: 'return showsIcon && showsLine && textIsVisible(character, card);',
    look: { cards: ['encircled-by-eels'] },
  },
  {
    name: 'MOD-6: a reminder line is hidden by nothing',
    file: 'table/visibility.ts',
    find: 'return showsIcon && showsLine;',
    replace: 'return true;',
    look: { cards: ['encircled-by-eels'] },
  },
  {
    name: 'MOD-3: what lasts serves the player who played it',
    file: 'table/lasting.ts',
    find: "addClauses(continuous, 'continuous', laid, you, character, found);",
    replace: "addClauses(continuous, 'continuous', laid, laid.playedBy, character, found);",
    look: { cards: ['evicted-at-easter'] },
  },
  {
    name: 'MYST-2: mysteries have no lasting effect',
    file: 'table/lasting.ts',
    find: 'for (const laid of mysteries) {',
    replace: 'for (const laid of mysteries.slice(9)) {',
    look: { cards: ['the-cellar-under-the-cellar'] },
  },
  {
    name: 'MYST-2: the pathos of mysteries does not count',
    file: 'table/self-worth.ts',
    find: 'return pathosPrintedOn(table, card) +',
    replace: 'return 0 +',
    look: { cards: ['the-banister-that-breathes'] },
  },
  {
    name: 'END-2: the living count, too',
    file: 'table/score.ts',
    find: 'characters.filter(({ dead }) => dead)',
    replace: 'characters',
    look: { cards: ['gored-by-a-goat'] },
  },
  {
    name: 'END-3: the highest value wins',
    file: 'table/score.ts',
    find: 'seatsWith(table, Math.min)',
    replace: 'seatsWith(table, Math.max)',
    look: { cards: ['choked-on-a-chandelier', 'poached-in-port', 'wound-into-a-watch'] },
  },
];
