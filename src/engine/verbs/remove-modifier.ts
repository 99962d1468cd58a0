import { takeOff, toDiscards } from '../moves/zones.js';
import { decodeTarget } from '../table/codes.js';
import { listPickedModifiers, offerModifiers } from './pick-modifier.js';
import { takePicks, type VerbFor } from './verb.js';

export const removeModifier: VerbFor<'removeModifier'> = {
  options: (scene, options) => offerModifiers(scene, scene.value.from, scene.value.pick, options),
  act({ game, frame, value }) {
    const [pick] = takePicks(frame);
    if (pick === undefined) return false;
    for (const card of listPickedModifiers(game, pick, value.pick)) {
      takeOff(game, decodeTarget(pick), card);
      toDiscards(game, card);
    }
    return true;
  },
};
