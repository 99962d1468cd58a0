import type { Clause } from '../../vocabulary/cards/clause.js';
import { doClauses } from './clauses.js';
import { resolve } from './resolve.js';
import { announce, type Play, toDiscards } from './table/announce.js';
import { getEffects, getKind, getRules, isEither } from './table/cards.js';
import { ask, type Script } from './table/choices.js';
import type { Game, Source } from './table/game.js';
import { meetsRequirements } from './table/legal-plays.js';
import { notice } from './table/notice.js';
import { holds } from './table/selectors.js';
import { selfWorth } from './table/self-worth.js';
import type { CardName, SeatNumber } from './table/state.js';
import { clockwiseFrom, seatAt } from './table/table.js';
import { answer, fits, isReaction } from './verbs/answers.js';

/**
 * EVENT-5: after a play is announced and before it resolves, those who may answer are asked clockwise from its player;
 * the first reaction closes the window and opens a new one, so that the last one played resolves first.
 */
export function* askForReactions(game: Game, play: Play): Script {
  const others = clockwiseFrom(game, play.by).filter((seat) => isAnswering(game, seat, play));
  for (const seat of others) {
    const reactions = seatAt(game, seat).hand.filter((card) => mayAnswer(game, card, seat, play));
    if (reactions.length === 0) continue;
    const choice = yield* ask({ seat, about: 'react', source: play.card }, [
      ...reactions.map((card) => ({ seat, do: 'react', card }) as const),
      { seat, do: 'decline' },
    ]);
    if (choice.do === 'react') return yield* react(game, seat, choice.card, play);
  }
}

/** EVENT-3: all who did not make the play; in the second edition only what the active player does is answered. */
function isAnswering(game: Game, seat: SeatNumber, play: Play): boolean {
  if (seat === play.by) return false;
  return getRules(game) !== 'second' || play.by === game.state.turn.active;
}

/** A reaction fits if one of its clauses does, once it has left the hand: that is how its clauses will find the table. */
function mayAnswer(game: Game, card: CardName, seat: SeatNumber, play: Play): boolean {
  if (getKind(game.deck, card) !== 'event' || !meetsRequirements(game, card, 'event', seat)) return false;
  const clauses = getEffects(game, card).reaction ?? [];
  const own = seatAt(game, seat);
  const { hand } = own;
  own.hand = hand.filter((held) => held !== card);
  const isFitting = clauses.some((clause) =>
    clauseFits(game, clause, { card, you: seat, on: null, playedBy: seat, memory: { that: null } }, play),
  );
  own.hand = hand;
  return isFitting;
}

function clauseFits(game: Game, clause: Clause, source: Source, play: Play): boolean {
  const view = { you: source.you, on: source.on, actor: source.you, worth: selfWorth };
  return isReaction(clause) && holds(game, clause.if, view) && fits(game, clause, source, play);
}

/** A reaction costs no play (EVENT-4); it may be answered itself. */
function* react(game: Game, seat: SeatNumber, card: CardName, answered: Play): Script {
  const reaction: Play = { card, by: seat, on: undefined, cancelled: false };
  announce(game, reaction);
  yield* askForReactions(game, reaction);
  if (reaction.cancelled) return;
  yield* resolve(game, takeEffect(game, reaction, answered));
  toDiscards(game, card);
}

/** Each of its clauses does what it can; the immediate ones follow if one of them did something and they are no play of their own. */
function* takeEffect(game: Game, { card, by }: Play, answered: Play): Script {
  const source: Source = { card, you: by, on: null, playedBy: by, memory: { that: null } };
  notice(game, { event: 'played', seat: by, card });
  const { reaction = [], immediate = [] } = getEffects(game, card);
  let tookEffect = false;
  for (const clause of reaction) {
    if (!isReaction(clause) || !clauseFits(game, clause, source, answered)) continue;
    yield* answer(game, clause, source, answered);
    tookEffect = true;
  }
  if (tookEffect && !isEither(game, card)) yield* doClauses(game, immediate, source);
}
