import type { Deck } from '../../deck/deck.js';
import { Html, html } from '../../html/html.js';
import { SLOTS } from '../../vocabulary/icons.js';
import type { TableStatistics } from '../statistics/statistics.js';
import { lengthChart, type NamedShare, shareChart } from './charts.js';
import { count, percent } from './figures.js';

/** How the game plays, edition by edition: between bots that play to win. */
export function plots(deck: Deck, tables: readonly TableStatistics[]): Html {
  const played = tables.filter(({ greedyGames }) => greedyGames > 0);
  if (played.length === 0) return html``;
  const editions = Object.keys(deck.editions).filter((one) => played.some(({ edition }) => edition === one));
  return html`<section id="plays">
<h2>How it plays</h2>
<p class="meta">Games between bots that play to win. A dot is a share, the grey bar its 95&nbsp;% interval; the dashed line is an even chance.</p>
${editions.map(
  (edition) => html`<details class="edition"${edition === editions[0] && html` open`}>
<summary>${edition}</summary>
${editionPlots(
  deck,
  played.filter((table) => table.edition === edition),
)}
</details>
`,
)}</section>`;
}

/** A chart with a text alternative. */
interface Figure {
  readonly svg: string;
  readonly shows: string;
  readonly also?: string;
}

function editionPlots(deck: Deck, tables: readonly TableStatistics[]): Html {
  const figures = (title: string, one: (table: TableStatistics) => Figure, note?: string) =>
    html`<h3>${title}</h3>
${note !== undefined && html`<p class="meta">${note}</p>`}
<div class="plots">${tables.map((table) => figure(title, table, one(table)))}</div>
`;
  const shares = (named: readonly NamedShare[], even?: number): Figure => ({
    svg: shareChart(named, even),
    shows: named.map(shareInWords).join(', '),
  });
  return html`${figures('Length of a game', length)}${figures('Who wins, by seat', ({ seats, players }) =>
    shares(
      seats.map((share, seat) => ({ ...share, name: seat === 0 ? 'starts' : `seat ${seat + 1}` })),
      1 / players,
    ),
  )}${figures('Who wins, by family', ({ families, players }) =>
    shares(
      Object.entries(families).map(([id, share]) => ({ ...share, name: deck.families[id]?.title ?? id })),
      1 / players,
    ),
  )}${figures(
    'How often a value is covered, by slot',
    ({ covered }) => shares(covered.map((share, slot) => ({ ...share, name: SLOTS[slot] ?? '' }))),
    'Of all games, also those played at random: the part of the values laid that something covered later.',
  )}`;
}

function figure(title: string, { players }: TableStatistics, { svg, shows, also = '' }: Figure): Html {
  const named = svg.replace(
    '<svg ',
    () => html`<svg aria-label="${title}, ${count(players, 'player')}: ${shows}" `.text,
  );
  return html`<figure>${new Html(named)}<figcaption>${count(players, 'player')}${also}</figcaption></figure>
`;
}

function length(table: TableStatistics): Figure {
  const { turnsEach, stalemates, greedyGames, lengths, players } = table;
  const rounds = Object.keys(lengths).map((turns) => Math.ceil(Number(turns) / players));
  const stale = `${percent(stalemates.share, 1)} stalemates in ${count(greedyGames, 'game')}`;
  return {
    svg: lengthChart(table),
    shows: `${Math.min(...rounds)} to ${Math.max(...rounds)} turns each, ${turnsEach.toFixed(1)} on average`,
    also: `: ${turnsEach.toFixed(1)} turns each on average, ${stale}`,
  };
}

const shareInWords = ({ name, share, low, high }: NamedShare) =>
  `${name} ${percent(share, 1)} (${percent(low, 1)} to ${percent(high, 1)})`;
