import { type Tally, VICTORY } from '../games/tally.js';
import { roundDigits, type Share, wilson } from './interval.js';
import { computeOdds, type Odds } from './odds.js';

/** How one table of an edition plays. Between bots that play to win, where nothing else is said. */
export interface TableStatistics {
  readonly edition: string;
  readonly players: number;
  /** All games, those between bots that play to win, and those that the oracle followed. */
  readonly games: number;
  readonly greedyGames: number;
  readonly lockstepGames: number;
  /** Turns of each player: the mean, and how many games had how many turns (of all players together). */
  readonly turnsEach: number;
  readonly lengths: Readonly<Record<string, number>>;
  readonly stalemates: Share;
  /** Of games played at random. */
  readonly randomStalemates: Share;
  /** By seat: the first one starts. */
  readonly seats: readonly Share[];
  readonly families: Readonly<Record<string, Share>>;
  /** Of all games, by slot: the part of the values laid that something covered later (PLAY-1). */
  readonly covered: readonly Share[];
}

export interface Statistics {
  readonly tables: readonly TableStatistics[];
  /** By edition, then by card. */
  readonly odds: Readonly<Record<string, Readonly<Record<string, Odds>>>>;
}

export function computeStatistics(tallies: readonly Tally[]): Statistics {
  const editions = [...new Set(tallies.map(({ edition }) => edition))];
  return {
    tables: tallies.map(tableStatistics),
    odds: Object.fromEntries(
      editions.map((edition) => [edition, computeOdds(tallies.filter((tally) => tally.edition === edition))]),
    ),
  };
}

function tableStatistics(tally: Tally): TableStatistics {
  const { edition, players, greedy, random } = tally;
  return {
    edition,
    players,
    games: tally.games,
    greedyGames: greedy.games,
    lockstepGames: tally.lockstep,
    turnsEach: greedy.games === 0 ? 0 : roundDigits(greedy.turns / greedy.games / players),
    lengths: greedy.lengths,
    stalemates: wilson(greedy.stalemates, greedy.games),
    randomStalemates: wilson(random.stalemates, random.games),
    seats: greedy.seats.map((won) => wilson(won / VICTORY, greedy.games)),
    families: Object.fromEntries(
      Object.entries(greedy.families).map(([name, { games, won }]) => [name, wilson(won / VICTORY, games)]),
    ),
    covered: tally.laid.map((laid, slot) => wilson(tally.covered[slot] ?? 0, laid)),
  };
}
