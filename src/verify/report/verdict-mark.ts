import { type Html, html } from '../../html/html.js';
import type { Verdict } from '../verdicts/verdicts.js';
import type { Finding } from '../verdicts/verify-report.js';

/** Verdicts as the page says them. */
const verdicts: Readonly<Record<Finding['verdict'] | Verdict, string>> = {
  proven: 'proven',
  manual: 'hand-written text',
  disagrees: 'disagrees with the rules',
  unplayable: 'can’t be played',
  'never-fired': 'never takes effect',
  'no-change': 'changes nothing',
  rare: 'rare',
  unsound: 'unsound',
};

export const verdictWords = (verdict: Verdict) => verdicts[verdict];

/** How something with a verdict looks: fine, to be looked at, wrong. */
export const chooseTone = (verdict: Finding['verdict'] | Verdict) =>
  verdict === 'proven' ? 'good' : verdict === 'rare' || verdict === 'manual' ? 'rare' : 'bad';

const marks = { good: '✓', rare: '!', bad: '✗' } as const;

/** A verdict with a symbol: not every reader sees the colours, and printers may have none. */
export function verdictMark(verdict: Finding['verdict'] | Verdict): Html {
  const tone = chooseTone(verdict);
  return html`<span class="verdict ${tone}">${marks[tone]}&nbsp;${verdicts[verdict]}</span>`;
}
