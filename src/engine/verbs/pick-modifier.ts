import type { PickModifier } from '../../vocabulary/pick-modifier.js';
import { MODIFIER } from '../cards/compiled-deck.js';
import type { CompiledSelector } from '../cards/compiled-selector.js';
import {
  type ChoiceBuffer,
  code,
  decodeCard,
  decodeTarget,
  PICK_CHARACTER,
  PICK_MODIFIER,
} from '../table/codes.js';
import type { Game } from '../table/game.js';
import { eachPickable, type Scene } from './verb.js';

/** The modifiers of a stack that may be picked, from the bottom up: only the topmost, or each; deaths are not modifiers. */
function modifiersOn(game: Game, character: number, pick: PickModifier): number[] {
  const modifiers = (game.stacks[character] as number[]).filter(
    (card) => game.cards.kinds[card] === MODIFIER,
  );
  return pick === 'top' ? modifiers.slice(-1) : modifiers;
}

/** Offers the modifiers of a character; where all of them are meant, the character is picked, if it has any. */
export function offerModifiersOn(
  game: Game,
  character: number,
  pick: PickModifier,
  options: ChoiceBuffer,
): void {
  const modifiers = modifiersOn(game, character, pick);
  if (pick !== 'all') for (const card of modifiers) options.add(code(PICK_MODIFIER, card, character));
  else if (modifiers.length > 0) options.add(code(PICK_CHARACTER, 0, character));
}

/** Offers the modifiers that lie on characters of a selector, if none was picked yet. */
export function offerModifiers(
  scene: Scene<unknown>,
  from: CompiledSelector,
  pick: PickModifier,
  options: ChoiceBuffer,
): void {
  if (scene.frame.picks.length > 0) return;
  eachPickable(scene, from, (character) => offerModifiersOn(scene.game, character, pick, options));
}

/** What was picked: one modifier, or all of a character from the bottom up. */
export function listPickedModifiers(game: Game, picked: number, pick: PickModifier): readonly number[] {
  return pick === 'all' ? modifiersOn(game, decodeTarget(picked), pick) : [decodeCard(picked)];
}
