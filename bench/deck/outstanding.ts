import type { Odds } from '../../src/verify/statistics/odds.js';

/** The odds of a card that was played often enough to tell. */
export type MeasuredOdds = Odds & {
  readonly card: string;
  readonly playing: number;
  readonly playingMargin: number;
};

export function measured(odds: Readonly<Record<string, Odds>>): MeasuredOdds[] {
  return Object.entries(odds).flatMap(([card, one]) => {
    const { playing, playingMargin } = one;
    return playing === null || playingMargin === null ? [] : [{ ...one, card, playing, playingMargin }];
  });
}

/** The middle one of what playing a card changes, signs put aside. */
export function medianOdds(odds: readonly MeasuredOdds[]): number {
  const sizes = odds.map(({ playing }) => Math.abs(playing)).sort((a, b) => a - b);
  const half = Math.floor(sizes.length / 2);
  return sizes.length % 2 === 1 ? (sizes[half] ?? 0) : ((sizes[half - 1] ?? 0) + (sizes[half] ?? 0)) / 2;
}

/** The cards that move the odds by more than twice the median, beyond what chance explains; the strongest first. */
export function outstanding(odds: readonly MeasuredOdds[]): MeasuredOdds[] {
  const limit = 2 * medianOdds(odds);
  return odds
    .filter(({ playing, playingMargin }) => Math.abs(playing) - playingMargin > limit)
    .sort((a, b) => Math.abs(b.playing) - Math.abs(a.playing));
}
