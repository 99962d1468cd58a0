/**
 * What chance decides in a game. Nothing is drawn from one stream in turn: each shuffle and each random pick has a number,
 * and each copy of a card has a key in it, made of the seed, that number and its name. So a card that is added, changed or
 * taken out leaves the others in the order in which they were, and two versions of a deck can be compared game by game.
 * The seed in two words, then how many shuffles there were and how many picks.
 */
export type Chance = number[];

const SHUFFLES = 2;
const PICKS = 3;

export function seedChance(seed: number): Chance {
  return [seed | 0, Math.floor(seed / 0x1_0000_0000) | 0, 0, 0];
}

/** Puts a pile into a new order. */
export function shuffle(chance: Chance, keys: Int32Array, pile: number[]): void {
  order(chance, SHUFFLES, keys, pile);
}

/** So many of these cards, or all of them if there are fewer. */
export function pickSome(chance: Chance, keys: Int32Array, from: readonly number[], count: number): number[] {
  const cards = from.slice();
  order(chance, PICKS, keys, cards);
  if (cards.length > count) cards.length = count;
  return cards;
}

/** Room for cards with their keys; kept, since a game shuffles more than once. */
let room = new Float64Array(256);

function order(
  chance: Chance,
  purpose: typeof SHUFFLES | typeof PICKS,
  keys: Int32Array,
  cards: number[],
): void {
  const number = chance[purpose] as number;
  chance[purpose] = number + 1;
  const one = spread(spread((chance[0] as number) ^ purpose) ^ number);
  const two = spread(one ^ (chance[1] as number));
  if (room.length < cards.length) room = new Float64Array(2 * cards.length);
  // The key in front, the card behind it: numbers are sorted several times as fast as pairs.
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    room[i] = (spread(spread((keys[card] as number) ^ one) + two) >>> 0) * 4096 + card;
  }
  const sorted = room.subarray(0, cards.length).sort();
  for (let i = 0; i < cards.length; i++) cards[i] = (sorted[i] as number) % 4096;
}

/** Spreads 32 bits evenly: every bit of the result depends on every bit of the word (Wellons, lowbias32). */
function spread(word: number): number {
  let bits = word | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}
