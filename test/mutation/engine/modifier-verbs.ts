import type { Mutant } from '../mutant.js';

const move = { verbs: ['moveModifier'] } as const;
const removal = { verbs: ['removeModifier'] } as const;
const giveBack = { verbs: ['returnModifier'] } as const;
const swap = { verbs: ['swapModifiers'] } as const;

/** Verbs that move what lies on characters. */
export const modifierVerbs: readonly Mutant[] = [
  {
    name: 'moveModifier: nothing is moved',
    file: 'verbs/move-modifier.ts',
    find: 'moveCard(game, decodeCard(source), decodeTarget(source), decodeTarget(target));',
    replace: '{}',
    look: move,
  },
  {
    name: 'moveModifier: to the bottom of the new stack (MOD-7)',
    file: 'moves/zones.ts',
    find: 'uncover(game, from, card); cover(game, to, card);',
    replace:
      'uncover(game, from, card); const above = game.stacks[to]; game.stacks[to] = []; for (const each of [card, ...above]) cover(game, to, each);',
    look: move,
  },
  {
    name: 'moveModifier: the player who moves it is taken to have played it (MOD-7)',
    file: 'verbs/move-modifier.ts',
    find: 'moveCard(game, decodeCard(source), decodeTarget(source), decodeTarget(target));',
    replace:
      '{ moveCard(game, decodeCard(source), decodeTarget(source), decodeTarget(target)); game.playedBy[decodeCard(source)] = game.active; }',
    look: move,
  },
  {
    name: 'moveModifier: a moved modifier acts again (MOD-7)',
    file: 'verbs/move-modifier.ts',
    find: 'moveCard(game, decodeCard(source), decodeTarget(source), decodeTarget(target));',
    replace:
      "{ moveCard(game, decodeCard(source), decodeTarget(source), decodeTarget(target)); game.frames.push({ is: 'play', card: decodeCard(source), by: frame.by, on: decodeTarget(target), step: 'clauses', next: 0, cancelled: null, answers: -1, took: false, queue: [] }); }",
    look: move,
  },
  {
    name: 'moveModifier: back to where it came from',
    file: 'verbs/move-modifier.ts',
    find: 'if (character !== from) found.push(character);',
    replace: 'found.push(character);',
    look: { cards: ['evicted-at-easter'] },
  },
  {
    name: 'moveModifier: from anybody',
    file: 'verbs/move-modifier.ts',
    find: 'eachPickable(scene, scene.value.from,',
    replace: "eachPickable(scene, { ...scene.value.from, of: 'anyone', icons: 0 },",
    look: move,
  },
  {
    name: 'moveModifier: to anybody',
    file: 'verbs/move-modifier.ts',
    find: 'eachPickable(scene, scene.value.to,',
    replace: "eachPickable(scene, { ...scene.value.to, of: 'anyone', icons: 0 },",
    look: move,
  },
  {
    name: 'moveModifier: the lowest modifier is taken for the topmost',
    file: 'verbs/pick-modifier.ts',
    find: 'modifiers.slice(-1)',
    replace: 'modifiers.slice(0, 1)',
    look: move,
  },
  {
    name: 'moveModifier: any modifier where only the topmost may be picked',
    file: 'verbs/pick-modifier.ts',
    find: "pick === 'any' ? modifiers : modifiers.slice(-1)",
    replace: 'modifiers',
    look: move,
  },
  {
    name: 'moveModifier: only the topmost where any may be picked',
    file: 'verbs/pick-modifier.ts',
    find: "pick === 'any' ? modifiers : modifiers.slice(-1)",
    replace: 'modifiers.slice(-1)',
    look: move,
  },
  {
    name: 'moveModifier: what cannot be moved anywhere is offered all the same',
    file: 'verbs/move-modifier.ts',
    find: 'if (targets(scene, character).length === 0) return;',
    replace: '',
    look: move,
  },
  {
    name: 'removeModifier: nothing is removed',
    file: 'verbs/remove-modifier.ts',
    find: 'takeOff(game, decodeTarget(pick), decodeCard(pick)); toDiscards(game, decodeCard(pick));',
    replace: '',
    look: removal,
  },
  {
    name: 'removeModifier: onto the draw pile',
    file: 'verbs/remove-modifier.ts',
    find: 'toDiscards(game, decodeCard(pick));',
    replace: 'game.draw.push(decodeCard(pick));',
    look: removal,
  },
  {
    name: 'removeModifier: into the hand of the player who acts',
    file: 'verbs/remove-modifier.ts',
    find: 'toDiscards(game, decodeCard(pick));',
    replace: 'game.hands[frame.you].push(decodeCard(pick));',
    look: removal,
  },
  {
    name: 'removeModifier: a death counts as a modifier',
    file: 'verbs/pick-modifier.ts',
    find: '(card) => game.cards.kinds[card] === MODIFIER,',
    replace: '() => true,',
    look: removal,
  },
  {
    name: 'removeModifier: what is removed counts as discarded',
    file: 'verbs/remove-modifier.ts',
    find: 'toDiscards(game, decodeCard(pick));',
    replace: 'game.hands[frame.you].push(decodeCard(pick)); discardCard(game, frame.you, decodeCard(pick));',
    look: { cards: ['pursued-by-poodles'] },
  },
  {
    name: 'removeModifier: the player who played it is remembered',
    file: 'moves/zones.ts',
    find: 'game.playedBy[card] = -1;',
    replace: '',
    look: removal,
    equivalent: { because: 'it is asked of cards on the table only, and set again when a card is laid' },
  },
  {
    name: 'returnModifier: to the discards',
    file: 'verbs/return-modifier.ts',
    find: '(game.hands[actor] as number[]).push(decodeCard(pick));',
    replace: 'game.discards.push(decodeCard(pick));',
    look: giveBack,
  },
  {
    name: 'returnModifier: to the hand of the player who played the card (MOD-3)',
    file: 'verbs/return-modifier.ts',
    find: '(game.hands[actor] as number[]).push(decodeCard(pick));',
    replace: 'game.hands[frame.by].push(decodeCard(pick));',
    look: giveBack,
  },
  {
    name: 'returnModifier: nothing is returned',
    file: 'verbs/return-modifier.ts',
    find: 'takeOff(game, decodeTarget(pick), decodeCard(pick)); (game.hands[actor] as number[]).push(decodeCard(pick));',
    replace: '',
    look: giveBack,
  },
  {
    name: 'returnModifier: a copy stays on the character',
    file: 'verbs/return-modifier.ts',
    find: 'takeOff(game, decodeTarget(pick), decodeCard(pick));',
    replace: '',
    look: giveBack,
  },
  {
    name: 'swapModifiers: nothing is swapped',
    file: 'verbs/swap-modifiers.ts',
    find: 'restack(game, first, ofSecond); restack(game, second, ofFirst);',
    replace: '',
    look: swap,
  },
  {
    name: 'swapModifiers: the order is turned round',
    file: 'verbs/swap-modifiers.ts',
    find: 'game.stacks[character] = [...modifiers, ...deaths];',
    replace: 'game.stacks[character] = [...modifiers.toReversed(), ...deaths];',
    look: swap,
  },
  {
    name: 'swapModifiers: the modifiers are laid on top of a death',
    file: 'verbs/swap-modifiers.ts',
    find: 'game.stacks[character] = [...modifiers, ...deaths];',
    replace: 'game.stacks[character] = [...deaths, ...modifiers];',
    look: swap,
  },
  {
    name: 'swapModifiers: only the topmost',
    file: 'verbs/swap-modifiers.ts',
    find: 'restack(game, first, ofSecond); restack(game, second, ofFirst);',
    replace:
      'restack(game, first, [...ofFirst.slice(0, -1), ...ofSecond.slice(-1)]); restack(game, second, [...ofSecond.slice(0, -1), ...ofFirst.slice(-1)]);',
    look: swap,
  },
  {
    name: 'swapModifiers: what a character shows is not looked at again (VIS-8)',
    file: 'verbs/swap-modifiers.ts',
    find: 'recompute(game, character);',
    replace: '',
    look: swap,
  },
  {
    name: 'swapModifiers: a character can be swapped with itself',
    file: 'verbs/swap-modifiers.ts',
    find: 'if (character !== not) found.push(character);',
    replace: 'found.push(character);',
    look: swap,
  },
  {
    name: 'swapModifiers: both are picked by the first selector',
    file: 'verbs/swap-modifiers.ts',
    find: 'for (const character of pickable(scene, b, decodeTarget(first)))',
    replace: 'for (const character of pickable(scene, a, decodeTarget(first)))',
    look: swap,
  },
];
