/** The card list of the report page: faces, verdicts, clauses and the outcomes of their probes. */

import type { Deck } from '../../deck/deck.js';
import { type Html, html } from '../../html/html.js';
import { CARD_KINDS } from '../../vocabulary/kinds/index.js';
import { isPlayed, type PlayedCard } from '../core/clause-refs.js';
import { OUTCOMES, type Outcome } from '../probes/run-probe.js';
import type { Odds } from '../statistics/odds.js';
import { type CardVerdict, type ClauseVerdict, VERDICTS, type Verdict } from '../verdicts/verdicts.js';
import type { VerifyReport } from '../verdicts/verify-report.js';
import { getTitle, inDeckLanguage, toAnchor } from './card-names.js';
import { count, number, percent } from './figures.js';
import type { PageOptions } from './page-options.js';
import { chooseTone, verdictMark, verdictWords } from './verdict-mark.js';

/** Every card with its face and verdict, the worst ones first, and what there is to know about it. */
export function cardList(deck: Deck, report: VerifyReport, options: PageOptions): Html {
  const ids = Object.keys(report.cards).sort(
    (a, b) =>
      badness(report, a) - badness(report, b) ||
      inOrder(getTitle(deck, a), getTitle(deck, b)) ||
      inOrder(a, b),
  );
  return html`<section id="cards">
<h2>Cards</h2>
<p class="meta">Each clause was tried in the situations that are named, and in games. The tables are of games between bots that play to win. Discarded: how often as a play, for each time it was drawn. Odds: what playing it adds to the chance of winning, in points, with a 95&nbsp;% interval.</p>
${filters(deck, report)}
<p id="shown" class="meta" role="status">${count(ids.length, 'card')}</p>
<div class="cards">
${ids.map((id) => card(deck, id, report, options))}</div>
</section>`;
}

const badness = (report: VerifyReport, id: string) =>
  VERDICTS.indexOf((report.cards[id] as CardVerdict).verdict);
const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function filters(deck: Deck, report: VerifyReport): Html {
  const found = new Set(Object.values(report.cards).map(({ verdict }) => verdict));
  const select = (id: string, label: string, all: string, values: readonly (readonly [string, string])[]) =>
    html`<select id="${id}" aria-label="${label}"><option value="">${all}</option>${values.map(
      ([value, name]) => html`<option value="${value}">${name}</option>`,
    )}</select>
`;
  const verdicts = VERDICTS.filter((one) => found.has(one)).map((one) => [one, verdictWords(one)] as const);
  const named = (names: readonly string[]) => names.map((name) => [name, name] as const);
  return html`<div class="filters">
<input id="search" type="search" placeholder="Search" aria-label="Search">
${select('verdict', 'Verdict', 'all verdicts', verdicts)}${select('edition', 'Edition', 'all editions', named(Object.keys(deck.editions)))}${select('kind', 'Kind', 'all kinds', named(kindsIn(deck, report)))}</div>`;
}

const kindsIn = (deck: Deck, report: VerifyReport) => {
  const found = new Set(Object.keys(report.cards).map((id) => deck.cards[id]?.kind));
  return CARD_KINDS.filter((kind) => found.has(kind));
};

function card(deck: Deck, id: string, report: VerifyReport, options: PageOptions): Html {
  const verdict = report.cards[id] as CardVerdict;
  const found = deck.cards[id];
  if (found === undefined) return html``;
  const face = options.face?.(id);
  const says = verdict.clauses.map((clause) => options.textOf?.(id, clause.path) ?? '');
  const name = [id, found.title, found.kind, found.text ?? '', ...says].join(' ').toLowerCase();
  return html`<article class="card ${chooseTone(verdict.verdict)}" id="${toAnchor(id)}" data-name="${name}" data-verdict="${verdict.verdict}" data-editions="${found.editions.join(' ')}" data-kind="${found.kind}">
${face !== undefined && html`<img src="${face}" alt="" loading="lazy">`}
<h3${inDeckLanguage(deck)}>${found.title}</h3>
<p class="meta">${found.kind} · ${verdictMark(verdict.verdict)}</p>
${verdict.editions !== undefined && html`<p class="meta">${inEachEdition(verdict.editions)}</p>`}
${verdict.reason !== undefined && html`<p class="why">${verdict.reason}</p>`}
${found.text !== undefined && html`<p class="says"><span${inDeckLanguage(deck)}>${found.text}</span> <code>text</code> ${verdictMark('manual')}</p>`}
${isPlayed(found) && details(deck, id, found, verdict, report, options)}
</article>
`;
}

/** `first: never takes effect, long: proven`. */
const inEachEdition = (editions: Readonly<Record<string, Verdict>>) =>
  Object.entries(editions)
    .map(([edition, verdict]) => `${edition}: ${verdictWords(verdict)}`)
    .join(', ');

function details(
  deck: Deck,
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
  const clauses = verdict.clauses.length === 0 ? 'No effect' : count(verdict.clauses.length, 'clause');
  return html`<details>
<summary>${clauses}${odds.length > 0 && ', odds'}</summary>
${verdict.clauses.map((clause) => clauseDetails(deck, id, clause, options))}
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

function clauseDetails(deck: Deck, id: string, clause: ClauseVerdict, { textOf }: PageOptions): Html {
  const text = textOf?.(id, clause.path);
  const { fired, idle, declined, unmet, cancelled, covered, moved } = clause.games;
  const counts = [
    [fired, 'acted'],
    [idle, 'nothing to act on'],
    [declined, 'declined'],
    [unmet, 'its if did not hold'],
    [cancelled, 'cancelled'],
    [covered, 'covered'],
    [moved, 'moved'],
  ] as const;
  const seen = counts.filter(([many]) => many > 0).map(([many, what]) => `${what} ${number(many)}×`);
  return html`<div class="clause">
<p class="says"><span${inDeckLanguage(deck)}>${text ?? ''}</span> <code>${clause.path}</code> ${verdictMark(clause.verdict)}</p>
${clause.reason !== undefined && html`<p class="why">${clause.reason}</p>`}
<dl class="contexts">${OUTCOMES.map((outcome) => listTried(clause, outcome))}</dl>
${seen.length > 0 && html`<p class="meta">In games: ${seen.join(', ')}.</p>`}
</div>`;
}

/** The situations with one outcome: there are a dozen or two of them for each clause, and most end alike. */
function listTried({ contexts }: ClauseVerdict, outcome: Outcome): Html {
  const names = Object.keys(contexts).filter((context) => contexts[context] === outcome);
  if (names.length === 0) return html``;
  return html`<div class="${outcome}"><dt>${outcomeWords[outcome]}</dt> <dd>${names.join('; ')}</dd></div>`;
}

function oddsTable(odds: readonly (Odds & { readonly edition: string })[]): Html {
  const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(1)}`;
  return html`<table>
<tr><th scope="col">edition</th><th scope="col">drawn</th><th scope="col">played</th><th scope="col">discarded</th><th scope="col">odds</th></tr>
${odds.map(
  (
    one,
  ) => html`<tr><th scope="row">${one.edition}</th><td>${number(one.drawn)}</td><td>${percent(one.played)}</td><td>${one.discarded.toFixed(2)}×</td><td>${
    one.playing === null ? '–' : `${points(one.playing)} ± ${(100 * (one.playingMargin ?? 0)).toFixed(1)}`
  }</td></tr>
`,
)}</table>`;
}
