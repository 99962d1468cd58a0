import { announce } from '../moves/announce.js';
import { addPlays } from '../moves/legal-plays.js';
import { code, decodeCard, decodeTarget, decodeWhat, PASS } from '../table/codes.js';
import { measureFor } from './amount.js';
import { takePicks, type VerbFor } from './verb.js';

export const freePlay: VerbFor<'freePlay'> = {
  options(scene, options) {
    const { game, frame, actor, value } = scene;
    const left = frame.left < 0 ? measureFor(scene, value.count) : frame.left;
    // In the second edition only reactions are played in other players' turns (TURN-7, EVENT-3).
    if (left === 0 || (actor !== game.active && game.cards.switches['EVENT-3'])) return;
    const { kind: kinds } = value;
    addPlays(game, actor, kinds, options);
    if (options.length > 0) options.add(code(PASS));
  },
  chosen(scene, choice) {
    const { game, frame, clause, actor, value } = scene;
    if (decodeWhat(choice) === PASS) {
      frame.left = 0;
      if (clause.isFollowed) frame.picks.push(choice);
    } else {
      frame.left = (frame.left < 0 ? measureFor(scene, value.count) : frame.left) - 1;
      announce(game, actor, decodeCard(choice), decodeTarget(choice));
    }
  },
  // A play that another player cancels is spent all the same (EVENT-4).
  act(scene) {
    const { frame, clause, value } = scene;
    if (!clause.isFollowed) return true;
    const left = frame.left < 0 ? measureFor(scene, value.count) : frame.left;
    return takePicks(frame).length === 0 && left === 0;
  },
};
