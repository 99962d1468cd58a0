import { MODIFIER } from '../cards/compiled-deck.js';
import type { CompiledSelector } from '../cards/compiled-selector.js';
import { type ChoiceBuffer, code, PICK_MODIFIER } from '../table/codes.js';
import type { Game } from '../table/game.js';
import { eachPickable, type Scene } from './verb.js';

/** The modifiers of a stack that may be picked: the topmost, or any; deaths are not modifiers. */
export function modifiersOn(game: Game, character: number, pick: 'top' | 'any'): number[] {
  const modifiers = (game.stacks[character] as number[]).filter(
    (card) => game.cards.kinds[card] === MODIFIER,
  );
  return pick === 'any' ? modifiers : modifiers.slice(-1);
}

/** Offers the modifiers that lie on characters of a selector, if none was picked yet. */
export function offerModifiers(
  scene: Scene<unknown>,
  from: CompiledSelector,
  pick: 'top' | 'any',
  options: ChoiceBuffer,
): void {
  if (scene.frame.picks.length > 0) return;
  eachPickable(scene, from, (character) => {
    for (const card of modifiersOn(scene.game, character, pick))
      options.add(code(PICK_MODIFIER, card, character));
  });
}
