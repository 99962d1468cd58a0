import { doClauses } from './clauses.js';
import { askForReactions } from './reactions.js';
import { effectsOf, isDead, kindOf } from './table/cards.js';
import type { Choice, Script } from './table/choices.js';
import { endGame, type Game, type Source } from './table/game.js';
import { mayBePlayed, mayLieOnTheDead } from './table/legal-plays.js';
import { takeOut } from './table/piles.js';
import { die, layOn } from './table/stacks.js';
import { type CardName, characterNamed, controllerOf, type SeatNumber, seatAt } from './table/state.js';
import { notice, resolve } from './table/triggers.js';

/** A card on its way from the hand to where it goes. */
export interface Play {
  readonly card: CardName;
  readonly by: SeatNumber;
  /** The character that it is to be laid on; a redirection changes it. */
  on: CardName | undefined;
  /** Set by a reaction; the card has then gone where the reaction says. */
  cancelled: boolean;
}

/** A turn in which more cards are announced never comes to an end (END-5). */
const MOST_ANNOUNCEMENTS = 300;

/** A play, from the announcement to its last trigger. */
export function* playCard(game: Game, choice: Extract<Choice, { do: 'play' }>): Script {
  const play: Play = { card: choice.card, by: choice.seat, on: choice.on, cancelled: false };
  announce(game, play);
  yield* askForReactions(game, play);
  if (!play.cancelled) yield* land(game, play);
}

/** The card leaves the hand; until it lands it is in no pile. */
export function announce(game: Game, { card, by }: Play): void {
  game.state.resolving.push(takeOut(seatAt(game, by).hand, card));
  game.state.turn.announced += 1;
  if (game.state.turn.announced > MOST_ANNOUNCEMENTS) endGame(game, 'announcements');
}

function* land(game: Game, play: Play): Script {
  const { card } = play;
  if (isOutOfReach(game, play)) return toDiscards(game, card);
  yield* resolve(game, takeEffect(game, play));
  if (kindOf(game.deck, card) === 'event') toDiscards(game, card); // EVENT-1
}

/** A target that died while its play was answered. */
function isOutOfReach(game: Game, { card, on }: Play): boolean {
  return on !== undefined && isDead(game, characterNamed(game, on)) && !mayLieOnTheDead(game, card);
}

/** It lands, the end is looked at, and its immediate clauses happen in order. */
function* takeEffect(game: Game, play: Play): Script {
  const { card, by, on = null } = play;
  const source: Source = { card, you: layDown(game, play), on, playedBy: by };
  notice(game, { event: 'played', seat: by, card });
  yield* doClauses(game, effectsOf(game, card).immediate ?? [], source);
}

/** Puts the card where it lands, and says who *you* is in its text. */
function layDown(game: Game, { card, by, on }: Play): SeatNumber {
  const kind = kindOf(game.deck, card);
  if (kind === 'event') return by; // It stays in no pile until it is done.
  takeOut(game.state.resolving, card);
  if (kind === 'mystery') {
    seatAt(game, by).mysteries.push({ card, playedBy: by }); // MYST-1, MYST-2
    return by;
  }
  if (on === undefined) throw new Error(`${card} has no target`);
  const character = characterNamed(game, on);
  if (kind === 'death') die(game, on, { card, playedBy: by });
  else layOn(character, { card, playedBy: by });
  return controllerOf(game, character); // MOD-3, DEATH-5
}

/** From no pile to the discards: this is not called discarding. */
export function toDiscards({ state }: Game, card: CardName): void {
  state.discards.push(takeOut(state.resolving, card));
}

/** TURN-9: played like any other event, and free; whoever can't play it, or no longer has it, keeps to that. */
export function* playAsDrawn(game: Game, seat: SeatNumber, cards: readonly CardName[]): Script {
  for (const card of cards) {
    const held = seatAt(game, seat).hand.includes(card);
    if (held && mayBePlayed(game, card, seat)) yield* playCard(game, { seat, do: 'play', card });
  }
}
