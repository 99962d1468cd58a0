import { isLanguage, type Language } from './languages.js';
import type { Part } from './part.js';

/** Spaces that never break a line: full, and narrow. */
const NBSP = '\u00a0';
const NARROW = '\u202f';

/** A hyphen that never ends a line. */
export const FIRM_HYPHEN = '\u2011';

type Rule = readonly [RegExp, string];

/** What every language does: a real minus, a real apostrophe, and no line break between a number and its noun. */
const COMMON: readonly Rule[] = [
  [/(?<![\p{L}\d])-(?=\d)/gu, '−'],
  [/(?<=\p{L})'/gu, '’'],
  [/(?<=\d) (?=\p{L})/gu, NBSP],
];

/** What a language does besides. */
const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [],
  es: [],
  it: [],
  // Before ; ! ? and inside guillemets a narrow space, before a colon a full one; whatever was typed there goes.
  fr: [
    [/([\p{L}\d)»…])[ \u00a0\u202f]*([;!?]+)/gu, `$1${NARROW}$2`],
    [/([\p{L}\d)»…])[ \u00a0\u202f]*:(?=\s|$)/gu, `$1${NBSP}:`],
    [/«[ \u00a0\u202f]*/gu, `«${NARROW}`],
    [/[ \u00a0\u202f]*»/gu, `${NARROW}»`],
  ],
  // A word of one letter never ends a line.
  pl: [[/(?<=(?:^|[\s(„])\p{L}) (?=\S)/giu, NBSP]],
};

const rulesOf = (language: string) => (isLanguage(language) ? RULES[language] : []);

/** A text as it is set in a language: applied when it is drawn, never stored. */
export function typeset(text: string, language: string): string {
  const rules = [...COMMON, ...rulesOf(language.split('-')[0] ?? '')];
  return rules.reduce((set, [pattern, by]) => set.replaceAll(pattern, by), text);
}

/**
 * Parts as they are set in a language: a number stays with the noun behind it, or with what it is bound to, and the terms of the game
 * are never broken at their hyphens ("self-worth"), unless somebody wrote the text who may use such words as he likes.
 */
export function typesetParts(parts: readonly Part[], language: string, isWritten = false): Part[] {
  return parts.map((part, i) => {
    if (part.is !== 'words') return part;
    const [before, behind] = [parts[i - 1], parts[i + 1]];
    const isAfterNumber = before?.is === 'number' && !before.isBound && /^ \p{L}/u.test(part.text);
    const started = isAfterNumber ? NBSP + part.text.slice(1) : part.text;
    const text = behind?.is === 'number' && behind.isBound ? started.replace(/ $/, NBSP) : started;
    // Words of another style, an icon or a number: there the text neither begins nor ends.
    const lead = before?.is === 'words' ? leadOf(before.text) : '';
    const tail = behind === undefined ? '' : 'x';
    const set = typeset(lead + text + tail, language);
    const own = set.slice(lead.length, set.length - tail.length);
    return { ...part, text: isWritten ? own : own.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, FIRM_HYPHEN) };
  });
}

/** What stands for the end of a text in front of what follows it: no rule changes it, and all see what they look for. */
function leadOf(text: string): string {
  if (/\p{L}{2}$/u.test(text)) return 'xx';
  if (/\p{L}$/u.test(text)) return ' x';
  return /\d$/.test(text) ? '1' : /[)»…]$/.test(text) ? ')' : '';
}
