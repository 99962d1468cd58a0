import { moveCard } from '../moves/zones.js';
import {
  type ChoiceBuffer,
  code,
  decodeCard,
  decodeTarget,
  PICK_CHARACTER,
  PICK_MODIFIER,
} from '../table/codes.js';
import { modifiersOn } from './pick-modifier.js';
import { eachPickable, type Scene, takePicks, type VerbFor } from './verb.js';

type Value = Parameters<NonNullable<VerbFor<'moveModifier'>['options']>>[0]['value'];

function targets(scene: Scene<Value>, from: number): number[] {
  const found: number[] = [];
  eachPickable(scene, scene.value.to, (character) => {
    if (character !== from) found.push(character);
  });
  return found;
}

function offerSources(scene: Scene<Value>, options: ChoiceBuffer): void {
  eachPickable(scene, scene.value.from, (character) => {
    if (targets(scene, character).length === 0) return;
    for (const card of modifiersOn(scene.game, character, scene.value.pick))
      options.add(code(PICK_MODIFIER, card, character));
  });
}

export const moveModifier: VerbFor<'moveModifier'> = {
  options(scene, options) {
    const [source, target] = scene.frame.picks;
    if (source === undefined) offerSources(scene, options);
    else if (target === undefined) {
      for (const character of targets(scene, decodeTarget(source)))
        options.add(code(PICK_CHARACTER, 0, character));
    }
  },
  act({ game, frame }) {
    const [source, target] = takePicks(frame);
    if (source === undefined || target === undefined) return false;
    moveCard(game, decodeCard(source), decodeTarget(source), decodeTarget(target));
    return true;
  },
};
