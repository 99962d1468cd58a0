import { takeOff, toDiscards } from '../moves/zones.js';
import { decodeCard, decodeTarget } from '../table/codes.js';
import { offerModifiers } from './pick-modifier.js';
import { takePicks, type VerbFor } from './verb.js';

export const removeModifier: VerbFor<'removeModifier'> = {
  options: (scene, options) => offerModifiers(scene, scene.value.from, scene.value.pick, options),
  act({ game, frame }) {
    const [pick] = takePicks(frame);
    if (pick === undefined) return false;
    takeOff(game, decodeTarget(pick), decodeCard(pick));
    toDiscards(game, decodeCard(pick));
    return true;
  },
};
