/** The shape of a snapshot, which `snapshot.ts` makes and `check-snapshot.ts` validates. */

/** A card on the table, and the seat that played it. */
export interface Laid {
  readonly card: string;
  readonly by: number;
}
export interface SeatSnapshot {
  readonly hand: readonly string[];
  /** What lies on each character, from the bottom up. */
  readonly characters: readonly { readonly character: string; readonly stack: readonly Laid[] }[];
  /** Whether it has a residence to play mysteries on. */
  readonly housed: boolean;
  readonly mysteries: readonly Laid[];
  /** Plays gained and not used yet. */
  readonly extra: number;
  readonly skip: { readonly draw: number; readonly play: number; readonly turn: number };
}

/** A game at a play of a turn, in names: what a replay can begin with. A card that is named nowhere is out of the game. */
export interface Snapshot {
  readonly edition: string;
  readonly seats: readonly SeatSnapshot[];
  /** The card that is drawn next comes first. */
  readonly draw: readonly string[];
  /** The latest comes last. */
  readonly discards: readonly string[];
  readonly turn: number;
  readonly active: number;
  /** Plays made in this turn. */
  readonly used: number;
  /** The state of the random generator. */
  readonly random: readonly number[];
}
