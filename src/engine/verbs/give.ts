import { handOver } from '../moves/zones.js';
import { measureFor } from './amount.js';
import { listPickedCards, offerHand } from './pick-cards.js';
import { offerPlayers, otherPlayer } from './pick-player.js';
import { takePicks, type VerbFor } from './verb.js';

export const give: VerbFor<'give'> = {
  options(scene, options) {
    // A player with nothing to give has no one to choose either.
    const count = measureFor(scene, scene.value.count);
    if (count === 0 || (scene.game.hands[scene.actor] as number[]).length === 0) return;
    if (!offerPlayers(scene, scene.value.to, options)) offerHand(scene, count, options);
  },
  act(scene) {
    const count = measureFor(scene, scene.value.count);
    const to = otherPlayer(scene, scene.value.to);
    const cards = listPickedCards(takePicks(scene.frame));
    if (to >= 0) handOver(scene.game, scene.actor, to, cards);
    return cards.length === count;
  },
};
