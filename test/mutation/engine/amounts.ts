import type { Mutant } from '../mutant.js';

/** What is counted, and how much it makes. */
export const amounts: readonly Mutant[] = [
  {
    name: 'each: one for each, whatever `times` says',
    file: 'lasting/amounts.ts',
    find: 'Math.abs(times) * counted',
    replace: 'counted',
    look: { cards: ['for-each-duck'] },
  },
  {
    name: 'each: `atMost` is ignored',
    file: 'lasting/amounts.ts',
    find: 'Math.min(most, Math.abs(times) * counted)',
    replace: 'Math.abs(times) * counted',
    look: { cards: ['for-each-duck'] },
  },
  {
    name: 'each: icons are characters',
    file: 'lasting/amounts.ts',
    find: "if (counts === 'icon') return countIcon(game, character, icon);",
    replace: '',
    look: { cards: ['for-each-duck'] },
  },
  {
    name: 'each: modifiers are characters',
    file: 'lasting/amounts.ts',
    find: "counts === 'modifier' ? countModifiers(game, character) : 1",
    replace: '1',
    look: { cards: ['for-each-load'] },
  },
  {
    name: 'each: a card of the hand of you counts, not of the player who acts',
    file: 'lasting/amounts.ts',
    find: 'game.hands[context.actor]',
    replace: 'game.hands[context.you]',
    look: { cards: ['for-each-held'] },
  },
  {
    name: 'each: all characters count',
    file: 'lasting/amounts.ts',
    find: 'if (matches(game, selector, character, context)) sum',
    replace: 'sum',
    look: { cards: ['for-each-head'] },
  },
  {
    name: 'each: `that` is nobody',
    file: 'lasting/amounts.ts',
    find: 'that < 0 ? 0 : countOn(game, amount, that)',
    replace: '0',
    look: { cards: ['for-that-load'] },
  },
  {
    name: 'draw: up to a number draws that many',
    file: 'verbs/draw.ts',
    find: ' - (game.hands[actor] as number[]).length',
    replace: '',
    look: { cards: ['filled'] },
  },
  {
    name: 'amount: the draw limit is 5',
    file: 'verbs/amount.ts',
    find: 'drawLimit(game, actor)',
    replace: '5',
    look: { cards: ['trimmed'] },
  },
  {
    name: 'amount: of none, a player is chosen all the same',
    file: 'verbs/take.ts',
    find: ' && measureFor(scene, scene.value.count) > 0',
    replace: '',
    look: { cards: ['asked-for-none'] },
  },
  {
    name: 'amount: a search for none shuffles',
    file: 'verbs/search.ts',
    find: 'if (measureFor(scene, scene.value.count) === 0) return true;',
    replace: '',
    look: { cards: ['asked-for-none'] },
  },
];
