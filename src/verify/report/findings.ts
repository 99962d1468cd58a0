import type { Deck } from '../../deck/deck.js';
import { type Html, html } from '../../html/html.js';
import { listProblems } from '../verdicts/problems.js';
import type { VerifyReport } from '../verdicts/verify-report.js';
import { getTitle, inDeckLanguage, toAnchor } from './card-names.js';
import type { PageOptions } from './page-options.js';
import { chooseTone, verdictMark } from './verdict-mark.js';

/** The findings, each with its reason and remedy. */
export function findings(deck: Deck, report: VerifyReport, { face, replayOf }: PageOptions): Html {
  const problems = listProblems(report);
  return html`<section id="findings">
<h2>What needs a look</h2>
<div class="findings">
${report.details.map((finding, place) => {
  const { card, path, verdict, message } = finding;
  const picture = card === null ? undefined : face?.(card);
  const replay = replayOf?.(finding);
  return html`<article class="finding ${chooseTone(verdict)}">
${picture !== undefined && html`<img src="${picture}" alt="">`}
<h3>${card === null ? 'The game' : cardLink(deck, report, card)}</h3>
<p class="meta">${path !== null && html`<code>${path}</code> · `}${verdictMark(verdict)}</p>
<p class="why">${message}</p>
<p>${withCode(problems[place]?.hint ?? '')}</p>
${replay !== undefined && html`<p>See it: <code>shroud replay ${replay}</code></p>`}
</article>
`;
})}</div>
</section>`;
}

/** A card that shares the blame may not be among the requested ones. */
function cardLink(deck: Deck, report: VerifyReport, id: string): Html {
  const title = html`<span${inDeckLanguage(deck)}>${getTitle(deck, id)}</span>`;
  return id in report.cards ? html`<a href="#${toAnchor(id)}">${title}</a>` : title;
}

/** Renders text between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, place) => (place % 2 === 0 ? part : html`<code>${part}</code>`));
