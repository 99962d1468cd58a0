import type { Deck } from '../../deck/deck.js';
import { count } from '../../diagnostics/index.js';
import { type Html, html, page } from '../../html/html.js';
import { type Finding, RULES } from '../../print/index.js';
import { faceKey } from './preflight-faces.js';
import { preflightStyle } from './preflight-style.js';

/** Contents of the page. */
export interface AboutPreflight {
  readonly deck: string;
  readonly version: string;
  readonly profile: string;
  readonly languages: readonly string[];
  readonly cards: number;
  readonly card: Deck['card'];
  readonly findings: readonly Finding[];
  /** PNG files, by face. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Self-contained page without scripts. */
export function preflightPage(about: AboutPreflight): string {
  const { deck, version, profile, languages, cards, findings } = about;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const verdict =
    findings.length === 0 ? 'No findings.' : `${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
  const title = `Preflight: ${deck} ${version} for ${profile}`;
  const body = html`<h1>${title}</h1>
<p class="verdict ${errors > 0 ? 'bad' : warnings > 0 ? 'odd' : 'good'}">${verdict} ${count(cards, 'card')} looked at in ${languages.join(', ')}.</p>
${findings.length === 0 ? checkedRules : groups(about)}`;
  return page(title, preflightStyle, body);
}

const checkedRules = html`<p>Looked for: ${Object.values(RULES).join('; ')}.</p>`;

/** Errors first, then warnings; similar findings are grouped. */
function groups(about: AboutPreflight): readonly Html[] {
  const order = Object.keys(RULES);
  const sorted = about.findings.toSorted(
    (a, b) =>
      Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
      order.indexOf(a.rule) - order.indexOf(b.rule),
  );
  const kinds = [...new Set(sorted.map(({ severity, rule }) => `${severity} ${rule}`))];
  return kinds.map((kind, i) => {
    const some = sorted.filter(({ severity, rule }) => `${severity} ${rule}` === kind);
    const [first] = some;
    const heading = first ? `${RULES[first.rule]} (${count(some.length, first.severity)})` : '';
    return html`${i > 0 && '\n'}<h2>${heading}</h2><ul>${some.map((one) => item(one, about))}</ul>`;
  });
}

function item(finding: Finding, about: AboutPreflight): Html {
  const { severity, message, remedy } = finding;
  return html`<li class="${severity}">${picture(finding, about)}<div><p>${message}</p><p class="remedy">${remedy}</p></div></li>`;
}

/** The card with the place marked. */
function picture(finding: Finding, { pictures, card }: AboutPreflight): Html | undefined {
  const png = pictures.get(faceKey(finding));
  if (png === undefined) return undefined;
  const image = html`<img src="data:image/png;base64,${Buffer.from(png).toString('base64')}" alt="${finding.card ?? ''}">`;
  return html`<figure>${image}${finding.place && mark(finding.place, card)}</figure>`;
}

/** Minimum size of a marked place, in mm, so that it is visible. */
const LEAST = 4;

function mark(place: NonNullable<Finding['place']>, { width, height }: Deck['card']): Html {
  const side = (from: number, length: number, whole: number) => {
    const long = Math.max(length, LEAST) + 2;
    const start = Math.max(0, Math.min(whole - long, from + length / 2 - long / 2));
    return [start, Math.min(long, whole)].map((one) => `${Math.round((one / whole) * 1000) / 10}%`);
  };
  const [left, wide] = side(place.x, place.width, width);
  const [top, high] = side(place.y, place.height, height);
  return html`<span style="left:${left};top:${top};width:${wide};height:${high}"></span>`;
}
