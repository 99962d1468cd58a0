/** The lines of a file that belong to one card: from its key to the next. Found by their indentation, so that it holds while the file can't be parsed. */
export interface Slice {
  /** Line numbers from 0; the end is exclusive. */
  readonly from: number;
  readonly to: number;
}

const indentOf = (line: string) => line.length - line.trimStart().length;
const isBlank = (line: string) => line.trim() === '';
const isComment = (line: string) => line.trimStart().startsWith('#');

/** Where a card stands in the text of its file; undefined where its key is gone. */
export function sliceOf(text: string, id: string): Slice | undefined {
  const lines = text.split('\n');
  const isKey = (line: string) => {
    const bare = line.trim();
    return indentOf(line) > 0 && [id, `"${id}"`, `'${id}'`].some((key) => bare.startsWith(`${key}:`));
  };
  const depth = Math.min(...lines.filter(isKey).map(indentOf));
  const from = lines.findIndex((line) => isKey(line) && indentOf(line) === depth);
  if (from < 0) return undefined;
  const after = lines.findIndex(
    (line, at) => at > from && !isBlank(line) && !isComment(line) && indentOf(line) <= depth,
  );
  let to = after < 0 ? lines.length : after;
  // A comment above the next card is the next card's.
  while (to > from + 1 && (isBlank(lines[to - 1] ?? '') || isOutside(lines[to - 1] ?? '', depth))) to--;
  return { from, to };
}

const isOutside = (line: string, depth: number) => isComment(line) && indentOf(line) <= depth;

/** The text of a slice, with the line breaks of the editor, which are not those of every file. */
export const cut = (text: string, { from, to }: Slice): string =>
  text
    .split('\n')
    .slice(from, to)
    .map((line) => line.replace(/\r$/, ''))
    .join('\n');

/** The file with other lines in place of a slice, and with its own line breaks; every other character stays. */
export function spliced(text: string, { from, to }: Slice, inner: string): string {
  const lines = text.split('\n');
  const endOf = (at: number) => (lines[at]?.endsWith('\r') ? '\r' : '');
  const [each, last] = [endOf(from), endOf(to - 1)];
  const own = inner.split('\n').map((line, at, all) => line + (at === all.length - 1 ? last : each));
  return [...lines.slice(0, from), ...own, ...lines.slice(to)].join('\n');
}
