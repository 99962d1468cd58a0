import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { diskFolder } from '../src/deck/disk/disk-folder.js';
import { loadDeck } from '../src/deck/load/load-deck.js';
import { gameTables, type TableSetup } from '../src/verify/core/tables.js';
import type { Share } from '../src/verify/statistics/interval.js';
import type { TableStatistics } from '../src/verify/statistics/statistics.js';
import { type EditionFigures, figuresOf } from './deck/figures.js';
import { writeFigures } from './deck/figures-file.js';
import { notedCards } from './deck/noted-cards.js';
import type { MeasuredOdds } from './deck/outstanding.js';
import { playTables } from './deck/play-tables.js';
import { ROOT } from './measure.js';

const FIGURES = 'docs/make/design-figures.json';

/** Up to this share of stalemates, between so many turns each and with so little of an edge for who begins, a deck plays well. */
const MOST_STALEMATES = 0.003;
const FEWEST_TURNS = 11;
const MOST_TURNS = 30;
const MOST_OF_FIRST = 0.54;

/**
 * How the deck that ships plays, with greedy bots in all seats. `--games N` games a table (2000); `--edition` and
 * `--players` look at some tables only; `--figures` keeps all of them for the design notes. Every game has its number
 * for a seed: the same arguments print the same.
 */
export async function bench(): Promise<boolean> {
  const { games, keep, isWanted } = readArguments();
  const { deck } = loadDeck(diskFolder(ROOT));
  if (deck === undefined) throw new Error('the deck that ships is not sound');
  const tallies = await playTables(deck, gameTables(deck).filter(isWanted), games, availableParallelism());
  const played = new Set(tallies.map(({ edition }) => edition));
  const editions = [...played].map((edition) => figuresOf(edition, tallies));
  const noted = notedCards(ROOT);
  const results = editions.flatMap((figures) => report(figures, noted));
  if (keep) writeFigures(join(ROOT, FIGURES), `npm run bench -- deck --games ${games} --figures`, editions);
  return results.every(Boolean);
}

function readArguments() {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '2000' },
      figures: { type: 'boolean', default: false },
      edition: { type: 'string' },
      players: { type: 'string' },
    },
  });
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1)
    throw new Error(`--games takes a whole number, not ${values.games}`);
  const { edition, players, figures } = values;
  const isWanted = (table: TableSetup) =>
    (edition === undefined || table.edition === edition) &&
    (players === undefined || table.players === Number(players));
  const isWhole = edition === undefined && players === undefined;
  if (figures && !isWhole) throw new Error('--figures are those of all tables');
  return { games, keep: figures, isWanted };
}

function report(figures: EditionFigures, noted: ReadonlySet<string>): boolean[] {
  const { edition, tables, families, odds, unmeasured, median, outstanding } = figures;
  console.log(`\n  ${edition}`);
  const results = tables.flatMap((table) => reportTable(edition, table));
  console.log('    families, of two players:');
  for (const [family, share] of Object.entries(families)) console.log(`      ${family} ${inPerCent(share)}`);
  console.log('    what drawing a card changes, and playing it, in points of win share:');
  for (const one of odds) console.log(`      ${tellOdds(one)}`);
  if (unmeasured.length > 0) console.log(`      played too seldom to tell: ${unmeasured.join(', ')}`);
  const unexplained = outstanding.filter(({ card }) => !noted.has(card));
  results.push(
    check(
      unexplained.length === 0,
      `${edition}: no card moves the odds by more than twice the median (${points(median)}) without a note${list(unexplained)}`,
    ),
  );
  return results;
}

function reportTable(
  edition: string,
  { players, greedyGames: games, turnsEach, stalemates, seats }: TableStatistics,
): boolean[] {
  const who = `${edition}, ${players} players`;
  console.log(`    ${who}: by seat ${seats.map(inPerCent).join(', ')}`);
  const isLongEnough = turnsEach >= FEWEST_TURNS && turnsEach <= MOST_TURNS;
  const [first] = seats;
  return [
    check(
      stalemates.share <= MOST_STALEMATES,
      `${who}: stalemates ${inPerCent(stalemates)} of ${games} games`,
    ),
    check(isLongEnough, `${who}: ${turnsEach.toFixed(2)} turns each`),
    ...(players === 2 && first !== undefined
      ? [check(first.share <= MOST_OF_FIRST, `${who}: who begins wins ${inPerCent(first)}`)]
      : []),
  ];
}

function tellOdds({
  card,
  drawn,
  played,
  drawing,
  drawingMargin,
  playing,
  playingMargin,
}: MeasuredOdds): string {
  return [
    card.padEnd(30),
    `drawn ${drawn}, played by ${(100 * played).toFixed(0)} %`.padEnd(30),
    `drawing ${points(drawing)} ± ${points(drawingMargin)}`.padEnd(22),
    `playing ${points(playing)} ± ${points(playingMargin)}`,
  ].join(' ');
}

function check(holds: boolean, text: string): boolean {
  console.log(`    ${holds ? '✓' : '✗'} ${text}`);
  return holds;
}

const points = (part: number) => (100 * part).toFixed(1);
const inPerCent = ({ share, low, high }: Share) => `${points(share)} % (${points(low)}–${points(high)})`;
const list = (odds: readonly MeasuredOdds[]) =>
  odds.length === 0 ? '' : `: ${odds.map(({ card, playing }) => `${card} ${points(playing)}`).join(', ')}`;
