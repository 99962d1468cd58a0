import { drawCards } from '../moves/zones.js';
import { measureFor } from './amount.js';
import type { VerbFor } from './verb.js';

export const draw: VerbFor<'draw'> = {
  act(scene) {
    const { game, actor, value } = scene;
    const count =
      'count' in value
        ? measureFor(scene, value.count)
        : measureFor(scene, value.upTo) - (game.hands[actor] as number[]).length;
    return drawCards(game, actor, count);
  },
};
