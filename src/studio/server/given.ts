import { WrongRequest } from '../../project/complaint.js';

/** What a page has sent: whatever it says is looked at before it is used. */
export type Given = Readonly<Record<string, unknown>>;

export const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;

/** @throws WrongRequest where it is no text */
export function textIn(given: Given, name: string): string {
  const value = given[name];
  if (typeof value !== 'string') throw new WrongRequest(`"${name}" is missing`);
  return value;
}

/** The same for what may be left out. */
export const maybeText = (given: Given, name: string): string | undefined =>
  given[name] === undefined ? undefined : textIn(given, name);

/** A list of texts; undefined where it is left out or empty. @throws WrongRequest */
export function maybeTexts(given: Given, name: string): readonly string[] | undefined {
  const value = given[name];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw new WrongRequest(`"${name}" is no list of texts`);
  return value.length === 0 ? undefined : value;
}
