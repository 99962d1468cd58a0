/** SVG charts of the report: game lengths and shares with intervals. Colours and fonts come from the page's CSS. */

import { type Html, html } from '../../html/html.js';
import type { Share } from '../statistics/interval.js';
import type { TableStatistics } from '../statistics/statistics.js';
import { percent } from './figures.js';

/** The width of a column on a phone, so that text is at least this large on every screen. */
const WIDTH = 340;
const LETTERS = 13;
/** An upper bound of the average character width; browsers have different fonts. */
const LETTER_WIDTH = 7.2;

const estimateWidth = (text: string): number => text.length * LETTER_WIDTH;
const short = (value: number): number => Math.round(value * 10) / 10;

/** An SVG that fits its column; its colours and fonts are in the CSS of the page. */
const picture = (height: number, parts: readonly Html[]): string =>
  html`<svg class="chart" role="img" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-size="${LETTERS}">${parts}</svg>`
    .text;

const line = (sort: string, x1: number, y1: number, x2: number, y2: number): Html =>
  html`<line class="${sort}" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"/>`;

type Anchor = 'start' | 'middle' | 'end';

const word = (text: string, x: number, y: number, anchor: Anchor): Html =>
  html`<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}" dominant-baseline="central">${text}</text>`;

/** A round step that divides an axis into few parts: 1, 2 or 5, or ten times as much. */
function stepFor(most: number, parts: number): number {
  const least = Math.max(1, most / parts);
  const ten = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((one) => one * ten >= least) ?? 10) * ten;
}

const upTo = (most: number, step: number): number[] =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step);

/** The longest games share one bar: a stalemate of 200 turns would leave no room for the others. */
const USUAL = 0.98;
const MOST_MEDIANS = 4;

interface Bar {
  readonly name: string;
  readonly games: number;
}

/** How many games had how many turns of each player. */
function listBars({ players, lengths }: TableStatistics): Bar[] {
  const rounds = new Map<number, number>();
  for (const [turns, games] of Object.entries(lengths)) {
    const round = Math.ceil(Number(turns) / players);
    rounds.set(round, (rounds.get(round) ?? 0) + games);
  }
  const longest = Math.max(1, ...rounds.keys());
  const within = (last: number) =>
    [...rounds].reduce((sum, [round, games]) => (round <= last ? sum + games : sum), 0);
  const all = within(longest);
  const reach = (share: number) => {
    let round = 1;
    while (within(round) < share * all) round++;
    return round;
  };
  const usual = Math.min(reach(USUAL), MOST_MEDIANS * reach(0.5));
  const bars = Array.from({ length: usual }, (_, place) => place + 1).map((round) => ({
    name: `${round}`,
    games: rounds.get(round) ?? 0,
  }));
  if (usual === longest) return bars;
  const name = usual + 1 < longest ? `${usual + 1}+` : `${longest}`;
  return [...bars, { name, games: all - within(usual) }];
}

/** How many games were how long, in turns of each player. */
export function lengthChart(table: TableStatistics): string {
  const [height, top, floor, right] = [170, 12, 124, WIDTH - 8];
  const bars = listBars(table);
  const most = Math.max(1, ...bars.map(({ games }) => games));
  const step = stepFor(most, 6);
  const highest = Math.ceil(most / step) * step;
  const left = 14 + estimateWidth(`${highest}`);
  const width = (right - left) / bars.length;
  const y = (games: number) => floor - ((floor - top) * games) / highest;
  const middle = (place: number) => left + width * (place + 0.5);
  // Labels are skipped so that they do not overlap; the last one is always shown.
  const longest = Math.max(...bars.map(({ name }) => estimateWidth(name)));
  const every = Math.max(1, Math.ceil((longest + 4) / width));
  const isNamed = (place: number) =>
    place === bars.length - 1 || (place % every === 0 && bars.length - 1 - place >= every);
  return picture(height, [
    ...upTo(highest, step).flatMap((games) => [
      line(games === 0 ? 'axis' : 'grid', left, y(games), right, y(games)),
      word(`${games}`, left - 6, y(games), 'end'),
    ]),
    ...bars.map(
      ({ games }, place) =>
        html`<rect class="bar" x="${short(middle(place) - width * 0.425)}" y="${short(y(games))}" width="${short(width * 0.85)}" height="${short(floor - y(games))}"/>`,
    ),
    ...bars.flatMap(({ name }, place) =>
      isNamed(place) ? [word(name, middle(place), floor + 14, 'middle')] : [],
    ),
    word('turns each', (left + right) / 2, floor + 34, 'middle'),
  ]);
}

export interface NamedShare extends Share {
  readonly name: string;
}

const ROW = 30;
const MOST_NAME = 118;

/** A name in as many lines as it needs: words are kept whole. */
function wrapName(name: string, width = MOST_NAME): string[] {
  const [first = '', ...rest] = name.split(' ');
  const lines = [first];
  for (const next of rest) {
    const longer = `${lines.at(-1)} ${next}`;
    if (estimateWidth(longer) > width) lines.push(next);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Shares with their intervals; a line where chance alone would have them. Without one, all that is possible is shown. */
export function shareChart(shares: readonly NamedShare[], even?: number): string {
  const most = even === undefined ? 1 : Math.max(...shares.map(({ high }) => high));
  const step = even === undefined ? 0.25 : most > 0.4 ? 0.2 : 0.1;
  const max = Math.min(1, Math.ceil(most / step) * step);
  const figures = shares.map(({ share }) => percent(share, 1));
  const names = shares.map(({ name }) => wrapName(name));
  const left = 14 + Math.min(MOST_NAME, Math.max(...names.flat().map(estimateWidth)));
  const right = WIDTH - 14 - Math.max(...figures.map(estimateWidth));
  const [top, floor] = [12, 12 + ROW * shares.length];
  const x = (share: number) => left + ((right - left) * share) / max;
  const y = (place: number) => top + ROW * (place + 0.5);
  const ticks = upTo(Math.round(max / step), 1).map((place) => place * step);
  return picture(floor + 32, [
    ...ticks.flatMap((share) => [
      line('grid', x(share), top, x(share), floor),
      word(percent(share), x(share), floor + 14, 'middle'),
    ]),
    line('axis', left, top, left, floor),
    ...shares.flatMap(({ share, low, high }, place) => [
      line('interval', x(low), y(place), x(Math.min(high, max)), y(place)),
      html`<circle class="share" cx="${short(x(share))}" cy="${short(y(place))}" r="4.5"/>`,
      ...(names[place] ?? []).map((name, row, all) =>
        word(name, left - 6, y(place) + (row - (all.length - 1) / 2) * LETTERS, 'end'),
      ),
      word(figures[place] ?? '', right + 8, y(place), 'start'),
    ]),
    ...(even === undefined ? [] : [line('even', x(even), top, x(even), floor)]),
  ]);
}
