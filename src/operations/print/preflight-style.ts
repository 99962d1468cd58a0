import { pageStyle } from '../../html/style.js';

/** Styles of the preflight page: a card is never wider than a third of the page. */
export const preflightStyle = `${pageStyle}
body { max-width: 60rem; overflow-wrap: anywhere; }
.verdict { font-size: 1.15rem; }
.bad { color: var(--bad); } .odd { color: var(--warn); } .good { color: var(--good); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { display: flex; gap: 1rem; align-items: flex-start; padding: .75rem; border: 1px solid var(--line); border-left: .35rem solid var(--warn); border-radius: .3rem; background: #fff; break-inside: avoid; }
li.error { border-left-color: var(--bad); }
li p { margin: 0 0 .25rem; }
.remedy { color: var(--quiet); font-size: .95rem; }
figure { position: relative; flex: 0 0 min(10rem, 33%); margin: 0; background: #c9d6d8; border-radius: .5rem; overflow: hidden; }
figure img { display: block; width: 100%; }
figure span { position: absolute; border: 2px solid #ff1744; border-radius: 3px; box-shadow: 0 0 0 2px #fff8; }
`;
