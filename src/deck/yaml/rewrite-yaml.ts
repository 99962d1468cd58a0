/**
 * Rewrites the text of a YAML file so that it has another value, with as few changes as possible: the nodes of the
 * file are compared with the new value, and only lines of entries that differ are touched. Comments, order,
 * indentation, line ends and scalar styles are kept. Entry point: `rewriteYaml`.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isPlainMap } from '../plain-map.js';
import { renderEntry, type YamlStyle } from './render-entry.js';
import { getKeyText, type Path } from './yaml-file.js';

/** Indentation of a file that shows none. */
const STEP = 2;

type Values = Readonly<Record<string, unknown>>;

/** Renamed keys of the new value: by map, the old name of each. */
export type RenamedKeys = Pick<ReadonlyMap<object, ReadonlyMap<string, string>>, 'get'>;

/**
 * Returns the text with another value. The caller must parse it again: anchors may make a value impossible.
 * @param now the value of the text, as parsed
 * @param next the new value
 */
export function rewriteYaml(
  text: string,
  now: unknown,
  next: unknown,
  renamed: RenamedKeys,
  style: YamlStyle,
): string {
  const root = parseDocument(text, { uniqueKeys: false, logLevel: 'error' }).contents as Node | null;
  const rewriter = new Rewriter(text, root, renamed, style);
  rewriter.change(root, now, next, { path: [], indent: '', isFlow: false, after: 0 });
  return rewriter.result();
}

/** The place of a value in the text. */
interface Place {
  readonly path: Path;
  /** Indentation of its key or dash. */
  readonly indent: string;
  /** Whether it is inside brackets. */
  readonly isFlow: boolean;
  /** The offset behind the colon or the dash. */
  readonly after: number;
}

/** An entry of a map or a list: offsets of its first and behind its last character, without comments. */
interface Item {
  readonly start: number;
  readonly end: number;
  readonly isKept: boolean;
}

/** Collects replacements by offset and applies them together. They never overlap. */
class Rewriter {
  private readonly text: string;
  private readonly eol: string;
  private readonly step: number;
  private readonly renamed: RenamedKeys;
  private readonly style: YamlStyle;
  private readonly edits: { start: number; end: number; put: string }[] = [];

  constructor(text: string, root: Node | null, renamed: RenamedKeys, style: YamlStyle) {
    this.text = text;
    this.eol = text.includes('\r\n') ? '\r\n' : '\n';
    this.step = this.stepIn(root);
    this.renamed = renamed;
    this.style = style;
  }

  result(): string {
    const parts: string[] = [];
    let at = 0;
    // Insertions come before replacements at the same offset, and otherwise stay in the order in which they were made.
    for (const { start, end, put } of this.edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      parts.push(this.text.slice(at, start), put);
      at = end;
    }
    return parts.join('') + this.text.slice(at);
  }

  change(node: Node | null, now: unknown, next: unknown, place: Place): void {
    if (isDeepStrictEqual(now, next)) return;
    if (isMap(node) && isPlainMap(next)) this.changeMap(node, now as Values, next, place);
    else if (isSeq(node) && Array.isArray(next)) this.changeList(node, now as unknown[], next, place);
    else this.replace(node, next, place);
  }

  private changeMap(map: YAMLMap, now: Values, next: Values, place: Place): void {
    const names = new Map([...(this.renamed.get(next) ?? [])].map(([name, old]) => [old, name]));
    const pairs = map.items.map((pair) => {
      const old = getKeyText(pair) ?? '';
      const name = names.get(old) ?? old;
      return { pair, old, name, ...this.spanOf(pair), isKept: Object.hasOwn(next, name) };
    });
    const kept = pairs.filter(({ isKept }) => isKept);
    const last = pairs.at(-1);
    if (kept.length === 0 || last === undefined) return this.replace(map, next, place);
    const isFlow = map.flow === true;
    const indent = this.columnAt(pairs[0]?.start ?? 0);
    for (const { pair, old, name } of kept) {
      const path = [...place.path, name];
      if (name !== old) this.put((pair.key as Node).range, this.keyText(name));
      const after = this.behindColon(pair);
      this.change(pair.value as Node | null, now[old], next[name], { path, indent, isFlow, after });
    }
    this.remove(pairs, isFlow);
    const known = new Set(pairs.map(({ name }) => name));
    for (const [name, value] of Object.entries(next))
      if (!known.has(name)) this.insert([...place.path, name], value, { at: last.end, indent, isFlow });
  }

  /** Items that are equal at both ends of the list keep their lines; those between are compared one by one. */
  private changeList(list: YAMLSeq, now: unknown[], next: unknown[], place: Place): void {
    const shorter = Math.min(now.length, next.length);
    const isSame = (a: number, b: number) => isDeepStrictEqual(now.at(a), next.at(b));
    let head = 0;
    while (head < shorter && isSame(head, head)) head++;
    let tail = 0;
    while (tail < shorter - head && isSame(-1 - tail, -1 - tail)) tail++;
    const compared = shorter - tail;
    const isFlow = list.flow === true;
    const nodes = list.items as Node[];
    const items = nodes.map((node, index) => ({
      start: isFlow ? getStart(node) : this.dashOf(node),
      end: this.endOf(node),
      isKept: index < compared || index >= now.length - tail,
    }));
    const [first] = items;
    if (first === undefined || !items.some(({ isKept }) => isKept)) return this.replace(list, next, place);
    const indent = this.columnAt(first.start);
    for (let index = head; index < compared; index++) {
      const after = (items[index]?.start ?? 0) + 1;
      const at = { path: [...place.path, index], indent, isFlow, after };
      this.change(nodes[index] ?? null, now[index], next[index], at);
    }
    this.remove(items, isFlow);
    const above = items[compared - 1];
    for (let index = compared; index < next.length - tail; index++) {
      const at = above?.end ?? (isFlow ? first.start : this.lineStart(first.start));
      this.insert([...place.path, index], next[index], { at, indent, isFlow, isFirst: above === undefined });
    }
  }

  /** Puts another value in the place of a node. */
  private replace(node: Node | null, next: unknown, place: Place): void {
    if (place.path.length === 0) return this.replaceRoot(node, next);
    const [first = '', ...rest] = this.valueLines(node, next, place);
    const lines = rest.map((line) => (line === '' ? '' : place.indent + line));
    if (node === null || isEmpty(node)) {
      this.put([place.after, place.after], first);
      if (lines.length > 0) this.putLines(place.after, lines);
      return;
    }
    const start = getStart(node);
    const end = this.endOf(node);
    if (isBlock(node) && this.text.slice(place.after, start).includes('\n')) {
      this.put([place.after, place.after], first);
      const put = lines.map((line) => line + this.eol).join('');
      this.put([this.lineStart(start), this.lineEnd(end)], put);
    } else if (isScalar(node) && node.type?.startsWith('BLOCK_')) {
      // The range of a block scalar includes its last line break and a comment on its first line.
      const comment = /[ \t]#[^\r\n]*/.exec(this.text.slice(start, this.lineEnd(start)))?.[0] ?? '';
      const last = /\r?\n$/.exec(this.text.slice(start, end))?.[0] ?? '';
      const put = [first.trimStart() + comment, ...lines].join(this.eol);
      this.put([first === '' ? place.after : start, end - last.length], put);
    } else {
      // A map or list whose last value is a block scalar includes its last line break.
      const last = /\r?\n$/.exec(this.text.slice(start, end))?.[0] ?? '';
      this.put([first === '' ? place.after : start, end - last.length], first.trimStart());
      // A comment behind the value stays on its line.
      if (lines.length > 0) this.putLines(end - last.length, lines);
    }
  }

  /** Fills a file without entries. */
  private replaceRoot(node: Node | null, next: unknown): void {
    if (!isPlainMap(next) || (isBlock(node) && node.items.length > 0)) return;
    const isFlow = isMap(node) && node.flow === true;
    const entries = Object.entries(next).flatMap(([key, value]) => this.entry([key], value, isFlow));
    if (isFlow) this.put(node.range, `{ ${entries.join(', ')} }`);
    else this.putLines(this.text.length, entries);
  }

  /** The value behind its colon or dash, in the style of what it replaces. */
  private valueLines(node: Node | null, next: unknown, { path, isFlow }: Place): readonly string[] {
    const isItem = typeof path.at(-1) === 'number';
    const [first = '', ...rest] = this.entry(path, next, isFlow, styleAfter(node, next));
    if (isItem) return [isFlow ? first : first.slice(1), ...rest];
    return [first.slice(this.keyText(String(path.at(-1))).length + 1), ...rest];
  }

  private entry(path: Path, value: unknown, isFlow: boolean, scalar?: Scalar['type']): readonly string[] {
    return renderEntry(path, value, { isFlow, step: this.step, style: this.style, scalar });
  }

  private keyText(key: string): string {
    return this.entry([key], 0, false).join().slice(0, -3);
  }

  /** Removes the entries that are not kept. At least one is. */
  private remove(items: readonly Item[], isFlow: boolean): void {
    if (isFlow) {
      const last = items.findLastIndex(({ isKept }) => isKept);
      for (const [index, { start, isKept }] of items.slice(0, last).entries())
        if (!isKept) this.put([start, items[index + 1]?.start ?? start], '');
      this.put([items[last]?.end ?? 0, items.at(-1)?.end ?? 0], '');
      return;
    }
    // The first entry of a map in a list is on the line of the dash, which stays.
    const [first] = items;
    const isInline =
      first !== undefined && !/^ *$/.test(this.text.slice(this.lineStart(first.start), first.start));
    const lead = isInline ? items.findIndex(({ isKept }) => isKept) : 0;
    if (first !== undefined && lead > 0) {
      const next = this.lineEnd(items[lead - 1]?.end ?? 0);
      this.put([first.start, next + (/^\s*/.exec(this.text.slice(next))?.[0].length ?? 0)], '');
    }
    for (const { start, end, isKept } of items.slice(lead))
      if (!isKept) this.put([this.lineStart(start), this.lineEnd(end)], '');
  }

  /** Inserts an entry at an offset: behind the entry above, or before all others (`isFirst`). */
  private insert(
    path: Path,
    value: unknown,
    {
      at,
      indent,
      isFlow,
      isFirst = false,
    }: { at: number; indent: string; isFlow: boolean; isFirst?: boolean },
  ): void {
    const lines = this.entry(path, value, isFlow);
    if (isFlow) this.put([at, at], isFirst ? `${lines.join()}, ` : `, ${lines.join()}`);
    else {
      const gap = this.style.isSpaced?.(path) ? [''] : [];
      this.putLines(at, [...gap, ...lines.map((line) => (line === '' ? '' : indent + line))]);
    }
  }

  private put(range: readonly number[] | null | undefined, put: string): void {
    const [start = 0, end = start] = range ?? [];
    if (start !== end || put !== '') this.edits.push({ start, end, put });
  }

  /** Inserts lines below the line of an offset: the rest of that line (a comment) stays on it. */
  private putLines(at: number, lines: readonly string[]): void {
    const next = at === 0 || this.text[at - 1] === '\n' ? at : this.lineEnd(at);
    const isOpen = next > 0 && this.text[next - 1] !== '\n';
    this.put([next, next], isOpen ? this.eol + lines.join(this.eol) : lines.join(this.eol) + this.eol);
  }

  private spanOf({ key, value }: Pair): { start: number; end: number } {
    const [start = 0, end = start] = (key as Node).range ?? [];
    if (value === null) return { start, end };
    const node = value as Node;
    return { start, end: isEmpty(node) ? getStart(node) : this.endOf(node) };
  }

  /** The end of a node, without the comments that the parser attributes to it. */
  private endOf(node: Node): number {
    const last = isBlock(node) ? node.items.at(-1) : undefined;
    if (last === undefined) return node.range?.[1] ?? 0;
    return isMap(node) ? this.spanOf(last as Pair).end : this.endOf(last as Node);
  }

  private behindColon({ key }: Pair): number {
    const [, end = 0] = (key as Node).range ?? [];
    return end + (/^\s*:/.exec(this.text.slice(end, this.text.indexOf(':', end) + 1))?.[0].length ?? 0);
  }

  private dashOf(item: Node): number {
    return this.text.lastIndexOf('-', getStart(item) - 1);
  }

  private lineStart(at: number): number {
    return this.text.lastIndexOf('\n', at - 1) + 1;
  }

  /** The offset of the next line; at the end of a line break, that is the offset itself. */
  private lineEnd(at: number): number {
    const end = this.text.indexOf('\n', at > 0 && this.text[at - 1] === '\n' ? at - 1 : at);
    return end === -1 ? this.text.length : end + 1;
  }

  private columnAt(at: number): string {
    return ' '.repeat(at - this.lineStart(at));
  }

  /** The indentation of maps in the file: that of the first one. */
  private stepIn(root: Node | null): number {
    const [inner] = isMap(root)
      ? root.items.flatMap(({ value }) => (isMap(value) && isBlock(value) ? [value] : []))
      : [];
    return inner === undefined ? STEP : this.columnAt(getStart(inner)).length;
  }
}

const getStart = (node: Node): number => node.range?.[0] ?? 0;

/** Whether a node is a map or a list without brackets. */
const isBlock = (node: unknown): node is YAMLMap | YAMLSeq =>
  (isMap(node) || isSeq(node)) && node.flow !== true;

/** The style of a text in the place of a node. */
function styleAfter(node: Node | null, next: unknown): Scalar['type'] {
  if (typeof next !== 'string') return undefined;
  if (isScalar(node)) return node.type as Scalar['type'];
  // Comments inside a map would become lines of a block.
  return isBlock(node) && next.includes('\n') ? 'QUOTE_DOUBLE' : undefined;
}

/** Whether a node has no text: `key:`. */
const isEmpty = (node: Node): boolean => isScalar(node) && node.range?.[0] === node.range?.[1];
