import { liveAgain } from '../moves/death.js';
import { toDiscards } from '../moves/zones.js';
import { code, decodeTarget, PICK_CHARACTER } from '../table/codes.js';
import { eachPickable, takePicks, type VerbFor } from './verb.js';

export const revive: VerbFor<'revive'> = {
  options(scene, options) {
    if (scene.frame.picks.length > 0) return;
    eachPickable(scene, scene.value.target, (character) => {
      if ((scene.game.death[character] as number) >= 0) options.add(code(PICK_CHARACTER, 0, character));
    });
  },
  act({ game, frame }) {
    const [pick] = takePicks(frame);
    if (pick === undefined) return false;
    const death = liveAgain(game, decodeTarget(pick));
    game.playedBy[death] = -1;
    toDiscards(game, death);
    return true;
  },
};
