import { isOfKind } from '../cards/compiled-deck.js';
import { otherTargets, playAt, tookEffect } from '../moves/reactions.js';
import { code, decodeTarget, PICK_CHARACTER } from '../table/codes.js';
import { takePicks, type VerbFor } from './verb.js';

export const redirect: VerbFor<'redirect'> = {
  options({ game, frame, value, actor }, options) {
    const play = playAt(game, frame.about);
    if (frame.picks.length > 0 || play.cancelled !== null) return;
    if (!isOfKind(value.kind, game.cards.kinds[play.card] as number)) return;
    for (const character of otherTargets(game, play, actor)) options.add(code(PICK_CHARACTER, 0, character));
  },
  act({ game, frame }) {
    const [pick] = takePicks(frame);
    if (pick === undefined) return false;
    playAt(game, frame.about).on = decodeTarget(pick);
    tookEffect(game);
    return true;
  },
};
