import type { Deck } from '../../deck/deck.js';
import type { Choice } from '../../engine/states/choices.js';
import type { Engine } from '../core/engine.js';
import type { TableSetup } from '../core/tables.js';
import { Lockstep } from '../lockstep/lockstep.js';
import type { Disagreement } from './disagreement.js';
import { Board } from './setup/board.js';
import { TrackedDeck } from './setup/tracked-deck.js';

/** The turn after which the game is over, if no player has ended it before (END-5). */
const LAST_TURN = 400;

/** Everyone passes through the last turn but one and the last one. The disagreement, or null. */
export function playLastTurn(
  engine: Engine,
  deck: Deck,
  { edition, players }: TableSetup,
  families: readonly string[],
  name: string,
): Disagreement | null {
  const stage = new TrackedDeck(deck, '+veil', [edition]);
  const board = new Board(stage, edition, families, players, 0);
  // A card for everyone, so that no player is idle.
  for (const { hand } of board.state.seats) hand.push(board.borrow('+veil') ?? '');
  const snapshot = { ...board.snapshot(0), turn: LAST_TURN - 2 };
  const props = stage.deckFor([]);
  const both = Lockstep.from(props, snapshot, engine);
  const choices: Choice[] = [];
  while (both.difference === null && both.codes.length > 0 && choices.length < 6) {
    const place = both.choices.findIndex((choice) => choice.do === 'pass');
    choices.push(both.choices[place] as Choice);
    both.step(both.codes[place] as number);
  }
  if (both.difference === null) return null;
  return {
    deck: props,
    probe: { card: name, context: 'the last turn', edition, players, snapshot },
    difference: both.difference,
    choices,
  };
}
