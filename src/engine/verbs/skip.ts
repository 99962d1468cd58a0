import type { VerbFor } from './verb.js';

export const skip: VerbFor<'skip'> = {
  act({ game, actor, value }) {
    const list = { draw: game.skipDraw, play: game.skipPlay, turn: game.skipTurn }[value.what];
    list[actor] = (list[actor] as number) + 1;
    return true;
  },
};
