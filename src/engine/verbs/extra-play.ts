import type { VerbFor } from './verb.js';

export const extraPlay: VerbFor<'extraPlay'> = {
  act({ game, actor, value }) {
    const isNow = actor === game.active && (game.stage === 'start' || game.stage === 'plays');
    if (isNow) game.extra += value.count;
    else game.extraNext[actor] = (game.extraNext[actor] as number) + value.count;
    return true;
  },
};
