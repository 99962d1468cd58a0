import type { Deck } from '../../deck/deck.js';
import type { VerifyReport } from '../verify-report.js';
import { cards } from './cards.js';
import { findings } from './findings.js';
import { Html, html } from './html.js';
import type { PageOptions } from './page-options.js';
import { plots } from './plots.js';
import { behaviour, style } from './style.js';
import { count, number } from './words.js';

/** The report as one page that needs nothing else: for a phone, a desk or a printer. */
export async function reportPage(
  deck: Deck,
  report: VerifyReport,
  options: PageOptions = {},
): Promise<string> {
  const { tables } = report.statistics;
  const followed = tables.reduce((sum, { lockstepGames }) => sum + lockstepGames, 0);
  const hasFindings = report.details.length > 0;
  const played = await plots(deck, tables);
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
<p class="lead ${hasFindings ? 'bad' : 'good'}">${lead(report)}</p>
<ul class="numbers">
<li><b>${number(report.probes)}</b> ${report.probes === 1 ? 'probe' : 'probes'}</li>
<li><b>${number(report.games)}</b> ${report.games === 1 ? 'game' : 'games'}</li>
<li><b>${number(followed)}</b> of them followed by the second model</li>
<li>seed <b>${report.seed}</b></li>
</ul>
<nav>${hasFindings && html`<a href="#findings">What needs a look</a> `}<a href="#cards">Cards</a>${
    played.text !== '' && html` <a href="#plays">How it plays</a>`
  }</nav>
</header>
<main>
${hasFindings && findings(deck, report, options)}
${cards(deck, report, options)}
${played}
</main>
<script>${new Html(behaviour)}</script>
</body>
</html>
`;
  return page.text;
}

function lead({ cards: verdicts, findings: found }: VerifyReport): string {
  const all = Object.values(verdicts);
  const proven = all.filter(({ verdict }) => verdict === 'proven').length;
  if (found === 0)
    return all.length === 1 ? 'The card does what it says.' : `All ${all.length} cards do what they say.`;
  const things = found === 1 ? 'one thing needs' : `${found} things need`;
  return `${proven} of ${count(all.length, 'card')} ${all.length === 1 ? 'is' : 'are'} proven; ${things} a look.`;
}
