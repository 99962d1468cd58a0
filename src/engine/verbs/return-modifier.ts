import { takeOff } from '../moves/zones.js';
import { decodeTarget } from '../table/codes.js';
import { listPickedModifiers, offerModifiers } from './pick-modifier.js';
import { takePicks, type VerbFor } from './verb.js';

export const returnModifier: VerbFor<'returnModifier'> = {
  options: (scene, options) => offerModifiers(scene, scene.value.from, scene.value.pick, options),
  act({ game, frame, actor, value }) {
    const [pick] = takePicks(frame);
    if (pick === undefined) return false;
    for (const card of listPickedModifiers(game, pick, value.pick)) {
      takeOff(game, decodeTarget(pick), card);
      (game.hands[actor] as number[]).push(card);
    }
    return true;
  },
};
