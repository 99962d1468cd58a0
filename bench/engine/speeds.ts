/** Plays one game; returns how many plays it took. */
export type Player = (seed: number) => number;

export interface Speed {
  /** Games a second, at the mean number of plays. */
  readonly games: number;
  readonly plays: number;
}

const ROUNDS = 8;
const ROUND_MS = 400;

/**
 * Lets players play in turn, so that whatever slows the machine slows all of them, and takes the best round of each.
 * What is timed is plays, since games differ in length; games a second follow from their mean length.
 */
export function speeds<Name extends string>(players: Readonly<Record<Name, Player>>): Record<Name, Speed> {
  const names = Object.keys(players) as Name[];
  const best = new Map(names.map((name) => [name, 0]));
  const total = new Map(names.map((name) => [name, { games: 0, plays: 0 }]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const tally = total.get(name) as { games: number; plays: number };
      const before = tally.plays;
      const start = performance.now();
      let elapsed = 0;
      while (elapsed < ROUND_MS) {
        tally.plays += players[name](++tally.games);
        elapsed = performance.now() - start;
      }
      best.set(name, Math.max(best.get(name) as number, ((tally.plays - before) / elapsed) * 1000));
    }
  }
  return Object.fromEntries(
    names.map((name) => {
      const { games, plays } = total.get(name) as { games: number; plays: number };
      return [name, { games: (best.get(name) as number) / (plays / games), plays: plays / games }];
    }),
  ) as Record<Name, Speed>;
}
