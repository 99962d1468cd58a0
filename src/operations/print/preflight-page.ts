import type { Deck } from '../../deck/deck.js';
import { count } from '../../diagnostics/index.js';
import { type Finding, RULES } from '../../print/index.js';
import { escapeXml as escaped } from '../../render/template/element.js';
import { faceKey } from './preflight-faces.js';
import { PREFLIGHT_STYLE } from './preflight-style.js';

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
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${PREFLIGHT_STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
<p class="verdict ${errors > 0 ? 'bad' : warnings > 0 ? 'odd' : 'good'}">${verdict} ${count(cards, 'card')} looked at in ${escaped(languages.join(', '))}.</p>
${findings.length === 0 ? describeRequest() : groups(about)}
</body></html>
`;
}

const describeRequest = (): string => `<p>Looked for: ${Object.values(RULES).map(escaped).join('; ')}.</p>`;

/** Errors first, then warnings; similar findings are grouped. */
function groups(about: AboutPreflight): string {
  const order = Object.keys(RULES);
  const sorted = about.findings.toSorted(
    (a, b) =>
      Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
      order.indexOf(a.rule) - order.indexOf(b.rule),
  );
  const kinds = [...new Set(sorted.map(({ severity, rule }) => `${severity} ${rule}`))];
  return kinds
    .map((kind) => {
      const some = sorted.filter(({ severity, rule }) => `${severity} ${rule}` === kind);
      const [first] = some;
      const heading = first ? `${RULES[first.rule]} (${count(some.length, first.severity)})` : '';
      return `<h2>${escaped(heading)}</h2><ul>${some.map((one) => item(one, about)).join('')}</ul>`;
    })
    .join('\n');
}

function item(finding: Finding, about: AboutPreflight): string {
  const { severity, message, remedy } = finding;
  return `<li class="${severity}">${picture(finding, about)}<div><p>${escaped(message)}</p><p class="remedy">${escaped(remedy)}</p></div></li>`;
}

/** The card with the place marked. */
function picture(finding: Finding, { pictures, card }: AboutPreflight): string {
  const png = pictures.get(faceKey(finding));
  if (png === undefined) return '';
  const image = `<img src="data:image/png;base64,${Buffer.from(png).toString('base64')}" alt="${escaped(finding.card ?? '')}">`;
  return `<figure>${image}${finding.place ? mark(finding.place, card) : ''}</figure>`;
}

/** Minimum size of a marked place, in mm, so that it is visible. */
const LEAST = 4;

function mark(place: NonNullable<Finding['place']>, { width, height }: Deck['card']): string {
  const side = (from: number, length: number, whole: number) => {
    const long = Math.max(length, LEAST) + 2;
    const start = Math.max(0, Math.min(whole - long, from + length / 2 - long / 2));
    return [start, Math.min(long, whole)].map((one) => `${Math.round((one / whole) * 1000) / 10}%`);
  };
  const [left, wide] = side(place.x, place.width, width);
  const [top, high] = side(place.y, place.height, height);
  return `<span style="left:${left};top:${top};width:${wide};height:${high}"></span>`;
}
