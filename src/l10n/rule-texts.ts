import type { Rule } from '../deck/deck.js';
import { bare, contextOf, type SourceText, type TextKind, type TranslatedText } from './entry.js';
import { remembered } from './remembered.js';

const FIELDS = ['heading', 'text', 'short'] as const;

/** The group of the rulebook in statistics, next to the sets. No set can have this name. */
export const RULEBOOK = 'rules';

const fileOf = (lang: string) => `cards/rules/${lang}.yaml`;

/** The rulebook and its short forms: `cards/rules/<lang>.yaml`. */
export const ruleTexts: TextKind = {
  sources: ({ deck }) => sourcesOf(deck.rules[deck.languages[0] ?? ''] ?? NONE),
  translations: ({ deck }, lang) => translationsOf(deck.rules[lang] ?? NONE, lang),
};

type Rules = Readonly<Record<string, Rule>>;
const NONE: Rules = {};

const sourcesOf = remembered((rules: Rules): SourceText[] =>
  textsOf(rules).map(({ id, field, text, rule, section }) => ({
    context: contextOf(id, field),
    source: text,
    group: RULEBOOK,
    about: aboutRule(field, rule, section),
    path: [id, field],
    file: fileOf,
  })),
);

const translationsOf = remembered((rules: Rules, lang: string): TranslatedText[] =>
  textsOf(rules).map(({ id, field, text }) => ({
    context: contextOf(id, field),
    translation: text,
    group: RULEBOOK,
    file: fileOf(lang),
    path: [id, field],
  })),
);

/** The texts of the rulebook in order, each with its heading. */
function textsOf(rules: Rules) {
  let section = '';
  return Object.entries(rules).flatMap(([id, rule]) => {
    section = rule.heading ?? section;
    const under = section;
    const texts = FIELDS.map((field) => ({ id, field, text: bare(rule[field] ?? ''), rule, section: under }));
    return texts.filter(({ text }) => text !== '');
  });
}

function aboutRule(field: (typeof FIELDS)[number], rule: Rule, section: string): string {
  if (field === 'heading') return 'rulebook, heading of a section: a few words, on one line of a column';
  if (field === 'short')
    return 'the same rule in short, for reference cards: one item of a list on a small card';
  const where = section === '' ? 'rulebook' : `rulebook, in the section "${bare(section)}"`;
  if (rule.stack) return `${where}: a worked example; what stands in braces is filled in from the cards`;
  if (rule.steps) return `${where}: what stands above numbered steps`;
  if (rule.aside) return `${where}: a story or an example, set apart in a box`;
  return rule.figure ? `${where}: a rule with a picture beside it` : `${where}: a rule`;
}
