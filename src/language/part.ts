/** The pieces that texts of cards consist of, and helpers to join, trim and continue them. Parts are immutable. */

import type { StoryIcon } from '../vocabulary/icons.js';

/** A piece of a card's text: words, an icon that is drawn inline, or a number. */
export type Part =
  | ({ readonly is: 'words'; readonly text: string } & Style)
  /** A bound belongs to the word before it ("below 0"), not to a noun behind it. */
  | ({ readonly is: 'number'; readonly text: string; readonly isBound?: true } & Style)
  /** `text` is the icon's name, for where it can't be drawn. */
  | { readonly is: 'icon'; readonly icon: StoryIcon; readonly text: string };

/** Emphasis from markup (markup.ts). */
export interface Style {
  readonly bold?: true;
  /** Italic among upright words, upright among italic ones. */
  readonly emphasis?: true;
}

/** Joins parts into plain text; icons become their names. */
export function plain(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

export const words = (text: string): Part => ({ is: 'words', text });

/** Merges neighbouring words, drops empty parts, doubled spaces and commas, and a comma before a full stop. */
export function tidy(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === '') continue;
    if (part.is === 'words' && last?.is === 'words') result[result.length - 1] = words(last.text + part.text);
    else result.push(part);
  }
  const clean = (text: string) =>
    text
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/,(?: ?,)+/g, ',')
      .replaceAll(/,(?=\.)/g, '');
  return result.map((part) => (part.is === 'words' ? words(clean(part.text)) : part));
}

/** Removes spaces at both ends, left over next to empty parts. */
export function trimmed(parts: readonly Part[]): Part[] {
  const last = parts.length - 1;
  return parts.map((part, i) => {
    if (part.is !== 'words') return part;
    const text = i === 0 ? part.text.trimStart() : part.text;
    return words(i === last ? text.trimEnd() : text);
  });
}

/** Changes the case of the first letter, behind an opening bracket if there is one. */
export function withFirst(parts: readonly Part[], change: (letter: string) => string): Part[] {
  const [first, ...rest] = parts;
  if (first?.is !== 'words') return [...parts];
  return [words(first.text.replace(/(?<=^[(«„"¿¡]*)\p{L}/u, change)), ...rest];
}

/** Removes the full stop of a sentence, so that it can be continued. */
export function withoutStop(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  if (last?.is !== 'words') return [...parts];
  return tidy([...parts.slice(0, -1), words(last.text.replace(/\.$/, ''))]);
}
