/** What cards of the plain loop do as they are played. */
import * as plain from './plain-deck.js';
import { below, drawCards, handOver } from './plain-hands.js';

// Constants of this module, too: see plain-loop.ts.
const { DRAW, DISCARD, EXTRA_PLAY, SKIP_DRAW, SKIP_PLAY, SKIP_TURN, TAKE } = plain;
const { YOU, PLAYED_BY, OPPONENT, OPPONENTS, LEFT, RIGHT } = plain;
const { ACT_SIZE } = plain;

const MOST_PLAYERS = 5;
const MOST_CARDS = 128;
const MOST_ACTS = 256;

const firstAct = new Int32Array(MOST_CARDS + 1);
const acts = new Int32Array(MOST_ACTS * ACT_SIZE);

/** By player: plays gained, for this turn or, out of one's turn, for the next one; what is still to be skipped. */
const extra = new Int32Array(MOST_PLAYERS);
const skipDraw = new Int32Array(MOST_PLAYERS);
const skipPlay = new Int32Array(MOST_PLAYERS);
const skipTurn = new Int32Array(MOST_PLAYERS);

let players = 0;

export function prepareActs(deck: plain.PlainDeck): void {
  firstAct.set(deck.firstAct);
  acts.set(deck.acts);
}

export function forgetActs(seats: number): void {
  players = seats;
  for (let seat = 0; seat < seats; seat++) {
    extra[seat] = 0;
    skipDraw[seat] = 0;
    skipPlay[seat] = 0;
    skipTurn[seat] = 0;
  }
}

export function skipsTurn(player: number): boolean {
  const skipped = skipTurn[player] as number;
  if (skipped > 0) skipTurn[player] = skipped - 1;
  return skipped > 0;
}

export function skipsDraw(player: number): boolean {
  const skipped = skipDraw[player] as number;
  if (skipped > 0) skipDraw[player] = skipped - 1;
  return skipped > 0;
}

/** Plays that this turn has besides its own: those gained, less those skipped. */
export function gained(player: number): number {
  return (extra[player] as number) - (skipPlay[player] as number);
}

/** Nothing is left of the plays gained. Plays are skipped that were not made; where there are too few, the rest waits. */
export function endPlays(player: number, own: number, made: number): void {
  const skipped = skipPlay[player] as number;
  if (skipped > 0) skipPlay[player] = skipped - Math.max(0, own + (extra[player] as number) - made);
  extra[player] = 0;
}

/** All acts of a card: `you` is its controller or, of an event, the player who plays it (MOD-3, DEATH-5). */
export function act(card: number, you: number, active: number): void {
  const end = firstAct[card + 1] as number;
  for (let at = firstAct[card] as number; at < end; at += ACT_SIZE) {
    const verb = acts[at] as number;
    const count = acts[at + 1] as number;
    const who = acts[at + 2] as number;
    const other = acts[at + 3] as number;
    // Mostly it is one; several act clockwise from the active player, who is always the one that plays.
    if (who === YOU) actFor(you, verb, count, other, active);
    else {
      const seats = seatsOf(who, you, active);
      let seat = active;
      do {
        if (((seats >> seat) & 1) !== 0) actFor(seat, verb, count, other, active);
        seat = leftOf(seat);
      } while (seat !== active);
    }
  }
}

function actFor(seat: number, verb: number, count: number, other: number, active: number): void {
  if (verb === DRAW) drawCards(seat, count);
  else if (verb === DISCARD) handOver(seat, -1, count);
  else if (verb === EXTRA_PLAY) extra[seat] = (extra[seat] as number) + count;
  else if (verb === SKIP_DRAW) skipDraw[seat] = (skipDraw[seat] as number) + count;
  else if (verb === SKIP_PLAY) skipPlay[seat] = (skipPlay[seat] as number) + count;
  else if (verb === SKIP_TURN) skipTurn[seat] = (skipTurn[seat] as number) + count;
  else {
    const seats = seatsOf(other, seat, active);
    let partner = active;
    do {
      if (((seats >> partner) & 1) !== 0) {
        if (verb === TAKE) handOver(partner, seat, count);
        else handOver(seat, partner, count);
      }
      partner = leftOf(partner);
    } while (partner !== active);
  }
}

/** The seats that a word means, one bit each; one opponent is any of them, chosen at random. */
function seatsOf(who: number, you: number, active: number): number {
  if (who === YOU) return 1 << you;
  if (who === PLAYED_BY) return 1 << active;
  if (who === OPPONENT) return 1 << ((you + 1 + below(players - 1)) % players);
  if (who === LEFT) return 1 << leftOf(you);
  if (who === RIGHT) return 1 << (you === 0 ? players - 1 : you - 1);
  const all = (1 << players) - 1;
  return who === OPPONENTS ? all & ~(1 << you) : all;
}

const leftOf = (seat: number) => (seat + 1 === players ? 0 : seat + 1);
