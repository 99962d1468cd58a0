/** Setup by the rules: seats, piles, shorter games and the first hands (SETUP-1 … SETUP-9). */

import type { Deck } from '../../deck/deck.js';
import { DRAW_PILE_KINDS } from '../../vocabulary/kinds/index.js';
import { cardNamed, isAsDrawn, namesInEdition } from './table/cards.js';
import { ask, type Script } from './table/choices.js';
import type { Game } from './table/game.js';
import type { CardName, CharacterOnTable, OracleState, Seat, SeatNumber } from './table/state.js';
import { seatAt } from './table/table.js';

export interface SetupOptions {
  /** The id of an edition of the deck. */
  readonly edition: string;
  readonly players: number;
  /**
   * The chosen families, by seat (SETUP-1); with five players in the second edition those of the first four
   * (SETUP-8).
   */
  readonly families: readonly string[];
  /** Who begins (SETUP-6). */
  readonly first: number;
  /** SETUP-7: the number of characters of a family; left out: all of them. */
  readonly characters?: number;
  /** SETUP-9. */
  readonly beginners?: boolean;
}

const OPENING_HAND = 5;

/** The families are laid out; no card is shuffled or dealt yet. */
export function layOut(deck: Deck, options: SetupOptions): OracleState {
  const rules = deck.editions[options.edition]?.rules;
  if (rules === undefined) throw new Error(`the deck has no edition ${options.edition}`);
  checkPlayers(options, rules === 'second');
  const names = namesInEdition(deck, options.edition);
  const ofKind = (kind: string) => names.filter((name) => cardNamed(deck, name).kind === kind);
  const listMembers = (family: string) => ofKind('character').filter((name) => isMember(deck, name, family));
  const findResidence = (family: string) => ofKind('residence').find((name) => isMember(deck, name, family));
  const seats = Array.from({ length: options.players }, (_, seat): Seat => {
    const family = options.families[seat];
    const members = family === undefined ? [] : listMembers(family);
    const residence = rules === 'expansion' && family !== undefined ? findResidence(family) : undefined;
    return {
      hand: [],
      family: members.map((name) => ({ name, stack: [] })),
      residence: residence ?? null,
      mysteries: [],
      extraPlays: 0,
      skips: { draw: 0, play: 0, turn: 0 },
    };
  });
  const laidOut = seats.flatMap(({ family, residence }) => [...family.map(({ name }) => name), residence]);
  return {
    edition: options.edition,
    beginners: options.beginners ?? false,
    seats,
    drawPile: DRAW_PILE_KINDS.flatMap(ofKind),
    discards: [],
    resolving: [],
    outOfGame: [...ofKind('character'), ...ofKind('residence')].filter((name) => !laidOut.includes(name)),
    turn: { number: 0, active: options.first, playsMade: 0, announced: 0, idle: false },
    idleTurns: 0,
    over: null,
  };
}

/** COMP-1, SETUP-7 and SETUP-8. */
function checkPlayers({ players, families, first, characters }: SetupOptions, second: boolean): void {
  if (players < 2 || players > (second ? 5 : 4))
    throw new Error(`${players} players can't play this edition`);
  if (families.length !== Math.min(players, 4)) throw new Error('each player needs a family');
  if (new Set(families).size !== families.length) throw new Error('each family is chosen once');
  if (characters !== undefined && second) throw new Error('there is no shorter game in this edition');
  if (characters !== undefined && characters < 1) throw new Error('a family needs a character');
  if (first < 0 || first >= players) throw new Error(`there is no seat ${first}`);
}

function isMember(deck: Deck, name: CardName, family: string): boolean {
  const card = cardNamed(deck, name);
  return 'family' in card && card.family === family;
}

/**
 * SETUP-7: each player discards characters of their choice until the given number is left. SETUP-8: with 4 each
 * discards one; with 5 the first four do, and these are the fifth player's family. Discarded characters are out of the
 * game.
 */
export function* discardCharacters(game: Game, characters: number | undefined): Script {
  const { state, deck } = game;
  if (deck.editions[state.edition]?.rules !== 'second') {
    if (characters === undefined) return;
    for (const seat of state.seats.keys())
      while (seatAt(game, seat).family.length > characters)
        state.outOfGame.push((yield* discardCharacter(game, seat)).name);
    return;
  }
  if (state.seats.length < 4) return;
  const fifth = state.seats[4];
  for (const seat of [0, 1, 2, 3]) {
    const discarded = yield* discardCharacter(game, seat);
    if (fifth === undefined) state.outOfGame.push(discarded.name);
    else fifth.family.push(discarded);
  }
}

function* discardCharacter(game: Game, seat: SeatNumber): Script<CharacterOnTable> {
  const own = seatAt(game, seat);
  const choice = yield* ask(
    { seat, about: 'setup', source: null },
    own.family.map(({ name }) => ({ seat, do: 'pick', character: name })),
  );
  const place = own.family.findIndex(({ name }) => 'character' in choice && name === choice.character);
  return own.family.splice(place, 1)[0] as CharacterOnTable;
}

/** SETUP-4; when all are dealt, what must be played as it is drawn is replaced and shuffled back (TURN-9). */
export function deal({ state, deck, fate }: Game): void {
  state.drawPile = [...fate.shuffle(state.drawPile)];
  for (const seat of state.seats) seat.hand = state.drawPile.splice(0, OPENING_HAND);
  const setAside: CardName[] = [];
  for (const seat of state.seats) {
    seat.hand = seat.hand.map((dealt) => {
      let card = dealt;
      while (isAsDrawn({ deck, state }, card)) {
        const next = state.drawPile.shift();
        if (next === undefined) break;
        setAside.push(card);
        card = next;
      }
      return card;
    });
  }
  if (setAside.length > 0) state.drawPile = [...fate.shuffle([...state.drawPile, ...setAside])];
}
