import type { Rule } from '../deck/deck.js';
import type { Path } from '../deck/yaml/yaml-file.js';
import { memoize } from '../memo/memoize.js';
import { RULES, type RulesName } from '../vocabulary/files/deck-file.js';
import { bare, type SourceText, type TextKind, type TranslatedText, toContext } from './entry.js';

type Field = 'heading' | 'text' | 'short' | RulesName;

/** The texts of a rule in the order of its fields, each with its path below the rule. */
const fieldsIn = (rule: Rule): readonly (readonly [Field, Path, string | undefined])[] => [
  ['heading', ['heading'], rule.heading],
  ['text', ['text'], rule.text],
  ...RULES.map((name) => [name, ['for', name], rule.for?.[name]] as const),
  ['short', ['short'], rule.short],
];

/** The group of the rulebook in statistics, next to the sets. No set can have this name. */
export const RULEBOOK = 'rules';

const toRulesPath = (lang: string) => `cards/rules/${lang}.yaml`;

/** The rulebook and its short forms: `cards/rules/<lang>.yaml`. */
export const ruleTexts: TextKind = {
  sources: ({ deck }) => listSources(deck.rules[deck.languages[0] ?? ''] ?? NONE),
  translations: ({ deck }, lang) => listTranslations(deck.rules[lang] ?? NONE, lang),
};

type Rules = Readonly<Record<string, Rule>>;
const NONE: Rules = {};

const listSources = memoize((rules: Rules): SourceText[] =>
  collectTexts(rules).map(({ id, field, path, text, rule, section }) => ({
    context: toContext(id, path.join('.')),
    source: text,
    group: RULEBOOK,
    about: aboutRule(field, rule, section),
    path: [id, ...path],
    file: toRulesPath,
  })),
);

const listTranslations = memoize((rules: Rules, lang: string): TranslatedText[] =>
  collectTexts(rules).map(({ id, path, text }) => ({
    context: toContext(id, path.join('.')),
    translation: text,
    group: RULEBOOK,
    file: toRulesPath(lang),
    path: [id, ...path],
  })),
);

/** The texts of the rulebook in order, each with its heading. */
function collectTexts(rules: Rules) {
  let section = '';
  return Object.entries(rules).flatMap(([id, rule]) => {
    section = rule.heading ?? section;
    const under = section;
    const texts = fieldsIn(rule).map(([field, path, text = '']) => ({
      id,
      field,
      path,
      text: bare(text),
      rule,
      section: under,
    }));
    return texts.filter(({ text }) => text !== '');
  });
}

/** What a translator calls the rules. */
const EDITIONS: Readonly<Record<RulesName, string>> = {
  classic: 'classic, also with the expansion unless it has its own text',
  expansion: 'classic with the expansion',
  second: 'second edition',
};

function aboutRule(field: Field, rule: Rule, section: string): string {
  if (field === 'heading') return 'rulebook, heading of a section: a few words, on one line of a column';
  if (field === 'short')
    return 'the same rule in short, for reference cards: one item of a list on a small card';
  const where = section === '' ? 'rulebook' : `rulebook, in the section "${bare(section)}"`;
  if (field !== 'text')
    return `${where}: a rule as it is in the rulebook of one edition (${EDITIONS[field]})`;
  if (rule.stack) return `${where}: a worked example; what stands in braces is filled in from the cards`;
  if (rule.steps) return `${where}: what stands above numbered steps`;
  if (rule.aside) return `${where}: a story or an example, set apart in a box`;
  return rule.figure ? `${where}: a rule with a picture beside it` : `${where}: a rule`;
}
