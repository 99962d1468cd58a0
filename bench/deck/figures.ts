import type { Tally } from '../../src/verify/games/tally.js';
import type { Share } from '../../src/verify/statistics/interval.js';
import { computeStatistics, type TableStatistics } from '../../src/verify/statistics/statistics.js';
import { type MeasuredOdds, measured, medianOdds, outstanding } from './outstanding.js';

/** How an edition plays. */
export interface EditionFigures {
  readonly edition: string;
  readonly tables: readonly TableStatistics[];
  /** By family id, over games of two, where an even chance is a half. */
  readonly families: Readonly<Record<string, Share>>;
  /** Over all tables, by what playing the card changes. */
  readonly odds: readonly MeasuredOdds[];
  /** Cards that are played too seldom to tell. */
  readonly unmeasured: readonly string[];
  /** What playing the middle card changes, signs put aside. */
  readonly median: number;
  readonly outstanding: readonly MeasuredOdds[];
}

export function figuresOf(edition: string, tallies: readonly Tally[]): EditionFigures {
  const { tables, odds } = computeStatistics(tallies.filter((tally) => tally.edition === edition));
  const ofCards = odds[edition] ?? {};
  const told = measured(ofCards).sort((a, b) => b.playing - a.playing);
  return {
    edition,
    tables,
    families: tables.find(({ players }) => players === 2)?.families ?? {},
    odds: told,
    unmeasured: Object.keys(ofCards).filter((card) => ofCards[card]?.playing === null),
    median: medianOdds(told),
    outstanding: outstanding(told),
  };
}
