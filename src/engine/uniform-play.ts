/** Draws a uniformly random legal play without listing all plays: the fast path of random games. */

import { DEATH, EVENT, isOfKind, MODIFIER, MYSTERY } from './cards/compiled-deck.js';
import { ALL_KINDS, allowedKinds, isLegalPlay } from './moves/legal-plays.js';
import { playableKinds } from './steps/play-on.js';
import { code, DISCARD, DISCARD_FREE, DISCARD_HAND, PASS, PLAY } from './table/codes.js';
import type { Game } from './table/game.js';
import { nextInt, type Random } from './table/random.js';

/** Each kind of card is counted in a byte. */
export const MOST_COUNTED = 255;

/**
 * Any play that is legal now, each as likely as any other. No list is made: one of all plays that could be legal is
 * drawn, and drawn again if it is not.
 */
export function uniformPlay(game: Game, random: Random): number {
  const { kindCounts, silent, switches } = game.cards;
  if (silent && !switches['SETUP-2']) return uniformSilentPlay(game, random);
  const seat = game.deciding;
  const hand = game.hands[seat] as number[];
  const living = game.living.length;
  const targets = game.cards.laysOnDead ? countInPlay(game) : living;
  let counts = 0;
  for (let i = 0; i < hand.length; i++) counts += kindCounts[hand[i] as number] as number;
  const allowed = counts & kindBytes(allowedKinds(game, seat, playableKinds(game, seat)));
  const modifiers = ((allowed >> (8 * MODIFIER)) & 255) * targets;
  const deaths = modifiers + ((allowed >> (8 * DEATH)) & 255) * living;
  const events = deaths + ((allowed >> (8 * EVENT)) & 255);
  const mysteries = events + ((allowed >> (8 * MYSTERY)) & 255);
  const discards = mysteries + (switches['TURN-4'] ? Math.min(1, hand.length) : hand.length);
  const free = discards + (switches['SETUP-2'] ? (counts >> (8 * MYSTERY)) & 255 : 0);
  for (;;) {
    const drawn = nextInt(random, free + 1);
    if (drawn === free) return code(PASS);
    if (drawn >= discards) return code(DISCARD_FREE, nthOfKind(game, hand, MYSTERY, drawn - discards));
    if (drawn >= mysteries)
      return switches['TURN-4'] ? code(DISCARD_HAND) : code(DISCARD, hand[drawn - mysteries] as number);
    let card: number;
    let target = -1;
    if (drawn < modifiers) {
      const nth = (drawn / targets) | 0;
      card = nthOfKind(game, hand, MODIFIER, nth);
      target = nthTarget(game, drawn - nth * targets);
    } else if (drawn < deaths) {
      const nth = ((drawn - modifiers) / living) | 0;
      card = nthOfKind(game, hand, DEATH, nth);
      target = game.living[drawn - modifiers - nth * living] as number;
    } else if (drawn < events) card = nthOfKind(game, hand, EVENT, drawn - deaths);
    else card = nthOfKind(game, hand, MYSTERY, drawn - events);
    if (isLegalPlay(game, seat, card, target)) return code(PLAY, card, target);
  }
}

/** A bit for each kind becomes a byte of ones: as `kindCounts` counts them. */
const kindBytes = (kinds: number) => BYTES[kinds] as number;
const BYTES = Int32Array.from({ length: ALL_KINDS + 1 }, (_, kinds) =>
  [0, 1, 2, 3].reduce((bytes, kind) => (isOfKind(kinds, kind) ? bytes | (255 << (8 * kind)) : bytes), 0),
);

function countInPlay({ families }: Game): number {
  let count = 0;
  for (let seat = 0; seat < families.length; seat++) count += (families[seat] as number[]).length;
  return count;
}

/** A character that a modifier might be laid on: one of the living, or of all if some modifier lies on the dead, too. */
function nthTarget({ cards, living, families }: Game, nth: number): number {
  if (!cards.laysOnDead) return living[nth] as number;
  let left = nth;
  let seat = 0;
  for (; left >= (families[seat] as number[]).length; seat++) left -= (families[seat] as number[]).length;
  return (families[seat] as number[])[left] as number;
}

/** A uniform play where no card does anything: every modifier may be laid on any of the living, and the rest is counted. */
function uniformSilentPlay(game: Game, random: Random): number {
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
