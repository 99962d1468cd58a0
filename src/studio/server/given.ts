import { WrongRequest } from '../../project/complaint.js';

/** The body of a request. It is untrusted: every field is validated before use. */
export type Given = Readonly<Record<string, unknown>>;

export const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;

/** @throws WrongRequest if it is not a text */
export function textIn(given: Given, name: string): string {
  const value = given[name];
  if (typeof value !== 'string') throw new WrongRequest(`"${name}" is missing`);
  return value;
}

/** The same for an optional field. */
export const maybeText = (given: Given, name: string): string | undefined =>
  given[name] === undefined ? undefined : textIn(given, name);

/** A list of texts; undefined if it is left out or empty. @throws WrongRequest */
export function maybeTexts(given: Given, name: string): readonly string[] | undefined {
  const value = given[name];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw new WrongRequest(`"${name}" is not a list of texts`);
  return value.length === 0 ? undefined : value;
}
