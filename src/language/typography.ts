import { isLanguage, type Language } from './languages.js';
import { type Part, words } from './part.js';

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
 * are never broken at their hyphens ("self-worth").
 */
export function typesetParts(parts: readonly Part[], language: string): Part[] {
  return parts.map((part, i) => {
    if (part.is !== 'words') return part;
    const [before, behind] = [parts[i - 1], parts[i + 1]];
    const isAfterNumber = before?.is === 'number' && !before.isBound && /^ \p{L}/u.test(part.text);
    const started = isAfterNumber ? NBSP + part.text.slice(1) : part.text;
    const text = behind?.is === 'number' && behind.isBound ? started.replace(/ $/, NBSP) : started;
    // What an icon or a number follows is not the end of the text.
    const isFollowed = behind !== undefined && behind.is !== 'words';
    const set = isFollowed ? typeset(`${text}x`, language).slice(0, -1) : typeset(text, language);
    return words(set.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, FIRM_HYPHEN));
  });
}
