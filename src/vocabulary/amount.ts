import { type About, fields, integer, type TypeOf, union } from './shape.js';

/** Counts are 1 or more. */
export const count = (description: string, about: About = {}) =>
  integer({ minimum: 1, maximum: 99, description, ...about });

/** An amount that is added: never 0, with either sign. */
export const change = (description: string, about: About = {}) =>
  integer({ minimum: -99, maximum: 99, except: 0, description, ...about });

/** A bare number, or `{ count: … }` as the verbs with more to say have it. */
const countOr = (number: ReturnType<typeof count>, about: About) =>
  union([number, fields({ count: number }, {}, { isLong: true })], about);

export const plainCount = (description: string, about: About = {}) => countOr(count(description), about);
export const plainChange = (description: string, about: About = {}) => countOr(change(description), about);

export const readCount = (value: TypeOf<ReturnType<typeof plainCount>>): { readonly count: number } => ({
  count: typeof value === 'number' ? value : value.count,
});
