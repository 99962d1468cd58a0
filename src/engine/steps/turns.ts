/** The course of a game while no card is being resolved: setup, then of each turn its start, plays, drawing and end. */

import { drawLimit } from '../lasting/draw-limit.js';
import { plays } from '../lasting/plays.js';
import { emit, startTrigger } from '../lasting/whenever.js';
import { announceFirst } from '../moves/as-drawn.js';
import { isMystery } from '../moves/legal-plays.js';
import { drawOne, shuffleDraw } from '../moves/zones.js';
import { HAND, MOST_TURNS } from '../rules/editions.js';
import type { Game } from '../table/game.js';

/** Takes the game further when no card is being resolved: until someone has to decide, or a trigger was set off. */
export function stepTurn(game: Game): void {
  game.triggered = 0;
  if (startTrigger(game, game.queue)) {
    game.idle = 0;
    return;
  }
  if (game.stage === 'setup' && !isSetUp(game)) return;
  if (game.stage === 'plays' && asksForPlay(game)) return;
  if (game.stage === 'draw') {
    drawPhase(game);
    if (game.queue.length > 0) return;
  }
  if (game.stage === 'end') {
    if (announceFirst(game, game.late)) return;
    game.stage = 'over';
    emit(game, 'turnEnds', game.active);
    if (game.queue.length > 0) return;
  }
  if (game.stage === 'over') passOn(game);
  if (game.stage === 'start') startTurn(game);
}

/** Who keeps too many characters discards one (SETUP-7, SETUP-8); then the cards are dealt (SETUP-4). */
function isSetUp(game: Game): boolean {
  const seat = game.families.findIndex((family) => family.length > game.keep);
  if (seat >= 0) game.ask(seat, 'character');
  else {
    deal(game);
    game.stage = 'start';
  }
  return seat < 0;
}

function deal(game: Game): void {
  shuffleDraw(game);
  for (const hand of game.hands) {
    while (hand.length < HAND && game.draw.length > 0) hand.push(game.draw.pop() as number);
  }
  replaceAsDrawn(game);
}

/** An event that is played as it is drawn has no place in an opening hand: it is replaced and shuffled back (TURN-9). */
function replaceAsDrawn(game: Game): void {
  const isAsDrawn = (card: number) => game.cards.scripts[card]?.asDrawn === true;
  const back: number[] = [];
  for (const hand of game.hands) {
    for (let place = 0; place < hand.length; place++) {
      while (isAsDrawn(hand[place] as number) && game.draw.length > 0) {
        back.push(hand[place] as number);
        hand[place] = game.draw.pop() as number;
      }
    }
  }
  if (back.length === 0) return;
  game.draw.push(...back);
  shuffleDraw(game);
}

function startTurn(game: Game): void {
  if (game.turn >= MOST_TURNS) {
    game.end = { reason: 'stalemate', why: `no player has ended the game in ${MOST_TURNS} turns` };
    return;
  }
  if (game.idle >= game.players) {
    game.end = { reason: 'stalemate', why: 'no player can do anything but pass' };
    return;
  }
  const seat = game.active;
  if ((game.skipTurn[seat] as number) > 0) {
    game.skipTurn[seat] = (game.skipTurn[seat] as number) - 1;
    game.idle = 0;
    // A turn that is skipped is none: it does not count among those of END-5.
    game.active = (seat + 1) % game.players;
    return;
  }
  game.used = 0;
  game.announced = 0;
  game.extra = game.extraNext[seat] as number;
  game.extraNext[seat] = 0;
  game.idle = (game.hands[seat] as number[]).length === 0 ? game.idle + 1 : 0;
  game.stage = 'plays';
  emit(game, 'turnStarts', seat);
}

/** The plays of this turn that are left, skipped ones taken off (TURN-1). */
function asksForPlay(game: Game): boolean {
  const seat = game.active;
  const allowed = plays(game, seat) + game.extra;
  const skipped = game.skipPlay[seat] as number;
  if (game.used < allowed - skipped) {
    game.ask(seat, 'play');
    return true;
  }
  // A mystery may still be discarded (MYST-4).
  if (
    game.cards.switches['SETUP-2'] &&
    (game.hands[seat] as number[]).some((card) => isMystery(game, card))
  ) {
    game.ask(seat, 'mystery');
    return true;
  }
  endPlays(game);
  return false;
}

/** The draw phase comes next; skipped plays are settled. */
export function endPlays(game: Game): void {
  const seat = game.active;
  const skipped = game.skipPlay[seat] as number;
  if (skipped > 0) {
    const notMade = plays(game, seat) + game.extra - game.used;
    game.skipPlay[seat] = skipped - Math.max(0, Math.min(skipped, notMade));
  }
  game.stage = 'draw';
}

/** Draws until the hand equals the limit; no player discards down (TURN-5, TURN-6). */
function drawPhase(game: Game): void {
  const seat = game.active;
  game.stage = 'end';
  if ((game.skipDraw[seat] as number) > 0) {
    game.skipDraw[seat] = (game.skipDraw[seat] as number) - 1;
    game.idle = 0;
    return;
  }
  const hand = game.hands[seat] as number[];
  // Before each card: an effect on the limit may ask how many are held.
  while (hand.length < drawLimit(game, seat) && drawOne(game, seat)) {}
  if (hand.length > 0) game.idle = 0;
  if (game.fresh.length > 0) game.late.push(...game.fresh.splice(0));
}

/** The turn of the player to the left comes next (TURN-1). */
function passOn(game: Game): void {
  game.stage = 'start';
  game.turn++;
  game.active = (game.active + 1) % game.players;
}
