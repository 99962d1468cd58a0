/** Draws a uniformly random legal play without listing all plays: the fast path of random games. */

import { DEATH, EVENT, isOfKind, MODIFIER, MYSTERY } from './cards/compiled-deck.js';
import { ALL_KINDS, filterKinds, isLegalPlay } from './moves/legal-plays.js';
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
  const { kindCounts, switches } = game.cards;
  const seat = game.deciding;
  const hand = game.hands[seat] as number[];
  const living = game.living.length;
  const targets = game.cards.laysOnDead ? countInPlay(game) : living;
  let counts = 0;
  for (let i = 0; i < hand.length; i++) counts += kindCounts[hand[i] as number] as number;
  const allowed = counts & kindBytes(filterKinds(game, seat, playableKinds(game, seat)));
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

function nthOfKind(game: Game, hand: readonly number[], kind: number, nth: number): number {
  let left = nth;
  for (let i = 0; ; i++) {
    const card = hand[i] as number;
    if (game.cards.kinds[card] === kind && left-- === 0) return card;
  }
}
