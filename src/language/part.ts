import type { StoryIcon } from '../vocabulary/icons.js';

/** A piece of a card's text: words, an icon that is drawn inline, or a number. */
export type Part =
  | ({ readonly is: 'words'; readonly text: string } & Style)
  /** One that is compared with belongs to what stands before it ("below 0"), not to a noun behind it. */
  | ({ readonly is: 'number'; readonly text: string; readonly isBound?: true } & Style)
  /** `text` is the icon's name, for where it can't be drawn. */
  | { readonly is: 'icon'; readonly icon: StoryIcon; readonly text: string };

/** How words stand out, where somebody has marked them (markup.ts). */
export interface Style {
  readonly bold?: true;
  /** Italic among upright words, upright among italic ones. */
  readonly emphasis?: true;
}

/** The parts as a plain text; icons by their names. */
export function plain(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

export const words = (text: string): Part => ({ is: 'words', text });

/** Neighbouring words become one part; empty ones go, and with them the second of two spaces or commas, and a comma before a stop. */
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

/** Without a space at either end, as is left where a piece beside it is empty. */
export function trimmed(parts: readonly Part[]): Part[] {
  const last = parts.length - 1;
  return parts.map((part, i) => {
    if (part.is !== 'words') return part;
    const text = i === 0 ? part.text.trimStart() : part.text;
    return words(i === last ? text.trimEnd() : text);
  });
}

/** A text with another first letter, a capital or a small one, behind an opening bracket if there is one. */
export function withFirst(parts: readonly Part[], change: (letter: string) => string): Part[] {
  const [first, ...rest] = parts;
  if (first?.is !== 'words') return [...parts];
  return [words(first.text.replace(/(?<=^[(«„"¿¡]*)\p{L}/u, change)), ...rest];
}

/** A sentence without its full stop, to be gone on with. */
export function withoutStop(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  if (last?.is !== 'words') return [...parts];
  return tidy([...parts.slice(0, -1), words(last.text.replace(/\.$/, ''))]);
}
