import { MODIFIER } from '../cards/compiled-deck.js';
import type { CompiledSelector } from '../cards/compiled-selector.js';
import { code, decodeTarget, PICK_CHARACTER } from '../table/codes.js';
import type { Game } from '../table/game.js';
import { recompute } from '../table/visibility.js';
import { eachPickable, type Scene, takePicks, type VerbFor } from './verb.js';

function pickable(scene: Scene<unknown>, selector: CompiledSelector, not: number): number[] {
  const found: number[] = [];
  eachPickable(scene, selector, (character) => {
    if (character !== not) found.push(character);
  });
  return found;
}

/** A stack with the modifiers of another, order kept; a death stays where it lies in the order, above them. */
function restack(game: Game, character: number, modifiers: readonly number[]): void {
  const deaths = (game.stacks[character] as number[]).filter((card) => game.cards.kinds[card] !== MODIFIER);
  game.stacks[character] = [...modifiers, ...deaths];
  recompute(game, character);
}

export const swapModifiers: VerbFor<'swapModifiers'> = {
  options(scene, options) {
    const [first, second] = scene.frame.picks;
    const { a, b } = scene.value;
    if (first === undefined) {
      const able = pickable(scene, a, -1).filter((character) => pickable(scene, b, character).length > 0);
      for (const character of able) options.add(code(PICK_CHARACTER, 0, character));
    } else if (second === undefined) {
      for (const character of pickable(scene, b, decodeTarget(first)))
        options.add(code(PICK_CHARACTER, 0, character));
    }
  },
  act({ game, frame, value }) {
    const [first, second] = takePicks(frame).map(decodeTarget);
    if (first === undefined || second === undefined) return false;
    const listModifiers = (character: number) =>
      (game.stacks[character] as number[]).filter((card) => game.cards.kinds[card] === MODIFIER);
    const [ofFirst, ofSecond] = [listModifiers(first), listModifiers(second)];
    const stays = (modifiers: readonly number[]) => (value.pick === 'top' ? modifiers.slice(0, -1) : []);
    const goes = (modifiers: readonly number[]) => (value.pick === 'top' ? modifiers.slice(-1) : modifiers);
    restack(game, first, [...stays(ofFirst), ...goes(ofSecond)]);
    restack(game, second, [...stays(ofSecond), ...goes(ofFirst)]);
    return true;
  },
};
