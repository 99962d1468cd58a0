import { isOfKind } from '../card-table.js';
import { playAt, tookEffect } from '../reactions.js';
import type { VerbFor } from './verb.js';

export const cancel: VerbFor<'cancel'> = {
  act({ game, frame, value }) {
    const play = playAt(game, frame.about);
    if (!isOfKind(value.kind, game.cards.kinds[play.card] as number)) return;
    play.cancelled = value.to;
    tookEffect(game);
  },
};
