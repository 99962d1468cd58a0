import { moveCard } from '../moves/zones.js';
import { type ChoiceBuffer, code, decodeTarget, PICK_CHARACTER } from '../table/codes.js';
import { listPickedModifiers, offerModifiersOn } from './pick-modifier.js';
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
    offerModifiersOn(scene.game, character, scene.value.pick, options);
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
  act({ game, frame, value }) {
    const [source, target] = takePicks(frame);
    if (source === undefined || target === undefined) return false;
    for (const card of listPickedModifiers(game, source, value.pick))
      moveCard(game, card, decodeTarget(source), decodeTarget(target));
    return true;
  },
};
