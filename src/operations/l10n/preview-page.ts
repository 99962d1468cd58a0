/**
 * HTML page that shows a translation next to its source and its cards. The page is self-contained. All text is escaped.
 */
import { count } from '../../diagnostics/index.js';
import { type Html, html, page } from '../../html/html.js';
import type { Entry } from '../../l10n/entry.js';
import { previewBehaviour, previewStyle } from './preview-style.js';

/** A card, a rule or a phrase with its texts in two languages. */
export interface PreviewedCard {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** URL of its picture in the language of the page. */
  readonly face: string | undefined;
  /** What it does, in the source language and in the language of the page. */
  readonly does: readonly [string, string] | undefined;
  /** Texts that do not fit, in words. */
  readonly tooLong: readonly string[];
}

interface Preview {
  readonly name: string;
  readonly version: string;
  readonly sourceLang: string;
  readonly lang: string;
  readonly cards: readonly PreviewedCard[];
}

/** The page is self-contained: for a desktop, a phone or a printer. */
export function createPage(preview: Preview): string {
  const { name, version, lang, cards } = preview;
  const groups = [...new Set(cards.flatMap(({ entries }) => entries.map(({ group }) => group)))];
  const title = `${name} ${version}: ${nameLanguage(lang)}`;
  const body = html`<header>
<h1>${title}</h1>
<p class="lead">${lead(preview)}</p>
</header>
<main>
<div class="filters">
<input id="search" type="search" placeholder="Search" aria-label="Search">
<select id="state" aria-label="State"><option value="">all texts</option><option value="missing">missing</option><option value="stale">stale</option><option value="long">too long</option></select>
<select id="group" aria-label="Set"><option value="">all sets</option>${groups.map((group) => html`<option value="${group}">${group}</option>`)}</select>
</div>
<p id="shown" class="meta" role="status"></p>
${cards.map((card) => article(card, preview))}
</main>`;
  return page(title, previewStyle, body, previewBehaviour);
}

function lead({ cards }: Preview): string {
  const all = cards.flatMap(({ entries }) => entries);
  const of = (status: Entry['status']) => all.filter((entry) => entry.status === status).length;
  const long = cards.filter(({ tooLong }) => tooLong.length > 0).length;
  const open = [
    ...(of('missing') > 0 ? [`${of('missing')} missing`] : []),
    ...(of('stale') > 0 ? [`${of('stale')} stale`] : []),
    ...(long > 0 ? [`${count(long, 'card')} with too much text`] : []),
  ];
  return `${all.length - of('missing')} of ${count(all.length, 'text')} are translated; ${open.join(', ') || 'none is stale, and all fit'}.`;
}

function article(card: PreviewedCard, { sourceLang, lang }: Preview): Html {
  const { id, entries, face, does, tooLong } = card;
  const [first] = entries;
  const states = [...entries.map(({ status }) => status), ...(tooLong.length > 0 ? ['long'] : [])];
  const words = entries.flatMap(({ source, translation = '' }) => [source, translation]);
  const name = [id, ...words, ...(does ?? [])].join(' ').toLowerCase();
  const title = entries.find(({ path }) => path.at(-1) === 'title');
  const heading = title?.translation ?? title?.source ?? id;
  const tone =
    states.includes('missing') || tooLong.length > 0 ? 'bad' : states.includes('stale') ? 'rare' : '';
  return html`<article class="card text ${tone}" data-name="${name}" data-states="${[...new Set(states)].join(' ')}" data-group="${first?.group ?? ''}">
${face !== undefined && html`<img src="${face}" alt="" loading="lazy">`}
<div class="said">
<h3>${heading}</h3>
<p class="meta">${first?.about.replace(/,.*|:.*/, '') ?? ''} · <code>${id}</code></p>
${entries.map((entry) => pair(entry, sourceLang, lang))}
${does !== undefined && does[0] !== '' && row('does', does[0], does[1], sourceLang, lang)}
${tooLong.map((why) => html`<p class="why">${why}</p>`)}
</div>
</article>
`;
}

function pair(entry: Entry, sourceLang: string, lang: string): Html {
  const { path, source, translation, status, previous } = entry;
  const note =
    status === 'stale' &&
    html`<p class="was"><b>stale</b>${previous !== undefined && html`: the source was <q lang="${sourceLang}">${previous}</q>`}</p>`;
  return html`${row(String(path.at(-1)), source, translation, sourceLang, lang)}${note}`;
}

function row(
  what: string,
  source: string,
  translation: string | undefined,
  sourceLang: string,
  lang: string,
): Html {
  return html`<div class="pair"><p class="what">${what}</p><p lang="${sourceLang}">${lines(source)}</p>${
    translation === undefined
      ? html`<p class="missing">missing</p>`
      : html`<p lang="${lang}">${lines(translation)}</p>`
  }</div>
`;
}

/** Keeps line breaks; `html` makes other control characters visible. */
const lines = (text: string): Html[] =>
  text.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`));

function nameLanguage(lang: string): string {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(lang) ?? lang;
}
