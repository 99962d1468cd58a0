import { addTally, emptyTally, sortTally, type Tally } from './tally.js';

/** Adds up one tally per table, from pieces in any order. The pieces are not kept. */
export class TallySums {
  private readonly sums = new Map<string, Tally>();

  add(tally: Tally): void {
    // New games that went well are no games that were played, and leave nothing to count.
    if (tally.games + tally.findings.length === 0) return;
    const key = `${tally.edition} ${tally.players}`;
    const sum = this.sums.get(key) ?? emptyTally(tally.edition, tally.players);
    this.sums.set(key, sum);
    addTally(sum, tally);
  }

  /** By edition and number of players. */
  all(): Tally[] {
    return [...this.sums.values()]
      .sort((a, b) => (a.edition === b.edition ? a.players - b.players : a.edition < b.edition ? -1 : 1))
      .map(sortTally);
  }
}
