import { offerPlayers, otherPlayer } from './pick-player.js';
import { takePicks, type VerbFor } from './verb.js';

export const swapHands: VerbFor<'swapHands'> = {
  options(scene, options) {
    offerPlayers(scene, scene.value.with, options);
  },
  act(scene) {
    const { game, frame, actor, value } = scene;
    const other = otherPlayer(scene, value.with);
    takePicks(frame);
    const mine = game.hands[actor] as number[];
    game.hands[actor] = game.hands[other] as number[];
    game.hands[other] = mine;
    return true;
  },
};
