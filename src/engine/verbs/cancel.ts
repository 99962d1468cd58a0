import { isOfKind } from '../card-table.js';
import { callOff } from '../plays.js';
import { playAt, tookEffect } from '../reactions.js';
import type { VerbFor } from './verb.js';

export const cancel: VerbFor<'cancel'> = {
  act({ game, frame, value }) {
    const play = playAt(game, frame.about);
    if (play.cancelled !== null || !isOfKind(value.kind, game.cards.kinds[play.card] as number)) return;
    callOff(game, play, value.to);
    tookEffect(game);
  },
};
