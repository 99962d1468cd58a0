import { DEATH, EVENT, MODIFIER, MYSTERY } from './card-table.js';
import { code, DISCARD, DISCARD_FREE, DISCARD_HAND, PASS, PLAY } from './codes.js';
import type { Game } from './game.js';
import { allowedKinds, countPlays, forgetTargets, nthPlay } from './legal-plays.js';
import { playableKinds } from './play-on.js';
import { nextInt, type Random } from './random.js';

/** By place in the hand: how many choices a card gives. */
const counts: number[] = [];

/**
 * Any play that is legal now, each as likely as any other. The choices are counted card by card, and only the one that
 * was drawn is made: the same one that stands at its place in the list of `addChoices`.
 */
export function evenPlay(game: Game, random: Random): number {
  const { silent, switches } = game.cards;
  if (silent && !switches['SETUP-2']) return evenSilentPlay(game, random);
  const seat = game.deciding;
  const hand = game.hands[seat] as number[];
  const allowed = allowedKinds(game, seat, playableKinds(game, seat));
  let plays = 0;
  forgetTargets();
  for (let i = 0; i < hand.length; i++) {
    const count = countPlays(game, seat, hand[i] as number, allowed);
    counts[i] = count;
    plays += count;
  }
  const discards = switches['TURN-4'] ? Math.min(1, hand.length) : hand.length;
  const free = switches['SETUP-2'] ? countMysteries(game, hand) : 0;
  let left = nextInt(random, plays + discards + free + 1);
  if (left < plays) {
    let i = 0;
    for (; left >= (counts[i] as number); i++) left -= counts[i] as number;
    return nthPlay(game, seat, hand[i] as number, left);
  }
  left -= plays;
  if (left < discards) return switches['TURN-4'] ? code(DISCARD_HAND) : code(DISCARD, hand[left] as number);
  left -= discards;
  return left < free ? code(DISCARD_FREE, nthOfKind(game, hand, MYSTERY, left)) : code(PASS);
}

function countMysteries(game: Game, hand: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (game.cards.kinds[hand[i] as number] === MYSTERY) count++;
  return count;
}

/** The same where no card does anything: only kinds are counted. */
function evenSilentPlay(game: Game, random: Random): number {
  const { kindCounts, switches } = game.cards;
  const hand = game.hands[game.deciding] as number[];
  const isWhole = switches['TURN-4'];
  const discards = isWhole ? Math.min(1, hand.length) : hand.length;
  const living = game.living.length;
  const below = game.used === 0 ? countBelow(game) : 0;
  let counts = 0;
  for (let i = 0; i < hand.length; i++) counts += kindCounts[hand[i] as number] as number;
  const modifiers = (counts >> (8 * MODIFIER)) & 255;
  const events = (counts >> (8 * EVENT)) & 255;
  const deaths = (counts >> (8 * DEATH)) & 255;
  let left = nextInt(random, 1 + discards + modifiers * living + events + deaths * below);
  if (left < modifiers * living) {
    const nth = (left / living) | 0;
    return code(PLAY, nthOfKind(game, hand, MODIFIER, nth), game.living[left - nth * living]);
  }
  left -= modifiers * living;
  if (left < discards) return isWhole ? code(DISCARD_HAND) : code(DISCARD, hand[left] as number);
  left -= discards;
  if (left < events) return code(PLAY, nthOfKind(game, hand, EVENT, left));
  left -= events;
  if (left === 0) return code(PASS);
  const nth = ((left - 1) / below) | 0;
  return code(PLAY, nthOfKind(game, hand, DEATH, nth), nthBelow(game, left - 1 - nth * below));
}

function nthOfKind(game: Game, hand: readonly number[], kind: number, nth: number): number {
  let left = nth;
  for (let i = 0; ; i++) {
    const card = hand[i] as number;
    if (game.cards.kinds[card] === kind && left-- === 0) return card;
  }
}

/** How many living characters are below 0: those that a death may be laid on (DEATH-2). */
function countBelow({ living, worth }: Game): number {
  let count = 0;
  // The sign bit, added up: the processor would guess a comparison wrong every other time.
  for (let i = 0; i < living.length; i++) count += (worth[living[i] as number] as number) >>> 31;
  return count;
}

function nthBelow({ living, worth }: Game, nth: number): number {
  let left = nth;
  for (let i = 0; ; i++) {
    const character = living[i] as number;
    if ((worth[character] as number) < 0 && left-- === 0) return character;
  }
}
