import type { Deck } from '../../deck/deck.js';
import { html, page } from '../../html/html.js';
import { isPlayed } from '../core/clause-refs.js';
import { isTold } from '../core/manual-text-cards.js';
import type { VerifyReport } from '../verdicts/verify-report.js';
import { cardList } from './card-list.js';
import { count, number, percent } from './figures.js';
import { findings } from './findings.js';
import type { PageOptions } from './page-options.js';
import { plots } from './plots.js';
import { behaviour, reportStyle } from './style.js';

/** The report as one self-contained page, for phones, desktops and printers. */
export function reportPage(deck: Deck, report: VerifyReport, options: PageOptions = {}): string {
  const { tables } = report.statistics;
  const followed = tables.reduce((sum, { lockstepGames }) => sum + lockstepGames, 0);
  const hasFindings = report.details.length > 0;
  const played = plots(deck, tables);
  const body = html`<header>
<h1>${deck.name} ${deck.version}</h1>
<p class="lead ${hasFindings ? 'bad' : 'good'}">${lead(report)}</p>
<ul class="numbers">
<li><b>${number(report.probes)}</b> ${report.probes === 1 ? 'probe' : 'probes'}</li>
<li><b>${number(report.games)}</b> ${report.games === 1 ? 'game' : 'games'}</li>
<li><b>${number(followed)}</b> of them followed by the second model</li>
<li>seed <b>${report.seed}</b></li>
</ul>
<p class="asked">${describeScope(deck, report)}</p>
<nav>${hasFindings && html`<a href="#findings">What needs a look</a> `}<a href="#cards">Cards</a>${
    played.text !== '' && html` <a href="#plays">How it plays</a>`
  }</nav>
</header>
<main>
${hasFindings && findings(deck, report, options)}
${cardList(deck, report, options)}
${played}
</main>`;
  return page(`${deck.name} ${deck.version}: verified`, reportStyle, body, behaviour);
}

function lead({ cards: verdicts, findings: found }: VerifyReport): string {
  const all = Object.values(verdicts);
  const proven = all.filter(({ verdict }) => verdict === 'proven').length;
  const manual = all.filter(({ verdict }) => verdict === 'manual').length;
  if (found === 0 && manual > 0)
    return `${proven} of ${count(all.length, 'card')} ${proven === 1 ? 'is' : 'are'} proven; ${manual === 1 ? 'one has' : `${manual} have`} hand-written text, which can’t be verified.`;
  if (found === 0)
    return all.length === 1 ? 'The card does what it says.' : `All ${all.length} cards do what they say.`;
  const things = found === 1 ? 'one thing needs' : `${found} things need`;
  return `${proven} of ${count(all.length, 'card')} ${all.length === 1 ? 'is' : 'are'} proven; ${things} a look.`;
}

/** The scope of the run: a page that says "all proven" should say all of what. */
function describeScope(
  deck: Deck,
  { asked: { games, lockstep, editions, players }, ...report }: VerifyReport,
): string {
  const all = Object.values(deck.cards).filter((card) => isPlayed(card) || isTold(card)).length;
  const some = Object.keys(report.cards).length;
  const cards =
    some === all
      ? `${all === 1 ? 'The only card was' : `All ${all} cards were`} asked for`
      : `${some} of the ${all} cards ${some === 1 ? 'was' : 'were'} asked for`;
  const where = editions === undefined ? 'all editions' : `the ${list('edition', editions)}`;
  const who = players === undefined ? 'all numbers of players' : `${players.join(' or ')} players`;
  const isMore = report.evidence.tallies.some((tally) => tally.games > games);
  const followed =
    lockstep >= 1 ? 'all' : lockstep <= 0 ? 'none' : percent(lockstep, lockstep < 0.01 ? 2 : 0);
  return `${cards}, in ${where}, with ${who}: ${isMore ? 'at least ' : ''}${count(games, 'game')} at each table, ${followed} of them followed by the second model.${describeUnverified(deck)}`;
}

/** What of a deck is no matter of the rules. */
function describeUnverified({ cards }: Deck): string {
  const customKinds = Object.values(cards).flatMap((card) => (card.kind === 'own' ? [card.of] : []));
  if (customKinds.length === 0) return '';
  return ` ${count(customKinds.length, 'other card')} (${[...new Set(customKinds)].join(', ')}) ${customKinds.length === 1 ? 'is' : 'are'} drawn, not played.`;
}

const list = (what: string, names: readonly string[]) =>
  `${what}${names.length === 1 ? '' : 's'} ${names.join(', ')}`;
