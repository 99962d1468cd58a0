/** The plural categories of languages (one, few, many, other), by CLDR. */

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Numbers that show every category of the languages in CLDR. */
const SAMPLES = [...Array(25).keys(), 100, 1000, 1_000_000];

const known = new Map<string, Intl.PluralRules>();

function rulesFor(lang: string): Intl.PluralRules {
  const rules = known.get(lang) ?? new Intl.PluralRules(lang);
  known.set(lang, rules);
  return rules;
}

export function pluralCategories(lang: string): readonly string[] {
  const { pluralCategories } = rulesFor(lang).resolvedOptions();
  return [...pluralCategories].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** Whether a category is that of one thing; in a language without plural it is not. */
export const isSingular = (category: string, lang: string): boolean =>
  category !== 'other' && rulesFor(lang).select(1) === category;

/** The first numbers of a category, for translators: `2, 3, 4 …`. */
export function sampleNumbers(category: string, lang: string): string {
  const found = SAMPLES.filter((number) => rulesFor(lang).select(number) === category);
  return found.length > 3 ? `${found.slice(0, 3).join(', ')} …` : found.join(', ');
}
