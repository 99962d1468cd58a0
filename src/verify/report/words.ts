import type { Deck } from '../../deck/deck.js';
import type { Verdict } from '../verdicts/verdicts.js';
import type { Finding } from '../verdicts/verify-report.js';
import { type Html, html } from './html.js';

/** Verdicts as the page says them. */
const verdicts: Readonly<Record<Finding['verdict'] | 'proven', string>> = {
  proven: 'proven',
  disagrees: 'disagrees with the rules',
  unplayable: 'can’t be played',
  'never-fired': 'never acts',
  'no-change': 'changes nothing',
  rare: 'rare',
  unsound: 'unsound',
};

export const verdictWords = (verdict: Verdict) => verdicts[verdict];

/** How something with a verdict looks: fine, to be looked at, wrong. */
export const toneOf = (verdict: Finding['verdict'] | 'proven') =>
  verdict === 'proven' ? 'good' : verdict === 'rare' ? 'rare' : 'bad';

const marks = { good: '✓', rare: '!', bad: '✗' } as const;

/** A verdict with a mark: not everybody sees the colours, and printers have none. */
export function verdictMark(verdict: Finding['verdict'] | 'proven'): Html {
  const tone = toneOf(verdict);
  return html`<span class="verdict ${tone}">${marks[tone]}&nbsp;${verdicts[verdict]}</span>`;
}

export const titleOf = (deck: Deck, id: string) => deck.cards[id]?.title ?? id;

/** What is written in the deck's own language stands on a page that is English. */
export function inDeckLanguage(deck: Deck): Html | false {
  const [language = 'en'] = deck.languages;
  return language !== 'en' && html` lang="${language}"`;
}

export const number = (value: number) => value.toLocaleString('en-GB');
export const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)} %`;

/** `1 card`, `2 cards`. */
export const count = (many: number, what: string) => `${number(many)} ${what}${many === 1 ? '' : 's'}`;

/** Where a card stands on the page; the page has ids of its own. */
export const anchorOf = (id: string) => `card-${id}`;
