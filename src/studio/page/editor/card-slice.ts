/**
 * The lines of one card in its file, from its key to the next key. Found by indentation, so that it works while the
 * file can't be parsed.
 */
export interface Slice {
  /** Line numbers from 0; the end is exclusive. */
  readonly from: number;
  readonly to: number;
}

const countIndent = (line: string) => line.length - line.trimStart().length;
const isBlank = (line: string) => line.trim() === '';
const isComment = (line: string) => line.trimStart().startsWith('#');

/** Finds a card in the text of its file; undefined if its key is gone. */
export function findSlice(text: string, id: string): Slice | undefined {
  const lines = text.split('\n');
  const isKey = (line: string) => {
    const bare = line.trim();
    return countIndent(line) > 0 && [id, `"${id}"`, `'${id}'`].some((key) => bare.startsWith(`${key}:`));
  };
  const depth = Math.min(...lines.filter(isKey).map(countIndent));
  const from = lines.findIndex((line) => isKey(line) && countIndent(line) === depth);
  if (from < 0) return undefined;
  const after = lines.findIndex(
    (line, at) => at > from && !isBlank(line) && !isComment(line) && countIndent(line) <= depth,
  );
  let to = after < 0 ? lines.length : after;
  // A comment above the next card belongs to the next card.
  while (to > from + 1 && (isBlank(lines[to - 1] ?? '') || isOutside(lines[to - 1] ?? '', depth))) to--;
  return { from, to };
}

const isOutside = (line: string, depth: number) => isComment(line) && countIndent(line) <= depth;

/** The text of a slice with the line breaks of the editor, which may differ from those of the file. */
export const cut = (text: string, { from, to }: Slice): string =>
  text
    .split('\n')
    .slice(from, to)
    .map((line) => line.replace(/\r$/, ''))
    .join('\n');

/** Replaces a slice of the file, keeping the file's line breaks and every other character. */
export function splice(text: string, { from, to }: Slice, inner: string): string {
  const lines = text.split('\n');
  const findEnd = (at: number) => (lines[at]?.endsWith('\r') ? '\r' : '');
  const [each, last] = [findEnd(from), findEnd(to - 1)];
  const own = inner.split('\n').map((line, at, all) => line + (at === all.length - 1 ? last : each));
  return [...lines.slice(0, from), ...own, ...lines.slice(to)].join('\n');
}
