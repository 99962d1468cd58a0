/**
 * Parses YAML into plain values without prototypes, and locates every value in the source. Input is untrusted: size,
 * depth and alias expansion are limited, and tags are rejected. Entry point: `parseYaml`.
 */

import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import {
  type Code,
  type Diagnostic,
  diagnostic,
  MOST_TOLD,
  quote,
  type Span,
  toFileStart,
} from '../../diagnostics/index.js';
import { memoize } from '../../memo/memoize.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import { countNodes } from './count-nodes.js';
import { LineIndex } from './line-index.js';
import { chooseMistake } from './yaml-mistakes.js';

/** Keys and indices from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** Part of an entry: its key or its value. */
export type At = 'key' | 'value';

const DEEPEST = limits.depth.max;
/** Beyond this depth, a recursive parser would spend a minute and then exhaust its stack. */
const HOPELESS = 500;
const MOST_ALIASED = limits.aliased.max;

/** A parsed YAML file: its value, and the position of every part in the text. */
export interface YamlFile {
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  /** Position of a value or its key; the nearest existing part if it does not exist. */
  locate(path: Path, at?: At): Span;
}

/** Parses a file; undefined and at least one diagnostic if it is not well-formed. */
export function parseYaml(file: string, text: string): { yaml?: YamlFile; diagnostics: Diagnostic[] } {
  const lines = new LineIndex(file, text);
  const toSpan = (start: number, end: number): Span => lines.span(start, end);
  const fail = (code: Code, span: Span, message: string, hint?: string) => ({
    diagnostics: [diagnostic(code, span, message, hint)],
  });
  const tooDeep = (offset: number) =>
    fail('YAML_DEPTH', toSpan(offset, offset + 1), 'Lists and maps are nested too deep.');
  const nodes = countNodes(text, limits.fileNodes.max);
  if (nodes.offset !== undefined)
    return fail(
      'TOO_MUCH',
      toSpan(nodes.offset, nodes.offset + 1),
      `The file has ${inDigits(nodes.count)} nodes of YAML, line ends and commas counted; ${limitText('fileNodes')}, reached here.`,
    );
  if (deeperThan(HOPELESS, text) !== undefined) return tooDeep(deeperThan(DEEPEST, text) ?? 0);
  try {
    const options = { uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;
    const document = withoutStackTraces(() => parseDocument(text, options));
    const [first, ...others] = [...document.errors, ...document.warnings];
    if (first !== undefined) {
      const { code, start, end, message, hint } = chooseMistake([first, ...others], text);
      return fail(code, toSpan(start, end), message, hint);
    }
    const reader = new Reader(text, toSpan);
    const root = document.contents as Node | null;
    const value = reader.read(root);
    if (reader.diagnostics.length > 0) return { diagnostics: reader.diagnostics };
    return {
      yaml: { file, text, value, locate: (path, at) => locate(root, path, at ?? 'value', toSpan, file) },
      diagnostics: [],
    };
  } catch (cause) {
    // Deep nesting exhausts the stack before anything else is known.
    if (cause instanceof RangeError) return tooDeep(deeperThan(DEEPEST, text) ?? 0);
    throw cause;
  }
}

/** Converts nodes to plain values, and reports what YAML allows and decks do not. */
class Reader {
  readonly diagnostics: Diagnostic[] = [];
  private readonly text: string;
  private readonly span: (start: number, end: number) => Span;
  private readonly open = new Set<Node>();
  private readonly anchors = new Map<string, Node>();
  private aliased = 0;
  /** The alias being resolved: the one written in the file, not those it refers to. */
  private alias: Node | undefined;

  constructor(text: string, span: (start: number, end: number) => Span) {
    this.text = text;
    this.span = span;
  }

  read(node: Node | null, depth = 0): unknown {
    if (node === null) return null;
    if (depth > DEEPEST)
      return this.report('YAML_DEPTH', this.alias ?? node, 'Lists and maps are nested too deep.');
    if (this.alias !== undefined && ++this.aliased > MOST_ALIASED) {
      if (this.aliased === MOST_ALIASED + 1) {
        this.report('YAML_ALIAS', this.alias, 'The aliases expand to far more than was written.');
      }
      return null;
    }
    if (node.tag !== undefined && this.alias === undefined) this.reportTag(node);
    if (isAlias(node)) return this.readAlias(node.source, node, depth);
    const anchor = (node as { anchor?: string }).anchor;
    if (anchor !== undefined) this.anchors.set(anchor, node);
    if (isScalar(node)) return node.value;
    this.open.add(node);
    const value = isMap(node)
      ? this.readMap(node, depth)
      : isSeq(node)
        ? this.readList(node.items, depth)
        : null;
    this.open.delete(node);
    return value;
  }

  private readList(items: readonly unknown[], depth: number): unknown[] {
    return items.map((item) => this.read(item as Node | null, depth + 1));
  }

  private readMap(map: YAMLMap, depth: number): Record<string, unknown> {
    // No prototype: a key such as "constructor" or "__proto__" is a key like any other.
    const value: Record<string, unknown> = Object.create(null);
    const keys = new Map<string, Node>();
    for (const pair of map.items) {
      const key = getKeyText(pair);
      if (key === undefined)
        this.report('YAML_KEY', (pair.key as Node | null) ?? map, 'A key must be a plain text.');
      else if (keys.has(key)) this.reportTwice(key, keys.get(key), pair.key as Node);
      else {
        keys.set(key, pair.key as Node);
        value[key] = this.read(pair.value as Node | null, depth + 1);
      }
    }
    return value;
  }

  private reportTwice(key: string, first: Node | undefined, second: Node): void {
    const [start = 0, end = start] = first?.range ?? [];
    this.report(
      'YAML_DUPLICATE_KEY',
      second,
      `${quote(key)} is already here, on line ${this.span(start, end).line}.`,
    );
  }

  private readAlias(name: string, node: Node, depth: number): unknown {
    const target = this.anchors.get(name);
    if (target === undefined) {
      const hint = 'Write the value out, or, if it is text, put it in double quotes.';
      return this.report(
        'YAML_ALIAS',
        node,
        `A word that starts with * is an alias, and there is no anchor ${quote(`&${name}`)} above it.`,
        hint,
      );
    }
    if (this.open.has(target))
      return this.report('YAML_ALIAS', node, `The alias ${quote(`*${name}`)} contains itself.`);
    const outer = this.alias;
    this.alias ??= node;
    const value = this.read(target, depth);
    this.alias = outer;
    return value;
  }

  /** A tag is not a node: it is written somewhere before the node that it belongs to. */
  private reportTag(node: Node): void {
    const [start = 0, end = start] = node.range ?? [];
    const message = 'A word that starts with ! is a tag, and decks have none.';
    this.addDiagnostic(
      diagnostic('YAML_TAG', this.span(Math.max(0, this.text.lastIndexOf('!', start)), end), message),
    );
  }

  private report(code: Code, node: Node, message: string, hint?: string): null {
    const [start = 0, end = start] = node.range ?? [];
    this.addDiagnostic(diagnostic(code, this.span(start, end), message, hint));
    return null;
  }

  private addDiagnostic(one: Diagnostic): void {
    if (this.diagnostics.length <= MOST_TOLD) this.diagnostics.push(one);
  }
}

/** Text of a key as written; undefined if it is not plain text. */
export function getKeyText(pair: Pair): string | undefined {
  if (!isScalar(pair.key) || pair.key.value === null) return undefined;
  const { value, source } = pair.key;
  return typeof value === 'string' ? value : (source ?? String(value));
}

/** Entries of a map by key, memoized: a file may have thousands of them. */
const indexPairs = memoize(
  (map: YAMLMap): ReadonlyMap<string, Pair> =>
    new Map(map.items.map((pair) => [getKeyText(pair) ?? '', pair])),
);

function locate(
  root: Node | null,
  path: Path,
  at: At,
  span: (start: number, end: number) => Span,
  file: string,
): Span {
  let node: Node | null = root;
  let place: Node | null = root;
  for (const [index, part] of path.entries()) {
    const last = index === path.length - 1;
    if (isMap(node)) {
      const pair = indexPairs(node).get(part as string);
      if (pair === undefined) break;
      node = pair.value as Node | null;
      // A key without a value has only the position of its key.
      place = (last && at === 'key') || node === null || isEmpty(node) ? (pair.key as Node) : node;
    } else if (isSeq(node)) {
      node = (node.items[part as number] as Node | undefined) ?? null;
      place = node ?? place;
    } else break; // Inside an alias: the alias itself is the place.
  }
  const range = place?.range;
  return range ? span(range[0], range[1]) : toFileStart(file);
}

function isEmpty(node: Node): boolean {
  return isScalar(node) && node.range !== undefined && node.range !== null && node.range[0] === node.range[1];
}

/** Offset at which nesting exceeds a depth, estimated from brackets and dashes at the start of a line. */
function deeperThan(limit: number, text: string): number | undefined {
  let brackets = 0;
  let dashes = 0;
  let leading = true;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '\n') {
      dashes = 0;
      leading = true;
    } else if (char === '[' || char === '{') brackets++;
    else if (char === ']' || char === '}') brackets = Math.max(0, brackets - 1);
    else if (leading && (char === '-' || char === '?') && text[i + 1] === ' ') dashes++;
    else if (char !== ' ') leading = false;
    if (brackets + dashes > limit) return i;
  }
  return undefined;
}

/** The parser may report an error for every character of a file; stack traces for them would be slow and useless. */
function withoutStackTraces<T>(work: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = limit;
  }
}
