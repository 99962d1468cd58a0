import { pageStyle } from '../../html/style.js';

/** Styles of the translation page: a face, and two columns of words beside it. */
export const previewStyle = `${pageStyle}
.card.text { display: grid; grid-template-columns: 13rem 1fr; gap: .25rem 1rem; align-items: start; margin: .75rem 0; border-left-color: var(--line); }
.card.text.bad { border-left-color: var(--bad); }
.card.text.rare { border-left-color: var(--warn); }
.card.text:not(:has(> img)) { grid-template-columns: 1fr; }
.card.text img { width: 100%; border-radius: .5rem; background: #cfc8d3; }
.card.text.hidden { display: none; }
.said h3 { font-size: 1.15rem; }
.pair { display: grid; grid-template-columns: 5.5rem 1fr 1fr; gap: 0 1rem; border-top: 1px solid var(--line); padding: .3rem 0; }
.pair p { margin: 0; }
.pair .what { color: var(--quiet); font-size: .85rem; padding-top: .15rem; }
.missing, .was b { color: var(--bad); font-style: italic; }
.was { margin: 0 0 .3rem 6.5rem; font-size: .85rem; color: var(--warn); }
.was b { color: var(--warn); }
@media (max-width: 46rem) {
  .card.text { grid-template-columns: 1fr; }
  .card.text img { width: min(15.5rem, 80%); margin: 0 auto; }
  .pair { grid-template-columns: 1fr; gap: .15rem; }
  .pair .what + p { color: var(--quiet); }
  .was { margin-left: 0; }
  .filters #search { flex-basis: 100%; }
  .filters select { flex: 1; min-width: 0; }
}
@media print {
  .card.text { break-inside: avoid; grid-template-columns: 42mm 1fr; }
  #shown { display: none; }
}
`;

/** Filters by search, state and set, and counts the matches. */
export const previewBehaviour = `
const fields = ['search', 'state', 'group'].map((id) => document.getElementById(id));
const [search, state, group] = fields;
const cards = [...document.querySelectorAll('.card')];
function show() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    const { name, states, group: of } = card.dataset;
    const fits = words.every((word) => name.includes(word)) && (state.value === '' || states.split(' ').includes(state.value))
      && (group.value === '' || of === group.value);
    card.classList.toggle('hidden', !fits);
    if (fits) shown++;
  }
  document.getElementById('shown').textContent = shown === 0 ? 'Nothing fits.' : shown + ' of ' + cards.length;
}
for (const field of fields) field.addEventListener('input', show);
show();
`;
