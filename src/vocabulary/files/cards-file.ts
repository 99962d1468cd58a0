import { inWords } from '../../diagnostics/index.js';
import { type AuthoredOf, shapes } from '../cards/shapes.js';
import { describeId } from '../id.js';
import { KIND_KEYS, type KindKey, kinds } from '../kinds/index.js';
import { fields, record, type Shape } from '../shape.js';

export type CardsFile = {
  readonly [K in KindKey]?: Readonly<Record<string, AuthoredOf<K>>>;
};

const createFields = (key: KindKey) => {
  const { required, optional } = shapes[key];
  return Object.keys({ ...required, ...optional });
};

/** For each field that this kind lacks, which kinds have it. */
function elsewhere(key: KindKey): Record<string, string> {
  const own = new Set(createFields(key));
  const strangers = new Set(KIND_KEYS.flatMap(createFields).filter((field) => !own.has(field)));
  const hosts = (field: string) => KIND_KEYS.filter((other) => createFields(other).includes(field));
  return Object.fromEntries(
    [...strangers].map((field) => [field, `Only ${inWords(hosts(field))} have \`${field}\`.`]),
  );
}

const byKey = KIND_KEYS.map((key) => {
  const { one, meaning } = kinds[key];
  const card = { ...shapes[key], elsewhere: elsewhere(key) };
  return [key, record(describeId(`the id of ${one}`), card, { description: meaning })];
});

/** `cards/<set>/*.yaml` */
export const cardsFile = fields({}, Object.fromEntries(byKey), {
  title: 'Cards of a set',
  description: 'Families and cards, each kind a map keyed by id; texts in the source language.',
}) as Shape<CardsFile>;
