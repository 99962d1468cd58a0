/** The state of the oracle: plain data, nothing derived. */

/**
 * The game as it lies on the table, in plain data: what `JSON.parse(JSON.stringify(state))` gives is the same state.
 * Nothing here is worked out from something else: who is dead, what is visible and what lasts is asked of the stacks.
 */
export interface OracleState {
  /** The id of the edition in the deck; its rules are those of `deck.editions[edition].rules`. */
  edition: string;
  /** SETUP-9: all card effects are ignored. */
  beginners: boolean;
  /** Clockwise: the player to the left of seat 0 is seat 1. */
  seats: Seat[];
  /** The card that is drawn next comes first. */
  drawPile: CardName[];
  /** The latest discard comes last. */
  discards: CardName[];
  /** Cards that have left a hand and have not landed yet, and events that are being done: in no pile. */
  resolving: CardName[];
  /** Characters and residences that are not in this game (SETUP-3, SETUP-7, SETUP-8). */
  outOfGame: CardName[];
  turn: Turn;
  /** The turns in a row, without this one, in which no player could do anything (END-5). */
  idleTurns: number;
  over: Ending | null;
}

/** The id of a card; of its second copy `id~2`, of its third `id~3`. */
export type CardName = string;
/** A player, by their place at the table. */
export type SeatNumber = number;

export interface Seat {
  hand: CardName[];
  family: CharacterOnTable[];
  /** Only in the expansion, and only if the family has one (SETUP-2). */
  residence: CardName | null;
  mysteries: LaidCard[];
  /** Extra plays that were not used yet. */
  extraPlays: number;
  /** What will be lost the next time there is one. */
  skips: { draw: number; play: number; turn: number };
}

export interface CharacterOnTable {
  name: CardName;
  /** From the bottom to the top. */
  stack: LaidCard[];
}

export interface LaidCard {
  card: CardName;
  playedBy: SeatNumber;
}

export interface Turn {
  /** The first turn of the game is 1. */
  number: number;
  active: SeatNumber;
  /** Plays that are spent: 0 while the first one is still to come. */
  playsMade: number;
  /** Cards that were announced in this turn, by any player. */
  announced: number;
  /** Whether the active player began it without a card and has had none since (END-5). */
  idle: boolean;
}

/** Why the game is over: END-1, or one of the stalemates of END-5. */
export interface Ending {
  why: 'family' | 'turns' | 'idle' | 'triggers' | 'announcements';
}

/** A copy of a table, which can be changed without changing this one. */
export function copyState(state: OracleState): OracleState {
  const laid = (cards: readonly LaidCard[]) => cards.map((card) => ({ ...card }));
  return {
    ...state,
    seats: state.seats.map((seat) => ({
      ...seat,
      hand: [...seat.hand],
      family: seat.family.map(({ name, stack }) => ({ name, stack: laid(stack) })),
      mysteries: laid(seat.mysteries),
      skips: { ...seat.skips },
    })),
    drawPile: [...state.drawPile],
    discards: [...state.discards],
    resolving: [...state.resolving],
    outOfGame: [...state.outOfGame],
    turn: { ...state.turn },
    over: state.over === null ? null : { ...state.over },
  };
}
