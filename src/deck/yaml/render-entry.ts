/**
 * Renders one entry of a map or a list as YAML. Entry point: `renderEntry`. Each rendering is parsed again before it is
 * used: the parser is trusted more than the writer.
 */
import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isPair, isScalar, isSeq, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Path, parseYaml } from './yaml-file.js';

/** How new values are written. */
export interface YamlStyle {
  /** Whether a map or list at a path is written on one line, in brackets; left out: none is. */
  isInline?(path: Path): boolean;
  /** Whether an entry at a path is separated from the one above by a blank line; left out: none is. */
  isSpaced?(path: Path): boolean;
}

export interface EntryContext {
  /** Whether the entry is inside brackets. */
  readonly isFlow: boolean;
  /** Number of spaces by which a map is indented from its key. */
  readonly step: number;
  readonly style: YamlStyle;
  /** The style of the scalar that is replaced; left out: the shortest style that is safe. */
  readonly scalar?: Scalar['type'] | undefined;
}

/**
 * Renders `key: value` or `- value`, depending on the last part of the path, as lines without indentation. In brackets,
 * the rendering is one line, without the dash.
 */
export function renderEntry(path: Path, value: unknown, context: EntryContext): readonly string[] {
  const key = path.at(-1) ?? '';
  const entry = typeof key === 'number' ? [value] : withoutPrototypes({ [key]: value });
  // Without a style, the writer uses a plain scalar, a block for several lines, or quotes.
  const styles = new Set([
    context.scalar === 'PLAIN' ? undefined : context.scalar,
    undefined,
    'QUOTE_DOUBLE',
  ]);
  let text = '';
  for (const scalar of styles as Set<Scalar['type']>) {
    text = write(path, entry, { ...context, scalar });
    // A quoted text of several lines is hard to tell from its neighbours.
    const isReadable = scalar !== 'QUOTE_SINGLE' || !text.trimEnd().includes('\n');
    if (isReadable && isDeepStrictEqual(parseYaml('', text).yaml?.value, entry)) break;
  }
  const lines = text.replace(/\n$/, '').split('\n');
  return context.isFlow ? [lines.join(' ').replaceAll(/^[{[] | [}\]]$/g, '')] : lines;
}

function write(path: Path, entry: object, { isFlow, step, style, scalar }: EntryContext): string {
  const document = new Document(entry, { version: '1.2' });
  const lay = (node: unknown, at: Path, isInside: boolean): void => {
    if (isScalar(node) && typeof node.value === 'string') {
      // A block may not begin with white space or end with blank lines, which look like lines of the file.
      const isQuoted = /^\s|\n\s+$/.test(node.value) || (isInside && node.value.includes('\n'));
      const type = isQuoted ? 'QUOTE_DOUBLE' : scalar;
      if (type !== undefined) node.type = type;
    }
    if (!isMap(node) && !isSeq(node)) return;
    node.flow = isInside || node.items.length === 0 || style.isInline?.(at) === true;
    for (const [index, item] of node.items.entries())
      if (isPair(item)) lay(item.value, [...at, String(item.key)], node.flow);
      else lay(item, [...at, index], node.flow);
  };
  const root = document.contents as unknown as YAMLMap | YAMLSeq;
  const [first] = root.items;
  lay(isPair(first) ? first.value : first, path, isFlow);
  root.flow = isFlow;
  return document.toString({
    lineWidth: 0,
    indent: step,
    flowCollectionPadding: true,
    doubleQuotedAsJSON: true,
  });
}

/** Copies a value the way that files are parsed: maps have no prototype, and no entries that are undefined. */
export function withoutPrototypes<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutPrototypes) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, inner] of Object.entries(value))
    if (inner !== undefined) copy[key] = withoutPrototypes(inner);
  return copy as T;
}
