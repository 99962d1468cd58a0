/** Styles for desktop and phone; a card is never wider than a third of the page. */
export const PREFLIGHT_STYLE = `
:root { --ink: #1d1a22; --paper: #fbfaf7; --line: #d8d2c6; --bad: #a3152a; --odd: #8a5a00; --good: #2c6e3f; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; border-bottom: 1px solid var(--line); }
.verdict { font-size: 1.15rem; }
.bad { color: var(--bad); } .odd { color: var(--odd); } .good { color: var(--good); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { display: flex; gap: 1rem; align-items: flex-start; padding: .75rem; border: 1px solid var(--line); border-left: .35rem solid var(--odd); border-radius: .3rem; background: #fff; break-inside: avoid; }
li.error { border-left-color: var(--bad); }
li p { margin: 0 0 .25rem; }
.remedy { color: #555; font-size: .95rem; }
figure { position: relative; flex: 0 0 min(10rem, 33%); margin: 0; background: #c9d6d8; border-radius: .5rem; overflow: hidden; }
figure img { display: block; width: 100%; }
figure span { position: absolute; border: 2px solid #ff1744; border-radius: 3px; box-shadow: 0 0 0 2px #fff8; }
`;
