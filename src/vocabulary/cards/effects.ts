import { CATEGORIES, type Category, categories } from '../category.js';
import { fields, list, type Shape } from '../shape.js';
import { type AuthoredClause, type Clause, clauses, readClause } from './clause.js';

/** The effects of a card, by category, in the order in which they are done. */
export type Effects = { readonly [C in Category]?: readonly Clause[] };
export type AuthoredEffects = { readonly [C in Category]?: readonly AuthoredClause[] };

/** What may stand under `effects:` on a kind of card. */
export function effectsOn(kind: string): Shape<AuthoredEffects> {
  const allowed = CATEGORIES.filter((category) =>
    (categories[category].on as readonly string[]).includes(kind),
  );
  const lists = allowed.map((category) => [
    category,
    list(clauses[category], { minimum: 1, description: categories[category].meaning }),
  ]);
  const strangers = CATEGORIES.filter((category) => !allowed.includes(category));
  return fields({}, Object.fromEntries(lists), {
    name: `${kind}Effects`,
    description: 'What the card does, by category; each a list of clauses.',
    elsewhere: Object.fromEntries(
      strangers.map((category) => [
        category,
        `Effects of this category stand on: ${categories[category].on.join(', ')}.`,
      ]),
    ),
  }) as Shape<AuthoredEffects>;
}

export function readEffects(value: AuthoredEffects): Effects {
  const present = CATEGORIES.filter((category) => value[category] !== undefined);
  return Object.fromEntries(present.map((category) => [category, value[category]?.map(readClause)]));
}
