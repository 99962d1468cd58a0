import { writeFileSync } from 'node:fs';
import type { Share } from '../../src/verify/statistics/interval.js';
import type { EditionFigures } from './figures.js';
import type { MeasuredOdds } from './outstanding.js';

/** The figures that docs/dev/design-notes.md quotes, as docs/make/design-figures.json keeps them: maps only, rounded. */
export interface QuotedFigures {
  readonly command: string;
  readonly editions: Readonly<Record<string, QuotedEdition>>;
}
export interface QuotedEdition {
  readonly tables: Readonly<Record<string, QuotedTable>>;
  readonly families: Readonly<Record<string, QuotedShare>>;
  readonly median: number;
  readonly outstanding: number;
  readonly cards: Readonly<Record<string, QuotedOdds>>;
}
export interface QuotedTable {
  readonly games: number;
  readonly turnsEach: number;
  readonly stalemates: QuotedShare;
  readonly seats: Readonly<Record<string, QuotedShare>>;
}
/** In per cent. */
export interface QuotedShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}
/** In points of win share, but `played`, which is in per cent of those who drew it. */
export interface QuotedOdds {
  readonly played: number;
  readonly drawing: number;
  readonly playing: number;
  readonly margin: number;
}

export function writeFigures(file: string, command: string, editions: readonly EditionFigures[]): void {
  const quoted: QuotedFigures = {
    command,
    editions: Object.fromEntries(editions.map((figures) => [figures.edition, quoteEdition(figures)])),
  };
  writeFileSync(file, `${JSON.stringify(quoted, null, 2)}\n`);
}

function quoteEdition({ tables, families, median, outstanding, odds }: EditionFigures): QuotedEdition {
  return {
    tables: Object.fromEntries(
      tables.map(({ players, greedyGames: games, turnsEach, stalemates, seats }) => [
        players,
        {
          games,
          turnsEach: Math.round(10 * turnsEach) / 10,
          stalemates: quoteShare(stalemates),
          seats: Object.fromEntries(seats.map((share, seat) => [seat + 1, quoteShare(share)])),
        },
      ]),
    ),
    families: Object.fromEntries(
      Object.entries(families).map(([family, share]) => [family, quoteShare(share)]),
    ),
    median: perCent(median),
    outstanding: outstanding.length,
    cards: Object.fromEntries(odds.map((one) => [one.card, quoteOdds(one)])),
  };
}

const quoteShare = ({ share, low, high }: Share): QuotedShare => ({
  share: perCent(share),
  low: perCent(low),
  high: perCent(high),
});

const quoteOdds = ({ played, drawing, playing, playingMargin }: MeasuredOdds): QuotedOdds => ({
  played: perCent(played),
  drawing: perCent(drawing),
  playing: perCent(playing),
  margin: perCent(playingMargin),
});

/** One digit behind the point; no negative zero, which JSON does not know. */
const perCent = (part: number) => Math.round(1000 * part) / 10 + 0;
