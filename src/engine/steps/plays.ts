import { DEATH, EVENT, IMMEDIATE, MYSTERY, REACTION, type Script } from '../cards/card-table.js';
import { emit, isAwaited, startTrigger } from '../lasting/whenever.js';
import { die } from '../moves/death.js';
import { mayLieOnDead } from '../moves/legal-plays.js';
import { fittingReactions, holdsReaction } from '../moves/reactions.js';
import { layMystery, leaveHand } from '../moves/zones.js';
import { MOST_ANNOUNCED } from '../rules/editions.js';
import type { PlayFrame, WindowFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { cover } from '../table/visibility.js';
import { startClause } from './clauses.js';

/** Announces a card: it leaves the hand and is in no pile until it lands. */
export function announce(game: Game, by: number, card: number, on: number, answers = -1): void {
  leaveHand(game, by, card);
  if (!game.cards.silent && ++game.announced > MOST_ANNOUNCED) {
    game.end = { reason: 'stalemate', why: 'one turn never comes to an end' };
  } else if (isQuiet(game, by, card)) {
    lay(game, by, card, on);
    if (game.cards.kinds[card] === EVENT) game.discards.push(card);
    return;
  }
  const frame: PlayFrame = {
    is: 'play',
    card,
    by,
    on,
    step: 'announce',
    next: 0,
    cancelled: null,
    answers,
    took: false,
    queue: [],
  };
  game.frames.push(frame);
}

/** Whether nobody can answer the play of a card, no clause follows from it and no trigger waits: it needs no frame. */
function isQuiet(game: Game, by: number, card: number): boolean {
  const { silent, marks } = game.cards;
  if (silent) return true;
  if (((marks[card] as number) & (IMMEDIATE | REACTION)) !== 0) return false;
  if (isAwaited(game, 'played', 'dies')) return false;
  if (!game.cards.hasReactions) return true;
  for (let seat = 0; seat < game.players; seat++) {
    if (seat !== by && seat !== game.active && holdsReaction(game, seat, card)) return false;
  }
  return true;
}

/** Takes a play one step further. */
export function stepPlay(game: Game, frame: PlayFrame): void {
  if (frame.step === 'announce') {
    frame.step = 'land';
    openWindow(game, frame);
  } else if (frame.cancelled !== null) {
    // It does nothing and was not played; the play is spent all the same (EVENT-4).
    game.frames.pop();
  } else if (frame.step === 'land') {
    if (isOutOfReach(game, frame)) callOff(game, frame, 'discards');
    else {
      frame.step = 'clauses';
      land(game, frame);
    }
  } else if (frame.step === 'clauses') {
    if (!nextClause(game, frame)) frame.step = 'triggers';
  } else if (!startTrigger(game, frame.queue)) {
    game.frames.pop();
    if (game.cards.kinds[frame.card] === EVENT) game.discards.push(frame.card);
  }
}

/** A cancelled card goes where it goes at once: what the reaction does next finds it there (EVENT-4). */
export function callOff(game: Game, frame: PlayFrame, to: 'discards' | 'hand'): void {
  frame.cancelled = to;
  game.witness?.cancelled(frame.card);
  if (to === 'hand') (game.hands[frame.by] as number[]).push(frame.card);
  else game.discards.push(frame.card);
}

/** Asks those who hold a reaction that fits: clockwise, never the active player, never whoever played (EVENT-3, -5). */
function openWindow(game: Game, frame: PlayFrame): void {
  if (!game.cards.hasReactions) return;
  const about = game.frames.length - 1;
  const seats: number[] = [];
  for (let i = 1; i < game.players; i++) {
    const seat = (game.active + i) % game.players;
    if (seat !== frame.by && fittingReactions(game, seat, about).length > 0) seats.push(seat);
  }
  if (seats.length === 0) return;
  const window: WindowFrame = { is: 'window', about, seats };
  game.frames.push(window);
}

/** Whether the target has died while the play was answered, so that the card can't be laid on it any more (DEATH-4). */
function isOutOfReach(game: Game, { card, on }: PlayFrame): boolean {
  return on >= 0 && (game.death[on] as number) >= 0 && !mayLieOnDead(game, card);
}

/** Lays the card where it belongs, then tells the triggers. An event stays in no pile until it is done. */
function land(game: Game, { card, by, on }: PlayFrame): void {
  lay(game, by, card, on);
  if (game.end === null) emit(game, 'played', by, card);
}

function lay(game: Game, by: number, card: number, on: number): void {
  const kind = game.cards.kinds[card] as number;
  if (kind !== EVENT) game.playedBy[card] = by;
  if (kind === DEATH) die(game, on, card);
  else if (kind === MYSTERY) layMystery(game, by, card);
  else if (kind !== EVENT) cover(game, on, card);
}

/** Begins the next clause of a card: of a reaction first what it does to the play, then, if it did, the rest. */
function nextClause(game: Game, frame: PlayFrame): boolean {
  const { reaction, immediate } = game.cards.scripts[frame.card] as Script;
  const place = frame.next++;
  const index = place - reaction.length;
  if (index < 0) {
    startClause(game, frame, 'reaction', place, -1, frame.by);
    return true;
  }
  if (index >= immediate.length || (reaction.length > 0 && !frame.took)) return false;
  // Whose clauses they are: of an event, of whoever plays it; of what is laid, of the controller (MOD-3, DEATH-5).
  const you = frame.on >= 0 ? (game.owner[frame.on] as number) : frame.by;
  startClause(game, frame, 'immediate', index, -1, you);
  return true;
}
