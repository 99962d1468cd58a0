import { type Part, type Style, words } from './part.js';

/**
 * The markup of hand-written texts: `*emphasis*`, `**bold**`, `:beast:` for an icon, and line breaks. A backslash
 * escapes the star or colon behind it. Everything else is literal.
 */
const MARK =
  /\\([*:])|\*\*(?=\S)([\s\S]+?)(?<=\S)\*\*(?!\*)|\*(?=[^\s*])([\s\S]*?[^\s*])\*(?!\*)|:([a-z][a-z0-9]*(?:-[a-z0-9]+)*):/g;

/** While markup is parsed, private-use characters act as placeholders for parts that are not words. */
const FIRST_SIGN = 0xf0000;
const SIGN = /([\u{f0000}-\u{ffffd}])/u;

/** Maps an icon of the deck to its name; undefined for unknown icons. */
export type IconNames = (icon: string) => string | undefined;

/** Icons by the names that cards write. */
export const asWritten =
  (icons: readonly string[]): IconNames =>
  (icon) =>
    icons.includes(icon) ? icon : undefined;

/** Parses the markup of parts: marks may enclose numbers and icons that were filled in. */
export function readMarkup(parts: readonly Part[], nameOf: IconNames): Part[] {
  const text = parts.map((part, i) =>
    part.is === 'words' ? part.text : String.fromCodePoint(FIRST_SIGN + i),
  );
  const read = (inner: string, style: Style): Part[] => {
    const found: Part[] = [];
    let at = 0;
    const literal = (until: number) => found.push(...withSigns(inner.slice(at, until), style, parts));
    for (const match of inner.matchAll(MARK)) {
      const [whole, escaped, bold, emphasis, name] = match;
      const called = name === undefined ? undefined : nameOf(name);
      if (name !== undefined && called === undefined) continue;
      literal(match.index);
      at = match.index + whole.length;
      if (escaped !== undefined) found.push({ is: 'words', text: escaped, ...style });
      else if (bold !== undefined) found.push(...read(bold, { ...style, bold: true }));
      else if (emphasis !== undefined) found.push(...read(emphasis, { ...style, emphasis: true }));
      else if (name !== undefined) found.push({ is: 'icon', icon: name, text: called ?? name });
    }
    literal(inner.length);
    return found;
  };
  return read(tidyBreaks(text.join('')), {});
}

/** Parses the markup of a single text. */
export const marked = (text: string, nameOf: IconNames): Part[] => readMarkup([words(text.trim())], nameOf);

/** Spaces around a line break belong to the file, not to the text; consecutive breaks become one. */
const tidyBreaks = (text: string) => text.replaceAll(/[ \t\r]*\n\s*/g, '\n');

function withSigns(text: string, style: Style, parts: readonly Part[]): Part[] {
  return text.split(SIGN).flatMap((piece): Part[] => {
    if (piece === '') return [];
    const part = SIGN.test(piece) ? parts[(piece.codePointAt(0) ?? 0) - FIRST_SIGN] : undefined;
    return [part === undefined ? { is: 'words', text: piece, ...style } : styled(part, style)];
  });
}

const styled = (part: Part, style: Style): Part => (part.is === 'icon' ? part : { ...part, ...style });
