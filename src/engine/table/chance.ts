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

/** A number of these cards, or all of them if there are fewer. */
export function pickSome(chance: Chance, keys: Int32Array, from: readonly number[], count: number): number[] {
  const cards = from.slice();
  order(chance, PICKS, keys, cards);
  if (cards.length > count) cards.length = count;
  return cards;
}

/** Room for cards and their keys; kept, since a game shuffles more than once. */
let room = makeRoom(256);

function makeRoom(size: number) {
  const words = () => new Uint32Array(size);
  return { size, keys: words(), cards: words(), sortedKeys: words(), ends: words() };
}

/**
 * By key, and by card where two keys are the same. Keys are spread evenly, so their first bits say nearly where each card
 * goes: few are left to be moved past a neighbour.
 */
function order(
  chance: Chance,
  purpose: typeof SHUFFLES | typeof PICKS,
  names: Int32Array,
  pile: number[],
): void {
  const size = pile.length;
  const number = chance[purpose] as number;
  chance[purpose] = number + 1;
  const one = spread(spread((chance[0] as number) ^ purpose) ^ number);
  const two = spread(one ^ (chance[1] as number));
  const shift = Math.min(31, Math.clz32(size));
  const parts = 1 << (32 - shift);
  if (room.size < parts) room = makeRoom(parts);
  const { keys, cards, sortedKeys, ends } = room;
  ends.fill(0, 0, parts);
  for (let i = 0; i < size; i++) {
    const card = pile[i] as number;
    const key = spread(spread((names[card] as number) ^ one) + two);
    keys[i] = key;
    cards[i] = card;
    ends[key >>> shift] = (ends[key >>> shift] as number) + 1;
  }
  for (let part = 1; part < parts; part++) ends[part] = (ends[part] as number) + (ends[part - 1] as number);
  for (let i = 0; i < size; i++) {
    const key = keys[i] as number;
    const at = (ends[key >>> shift] as number) - 1;
    ends[key >>> shift] = at;
    sortedKeys[at] = key;
    pile[at] = cards[i] as number;
  }
  for (let i = 1; i < size; i++) {
    const key = sortedKeys[i] as number;
    const card = pile[i] as number;
    let at = i;
    for (; at > 0; at--) {
      const before = sortedKeys[at - 1] as number;
      if (before < key || (before === key && (pile[at - 1] as number) < card)) break;
      sortedKeys[at] = before;
      pile[at] = pile[at - 1] as number;
    }
    sortedKeys[at] = key;
    pile[at] = card;
  }
}

/** Spreads 32 bits evenly: every bit of the result depends on every bit of the word (Wellons, lowbias32). */
function spread(word: number): number {
  let bits = word | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}
