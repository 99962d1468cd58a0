import { type Share, wilson } from '../../src/verify/statistics/interval.js';
import { isMeasured, medianOdds, type Odds, oddsOf, outstanding } from './odds.js';
import type { Tally } from './tally.js';

/** How one table of an edition plays. */
export interface TableFigures {
  readonly players: number;
  readonly games: number;
  readonly turnsEach: number;
  readonly stalemates: Share;
  /** By seat: the first starts. */
  readonly seats: readonly Share[];
}

/** How an edition plays. */
export interface EditionFigures {
  readonly edition: string;
  readonly tables: readonly TableFigures[];
  /** By family id, over games of two, where an even chance is a half. */
  readonly families: Readonly<Record<string, Share>>;
  /** Over all tables, by what playing the card changes. */
  readonly odds: readonly Odds[];
  /** Cards that are played too seldom to tell. */
  readonly unmeasured: readonly string[];
  /** What playing the middle card changes, signs put aside. */
  readonly median: number;
  readonly outstanding: readonly Odds[];
}

export function figuresOf(edition: string, tallies: readonly Tally[]): EditionFigures {
  const own = tallies.filter((tally) => tally.edition === edition);
  const odds = oddsOf(own);
  return {
    edition,
    tables: own.map(tableFigures),
    families: familyShares(own),
    odds: odds.filter(isMeasured).sort((a, b) => b.playing - a.playing),
    unmeasured: odds.filter((one) => !isMeasured(one)).map(({ card }) => card),
    median: medianOdds(odds),
    outstanding: outstanding(odds),
  };
}

function tableFigures({ players, games, turns, stalemates, seats }: Tally): TableFigures {
  return {
    players,
    games,
    turnsEach: turns / games / players,
    stalemates: wilson(stalemates, games),
    seats: seats.map((won) => wilson(won, games)),
  };
}

function familyShares(tallies: readonly Tally[]): Record<string, Share> {
  const duels = tallies.find(({ players }) => players === 2);
  return Object.fromEntries(
    Object.entries(duels?.families ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { games, won }]) => [name, wilson(won, games)]),
  );
}
