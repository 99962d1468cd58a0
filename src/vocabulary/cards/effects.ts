import { CATEGORIES, type Category, categories } from '../category.js';
import { isEffectsPlace } from '../kinds/effects-place.js';
import { CARD_KEYS, type CardKind, kinds } from '../kinds/index.js';
import { type FieldsShape, fields, list, type Shape } from '../shape.js';
import { type AuthoredClause, type Clause, clauses, readClause } from './clause.js';

/** The effects of a card, by category, in the order in which they are done. */
export type Effects = { readonly [C in Category]?: readonly Clause[] };
export type AuthoredEffects = { readonly [C in Category]?: readonly AuthoredClause[] };

/** The kinds of card that may have effects of a category. */
export function kindsWith(category: Category): CardKind[] {
  const keys = CARD_KEYS.filter((key) => {
    const { effects }: FieldsShape['optional'] = kinds[key].shape.optional;
    return isEffectsPlace(effects) && effects.categories.includes(category);
  });
  return keys.map((key) => kinds[key].kind);
}

/** The shape of `effects:` on a kind of card. */
export function effectsOn(kind: string, allowed: readonly Category[]): Shape<AuthoredEffects> {
  const lists = allowed.map((category) => [
    category,
    list(clauses[category], {
      minimum: 1,
      description: categories[category].meaning,
      aliases: categories[category].aliases,
    }),
  ]);
  const strangers = CATEGORIES.filter((category) => !allowed.includes(category));
  return fields({}, Object.fromEntries(lists), {
    name: `${kind}Effects`,
    description: 'What the card does, by category; each a list of clauses.',
    elsewhere: Object.fromEntries([
      [
        'ability',
        'Cards have no abilities yet. Write it by hand, as text: "…" on the card, or as a `whenever` at the start of the turn.',
      ],
      ...strangers.map((category) => [
        category,
        `Effects of this category are allowed on: ${kindsWith(category).join(', ')}.`,
      ]),
    ]),
  }) as Shape<AuthoredEffects>;
}

export function readEffects(value: AuthoredEffects): Effects {
  const present = CATEGORIES.filter((category) => value[category] !== undefined);
  return Object.fromEntries(present.map((category) => [category, value[category]?.map(readClause)]));
}
