/** The course of a game, turn by turn: plays, drawing, skips and the end (TURN-1 … TURN-6, END-5). */

import { playAsDrawn } from './as-drawn.js';
import { playCard } from './play.js';
import { resolve } from './resolve.js';
import { isAsDrawn } from './table/cards.js';
import { ask, atOnce, type Choice, type Script } from './table/choices.js';
import { endGame, type Game } from './table/game.js';
import { choicesOfAPlay, mysteriesToDiscard } from './table/legal-plays.js';
import { notice } from './table/notice.js';
import { discardFromHand, drawCard } from './table/piles.js';
import { drawLimit, playsATurn } from './table/standing.js';
import type { CardName, SeatNumber } from './table/state.js';
import { getLeftNeighbour, seatAt, type Table } from './table/table.js';

/** After this many turns the game is a stalemate (END-5). */
const MOST_TURNS = 400;

/** The game from the first turn on; it ends by `GameOver`. */
export function* allTurns(game: Game, first: SeatNumber): Script {
  yield* startTurn(game, first);
  yield* fromThisPlayOn(game);
}

/** The game from any play of any turn on. */
export function* fromThisPlayOn(game: Game): Script {
  for (;;) {
    yield* playPhase(game);
    yield* drawPhase(game);
    yield* endTurn(game);
    yield* startTurn(game, nextToPlay(game));
  }
}

/** TURN-1: the player to the left, unless their turn is skipped. */
function nextToPlay(game: Game): SeatNumber {
  let seat = getLeftNeighbour(game, game.state.turn.active);
  while (seatAt(game, seat).skips.turn > 0) {
    seatAt(game, seat).skips.turn -= 1;
    game.state.idleTurns = 0; // A skipped player may still be able to do something (END-5).
    seat = getLeftNeighbour(game, seat);
  }
  return seat;
}

function* startTurn(game: Game, active: SeatNumber): Script {
  const { state } = game;
  const idle = seatAt(game, active).hand.length === 0;
  state.turn = { number: state.turn.number + 1, active, playsMade: 0, announced: 0, idle };
  yield* resolve(game, happens(game, 'turnStarts'));
  lookForTriggers(game);
}

/** What the turn itself sets off may change something: such a turn is not idle (END-5). */
function lookForTriggers({ state, triggersDone }: Game): void {
  if (triggersDone > 0) state.turn.idle = false;
}

function happens(game: Game, event: 'turnStarts' | 'turnEnds'): Script {
  return atOnce(() => notice(game, { event, seat: game.state.turn.active }));
}

/**
 * Two plays, more or fewer by effects; skipped plays are taken from the end. When none is left, mysteries may still be
 * discarded, which may bring another play (MYST-4).
 */
function* playPhase(game: Game): Script {
  const { active: seat } = game.state.turn;
  for (;;) {
    const isLeft = game.state.turn.playsMade < playsAllowed(game) - seatAt(game, seat).skips.play;
    const mysteries = mysteriesToDiscard(game);
    if (!isLeft && mysteries.length === 0) break;
    const choice = isLeft
      ? yield* ask({ seat, about: 'play', source: null }, choicesOfAPlay(game))
      : yield* ask({ seat, about: 'mystery', source: null }, [...mysteries, { seat, do: 'decline' }]);
    if (choice.do === 'decline') break;
    if (!('free' in choice)) game.state.turn.playsMade += 1;
    yield* onePlay(game, choice);
  }
  settlePlays(game);
}

function playsAllowed(table: Table): number {
  const { active } = table.state.turn;
  return playsATurn(table, active) + seatAt(table, active).extraPlays;
}

/** What could not be skipped this turn is skipped in the next; extra plays are used up. */
function settlePlays(game: Game): void {
  const seat = seatAt(game, game.state.turn.active);
  const notMade = Math.max(0, playsAllowed(game) - game.state.turn.playsMade);
  seat.skips.play -= Math.min(seat.skips.play, notMade);
  seat.extraPlays = 0;
}

function* onePlay(game: Game, choice: Choice): Script {
  if (choice.do === 'play') yield* playCard(game, choice);
  if (choice.do === 'discard') yield* resolve(game, discardAll(game, choice.seat, [choice.card]));
  if (choice.do === 'discardHand') {
    yield* resolve(game, discardAll(game, choice.seat, [...seatAt(game, choice.seat).hand])); // TURN-4
  }
}

function discardAll(game: Game, seat: SeatNumber, cards: readonly CardName[]): Script {
  return atOnce(() => {
    for (const card of cards) discardFromHand(game, seat, card);
  });
}

/**
 * TURN-5, TURN-6, TURN-9: what must be played as it is drawn is played when the drawing, and what it set off, is
 * over.
 */
function* drawPhase(game: Game): Script {
  const { active } = game.state.turn;
  const { skips } = seatAt(game, active);
  if (skips.draw > 0) {
    skips.draw -= 1;
    return;
  }
  const drawn: CardName[] = [];
  yield* resolve(game, refill(game, active, drawn));
  lookForTriggers(game);
  yield* playAsDrawn(
    game,
    active,
    drawn.filter((card) => isAsDrawn(game, card)),
  );
}

function refill(game: Game, seat: SeatNumber, drawn: CardName[]): Script {
  return atOnce(() => {
    while (seatAt(game, seat).hand.length < drawLimit(game, seat)) {
      const card = drawCard(game, seat);
      if (card === undefined) return;
      drawn.push(card);
    }
  });
}

/** The end of the turn, and of the game if it is the last one or no player can act (END-5). */
function* endTurn(game: Game): Script {
  const { state } = game;
  yield* resolve(game, happens(game, 'turnEnds'));
  lookForTriggers(game);
  state.idleTurns = state.turn.idle ? state.idleTurns + 1 : 0;
  if (state.idleTurns >= state.seats.length) endGame(game, 'idle');
  if (state.turn.number >= MOST_TURNS) endGame(game, 'turns');
}
