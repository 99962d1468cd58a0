/** The CSS of the page: for phones, desktops and paper. */
export const style = `
:root { --ink: #2b2430; --quiet: #6d6372; --line: #ddd6e0; --accent: #7a3b5d; --good: #3c6e47; --bad: #a3262a; --warn: #8a5f10; --paper: #fdfcfb; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 76rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, "Times New Roman", serif; overflow-wrap: break-word; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: .75rem 0 .25rem; }
a { color: var(--accent); }
.lead { font-size: 1.2rem; margin: 0 0 1rem; }
.lead.bad { color: var(--bad); }
.numbers { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 0; padding: 0; list-style: none; color: var(--quiet); }
.numbers b { color: var(--ink); font-size: 1.2rem; }
.asked { color: var(--quiet); font-size: .9rem; margin: .5rem 0; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
nav a { padding: .3rem 0; }
.findings, .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: .75rem; align-items: start; }
.findings { grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }
.card, .finding { border: 1px solid var(--line); border-left: .35rem solid var(--good); border-radius: .3rem; background: #fff; padding: .5rem .7rem; display: flow-root; break-inside: avoid; scroll-margin-top: 7rem; }
.card.bad, .finding.bad { border-left-color: var(--bad); }
.card.rare, .finding.rare { border-left-color: var(--warn); }
.card:target { outline: 2px solid var(--accent); }
.card img, .finding img { float: right; width: 4.5rem; margin: 0 0 .25rem .5rem; border-radius: .25rem; }
.card:has(details[open]) img { width: 7.75rem; }
/* An open card is as high as some closed ones: they go on beside it. */
.card:has(details[open]) { grid-row: span 3; }
.card:has(details[open] .clause + .clause) { grid-row: span 5; }
.card h3, .finding h3 { margin: 0; line-height: 1.3; }
.finding p { margin: .25rem 0; font-size: .95rem; }
.finding p.why { color: inherit; }
.meta { color: var(--quiet); font-size: .85rem; margin: 0; }
.verdict { font-weight: bold; font-size: .85rem; color: var(--good); }
.verdict.bad { color: var(--bad); }
.verdict.rare { color: var(--warn); }
.why { color: var(--bad); margin: .25rem 0; font-size: .95rem; }
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
code { font: .85em/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.meta code { font-size: .95em; }
table { border-collapse: collapse; width: 100%; font-size: .8rem; clear: right; }
td, th { text-align: right; padding: 0 0 0 .35rem; font-weight: normal; white-space: nowrap; }
th[scope=col] { color: var(--quiet); }
th:first-child { text-align: left; padding: 0; }
.filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem; padding: .5rem 0; background: var(--paper); }
.filters input, .filters select { font: inherit; padding: .35rem .5rem; border: 1px solid #978d9b; border-radius: .3rem; background: #fff; color: inherit; }
.filters input { flex: 1 1 10rem; min-width: 0; }
#shown { margin: 0 0 .5rem; }
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
.hidden { display: none; }
@page { margin: 12mm; }
@media print {
  :root { font-size: 13px; }
  nav, .filters, .card summary { display: none; }
  details::details-content { display: block; content-visibility: visible; }
  body { max-width: none; padding: 0; background: #fff; }
  .cards { display: block; columns: 2; column-gap: .75rem; }
  .card { margin-bottom: .75rem; break-inside: auto; box-decoration-break: clone; }
  .card img, .card:has(details[open]) img { width: 5rem; }
  .card > .meta { break-after: avoid; }
  .clause, table { break-inside: avoid; }
  table { break-before: avoid; }
  .edition > summary { list-style: none; font-weight: bold; color: inherit; }
  h2, h3, .edition > summary { break-after: avoid; }
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
