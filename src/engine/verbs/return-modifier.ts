import { takeOff } from '../moves/zones.js';
import { decodeCard, decodeTarget } from '../table/codes.js';
import { offerModifiers } from './pick-modifier.js';
import { takePicks, type VerbFor } from './verb.js';

export const returnModifier: VerbFor<'returnModifier'> = {
  options: (scene, options) => offerModifiers(scene, scene.value.from, scene.value.pick, options),
  act({ game, frame, actor }) {
    const [pick] = takePicks(frame);
    if (pick === undefined) return false;
    takeOff(game, decodeTarget(pick), decodeCard(pick));
    (game.hands[actor] as number[]).push(decodeCard(pick));
    return true;
  },
};
