/** How the page looks: on a phone, on a desk, on paper. */
export const style = `
:root { --ink: #2b2430; --quiet: #6d6372; --line: #ddd6e0; --accent: #7a3b5d; --good: #3c6e47; --bad: #a3262a; --warn: #9a6b13; --paper: #fdfcfb; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 76rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, "Times New Roman", serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: .75rem 0 .25rem; }
.lead { font-size: 1.2rem; margin: 0 0 1rem; }
.numbers { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 0; padding: 0; list-style: none; color: var(--quiet); }
.numbers b { color: var(--ink); font-size: 1.2rem; }
nav a { color: var(--accent); margin-right: 1rem; }
summary.edition { font-size: 1.1rem; margin: .5rem 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; }
figure { margin: 0; }
figcaption { color: var(--quiet); font-size: .9rem; }
svg.chart { width: 100%; height: auto; display: block; }
.filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem; padding: .5rem 0; background: var(--paper); }
.filters input, .filters select { font: inherit; padding: .35rem .5rem; border: 1px solid var(--line); border-radius: .3rem; background: #fff; color: inherit; }
.filters input { flex: 1 1 10rem; min-width: 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: .75rem; align-items: start; }
.card { border: 1px solid var(--line); border-left: .35rem solid var(--good); border-radius: .3rem; background: #fff; padding: .5rem .7rem; break-inside: avoid; }
.card.bad { border-left-color: var(--bad); }
.card.rare { border-left-color: var(--warn); }
.card img { float: right; width: 4rem; margin: 0 0 .25rem .5rem; border-radius: .25rem; }
.card h3 { margin: 0; }
.meta { color: var(--quiet); font-size: .85rem; margin: 0; }
.verdict { font-variant: small-caps; color: var(--good); }
.bad .verdict, .verdict.bad { color: var(--bad); }
.rare .verdict, .verdict.rare { color: var(--warn); }
.says { font-size: .95rem; margin: .25rem 0; }
.why { color: var(--bad); margin: .25rem 0; font-size: .95rem; }
summary { cursor: pointer; color: var(--accent); font-size: .9rem; }
.contexts { margin: .25rem 0; padding: 0; list-style: none; font-size: .85rem; columns: 1; }
.contexts li::before { content: "\\2713\\00a0"; color: var(--good); }
.contexts li.asleep::before, .contexts li.unmet::before, .contexts li.unplayed::before, .contexts li.idle::before { content: "\\00b7\\00a0"; color: var(--quiet); }
.contexts li.disagrees::before { content: "\\2717\\00a0"; color: var(--bad); }
code { font: .85em/1.4 ui-monospace, Menlo, Consolas, monospace; }
table { border-collapse: collapse; font-size: .85rem; }
td, th { text-align: right; padding: 0 .5rem 0 0; font-weight: normal; }
th:first-child, td:first-child { text-align: left; }
.hidden { display: none; }
.none { color: var(--quiet); }
@media print { .filters { display: none; } body { max-width: none; padding: 0; } details > summary { display: none; } .card { font-size: .85rem; } }
`;

/** What the page does by itself: search and filters. */
export const behaviour = `
const [search, verdict, edition, kind] = ['search', 'verdict', 'edition', 'kind'].map((id) => document.getElementById(id));
const cards = [...document.querySelectorAll('.card[data-name]')];
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
  document.getElementById('none').classList.toggle('hidden', shown > 0);
}
for (const field of [search, verdict, edition, kind]) field.addEventListener('input', show);
addEventListener('beforeprint', () => document.querySelectorAll('details').forEach((one) => { one.open = true; }));
`;
