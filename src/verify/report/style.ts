import { pageStyle } from '../../html/style.js';

/** Styles of the report: findings, cards with their clauses, charts. */
export const reportStyle = `${pageStyle}
.numbers { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 0; padding: 0; list-style: none; color: var(--quiet); }
.numbers b { color: var(--ink); font-size: 1.2rem; }
.asked { color: var(--quiet); font-size: .9rem; margin: .5rem 0; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
nav a { padding: .3rem 0; }
.findings, .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: .75rem; align-items: start; }
.findings { grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }
.card:target { outline: 2px solid var(--accent); }
.card img, .finding img { float: right; width: 4.5rem; margin: 0 0 .25rem .5rem; border-radius: .25rem; }
.card:has(details[open]) img { width: 7.75rem; }
/* An open card is as high as some closed ones: they go on beside it. */
.card:has(details[open]) { grid-row: span 3; }
.card:has(details[open] .clause + .clause) { grid-row: span 5; }
.finding p { margin: .25rem 0; font-size: .95rem; }
.finding p.why { color: inherit; }
.verdict { font-weight: bold; font-size: .85rem; color: var(--good); }
.verdict.bad { color: var(--bad); }
.verdict.rare { color: var(--warn); }
.rare .why { color: var(--warn); }
summary { cursor: pointer; color: var(--accent); font-size: .9rem; padding: .25rem 0; }
.clause { border-top: 1px solid var(--line); padding: .25rem 0; }
.clause:first-of-type { border-top: 0; }
.says { font-size: .95rem; margin: .25rem 0; }
.contexts { margin: .25rem 0; font-size: .85rem; line-height: 1.4; }
.contexts div { padding-left: 1rem; text-indent: -1rem; }
.contexts dt, .contexts dd { display: inline; margin: 0; }
.contexts dt { font-weight: bold; }
.contexts dt::after { content: ":"; }
.contexts div::before { content: "\\2713"; display: inline-block; width: 1rem; text-indent: 0; color: var(--good); }
.contexts .idle::before, .contexts .unmet::before, .contexts .asleep::before, .contexts .unplayed::before { content: "\\2013"; color: var(--quiet); }
.contexts .disagrees::before { content: "\\2717"; color: var(--bad); }
table { border-collapse: collapse; width: 100%; font-size: .8rem; clear: right; }
td, th { text-align: right; padding: 0 0 0 .35rem; font-weight: normal; white-space: nowrap; }
th[scope=col] { color: var(--quiet); }
th:first-child { text-align: left; padding: 0; }
.edition > summary { font-size: 1.1rem; }
.plots { margin-bottom: 1.25rem; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; max-width: 26rem; break-inside: avoid; }
figcaption { color: var(--quiet); font-size: .9rem; }
svg.chart { width: 100%; height: auto; display: block; font-family: Georgia, "Times New Roman", serif; fill: #2b2430; }
.chart .grid { stroke: #eee; }
.chart .axis { stroke: #b9b0bd; }
.chart .bar, .chart .share { fill: #7a3b5d; }
.chart .interval { stroke: #b9b0bd; stroke-width: 5; stroke-linecap: round; }
.chart .even { stroke: #2b2430; stroke-dasharray: 4 3; }
@media print {
  nav, .card summary { display: none; }
  details::details-content { display: block; content-visibility: visible; }
  .cards { display: block; columns: 2; column-gap: .75rem; }
  .card img, .card:has(details[open]) img { width: 5rem; }
  .card > .meta { break-after: avoid; }
  .clause, table { break-inside: avoid; }
  table { break-before: avoid; }
  .edition > summary { break-after: avoid; list-style: none; font-weight: bold; color: inherit; }
  .plots { grid-template-columns: 1fr 1fr; }
}
`;

/** The script of the page: search and filters; a link to a card opens it; printing expands everything. */
export const behaviour = `
const fields = ['search', 'verdict', 'edition', 'kind'].map((id) => document.getElementById(id));
const [search, verdict, edition, kind] = fields;
const cards = [...document.querySelectorAll('.card')];
function show() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    const { name, verdict: found, editions, kind: of } = card.dataset;
    const fits = words.every((word) => name.includes(word)) && (verdict.value === '' || found === verdict.value)
      && (edition.value === '' || editions.split(' ').includes(edition.value)) && (kind.value === '' || of === kind.value);
    card.classList.toggle('hidden', !fits);
    if (fits) shown++;
  }
  const all = cards.length + (cards.length === 1 ? ' card' : ' cards');
  document.getElementById('shown').textContent = shown === cards.length ? all : shown === 0 ? 'No cards match.' : shown + ' of ' + all;
}
for (const field of fields) field.addEventListener('input', show);
show();
function goTo() {
  const card = cards.find((one) => '#' + one.id === location.hash);
  if (card === undefined) return;
  if (card.classList.contains('hidden')) {
    for (const field of fields) field.value = '';
    show();
  }
  card.querySelector('details').open = true;
  card.scrollIntoView();
}
addEventListener('hashchange', goTo);
goTo();
let opened = [];
addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll('details:not([open])')];
  for (const one of opened) one.open = true;
});
addEventListener('afterprint', () => {
  for (const one of opened) one.open = false;
});
`;
