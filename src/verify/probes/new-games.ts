import type { Deck } from '../../deck/deck.js';
import type { Choice } from '../../engine/choices.js';
import type { Engine } from '../engine.js';
import { type GameTable, gameTables, seatings } from '../games/tables.js';
import { Lockstep } from '../lockstep/lockstep.js';
import { Board } from './board.js';
import { busyChoice } from './busy-play.js';
import { withProps } from './props.js';
import type { Disagreement } from './run-probe.js';

/** Under this name the probes of new games stand among those of the cards: no card can have it. */
export const NEW_GAMES = '+new-games';

/** Seeds enough to have an event that is played as drawn in some opening hand (TURN-9). */
const SEEDS = [1, 2, 3, 4];

/** Sets up games of every edition and number of players, beginners' games too, and plays the first rounds. */
export function* probeNewGames(
  engine: Engine,
  deck: Deck,
  editions?: readonly string[],
  players?: readonly number[],
): Generator<Disagreement | null> {
  for (const table of gameTables(deck, editions, players)) {
    const ways = seatings(deck, table);
    for (const seed of SEEDS)
      yield playOpening(engine, deck, table, ways[(seed * 7) % ways.length] as string[], seed);
    yield playLastTurn(engine, deck, table, ways[0] as string[]);
  }
}

/** The turn after which the game is over, if nobody has brought it to an end (END-5). */
const LAST_TURN = 400;

function playLastTurn(
  engine: Engine,
  deck: Deck,
  { edition, players }: GameTable,
  families: readonly string[],
): Disagreement | null {
  const whole = withProps(deck);
  const board = new Board(whole, edition, families, players, 0);
  // A card for everyone, so that nobody is idle.
  for (const { hand } of board.state.seats) hand.push(board.prop('+veil') ?? '');
  const snapshot = { ...board.snapshot(0), turn: LAST_TURN - 2 };
  const both = Lockstep.from(whole, snapshot, engine);
  const choices: Choice[] = [];
  // Everyone passes through this turn and the last one.
  while (both.difference === null && both.codes.length > 0 && choices.length < 6) {
    const place = both.choices.findIndex((choice) => choice.do === 'pass');
    choices.push(both.choices[place] as Choice);
    both.step(both.codes[place] as number);
  }
  if (both.difference === null) return null;
  return {
    probe: { card: NEW_GAMES, context: 'the last turn', edition, players, snapshot },
    difference: both.difference,
    choices,
  };
}

function playOpening(
  engine: Engine,
  deck: Deck,
  { edition, players }: GameTable,
  families: readonly string[],
  seed: number,
): Disagreement | null {
  // Every other game is begun by someone else than the first seat; every fourth is a beginners' game (SETUP-9).
  const options = { edition, players, families, seed, first: seed % 2, beginners: seed % 4 === 0 };
  const both = Lockstep.begin(deck, options, engine);
  const { game } = both;
  const choices: Choice[] = [];
  for (let plays = 0; both.difference === null && both.codes.length > 0 && plays < 2 * players + 2; ) {
    const place =
      game.about === 'character' ? seed % both.codes.length : busyChoice(game, both.choices, plays);
    if (game.about === 'play') plays++;
    choices.push(both.choices[place] as Choice);
    both.step(both.codes[place] as number);
  }
  if (both.difference === null) return null;
  const context = options.beginners ? 'a new beginners’ game' : 'a new game';
  return { probe: { card: NEW_GAMES, context, edition, players }, difference: both.difference, choices };
}
