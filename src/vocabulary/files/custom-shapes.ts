/** Extends the shapes of a deck's files with its custom kinds and fields. Entry point: `withOwn`. */

import { inWords } from '../../diagnostics/index.js';
import { type CustomField, shapeOfField, shapeOfTranslation } from '../custom-field.js';
import type { Declared } from '../declared.js';
import { describeId } from '../id.js';
import { printed, ruleText, title } from '../kinds/common-fields.js';
import { CARD_KEYS, type CardKey, cardKinds } from '../kinds/index.js';
import { describe, type FieldsShape, fields, record, resolve, type Shape, union } from '../shape.js';
import type { FileShapes } from './index.js';

type Shapes = Readonly<Record<string, Shape>>;

/** The regions of a custom kind of card besides those of its fields. */
export const OWN_REGIONS = ['title', 'portrait', 'text'] as const;

/** Adds the kinds and fields that a deck declares. */
export function withCustom(files: FileShapes, declared: Declared): FileShapes {
  const { kinds: custom = [], fields: given } = declared;
  if (custom.length === 0 && Object.keys(given).length === 0) return files;
  return {
    ...files,
    deck: inside(files.deck, ['editions', '*', 'census'], (census) => withKeys(census, custom)),
    cards: cardsWith(files.cards, custom, given),
    text: inside(files.text, ['*'], (entry) => withTranslations(entry, given)),
    layout: layoutWith(files.layout, custom, given),
    theme: inside(files.theme, ['sizes'], (sizes) =>
      withKeys(sizes, listPrintedNames(Object.values(given)), 'text'),
    ),
  };
}

function cardsWith(cards: Shape, custom: readonly string[], given: Declared['fields']): Shape {
  const file = cards as FieldsShape;
  const extended = CARD_KEYS.filter((key) => key in given).map((key) => [
    key,
    inside(file.optional[key] as Shape, ['*'], (card) => withFields(card as FieldsShape, given[key] ?? {})),
  ]);
  const foreign: Record<string, string> = Object.assign(
    {},
    ...Object.values(file.optional).map(explainElsewhere),
  );
  const kinds = custom.map((key) => {
    const shape = withFields(
      fields({ title }, { text: ruleText, ...printed }, { name: `own-${key}` }),
      given[key] ?? {},
    );
    const elsewhere = withoutKeys(foreign, shape);
    const about = { description: `A kind of card of this deck: ${key}.` };
    return [key, record(describeId(`the id of a card`), { ...shape, elsewhere }, about)];
  });
  const all = { ...file.optional, ...Object.fromEntries([...extended, ...kinds]) } as Shapes;
  return { ...file, optional: withHosts(all, given) } as Shape;
}

/** Why a card of a kind can't have what others have. */
function explainElsewhere(cards: Shape): Readonly<Record<string, string>> {
  const target = resolve(cards);
  const card = target.is === 'record' ? resolve(target.value) : target;
  return card.is === 'fields' ? (card.elsewhere ?? {}) : {};
}

const withoutKeys = (words: Readonly<Record<string, string>>, shape: FieldsShape) =>
  Object.fromEntries(
    Object.entries(words).filter(([key]) => !(key in shape.required) && !(key in shape.optional)),
  );

/** Custom fields of some kinds are known on all others, too, with a message that says where they belong. */
function withHosts(kinds: Shapes, given: Declared['fields']): Shapes {
  const names = [...new Set(Object.values(given).flatMap((some) => Object.keys(some)))];
  const hosts = names.map((name) => {
    const having = Object.keys(given).filter((key) => Object.hasOwn(given[key] ?? {}, name));
    return [name, `Only ${inWords(having)} have \`${name}\`.`] as const;
  });
  return Object.fromEntries(
    Object.entries(kinds).map(([key, shape]) => [
      key,
      inside(shape, ['*'], (card) => {
        const one = card as FieldsShape;
        const others = withoutKeys(Object.fromEntries(hosts), one);
        return { ...one, elsewhere: { ...one.elsewhere, ...others } };
      }),
    ]),
  );
}

function withFields(card: FieldsShape, given: Readonly<Record<string, CustomField>>): FieldsShape {
  const some = (isRequired: boolean) =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([, { required }]) => required === isRequired)
        .map(([name, field]) => [name, shapeOfField(field)]),
    );
  return {
    ...card,
    required: { ...card.required, ...some(true) },
    optional: { ...card.optional, ...some(false) },
  };
}

function withTranslations(entry: Shape, given: Declared['fields']): Shape {
  const { optional, oneOf = [], ...rest } = entry as FieldsShape;
  const byName = new Map<string, Map<string, Shape>>();
  const all = Object.values(given).flatMap((some) => Object.entries(some));
  for (const [name, field] of all) {
    if (!field.translated) continue;
    const shapes = byName.get(name) ?? new Map<string, Shape>();
    byName.set(name, shapes.set(`${field.type}`, shapeOfTranslation(field)));
  }
  const custom = [...byName].map(([name, shapes]) => {
    const [only = entry, ...others] = shapes.values();
    return [name, others.length === 0 ? only : union([only, ...others])] as const;
  });
  return {
    ...rest,
    optional: { ...optional, ...Object.fromEntries(custom) },
    oneOf: [...oneOf, ...byName.keys()],
    elsewhere: Object.fromEntries(
      all.flatMap(([name]) =>
        byName.has(name) ? [] : [[name, `\`${name}\` is the same in every language, as shroud.yaml has it.`]],
      ),
    ),
  } as Shape;
}

function layoutWith(layout: Shape, custom: readonly string[], given: Declared['fields']): Shape {
  const byKind = (shape: Shape): Shape => {
    const places = shape as FieldsShape;
    const builtIn = CARD_KEYS.map((key): [string, Shape] => {
      const { kind } = cardKinds[key];
      return [kind, placement(places.optional[kind] as Shape, listPrintedNames([given[key] ?? {}]), kind)];
    });
    const all = places.optional.all as Shape;
    const kinds = custom.map((key): [string, Shape] => {
      const names = listPrintedNames([given[key] ?? {}]);
      return [key, placement(onlyRegions(all, OWN_REGIONS), names, key)];
    });
    const named = listPrintedNames(CARD_KEYS.map((key: CardKey) => given[key] ?? {}));
    const optional = Object.fromEntries([['all', placement(all, named, 'all')], ...builtIn, ...kinds]);
    return { ...places, optional } as Shape;
  };
  const rules = (shape: Shape): Shape => {
    const { optional, ...rest } = shape as FieldsShape;
    const each = Object.entries(optional).map(([name, places]) => [name, byKind(places)]);
    return { ...rest, optional: Object.fromEntries(each) } as Shape;
  };
  return inside(inside(layout, ['places'], unnamed(byKind)), ['rules'], unnamed(rules));
}

/** Adds a region for each of these names. A shape that differs by kind gets a name with its kind in the schema. */
function placement(shape: Shape, names: readonly string[], kind: string): Shape {
  const place = describe(shape, { name: `${kind}Placement` });
  const regions = inside(place, ['regions'], (one) =>
    describe(withKeys(one, names, 'text'), { name: `${kind}Regions` }),
  );
  return inside(regions, ['insets'], (one) =>
    describe(withKeys(one, names, 'text'), { name: `${kind}Insets` }),
  );
}

function onlyRegions(placed: Shape, names: readonly string[]): Shape {
  const only = (shape: Shape) => {
    const { optional, ...rest } = shape as FieldsShape;
    const kept = Object.entries(optional).filter(([name]) => names.includes(name));
    return { ...rest, optional: Object.fromEntries(kept) } as Shape;
  };
  return inside(inside(placed, ['regions'], only), ['insets'], only);
}

const unnamed =
  (change: (shape: Shape) => Shape) =>
  (shape: Shape): Shape => {
    const { name: _, ...rest } = change(shape);
    return rest as Shape;
  };

/** The fields that have a place on a card. */
const listPrintedNames = (given: readonly Readonly<Record<string, CustomField>>[]): string[] => [
  ...new Set(
    given.flatMap((some) => Object.entries(some).flatMap(([name, { printed }]) => (printed ? [name] : []))),
  ),
];

/** Adds keys with the shape of an existing key: the one named `like`, or the first. */
function withKeys(shape: Shape, keys: readonly string[], like?: string): Shape {
  const { optional, required } = shape as FieldsShape;
  const known: Shapes = { ...required, ...optional };
  const one = (like === undefined ? undefined : known[like]) ?? Object.values(known)[0];
  if (one === undefined) return shape;
  const { description: _, ...bare } = one;
  const added = Object.fromEntries(
    keys.map((key) => [key, { ...bare, description: `Of this deck: ${key}.` }]),
  );
  return { ...shape, optional: { ...optional, ...added } } as Shape;
}

/** Changes a nested shape. The path has keys, or `*` for the value of any entry. */
function inside(shape: Shape, path: readonly string[], change: (shape: Shape) => Shape): Shape {
  const [key, ...rest] = path;
  if (key === undefined) return change(shape);
  const target = resolve(shape);
  if (target.is === 'record') return { ...target, value: inside(target.value, rest, change) };
  if (target.is !== 'fields') return shape;
  const { required, optional } = target;
  const within = (some: Shapes): Shapes =>
    Object.hasOwn(some, key) ? { ...some, [key]: inside(some[key] as Shape, rest, change) } : some;
  return { ...target, required: within(required), optional: within(optional) };
}
