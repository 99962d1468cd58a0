import type { CompiledClause } from '../cards/compiled-clause.js';
import { EVENT, isOfKind, type Script } from '../cards/compiled-deck.js';
import { cannotPlay } from '../lasting/cannot-play.js';
import { holds } from '../lasting/conditions.js';
import { selfWorth } from '../lasting/self-worth.js';
import { isShielded } from '../lasting/shield.js';
import { type ChoiceBuffer, code, PASS, REACT } from '../table/codes.js';
import type { PlayFrame, WindowFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { isLegalTarget, kindBit, meetsIf } from './legal-plays.js';

/** Whether a player may answer a play at all: not their own and, in the second edition, only the active player's (EVENT-3). */
export function mayReact(game: Game, seat: number, by: number): boolean {
  return seat !== by && (by === game.active || !game.cards.switches['EVENT-3']);
}

/** Whether there is a reaction to this kind of card in a hand: most often there is none, and nothing more to ask. */
export function holdsReaction(game: Game, seat: number, card: number): boolean {
  const { answers, kinds } = game.cards;
  const kind = kinds[card] as number;
  const hand = game.hands[seat] as number[];
  for (let i = 0; i < hand.length; i++) if (isOfKind(answers[hand[i] as number] as number, kind)) return true;
  return false;
}

/** The reactions in a hand that could answer a play. */
export function fittingReactions(game: Game, seat: number, about: number): number[] {
  const { scripts } = game.cards;
  const hand = game.hands[seat] as number[];
  const { card: played } = playAt(game, about);
  if (!holdsReaction(game, seat, played)) return [];
  const kind = game.cards.kinds[played] as number;
  const held = hand.filter((card) => isOfKind(game.cards.answers[card] as number, kind));
  if ((cannotPlay(game, seat) & kindBit(EVENT)) !== 0) return [];
  return held.filter((card) => {
    const { reaction } = scripts[card] as Script;
    if (!meetsIf(game, seat, card)) return false;
    // Each clause is judged when it has its turn: by then the reaction has left the hand, which an `if` may ask about, and
    // so may a shield or a self-worth that a redirection looks at.
    if (reaction.some((clause) => clause.if !== undefined || clause.verb === 'redirect'))
      game.hands[seat] = hand.filter((other) => other !== card);
    const isFitting = reaction.some((clause) => fits(game, clause, seat, about));
    game.hands[seat] = hand;
    return isFitting;
  });
}

/** Whether a clause of a reaction has something to do to a play. */
function fits(game: Game, clause: CompiledClause, seat: number, about: number): boolean {
  const play = playAt(game, about);
  if (
    clause.if !== undefined &&
    !holds(game, clause.if, { on: -1, you: seat, actor: seat, worthOf: selfWorth })
  )
    return false;
  if (clause.verb === 'cancel') return isOfKind(clause.value.kind, game.cards.kinds[play.card] as number);
  if (clause.verb !== 'redirect') return false;
  return (
    isOfKind(clause.value.kind, game.cards.kinds[play.card] as number) &&
    otherTargets(game, play, seat).length > 0
  );
}

/** The characters that a card being played could be laid on instead, and that a reaction of this player may pick. */
export function otherTargets(game: Game, { card, by, on }: PlayFrame, seat: number): number[] {
  const isOpen = (character: number) =>
    character !== on && isLegalTarget(game, by, card, character) && !isShielded(game, character, EVENT, seat);
  const found: number[] = [];
  for (const family of game.families) for (const one of family) if (isOpen(one)) found.push(one);
  return found;
}

export function playAt(game: Game, place: number): PlayFrame {
  const frame = game.frames[place];
  if (frame?.is !== 'play') throw new Error('a reaction lost the play that it answers');
  return frame;
}

export function addReactions(game: Game, { seats, about }: WindowFrame, options: ChoiceBuffer): void {
  for (const card of fittingReactions(game, seats[0] as number, about)) options.add(code(REACT, card));
  options.add(code(PASS));
}

/** The reaction under way did something: its immediate clauses follow. It is the play right below its clause. */
export function tookEffect(game: Game): void {
  playAt(game, game.frames.length - 2).took = true;
}
