/**
 * Typography of all languages: spaces, hyphens, signs. Applied when text is set, never to stored text. Entry points:
 * `typeset`, `typesetParts`.
 */

import { findLanguage, NBSP, type TypographyRule } from './languages.js';
import type { Part } from './part.js';

/** A hyphen that never ends a line. */
export const FIRM_HYPHEN = '\u2011';

/**
 * Rules of all languages: a real minus, a real apostrophe, and no line break between a number and its noun, nor before a
 * number that follows a short word or a colon ("families of 5", "Self-worth: −25").
 */
const COMMON: readonly TypographyRule[] = [
  [/(?<![\p{L}\d])-(?=\d)/gu, '−'],
  [/(?<=\p{L})'/gu, '’'],
  [/(?<=\d) (?=\p{L})/gu, NBSP],
  [/(?<=(?:^|[\s(])\p{L}{1,2}|:) (?=[−+]?\d)/gu, NBSP],
];

const rulesOf = (language: string) => findLanguage(language)?.typography ?? [];

/** Applies the typography of a language to a text: at render time, never to stored text. */
export function typeset(text: string, language: string): string {
  const rules = [...COMMON, ...rulesOf(language.split('-')[0] ?? '')];
  return rules.reduce((set, [pattern, by]) => set.replaceAll(pattern, by), text);
}

/**
 * Applies the typography of a language to parts. A number stays with the noun behind it, or with what it is bound to.
 * Terms of the game are never broken at their hyphens ("self-worth"), except in hand-written text (`isWritten`).
 */
export function typesetParts(parts: readonly Part[], language: string, isWritten = false): Part[] {
  return parts.map((part, i) => {
    if (part.is !== 'words') return part;
    const [before, behind] = [parts[i - 1], parts[i + 1]];
    const isAfterNumber = before?.is === 'number' && !before.isBound && /^ \p{L}/u.test(part.text);
    const started = isAfterNumber ? NBSP + part.text.slice(1) : part.text;
    const text = behind?.is === 'number' && behind.isBound ? started.replace(/ $/, NBSP) : started;
    // A neighbour of another style, an icon or a number: the text neither begins nor ends there.
    const lead = before?.is === 'words' ? leadOf(before.text) : '';
    const tail = behind === undefined ? '' : behind.is === 'number' ? '1' : 'x';
    const set = typeset(lead + text + tail, language);
    const own = set.slice(lead.length, set.length - tail.length);
    return { ...part, text: isWritten ? own : own.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, FIRM_HYPHEN) };
  });
}

/** Placeholder for the end of the preceding text: no rule changes it, and every lookbehind still matches. */
function leadOf(text: string): string {
  if (/\p{L}{2}$/u.test(text)) return 'xx';
  if (/\p{L}$/u.test(text)) return ' x';
  return /\d$/.test(text) ? '1' : /[)»…]$/.test(text) ? ')' : '';
}
