import type { Deck } from '../../deck/deck.js';
import { SLOTS } from '../../vocabulary/icons.js';
import { isPlayed, type PlayedCard } from '../clause-refs.js';
import type { Outcome } from '../probes/run-probe.js';
import type { Odds } from '../statistics/odds.js';
import type { TableStatistics } from '../statistics/statistics.js';
import type { CardVerdict, ClauseVerdict, Verdict } from '../verdicts.js';
import type { Finding, VerifyReport } from '../verify-report.js';
import { chartist, type Draw, lengthChart, shareChart } from './charts.js';
import { Html, html } from './html.js';
import { behaviour, style } from './style.js';

export interface PageOptions {
  /** A small picture of a card, as the address of an image (a data URI). */
  readonly face?: (id: string) => string | undefined;
  /** What a clause says, in words. */
  readonly textOf?: (id: string, path: string) => string | undefined;
  /** Where the replay of a finding lies, relative to the page. */
  readonly replayOf?: (finding: Finding) => string | undefined;
}

/** The report as one page that needs nothing else: for a phone, a desk or a printer. */
export async function reportPage(
  deck: Deck,
  report: VerifyReport,
  options: PageOptions = {},
): Promise<string> {
  const draw = await chartist();
  const ids = Object.keys(report.cards).sort((a, b) => (titleOf(deck, a) < titleOf(deck, b) ? -1 : 1));
  const proven = ids.filter((id) => report.cards[id]?.verdict === 'proven').length;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${deck.name} ${deck.version}: verified</title>
<style>${new Html(style)}</style>
</head>
<body>
<header>
<h1>${deck.name} ${deck.version}</h1>
<p class="lead">${lead(proven, ids.length, report.findings)}</p>
<ul class="numbers">
<li><b>${number(report.probes)}</b> probes</li>
<li><b>${number(report.games)}</b> games</li>
<li><b>${number(sum(report.statistics.tables.map((table) => table.lockstepGames)))}</b> of them followed by the second model</li>
<li>seed <b>${report.seed}</b></li>
</ul>
<nav><a href="#cards">Cards</a> <a href="#plays">How it plays</a></nav>
</header>
${report.details.length > 0 && findings(deck, report.details, options)}
<section id="cards">
<h2>Cards</h2>
${filters(deck, report)}
<div class="cards">
${ids.map((id) => card(deck, id, report, options))}
</div>
<p id="none" class="none hidden">No card fits.</p>
</section>
${plots(draw, deck, report.statistics.tables)}
<script>${new Html(behaviour)}</script>
</body>
</html>
`;
  return page.text;
}

const titleOf = (deck: Deck, id: string) => deck.cards[id]?.title ?? id;
const number = (value: number) => value.toLocaleString('en-GB');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function lead(proven: number, all: number, found: number): string {
  if (found === 0) return `All ${all} cards do what they say.`;
  return `${proven} of ${all} cards are proven; ${found === 1 ? 'one thing needs' : `${found} things need`} a look.`;
}

const words: Readonly<Record<Finding['verdict'] | 'proven', string>> = {
  proven: 'proven',
  disagrees: 'disagrees with the rules',
  unplayable: 'can’t be played',
  'never-fired': 'never acts',
  'no-change': 'changes nothing',
  rare: 'rare',
  unsound: 'unsound',
};

function findings(deck: Deck, found: readonly Finding[], { replayOf }: PageOptions): Html {
  return html`<section>
<h2>What needs a look</h2>
${found.map((finding) => {
  const replay = replayOf?.(finding);
  return html`<p><b>${finding.card === null ? 'The game' : titleOf(deck, finding.card)}</b> ${
    finding.path !== null && html`<code>${finding.path}</code> `
  }<span class="verdict ${tone(finding.verdict)}">${words[finding.verdict]}</span>. ${finding.message} ${
    replay !== undefined && html`<code>shroud replay ${replay}</code>`
  }</p>
`;
})}
</section>`;
}

const tone = (verdict: Finding['verdict'] | 'proven') =>
  verdict === 'proven' ? '' : verdict === 'rare' ? 'rare' : 'bad';

/** How the game plays, edition by edition: between bots that play to win. */
function plots(draw: Draw, deck: Deck, tables: readonly TableStatistics[]): Html {
  const played = tables.filter(({ greedyGames }) => greedyGames > 0);
  if (played.length === 0) return html``;
  const editions = [...new Set(played.map(({ edition }) => edition))];
  return html`<section id="plays">
<h2>How it plays</h2>
<p class="meta">Games between bots that play to win. The bars are 95&nbsp;% intervals; the dashed line is an even chance.</p>
${editions.map(
  (edition) => html`<details${edition === editions[0] && html` open`}>
<summary class="edition">${edition}</summary>
${editionPlots(
  draw,
  deck,
  played.filter((table) => table.edition === edition),
)}
</details>
`,
)}</section>`;
}

function editionPlots(draw: Draw, deck: Deck, tables: readonly TableStatistics[]): Html {
  const figures = (
    title: string,
    one: (table: TableStatistics) => string,
    also: (table: TableStatistics) => string,
  ) =>
    html`<h3>${title}</h3>
<div class="plots">${tables.map(
      (table) =>
        html`<figure>${new Html(one(table))}<figcaption>${table.players} players${also(table)}</figcaption></figure>`,
    )}</div>
`;
  const even = ({ players }: TableStatistics) => 1 / players;
  const nothing = () => '';
  return html`${figures(
    'Length',
    (table) => lengthChart(draw, table),
    ({ turnsEach, stalemates, greedyGames }) =>
      `: ${turnsEach.toFixed(1)} turns each on average, ${(100 * stalemates.share).toFixed(1)} % stalemates in ${number(greedyGames)} games`,
  )}${figures(
    'Who wins, by seat',
    (table) => {
      const named = table.seats.map((share, seat) => ({
        ...share,
        name: seat === 0 ? 'starts' : `seat ${seat + 1}`,
      }));
      return shareChart(draw, named, even(table));
    },
    nothing,
  )}${figures(
    'Who wins, by family',
    (table) => {
      const families = Object.entries(table.families);
      const named = families.map(([name, share]) => ({ ...share, name: deck.families[name]?.title ?? name }));
      return shareChart(draw, named, even(table));
    },
    nothing,
  )}${figures(
    'How often a value is covered, by slot',
    (table) =>
      shareChart(
        draw,
        table.covered.map((share, slot) => ({ ...share, name: SLOTS[slot] ?? '' })),
      ),
    nothing,
  )}`;
}

function filters(deck: Deck, report: VerifyReport): Html {
  const verdicts = [...new Set(Object.values(report.cards).map(({ verdict }) => verdict))];
  const options = (values: readonly string[], all: string) =>
    html`<option value="">${all}</option>${values.map((value) => html`<option>${value}</option>`)}`;
  return html`<div class="filters">
<input id="search" type="search" placeholder="Search" aria-label="Search">
<select id="verdict" aria-label="Verdict">${options(verdicts, 'all verdicts')}</select>
<select id="edition" aria-label="Edition">${options(Object.keys(deck.editions), 'all editions')}</select>
<select id="kind" aria-label="Kind">${options(['modifier', 'event', 'death', 'mystery'], 'all kinds')}</select>
</div>`;
}

function card(deck: Deck, id: string, report: VerifyReport, options: PageOptions): Html {
  const verdict = report.cards[id] as CardVerdict;
  const found = deck.cards[id];
  if (!isPlayed(found)) return html``;
  const face = options.face?.(id);
  const says = verdict.clauses.map((clause) => options.textOf?.(id, clause.path) ?? '');
  const name = [id, found.title, found.kind, ...says].join(' ').toLowerCase();
  return html`<article class="card ${tone(verdict.verdict)}" id="${id}" data-name="${name}" data-verdict="${verdict.verdict}" data-editions="${found.editions.join(' ')}" data-kind="${found.kind}">
${face !== undefined && html`<img src="${face}" alt="" loading="lazy">`}
<h3>${found.title}</h3>
<p class="meta">${found.kind} · <span class="verdict">${words[verdict.verdict as Verdict]}</span></p>
${verdict.reason !== undefined && html`<p class="why">${verdict.reason}</p>`}
${details(id, found, verdict, report, options)}
</article>
`;
}

function details(
  id: string,
  found: PlayedCard,
  verdict: CardVerdict,
  report: VerifyReport,
  options: PageOptions,
): Html {
  const odds = found.editions.flatMap((edition) => {
    const one = report.statistics.odds[edition]?.[id];
    return one === undefined ? [] : [{ edition, ...one }];
  });
  return html`<details>
<summary>${verdict.clauses.length === 0 ? 'No effect' : `${verdict.clauses.length} ${verdict.clauses.length === 1 ? 'clause' : 'clauses'}`}, odds</summary>
${verdict.clauses.map((clause) => clauseDetails(id, clause, options))}
${odds.length > 0 && oddsTable(odds)}
</details>`;
}

const outcomeWords: Readonly<Record<Outcome, string>> = {
  disagrees: 'disagrees',
  changed: 'acted',
  idle: 'nothing to act on',
  declined: 'declined',
  cancelled: 'cancelled',
  unmet: 'its if did not hold',
  asleep: 'did not act',
  unplayed: 'could not be played',
};

function clauseDetails(id: string, clause: ClauseVerdict, { textOf }: PageOptions): Html {
  const text = textOf?.(id, clause.path);
  const { fired, idle, declined, unmet, cancelled, covered, moved } = clause.games;
  const counts = [
    [fired, 'acted'],
    [idle, 'nothing to act on'],
    [declined, 'declined'],
    [unmet, 'if did not hold'],
    [cancelled, 'cancelled'],
    [covered, 'covered'],
    [moved, 'moved'],
  ] as const;
  const seen = counts.filter(([count]) => count > 0).map(([count, what]) => `${what} ${number(count)}`);
  return html`<div class="clause">
<p class="says"><code>${clause.path}</code> ${text ?? ''} <span class="verdict ${tone(clause.verdict)}">${words[clause.verdict]}</span></p>
${clause.reason !== undefined && html`<p class="why">${clause.reason}</p>`}
<ul class="contexts">${Object.entries(clause.contexts).map(
    ([context, outcome]) => html`<li class="${outcome}">${context}: ${outcomeWords[outcome]}</li>`,
  )}</ul>
${seen.length > 0 && html`<p class="meta">In games: ${seen.join(', ')}.</p>`}
</div>`;
}

function oddsTable(odds: readonly (Odds & { readonly edition: string })[]): Html {
  const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(1)}`;
  const share = (value: number) => `${Math.round(100 * value)} %`;
  return html`<table>
<tr><th>edition</th><th>drawn</th><th>played</th><th>discarded</th><th>odds, points</th></tr>
${odds.map(
  (
    one,
  ) => html`<tr><td>${one.edition}</td><td>${number(one.drawn)}</td><td>${share(one.played)}</td><td>${share(one.discarded)}</td><td>${
    one.playing === null ? '–' : `${points(one.playing)} ± ${(100 * (one.playingMargin ?? 0)).toFixed(1)}`
  }</td></tr>
`,
)}</table>`;
}
