import { handOver, randomCards } from '../moves/zones.js';
import { listOpponents } from '../table/who.js';
import { measureFor } from './amount.js';
import { offerPlayers, otherPlayer } from './pick-player.js';
import { takePicks, type VerbFor } from './verb.js';

export const take: VerbFor<'take'> = {
  options(scene, options) {
    if (scene.value.from !== 'opponents' && measureFor(scene, scene.value.count) > 0)
      offerPlayers(scene, scene.value.from, options);
  },
  act(scene) {
    const { game, frame, actor, value } = scene;
    const count = measureFor(scene, value.count);
    // Of none, none is chosen to take them from.
    if (count === 0) return true;
    const from = value.from === 'opponents' ? listOpponents(game, actor) : [otherPlayer(scene, value.from)];
    takePicks(frame);
    let isAll = true;
    for (const seat of from) {
      const cards = randomCards(game, seat, count);
      handOver(game, seat, actor, cards);
      isAll &&= cards.length === count;
    }
    return isAll;
  },
};
