import { measureFor } from './amount.js';
import type { VerbFor } from './verb.js';

export const extraPlay: VerbFor<'extraPlay'> = {
  act(scene) {
    const { game, actor, value } = scene;
    const count = measureFor(scene, value.count);
    const isNow = actor === game.active && (game.stage === 'start' || game.stage === 'plays');
    if (isNow) game.extra += count;
    else game.extraNext[actor] = (game.extraNext[actor] as number) + count;
    return true;
  },
};
