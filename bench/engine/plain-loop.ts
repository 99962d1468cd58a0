/**
 * The game of `plainDeck` as fast as it goes by hand: what an engine can be measured against, not how one should be
 * written.
 *
 * Why it is quick:
 * - No allocation in a game. All state is in a few small arrays that stay in the first-level cache.
 * - Of a stack only what can be seen matters (VIS-1), and it fits in one integer: a byte for each slot. Laying a card is
 *   an AND and an OR.
 * - A hand is kept apart by kind, so legal choices are counted by multiplying and the chosen one is found by dividing;
 *   no list of choices is ever made.
 * - A card drawn at random from an unordered pile has the same distribution as the top card of a shuffled one.
 * - Lasting effects are those of the topmost card of a stack (MOD-5). What they give a player is one integer, a few bits
 *   for each number, so laying a card is one addition: what it gives, less what the card below it gave.
 * - Shields are rare: how many characters a player can reach is kept, and with a shield about, a target is drawn again
 *   until it is one of them.
 * - Acts are a few numbers in a row. A card to discard, give or take is any card of the hand, whether by choice or not,
 *   since all players play at random.
 *
 * That no player can do anything but pass (END-5) is not looked for: events always come back, and no draw limit is 0.
 */
import { act, endPlays, forgetActs, gained, prepareActs, skipsDraw, skipsTurn } from './plain-acts.js';
import type { PlainDeck } from './plain-deck.js';
import * as table from './plain-hands.js';
import { below, drawCards, gather, inHand, leftInPile, prepareHands, toDiscards } from './plain-hands.js';
import { printed, sum } from './slots.js';

// Constants of this module, even where they are defined in another one: V8 folds those, but loads imported ones again
// and again.
const { hands, held, KIND_SHIFT, PLAYER_SHIFT } = table;
const MODIFIER = 0;
const EVENT = 1;
const DEATH = 2;

const HAND = 5;
const PLAYS = 2;
const FAMILY = 5;
const MOST_PLAYERS = 5;
const MOST_TURNS = 400;
const MOST_CARDS = 128;

/** What a player may do, in one integer: draw limit, plays, then how many clauses let or forbid them something. */
const PLAYS_SHIFT = 8;
const ANY_DEATH_SHIFT = 16;
const BARRED_SHIFT = 19;
const BYTE = 255;
/** Three bits: at most one clause of a kind on each character. */
const SOME = 7;
/** So that neither number is ever below 0. */
const LIFT = 64;
/** Bits of a shield. */
const FROM_OPPONENTS = 1;
const FROM_ANYONE = 2;
const FROM_DEATH_SHIFT = 2;

/** By card: what it leaves to be seen, shows, gives its controller, keeps off; whether it acts as it is played. */
const keeps = new Int32Array(MOST_CARDS);
const shows = new Int32Array(MOST_CARDS);
const gives = new Int32Array(MOST_CARDS);
const shields = new Int32Array(MOST_CARDS);
const doesAct = new Int32Array(MOST_CARDS);

/** By player: what they may do now, how many characters their modifiers reach, how many of their own live. */
const rights = new Int32Array(MOST_PLAYERS);
const reach = new Int32Array(MOST_PLAYERS);
const left = new Int32Array(MOST_PLAYERS);
/** The living in no order, so that the dead leave by a swap. */
const living = new Int32Array(MOST_PLAYERS * FAMILY);
const familyOf = Int32Array.from(living, (_, character) => Math.floor(character / FAMILY));
/** By character: visible pathos, whether it may die (1 or 0), what its topmost card gives and keeps off. */
const visible = new Int32Array(MOST_PLAYERS * FAMILY);
const mayDie = new Int32Array(MOST_PLAYERS * FAMILY);
const given = new Int32Array(MOST_PLAYERS * FAMILY);
const shielded = new Int32Array(MOST_PLAYERS * FAMILY);

let prepared: PlainDeck | undefined;
let players = 0;
let turns = 0;
/** Whose turn it is when a game stops. */
let active = 0;

function prepare(deck: PlainDeck): void {
  prepareHands(deck);
  prepareActs(deck);
  for (let card = 0; card < deck.kinds.length; card++) {
    const print = printed(deck, card);
    keeps[card] = print.keeps;
    shows[card] = print.shows;
    let gift = (deck.drawLimit[card] as number) + ((deck.plays[card] as number) << PLAYS_SHIFT);
    gift += (deck.deathOnAnyPlay[card] as number) << ANY_DEATH_SHIFT;
    for (let kind = 0; kind < 3; kind++) {
      gift += (((deck.cannotPlay[card] as number) >> kind) & 1) << (BARRED_SHIFT + 3 * kind);
    }
    gives[card] = gift;
    shields[card] = deck.shield[card] as number;
    doesAct[card] = deck.firstAct[card] === deck.firstAct[card + 1] ? 0 : 1;
  }
  prepared = deck;
}

function setUp(deck: PlainDeck, seats: number, seed: number): void {
  if (deck !== prepared) prepare(deck);
  gather(deck, seed);
  forgetActs(seats);
  players = seats;
  turns = 0;
  for (let character = 0; character < seats * FAMILY; character++) {
    living[character] = character;
    visible[character] = 0;
    mayDie[character] = 0;
    given[character] = 0;
    shielded[character] = 0;
  }
  for (let player = 0; player < seats; player++) {
    left[player] = FAMILY;
    reach[player] = seats * FAMILY;
    rights[player] = LIFT + HAND + ((LIFT + PLAYS) << PLAYS_SHIFT);
    drawCards(player, HAND);
  }
}

/**
 * Plays a game to its end and returns the number of plays, those of turns: what a clause asks for is none. With `most`,
 * it is broken off at the first play after so many turns, as one can do with the engine.
 */
export function playPlain(deck: PlainDeck, seats: number, seed: number, most = MOST_TURNS): number {
  setUp(deck, seats, seed);
  let plays = 0;
  let alive = seats * FAMILY;
  /** How many of them may die (DEATH-2). */
  let prey = 0;
  let player = 0;
  for (; turns < MOST_TURNS; player = player + 1 === seats ? 0 : player + 1) {
    if (skipsTurn(player)) continue;
    if (turns >= most && ownPlays(player) + gained(player) > 0) break;
    turns++;
    const kinds = player << 2;
    const hand = player << PLAYER_SHIFT;
    let modifiers = held[kinds] as number;
    let events = held[kinds + EVENT] as number;
    let deaths = held[kinds + DEATH] as number;
    let made = 0;
    for (; made < ownPlays(player) + gained(player); made++) {
      plays++;
      const may = rights[player] as number;
      const reached = reach[player] as number;
      let onCharacters = Math.imul(modifiers, reached);
      let kills = made === 0 || ((may >> ANY_DEATH_SHIFT) & SOME) !== 0 ? Math.imul(deaths, prey) : 0;
      let happening = events;
      const barred = may >> BARRED_SHIFT;
      if (barred !== 0) {
        if ((barred & SOME) !== 0) onCharacters = 0;
        if (((barred >> 3) & SOME) !== 0) happening = 0;
        if (((barred >> 6) & SOME) !== 0) kills = 0;
      }

      // The choices in a row: modifiers, deaths, events, discards (of events, modifiers, deaths), the pass.
      const cards = modifiers + events + deaths;
      const choice = below(onCharacters + kills + happening + cards + 1);
      let card = 0;
      let you = player;
      if (choice < onCharacters) {
        const nth = (choice / reached) | 0;
        let target = living[choice - Math.imul(nth, reached)] as number;
        if (reached !== alive) target = anyReached(player, alive);
        card = hands[hand + nth] as number;
        hands[hand + nth] = hands[hand + --modifiers] as number;
        you = cover(target, card);
        const shield = shields[card] as number;
        if (shield !== shielded[target]) reshield(target, shield);
        const after = (sum(visible[target] as number) >>> 31) & ~(shield >> FROM_DEATH_SHIFT);
        prey += after - (mayDie[target] as number);
        mayDie[target] = after;
      } else if (choice < onCharacters + kills) {
        const nth = ((choice - onCharacters) / prey) | 0;
        const at = placeOfPrey(choice - onCharacters - Math.imul(nth, prey));
        const target = living[at] as number;
        living[at] = living[--alive] as number;
        prey--;
        countReach(target, -1);
        const row = hand + (DEATH << KIND_SHIFT);
        card = hands[row + nth] as number;
        hands[row + nth] = hands[row + --deaths] as number;
        you = cover(target, card);
        left[you] = (left[you] as number) - 1;
        if (left[you] === 0) {
          held[kinds + MODIFIER] = modifiers;
          held[kinds + EVENT] = events;
          held[kinds + DEATH] = deaths;
          active = player;
          return plays;
        }
      } else {
        // Below 0 are the events that happen.
        const thrown = choice - onCharacters - kills - happening;
        if (thrown === cards) continue;
        let place = hand;
        let last = hand;
        if (thrown < events) {
          place += (EVENT << KIND_SHIFT) + (thrown < 0 ? thrown + events : thrown);
          last += (EVENT << KIND_SHIFT) + --events;
        } else if (thrown < events + modifiers) {
          place += thrown - events;
          last += --modifiers;
        } else {
          place += (DEATH << KIND_SHIFT) + thrown - events - modifiers;
          last += (DEATH << KIND_SHIFT) + --deaths;
        }
        card = hands[place] as number;
        hands[place] = hands[last] as number;
        if (thrown >= 0 || doesAct[card] === 0) {
          toDiscards(card);
          continue;
        }
      }
      if (doesAct[card] !== 0) {
        held[kinds + MODIFIER] = modifiers;
        held[kinds + EVENT] = events;
        held[kinds + DEATH] = deaths;
        act(card, you, player);
        modifiers = held[kinds] as number;
        events = held[kinds + EVENT] as number;
        deaths = held[kinds + DEATH] as number;
        // An event is in no pile until it is done (EVENT-1).
        if (choice >= onCharacters + kills) toDiscards(card);
      }
    }
    held[kinds + MODIFIER] = modifiers;
    held[kinds + EVENT] = events;
    held[kinds + DEATH] = deaths;
    endPlays(player, ownPlays(player), made);
    const limit = ((rights[player] as number) & BYTE) - LIFT;
    if (!skipsDraw(player)) drawCards(player, limit - modifiers - events - deaths);
  }
  active = player;
  return plays;
}

function ownPlays(player: number): number {
  return Math.max(0, (((rights[player] as number) >> PLAYS_SHIFT) & BYTE) - LIFT);
}

/** Lays a card on a character: what is seen and what its controller may do change. Returns whose it is. */
function cover(target: number, card: number): number {
  visible[target] = ((visible[target] as number) & (keeps[card] as number)) | (shows[card] as number);
  const family = familyOf[target] as number;
  const gift = gives[card] as number;
  rights[family] = (rights[family] as number) + gift - (given[target] as number);
  given[target] = gift;
  return family;
}

/** Where the nth of those that may die is. Rare: so they are looked for instead of being kept in a list. */
function placeOfPrey(nth: number): number {
  let at = 0;
  for (let skip = nth; mayDie[living[at] as number] === 0 || skip-- > 0; ) at++;
  return at;
}

function reshield(target: number, shield: number): void {
  countReach(target, -1);
  shielded[target] = shield;
  countReach(target, 1);
}

/** A character comes into (1) or goes out of (−1) the reach of all whom its shield does not keep off. */
function countReach(target: number, by: number): void {
  for (let player = 0; player < players; player++) {
    if (isReached(target, player)) reach[player] = (reach[player] as number) + by;
  }
}

function isReached(target: number, player: number): boolean {
  const shield = shielded[target] as number;
  return (shield & FROM_ANYONE) === 0 && ((shield & FROM_OPPONENTS) === 0 || familyOf[target] === player);
}

function anyReached(player: number, alive: number): number {
  let target = living[below(alive)] as number;
  while (!isReached(target, player)) target = living[below(alive)] as number;
  return target;
}

/** The last state of the game that was played last, as far as it is compared with the engine's. */
export function plainEnd() {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    /** The one in which the game ended counted as well. */
    turns,
    active,
    /** By seat: characters that live, cards in hand, events among them. */
    living: seats.map((seat) => left[seat] as number),
    hands: seats.map(inHand),
    events: seats.map((seat) => held[(seat << 2) + EVENT] as number),
    pile: leftInPile(),
    /** The visible pathos of all characters, dead or alive. */
    pathos: visible.subarray(0, players * FAMILY).reduce((total, slots) => total + sum(slots), 0),
  };
}
export type PlainEnd = ReturnType<typeof plainEnd>;
