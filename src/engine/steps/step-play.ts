import type { CompiledClause } from '../cards/compiled-clause.js';
import { EVENT, type Script } from '../cards/compiled-deck.js';
import { emit, startTrigger } from '../lasting/whenever.js';
import { lay } from '../moves/announce.js';
import { mayLieOnDead } from '../moves/legal-plays.js';
import { fittingReactions, mayReact } from '../moves/reactions.js';
import { callOff, toDiscards } from '../moves/zones.js';
import type { PlayFrame, WindowFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { startClause } from './clauses.js';

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
    if (game.cards.kinds[frame.card] === EVENT) toDiscards(game, frame.card);
  }
}

/** Asks those who may answer and hold a reaction that fits, clockwise from the play's player (EVENT-3, EVENT-5). */
function openWindow(game: Game, frame: PlayFrame): void {
  if (!game.cards.hasReactions) return;
  const about = game.frames.length - 1;
  const seats: number[] = [];
  for (let i = 1; i < game.players; i++) {
    const seat = (frame.by + i) % game.players;
    if (mayReact(game, seat, frame.by) && fittingReactions(game, seat, about).length > 0) seats.push(seat);
  }
  if (seats.length === 0) return;
  const window: WindowFrame = { is: 'window', about, seats };
  game.frames.push(window);
}

/** Whether the target has died while the play was answered, so that the card can't be laid on it any more (DEATH-4). */
function isOutOfReach(game: Game, { card, on }: PlayFrame): boolean {
  return on >= 0 && (game.death[on] as number) >= 0 && !mayLieOnDead(game, card);
}

/** The card lands, then the triggers are notified. */
function land(game: Game, { card, by, on }: PlayFrame): void {
  lay(game, by, card, on);
  if (game.end === null) emit(game, 'played', by, card);
}

/** Begins the next clause of a card: of a reaction first what it does to the play, then, if it did, the rest. */
function nextClause(game: Game, frame: PlayFrame): boolean {
  const { reaction, immediate, either } = game.cards.scripts[frame.card] as Script;
  const place = frame.next++;
  const isAnswer = frame.answers >= 0;
  const index = either && !isAnswer ? place : place - reaction.length;
  if (index < 0) {
    startClause(game, frame, reaction[place] as CompiledClause, frame.by);
    return true;
  }
  if (index >= immediate.length || (isAnswer && (either || !frame.took))) return false;
  // Whose clauses they are: of an event, its player's; of a laid card, the controller's (MOD-3, DEATH-5).
  const you = frame.on >= 0 ? (game.owner[frame.on] as number) : frame.by;
  startClause(game, frame, immediate[index] as CompiledClause, you);
  return true;
}
