import type { Clause, ClauseOf } from '../../../vocabulary/cards/clause.js';
import type { DrawPileKind } from '../../../vocabulary/kinds/index.js';
import { type Play, toDiscards } from '../table/announce.js';
import { getKind } from '../table/cards.js';
import { atOnce, pickCharacter, type Script } from '../table/choices.js';
import type { Game, Source } from '../table/game.js';
import { legalTargets } from '../table/legal-plays.js';
import { putInHand, takeOut } from '../table/piles.js';
import { isShielded } from '../table/standing.js';
import type { CharacterOnTable } from '../table/state.js';
import { isReactionVerb, type ReactionVerb } from './manners.js';

interface Reaction<V extends ReactionVerb> {
  /** Whether it can answer this play. */
  fits(game: Game, value: ClauseOf<V>['value'], source: Source, play: Play): boolean;
  answer(game: Game, value: ClauseOf<V>['value'], source: Source, play: Play): Script;
}

const reactions: { readonly [V in ReactionVerb]: Reaction<V> } = {
  /** EVENT-4: it goes there at once and does nothing; it was not played. */
  cancel: {
    fits: (game, { kind }, _, play) => !play.cancelled && kind.includes(getKind(game.deck, play.card)),
    answer: (game, { to }, _, play) =>
      atOnce(() => {
        play.cancelled = true;
        if (to === 'hand') putInHand(game, play.by, takeOut(game.state.resolving, play.card));
        else toDiscards(game, play.card);
      }),
  },
  redirect: {
    fits: (game, { kind }, source, play) =>
      !play.cancelled &&
      (kind as readonly DrawPileKind[]).includes(getKind(game.deck, play.card)) &&
      otherTargets(game, source, play).length > 0,
    *answer(game, _, source, play) {
      play.on = yield* pickCharacter(source.you, source.card, otherTargets(game, source, play));
      source.memory.that = play.on ?? source.memory.that;
    },
  },
};

/**
 * Where the player of the card could have laid it, too; and the reaction itself picks no character shielded from it.
 */
function otherTargets(game: Game, source: Source, play: Play): CharacterOnTable[] {
  return legalTargets(game, play.card, play.by)
    .filter(({ name }) => name !== play.on)
    .filter((character) => !isShielded(game, character, 'event', source.playedBy));
}

export type ReactionClause = ClauseOf<ReactionVerb>;
export const isReaction = (clause: Clause): clause is Clause & { verb: ReactionVerb } =>
  isReactionVerb(clause.verb);

export function fits(game: Game, clause: ReactionClause, source: Source, play: Play): boolean {
  return (reactions[clause.verb] as Reaction<ReactionVerb>).fits(game, clause.value as never, source, play);
}

export function answer(game: Game, clause: ReactionClause, source: Source, play: Play): Script {
  return (reactions[clause.verb] as Reaction<ReactionVerb>).answer(game, clause.value as never, source, play);
}
