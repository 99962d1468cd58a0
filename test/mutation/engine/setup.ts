import type { Mutant } from '../mutant.js';

/** How a game begins, and shortcuts that must not change anything. */
export const setup: readonly Mutant[] = [
  {
    name: 'SETUP-2: no player has a residence (MYST-4)',
    file: 'rules/editions.ts',
    find: "expansion: { 'COMP-1': { least: 2, most: 4 }, 'SETUP-2': true,",
    replace: "expansion: { 'COMP-1': { least: 2, most: 4 }, 'SETUP-2': false,",
    look: { cards: ['the-cellar-under-the-cellar'] },
  },
  {
    name: 'SETUP-4: an opening hand of six',
    file: 'steps/turns.ts',
    find: 'while (hand.length < HAND && game.draw.length > 0)',
    replace: 'while (hand.length < HAND + 1 && game.draw.length > 0)',
  },
  {
    name: 'SETUP-4: the draw pile is not shuffled',
    file: 'steps/turns.ts',
    find: 'function deal(game: Game): void { shuffleDraw(game);',
    replace: 'function deal(game) {',
  },
  {
    name: 'TURN-9: what is played as drawn may be in an opening hand',
    file: 'steps/turns.ts',
    find: 'replaceAsDrawn(game);',
    replace: '',
  },
  {
    name: 'SETUP-7: a shorter game is as long as any',
    file: 'states/create-game.ts',
    find: 'return characters;',
    replace: 'return largest;',
  },
  {
    name: 'SETUP-7: everyone keeps one more than the shorter game allows',
    file: 'states/create-game.ts',
    find: 'return characters;',
    replace: 'return characters + 1;',
  },
  {
    name: 'SETUP-8: no player discards a character with four players',
    file: 'states/create-game.ts',
    find: 'if (players < 4) return largest;',
    replace: 'if (players < 5) return largest;',
  },
  {
    name: 'SETUP-8: the fifth player gets no character',
    file: 'steps/play-on.ts',
    find: "game.cards.switches['SETUP-8'] && game.players === 5 ? 4 : -1",
    replace: '-1',
  },
  {
    name: 'SETUP-8: a discarded character stays in its family',
    file: 'steps/play-on.ts',
    find: 'remove(family, character);',
    replace: 'remove(family, family[0]);',
  },
  {
    name: 'SETUP-8: characters are discarded in the classic editions, too',
    file: 'rules/editions.ts',
    find: "classic: { 'COMP-1': { least: 2, most: 4 }, 'SETUP-2': false, 'SETUP-8': false,",
    replace: "classic: { 'COMP-1': { least: 2, most: 4 }, 'SETUP-2': false, 'SETUP-8': true,",
  },
  {
    name: 'SETUP-9: cards have effects in the beginners’ game',
    file: 'cards/compiled-deck.ts',
    find: 'beginners ? SILENT : readScript(card)',
    replace: 'readScript(card)',
  },
  {
    name: 'a shortcut: targets are always looked at one by one',
    file: 'moves/legal-plays.ts',
    find: 'if (kind === MODIFIER && lastingClauses(game).shield.length === 0) return livingInOrder(game);',
    replace: '',
    look: {
      cards: ['gored-by-a-goat', 'choked-on-a-chandelier', 'chained-to-a-chaperone', 'serenaded-by-spectres'],
    },
    equivalent: {
      because: 'where nothing is required and no one is shielded, the short way asks the same questions',
    },
  },
  {
    name: 'a shortcut: hands are always searched for reactions that fit',
    file: 'moves/reactions.ts',
    find: 'if (!holdsReaction(game, seat, played)) return [];',
    replace: '',
    look: { cards: ['a-prior-engagement', 'the-wrong-window', 'gored-by-a-goat'] },
    equivalent: { because: 'nothing fits in a hand without reactions' },
  },
  {
    name: 'a shortcut: what lasts is looked for again each time that it is asked for',
    file: 'table/lasting-clauses.ts',
    find: 'if (!game.hasCachedLasting) {',
    replace: 'if (true) {',
    look: {
      cards: ['evicted-at-easter', 'befriended-by-a-bear', 'encircled-by-eels', 'honoured-with-a-ham'],
    },
    equivalent: {
      because: 'what lasts is derived from the table, and every change of it is reported',
    },
  },
];
