import type { Rule } from '../deck/deck.js';
import { bare, contextOf, type TextKind } from './entry.js';

const FIELDS = ['heading', 'text', 'short'] as const;
const ABOUT = {
  heading: 'rulebook, heading',
  text: 'rulebook',
  short: 'rulebook, short form for reference cards',
};

/** What the rulebook is counted as, beside the sets. No set can be called so. */
export const RULEBOOK = 'rules';

const fileOf = (lang: string) => `cards/rules/${lang}.yaml`;

/** The rulebook and its short forms: `cards/rules/<lang>.yaml`. */
export const ruleTexts: TextKind = {
  sources: ({ deck }) =>
    textsOf(deck.rules[deck.languages[0] ?? '']).map(({ id, field, text }) => ({
      context: contextOf(id, field),
      source: text,
      group: RULEBOOK,
      about: ABOUT[field],
      oneLine: field === 'heading',
      path: [id, field],
      file: fileOf,
    })),
  translations: ({ deck }, lang) =>
    textsOf(deck.rules[lang]).map(({ id, field, text }) => ({
      context: contextOf(id, field),
      translation: text,
      group: RULEBOOK,
      file: fileOf(lang),
      path: [id, field],
    })),
};

function textsOf(rules: Readonly<Record<string, Rule>> = {}) {
  return Object.entries(rules).flatMap(([id, rule]) =>
    FIELDS.map((field) => ({ id, field, text: bare(rule[field] ?? '') })).filter(({ text }) => text !== ''),
  );
}
