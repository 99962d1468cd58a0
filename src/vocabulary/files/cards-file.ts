import { inWords } from '../../diagnostics/index.js';
import { KIND_KEYS, type KindKey, kinds } from '../cards/index.js';
import { idOf } from '../id.js';
import type { AuthoredOf } from '../kinds/define-kind.js';
import { entries, type FieldsShape, fields, type Shape } from '../shape.js';

export type CardsFile = {
  readonly [K in KindKey]?: Readonly<Record<string, AuthoredOf<(typeof kinds)[K]>>>;
};

const fieldsOf = (key: KindKey) => {
  const { required, optional } = kinds[key].shape as FieldsShape;
  return Object.keys({ ...required, ...optional });
};

/** For each field that this kind lacks, which kinds have it. */
function elsewhere(key: KindKey): Record<string, string> {
  const own = new Set(fieldsOf(key));
  const strangers = new Set(KIND_KEYS.flatMap(fieldsOf).filter((field) => !own.has(field)));
  const hosts = (field: string) => KIND_KEYS.filter((other) => fieldsOf(other).includes(field));
  return Object.fromEntries(
    [...strangers].map((field) => [field, `Only ${inWords(hosts(field))} have \`${field}\`.`]),
  );
}

const byKey = KIND_KEYS.map((key) => {
  const { shape, one, meaning } = kinds[key];
  const card = { ...(shape as FieldsShape), elsewhere: elsewhere(key) };
  return [key, entries(idOf(`the id of ${one}`), card, { description: meaning })];
});

/** `cards/<set>/*.yaml` */
export const cardsFile = fields({}, Object.fromEntries(byKey), {
  title: 'Cards of a set',
  description: 'Families and cards, each kind a map keyed by id; texts in the source language.',
}) as Shape<CardsFile>;
