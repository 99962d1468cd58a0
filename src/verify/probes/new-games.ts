import type { Deck } from '../../deck/deck.js';
import type { Choice } from '../../engine/states/choices.js';
import type { GameOptions } from '../../engine/states/create-game.js';
import type { Engine } from '../core/engine.js';
import { listFamilies } from '../core/families.js';
import { seatings, type TableSetup } from '../core/tables.js';
import { Lockstep } from '../lockstep/lockstep.js';
import { busyChoice } from './busy-play.js';
import type { Disagreement } from './disagreement.js';
import { playLastTurn } from './last-turn.js';

/** The id of the probes of new games among those of cards: no card can have it. */
export const NEW_GAMES = '+new-games';

/** Seeds enough to have an event that is played as drawn in some opening hand (TURN-9). */
const SEEDS = [1, 2, 3, 4];

/** Seeds of shorter games (SETUP-7): each family loses one, and each keeps one only. The second edition has none. */
const SHORTER = [5, 6];

/** Everything that determines the start of a game. */
type Setup = GameOptions & Required<Pick<GameOptions, 'edition' | 'families' | 'seed'>>;

/** Sets up games at a table, beginners' and shorter games too, and plays the first rounds; and a last one. */
export function* probeNewGames(
  engine: Engine,
  deck: Deck,
  table: TableSetup,
): Generator<Disagreement | null> {
  const ways = seatings(deck, table);
  const seated = (seed: number) => ways[(seed * 7) % ways.length] as string[];
  for (const seed of SEEDS) {
    // Every other game is begun by someone else than the first seat; every fourth is a beginners' game (SETUP-9).
    const beginners = seed % 4 === 0;
    const context = beginners ? 'a new beginners’ game' : 'a new game';
    const options = { ...table, families: seated(seed), seed, first: seed % 2, beginners };
    yield playOpening(engine, deck, context, options);
  }
  for (const seed of deck.editions[table.edition]?.rules === 'second' ? [] : SHORTER) {
    const families = seated(seed);
    const characters = Math.max(1, seed % 2 === 0 ? 1 : smallest(deck, table, families) - 1);
    const options = { ...table, families, seed, first: table.players - 1, characters };
    yield playOpening(engine, deck, `a new game with ${characters} of each family`, options);
  }
  yield playLastTurn(engine, deck, table, ways[0] as string[], NEW_GAMES);
}

function smallest(deck: Deck, { edition }: TableSetup, families: readonly string[]): number {
  const characters = listFamilies(deck, edition);
  return Math.min(...families.map((family) => characters.get(family)?.length ?? 0));
}

function playOpening(engine: Engine, deck: Deck, context: string, setup: Setup): Disagreement | null {
  const { edition, players, seed } = setup;
  const probe = { card: NEW_GAMES, context, edition, players, setup };
  const choices: Choice[] = [];
  let both: Lockstep;
  try {
    both = Lockstep.begin(deck, setup, engine);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const difference = { parts: [`The engine does not begin it: ${why}`], card: null, path: null };
    return { deck, probe, difference, choices };
  }
  const { game } = both;
  for (let plays = 0; both.difference === null && both.codes.length > 0 && plays < 2 * players + 2; ) {
    const place =
      game.about === 'character' ? seed % both.codes.length : busyChoice(game, both.choices, plays);
    if (game.about === 'play') plays++;
    choices.push(both.choices[place] as Choice);
    both.step(both.codes[place] as number);
  }
  return both.difference === null ? null : { deck, probe, difference: both.difference, choices };
}
