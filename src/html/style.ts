/** Styles that all pages share: colours, type, items in boxes, filters; for phones, desktops and paper. */
export const pageStyle = `
:root { --ink: #2b2430; --quiet: #6d6372; --line: #ddd6e0; --accent: #7a3b5d; --good: #3c6e47; --bad: #a3262a; --warn: #8a5f10; --paper: #fdfcfb; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 76rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, "Times New Roman", serif; overflow-wrap: break-word; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: .75rem 0 .25rem; }
a { color: var(--accent); }
.lead { font-size: 1.2rem; margin: 0 0 1rem; }
.lead.bad { color: var(--bad); }
.card, .finding { border: 1px solid var(--line); border-left: .35rem solid var(--good); border-radius: .3rem; background: #fff; padding: .5rem .7rem; display: flow-root; break-inside: avoid; scroll-margin-top: 7rem; }
.card.bad, .finding.bad { border-left-color: var(--bad); }
.card.rare, .finding.rare { border-left-color: var(--warn); }
.card h3, .finding h3 { margin: 0; line-height: 1.3; }
.meta { color: var(--quiet); font-size: .85rem; margin: 0; }
.why { color: var(--bad); margin: .25rem 0; font-size: .95rem; }
code { font: .85em/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.meta code { font-size: .95em; }
.filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem; padding: .5rem 0; background: var(--paper); }
.filters input, .filters select { font: inherit; padding: .35rem .5rem; border: 1px solid #978d9b; border-radius: .3rem; background: #fff; color: inherit; }
.filters input { flex: 1 1 10rem; min-width: 0; }
#shown { margin: 0 0 .5rem; }
.hidden { display: none; }
@page { margin: 12mm; }
@media print {
  :root { font-size: 13px; }
  .filters { display: none; }
  body { max-width: none; padding: 0; background: #fff; }
  .card { margin-bottom: .75rem; break-inside: auto; box-decoration-break: clone; }
  h2, h3 { break-after: avoid; }
}
`;
