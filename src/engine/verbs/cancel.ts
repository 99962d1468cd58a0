import { isOfKind } from '../cards/compiled-deck.js';
import { playAt, tookEffect } from '../moves/reactions.js';
import { callOff } from '../moves/zones.js';
import type { VerbFor } from './verb.js';

export const cancel: VerbFor<'cancel'> = {
  act({ game, frame, value }) {
    const play = playAt(game, frame.about);
    if (play.cancelled !== null || !isOfKind(value.kind, game.cards.kinds[play.card] as number)) return false;
    callOff(game, play, value.to);
    tookEffect(game);
    return true;
  },
};
