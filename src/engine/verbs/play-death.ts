import { DEATH } from '../cards/compiled-deck.js';
import { announce } from '../moves/announce.js';
import { addPlays, kindBit } from '../moves/legal-plays.js';
import { code, decodeCard, decodeTarget, decodeWhat, PASS } from '../table/codes.js';
import { eachPickable, takePicks, type VerbFor } from './verb.js';

export const playDeath: VerbFor<'playDeath'> = {
  options(scene, options) {
    const { game, frame, actor, value } = scene;
    // In the second edition only reactions are played in other players' turns (TURN-7, EVENT-3).
    if (frame.left === 0 || (actor !== game.active && game.cards.switches['EVENT-3'])) return;
    const able = new Set<number>();
    eachPickable(scene, value.target, (character) => able.add(character));
    addPlays(game, actor, kindBit(DEATH), options, (character) => able.has(character));
    if (options.length > 0) options.add(code(PASS));
  },
  chosen({ game, frame, clause, actor }, choice) {
    frame.left = 0;
    if (decodeWhat(choice) !== PASS) announce(game, actor, decodeCard(choice), decodeTarget(choice));
    else if (clause.isFollowed) frame.picks.push(choice);
  },
  act: ({ frame, clause }) => !clause.isFollowed || (takePicks(frame).length === 0 && frame.left === 0),
};
