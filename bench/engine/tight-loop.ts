/**
 * The bare rules as fast as they go by hand: what an engine can be measured against, not how one should be written.
 *
 * Why it is quick:
 * - No allocation in a game. All state is in a few small arrays that stay in the first-level cache.
 * - Of a stack only what can be seen matters (VIS-1), and it fits in one integer: a byte for each slot. Laying a card is
 *   an AND and an OR.
 * - A hand is kept apart by kind, so legal choices are counted by multiplying and the chosen one is found by dividing;
 *   no list of choices is ever made.
 * - A card drawn at random from an unordered pile has the same distribution as the top card of a shuffled one.
 */
import type { BareDeck } from './bare-deck.js';
import { scramble, step } from './dice.js';
import { printed, sum } from './slots.js';

// Not imported: V8 folds the constants of a module, but loads those of another one again and again.
const MODIFIER = 0;
const EVENT = 1;
const DEATH = 2;

const HAND = 5;
const FAMILY = 5;
const MOST_PLAYERS = 5;
const MOST_TURNS = 400;
/** Card numbers are bytes, and `Math.imul(24 bits, size)` must fit in 32. */
const MOST_CARDS = 255;
/** For each player, room for a hand of one kind, three times; a power of two, so that places are found by shifting. */
const KIND_SHIFT = 3;
const PLAYER_SHIFT = 5;

/** By card: see slots.ts. */
const keeps = new Int32Array(MOST_CARDS);
const shows = new Int32Array(MOST_CARDS);
const kindOf = new Int32Array(MOST_CARDS);

const pile = new Int32Array(MOST_CARDS);
const discards = new Int32Array(MOST_CARDS);
/** The cards in hand: player, kind, place. */
const hands = new Int32Array(MOST_PLAYERS << PLAYER_SHIFT);
/** How many: player × 4 + kind. */
const held = new Int32Array(MOST_PLAYERS << 2);
/** The living in no order, so that the dead leave by a swap. */
const living = new Int32Array(MOST_PLAYERS * FAMILY);
const familyOf = Int32Array.from(living, (_, character) => Math.floor(character / FAMILY));
const left = new Int32Array(MOST_PLAYERS);
/** Visible pathos of every character, a signed byte a slot, and its sum. */
const visible = new Int32Array(MOST_PLAYERS * FAMILY);
const worth = new Int32Array(MOST_PLAYERS * FAMILY);

let prepared: BareDeck | undefined;

function prepare(deck: BareDeck): void {
  const size = deck.kinds.length;
  if (size > MOST_CARDS) throw new RangeError(`${size} cards; there is room for ${MOST_CARDS}.`);
  for (let card = 0; card < size; card++) {
    kindOf[card] = deck.kinds[card] as number;
    const print = printed(deck, card);
    keeps[card] = print.keeps;
    shows[card] = print.shows;
  }
  prepared = deck;
}

/** A number below `n` (at most 255) from the upper 24 bits: biased by less than one in 60,000. */
function below(x: number, n: number): number {
  return Math.imul(x >>> 8, n) >>> 24;
}

/** Plays a game to its end and returns the number of plays. Every turn but the last has two of them. */
export function playTight(deck: BareDeck, players: number, seed: number): number {
  if (deck !== prepared) prepare(deck);
  let random = scramble(seed);
  let inPile = deck.kinds.length;
  let discarded = 0;
  let alive = players * FAMILY;
  let negative = 0;
  for (let card = 0; card < inPile; card++) pile[card] = card;
  for (let character = 0; character < alive; character++) {
    living[character] = character;
    visible[character] = 0;
    worth[character] = 0;
  }
  for (let player = 0; player < players; player++) {
    left[player] = FAMILY;
    const kinds = player << 2;
    held[kinds] = 0;
    held[kinds + EVENT] = 0;
    held[kinds + DEATH] = 0;
    for (let n = 0; n < HAND; n++) {
      random = step(random);
      const place = below(random, inPile);
      const card = pile[place] as number;
      pile[place] = pile[--inPile] as number;
      const kind = kindOf[card] as number;
      const count = held[kinds + kind] as number;
      hands[(player << PLAYER_SHIFT) + (kind << KIND_SHIFT) + count] = card;
      held[kinds + kind] = count + 1;
    }
  }

  let player = 0;
  for (let plays = 0; plays < 2 * MOST_TURNS; ) {
    const kinds = player << 2;
    const hand = player << PLAYER_SHIFT;
    let modifiers = held[kinds] as number;
    let events = held[kinds + EVENT] as number;
    let deaths = held[kinds + DEATH] as number;
    let killable = deaths * negative;

    for (let play = 0; play < 2; play++) {
      plays++;
      const onCharacters = modifiers * alive;
      const cards = modifiers + events + deaths;
      random = step(random);
      // The choices in a row: modifiers, deaths, events, discards, the pass.
      const choice = below(random, onCharacters + killable + events + cards + 1);
      if (choice < onCharacters) {
        const nth = (choice / alive) | 0;
        const target = living[choice - Math.imul(nth, alive)] as number;
        const card = hands[hand + nth] as number;
        hands[hand + nth] = hands[hand + --modifiers] as number;
        const slots = ((visible[target] as number) & (keeps[card] as number)) | (shows[card] as number);
        const after = sum(slots);
        negative += (after >>> 31) - ((worth[target] as number) >>> 31);
        visible[target] = slots;
        worth[target] = after;
      } else if (choice < onCharacters + killable) {
        // Rare, at most once a turn: so the negative ones are looked for instead of being kept in a list.
        const nth = ((choice - onCharacters) / negative) | 0;
        let skip = choice - onCharacters - Math.imul(nth, negative);
        let at = 0;
        while ((worth[living[at] as number] as number) >= 0 || skip-- > 0) at++;
        const target = living[at] as number;
        living[at] = living[--alive] as number;
        negative--;
        const place = hand + (DEATH << KIND_SHIFT);
        const card = hands[place + nth] as number;
        hands[place + nth] = hands[place + --deaths] as number;
        const slots = ((visible[target] as number) & (keeps[card] as number)) | (shows[card] as number);
        visible[target] = slots;
        worth[target] = sum(slots);
        const family = familyOf[target] as number;
        const remaining = (left[family] as number) - 1;
        left[family] = remaining;
        if (remaining === 0) return plays;
      } else {
        // To play an event is to discard it, so events are in this row twice; then modifiers, deaths, the pass.
        const thrown = choice - onCharacters - killable;
        const isPass = thrown === events + cards;
        let place = hand;
        let last = hand;
        if (thrown < events << 1) {
          place += (EVENT << KIND_SHIFT) + (thrown < events ? thrown : thrown - events);
          last += (EVENT << KIND_SHIFT) + --events;
        } else if (thrown < (events << 1) + modifiers) {
          place += thrown - (events << 1);
          last += --modifiers;
        } else if (!isPass) {
          place += (DEATH << KIND_SHIFT) + thrown - (events << 1) - modifiers;
          last += (DEATH << KIND_SHIFT) + --deaths;
        }
        if (!isPass) {
          discards[discarded++] = hands[place] as number;
          hands[place] = hands[last] as number;
          // The pile is never empty while there are discards (SETUP-5).
          if (inPile === 0) {
            for (; inPile < discarded; inPile++) pile[inPile] = discards[inPile] as number;
            discarded = 0;
          }
        }
      }
      killable = 0;
    }

    held[kinds + MODIFIER] = modifiers;
    held[kinds + EVENT] = events;
    held[kinds + DEATH] = deaths;
    for (let cards = modifiers + events + deaths; cards < HAND && inPile > 0; cards++) {
      random = step(random);
      const place = below(random, inPile);
      const card = pile[place] as number;
      pile[place] = pile[--inPile] as number;
      if (inPile === 0) {
        for (; inPile < discarded; inPile++) pile[inPile] = discards[inPile] as number;
        discarded = 0;
      }
      const kind = kindOf[card] as number;
      const count = held[kinds + kind] as number;
      hands[hand + (kind << KIND_SHIFT) + count] = card;
      held[kinds + kind] = count + 1;
    }
    player = player + 1 === players ? 0 : player + 1;
  }
  return 2 * MOST_TURNS;
}
