import { UsageError } from '../../workspace/errors.js';

/** The body of a request. It is untrusted: every field is validated before use. */
export type Params = Readonly<Record<string, unknown>>;

export const isGiven = (value: unknown): value is Params => typeof value === 'object' && value !== null;

/** @throws UsageError if it is not a text */
export function requireString(given: Params, name: string): string {
  const value = given[name];
  if (typeof value !== 'string') throw new UsageError(`"${name}" is missing`);
  return value;
}

/** The same for an optional field. */
export const optionalString = (given: Params, name: string): string | undefined =>
  given[name] === undefined ? undefined : requireString(given, name);

/** A list of texts; undefined if it is left out or empty. @throws UsageError */
export function maybeTexts(given: Params, name: string): readonly string[] | undefined {
  const value = given[name];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw new UsageError(`"${name}" is not a list of texts`);
  return value.length === 0 ? undefined : value;
}
