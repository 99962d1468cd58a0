import type { Deck } from '../../deck/deck.js';
import type { Laid, Snapshot } from '../../engine/states/table-snapshot.js';
import type { Game } from '../../engine/table/game.js';
import type { Engine } from '../core/engine.js';
import { findResidence } from '../core/families.js';
import type { LaidCard, OracleState } from '../oracle/index.js';

/** A snapshot as the oracle has it. */
export function toOracle(deck: Deck, snapshot: Snapshot): OracleState {
  const { edition, seats, draw, discards, turn, active, used } = snapshot;
  return {
    edition,
    beginners: false,
    seats: seats.map(({ hand, characters, housed, mysteries, extra, skip }) => ({
      hand: [...hand],
      family: characters.map(({ character, stack }) => ({ name: character, stack: toLaidCards(stack) })),
      residence: housed ? residenceFor(deck, edition, characters[0]?.character) : null,
      mysteries: toLaidCards(mysteries),
      extraPlays: extra,
      skips: { ...skip },
    })),
    drawPile: [...draw],
    discards: [...discards],
    resolving: [],
    outOfGame: [],
    turn: {
      number: turn + 1,
      active,
      playsMade: used,
      announced: 0,
      idle: seats[active]?.hand.length === 0,
    },
    idleTurns: 0,
    over: null,
  };
}

/** Converts an engine game at the choice of a play to the oracle's form: a snapshot has no history of earlier turns. */
export function toOracleState(engine: Engine, game: Game): OracleState {
  const state = toOracle(game.deck, engine.toSnapshot(game));
  const idle = game.idle > 0;
  return {
    ...state,
    beginners: game.beginners,
    turn: { ...state.turn, announced: game.announced, idle },
    idleTurns: idle ? game.idle - 1 : 0,
  };
}

const toLaidCards = (cards: readonly Laid[]): LaidCard[] =>
  cards.map(({ card, by }) => ({ card, playedBy: by }));

/** The residence of the family that a character belongs to. */
function residenceFor(deck: Deck, edition: string, character: string | undefined): string | null {
  const card = character === undefined ? undefined : deck.cards[character];
  return card?.kind === 'character' ? findResidence(deck, edition, card.family) : null;
}
