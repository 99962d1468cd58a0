/** Creates a game from a deck and options: validates options, seats families, and runs to the first decision. */

import type { Deck } from '../../deck/deck.js';
import { listPlayedEditions } from '../../deck/played-editions.js';
import { CLEAR, type CompiledDeck, cardTable } from '../cards/compiled-deck.js';
import { editionRules } from '../rules/editions.js';
import { advance } from '../steps/play-on.js';
import { seedChance } from '../table/chance.js';
import { MOST_CARDS } from '../table/codes.js';
import { Game, type State } from '../table/game.js';
import { IllegalCallError } from '../table/illegal-call-error.js';

export interface GameOptions {
  readonly players: number;
  /** An edition of the deck; left out: the first that has rules. */
  readonly edition?: string;
  readonly seed?: number;
  /** Family ids by seat; left out: dealt by seat, in the deck's order (SETUP-1). */
  readonly families?: readonly string[];
  /** A shorter game: characters that each family keeps (SETUP-7). */
  readonly characters?: number;
  /** The beginners' game: all card effects are ignored (SETUP-9). */
  readonly beginners?: boolean;
  /** The seat that starts (SETUP-6). */
  readonly first?: number;
}

/** A new game, up to the first decision. */
export function createGame(deck: Deck, options: GameOptions): State {
  const game = setUp(deck, options);
  advance(game);
  return game.toState();
}

/** A game before anything has happened: families laid out, nothing shuffled. */
export function setUp(deck: Deck, options: GameOptions): Game {
  assertChecked(deck);
  if (typeof options !== 'object' || options === null)
    throw new IllegalCallError('Say at least how many players there are: { players: 2 }.');
  const { players, seed = 1, beginners = false, first = 0 } = options;
  const edition = options.edition ?? listPlayedEditions(deck)[0] ?? Object.keys(deck.editions)[0] ?? '';
  const cards = assertEdition(deck, { edition, players, beginners });
  if (!Number.isInteger(first) || first < 0 || first >= players)
    throw new IllegalCallError(`There is no seat ${first}: seats are 0 to ${players - 1}.`);
  if (!Number.isSafeInteger(seed)) throw new IllegalCallError(`A seed is a whole number, not ${seed}.`);
  const families = seatFamilies(cards, players, options.families);
  const game = new Game(
    emptyState(deck, edition, players, beginners, seed, first, countKept(cards, families, options, players)),
  );
  for (const [seat, family] of families.entries()) {
    for (const [character, own] of cards.familyOf.entries()) {
      if (own !== family) continue;
      game.families[seat]?.push(character);
      game.owner[character] = seat;
      game.living.push(character);
    }
    game.housed[seat] = cards.switches['SETUP-2'] && cards.housed[family] === true;
  }
  return game;
}

/** The compiled cards of an edition, if it can be played by this number of players. */
export function assertEdition(
  deck: Deck,
  { edition, players, beginners }: Pick<State, 'edition' | 'players' | 'beginners'>,
): CompiledDeck {
  if (!Object.hasOwn(deck.editions, edition)) {
    throw new IllegalCallError(
      `This deck has no edition "${edition}"; it has: ${Object.keys(deck.editions).join(', ')}.`,
    );
  }
  if (deck.editions[edition]?.isPlayed === false)
    throw new IllegalCallError(`Nobody can play the edition "${edition}": it has no rules (rules: none).`);
  const cards = cardTable(deck, edition, beginners);
  if (cards.names.length > MOST_CARDS)
    throw new IllegalCallError(
      `The edition has ${cards.names.length} drawn cards; the engine plays up to ${MOST_CARDS}.`,
    );
  const { least, most } = cards.switches['COMP-1'];
  if (!Number.isInteger(players) || players < least || players > most) {
    throw new IllegalCallError(`This edition is for ${least} to ${most} players, not ${players} (COMP-1).`);
  }
  return cards;
}

function emptyState(
  deck: Deck,
  edition: string,
  players: number,
  beginners: boolean,
  seed: number,
  first: number,
  keep: number,
): State {
  const cards = cardTable(deck, edition, beginners);
  // Keep engine arrays packed (V8 elements kinds): compiled `map` makes holey arrays. One holey array makes the copying
  // code turn all others into holey ones, and everything that reads them is recompiled.
  const list = <T>(length: number, make: (place: number) => T) =>
    Array.from({ length }, (_, place) => make(place));
  const perSeat = <T>(make: () => T) => list(players, make);
  const perCharacter = <T>(make: () => T) => list(cards.characters.length, make);
  const perSlot = (value: number) => list(3 * cards.characters.length, () => value);
  return {
    deck,
    edition,
    players,
    beginners,
    keep,
    random: seedChance(seed),
    draw: list(cards.names.length, (card) => card),
    discards: [],
    hands: perSeat(() => []),
    stacks: perCharacter(() => []),
    mysteries: perSeat(() => []),
    housed: perSeat(() => false),
    families: perSeat(() => []),
    owner: perCharacter(() => -1),
    death: perCharacter(() => -1),
    playedBy: list(cards.names.length, () => -1),
    turn: 0,
    active: first,
    stage: 'setup',
    used: 0,
    extra: 0,
    extraNext: perSeat(() => 0),
    skipDraw: perSeat(() => 0),
    skipPlay: perSeat(() => 0),
    skipTurn: perSeat(() => 0),
    fresh: [],
    late: [],
    frames: [],
    queue: [],
    triggered: 0,
    announced: 0,
    idle: 0,
    deciding: -1,
    about: 'play',
    end: null,
    pathos: perSlot(0),
    icons: perSlot(CLEAR),
    worth: perCharacter(() => 0),
    living: [],
  };
}

/** The family of each seat; with five players the fifth has no family (SETUP-8). */
function seatFamilies(cards: CompiledDeck, players: number, named: readonly string[] | undefined): number[] {
  const whole = cards.switches['SETUP-8'] && players === 5 ? 4 : players;
  if (named === undefined) {
    if (cards.families.length < whole)
      throw new IllegalCallError(
        `The deck has ${cards.families.length} families, too few for ${players} players.`,
      );
    return cards.families.slice(0, whole).map((_, family) => family);
  }
  if (named.length !== whole) throw new IllegalCallError(`Name ${whole} families, not ${named.length}.`);
  if (new Set(named).size < named.length)
    throw new IllegalCallError(`The same family can't be chosen twice (SETUP-1): ${named.join(', ')}.`);
  return named.map((name) => {
    const family = cards.families.indexOf(name);
    if (family < 0)
      throw new IllegalCallError(
        `There is no family "${name}" in this edition; there are: ${cards.families.join(', ')}.`,
      );
    return family;
  });
}

/** How many characters each seat keeps: all, fewer by choice (SETUP-7), or one fewer (SETUP-8). */
function countKept(
  cards: CompiledDeck,
  families: readonly number[],
  { characters }: GameOptions,
  players: number,
): number {
  const sizes = families.map((family) => cards.familyOf.filter((one) => one === family).length);
  const smallest = Math.min(...sizes);
  const largest = Math.max(...sizes);
  if (cards.switches['SETUP-8']) {
    if (characters !== undefined)
      throw new IllegalCallError('In this edition the number of characters is fixed (SETUP-8).');
    if (players < 4) return largest;
    const isEven = smallest === largest && (players === 5 ? smallest === 5 : smallest >= 2);
    if (!isEven)
      throw new IllegalCallError(
        `With ${players} players each family must have five characters, not ${sizes.join(', ')} (SETUP-8).`,
      );
    return smallest - 1;
  }
  if (characters === undefined) return largest;
  if (!Number.isInteger(characters) || characters < 1 || characters > smallest) {
    throw new IllegalCallError(`A family keeps 1 to ${smallest} characters, not ${characters} (SETUP-7).`);
  }
  return characters;
}

/** Only a deck that has passed `check` can be played: one that was loaded, or that its JSON parses to. */
export function assertChecked(deck: Deck): void {
  const isMap = (value: unknown) => typeof value === 'object' && value !== null;
  const isRead = isMap(deck) && isMap(deck.editions) && isMap(deck.families) && isMap(deck.cards);
  const isSpelledOut = () =>
    Object.values(deck.cards).every(
      (card) => isMap(card) && typeof card.kind === 'string' && Array.isArray(card.editions),
    ) &&
    Object.values(deck.editions).every(
      (edition) => isMap(edition) && Object.hasOwn(editionRules, edition.rules),
    );
  if (!isRead || !isSpelledOut()) {
    throw new IllegalCallError(
      'This is not a checked deck: load it with loadDeck, or parse output/deck.json.',
    );
  }
}
