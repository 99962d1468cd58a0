/**
 * Edits texts in the source of a YAML file without reformatting it. Entry point: `TextEditor`, which collects
 * replacements by offset and applies them together. `edit-texts.ts` verifies the result.
 */

import { isMap, isScalar, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { renderScalar } from './render-scalar.js';

/** A tree of texts by key, like the file: an entry has fields, a noun has forms by case and number. */
export interface Branch extends ReadonlyMap<string, string | Branch> {}

/** The key of the text of a rule: a rule with only this key may be written as a plain scalar. */
export const TEXT = 'text';
const onlyText = (branch: Branch): branch is ReadonlyMap<typeof TEXT, string> =>
  branch.size === 1 && typeof branch.get(TEXT) === 'string';

/** Collects replacements by offset and applies them all at once. */
export class TextEditor {
  private readonly text: string;
  private readonly eol: string;
  private readonly mayBeShort: boolean;
  private readonly root: Node | null;
  private readonly edits: { start: number; end: number; put: string }[] = [];

  /** @param mayBeShort whether an entry with only a text may be a plain scalar: true for rules, not for cards */
  constructor(text: string, mayBeShort: boolean) {
    this.text = text;
    this.mayBeShort = mayBeShort;
    this.eol = text.includes('\r\n') ? '\r\n' : '\n';
    this.root = parseDocument(text, { uniqueKeys: false, logLevel: 'error' }).contents as Node | null;
  }

  set(texts: Branch): void {
    if (isMap(this.root)) this.setIn(this.root, texts);
    else for (const [key, value] of texts) this.append(this.entry(key, value, '', false));
  }

  result(): string {
    // From the end, so that earlier offsets stay valid; replacements at the same offset keep their order.
    const ordered = this.edits.map((one, index) => ({ ...one, index }));
    ordered.sort((a, b) => b.start - a.start || b.index - a.index);
    let text = this.text;
    for (const { start, end, put } of ordered) text = text.slice(0, start) + put + text.slice(end);
    return text;
  }

  private setIn(map: YAMLMap, texts: Branch): void {
    for (const [key, value] of texts) {
      const pair = pairOf(map, key);
      if (pair === undefined) this.insert(map, (indent, flow) => this.entry(key, value, indent, flow));
      else if (typeof value === 'string') this.replace(pair.value as Node, this.like(pair, value, map));
      else if (isMap(pair.value)) this.setIn(pair.value, value);
      else if (isScalar(pair.value)) this.setText(map, pair, value);
    }
  }

  /** `TURN-1: text`: replaces only the text; with a short form, the entry becomes a map. */
  private setText(map: YAMLMap, pair: Pair, fields: Branch): void {
    if (onlyText(fields)) {
      this.replace(pair.value as Node, this.like(pair, fields.get(TEXT) ?? '', map));
      return;
    }
    const old = String((pair.value as { value: unknown }).value);
    const all: Branch = new Map<string, string | Branch>([[TEXT, old], ...fields]);
    const [start = 0] = (pair.key as Node).range ?? [];
    const [, end = start] = (pair.value as Node).range ?? [];
    const put = this.entry(String(pair.key), all, this.indentAt(start), map.flow === true);
    this.edits.push({ start, end, put: this.text[end - 1] === '\n' ? put + this.eol : put });
  }

  /** Renders a whole entry, without a line break at its end. */
  private entry(key: string, value: string | Branch, indent: string, flow: boolean): string {
    if (typeof value === 'string') return `${key}: ${this.scalar(value, indent, flow)}`;
    if (this.mayBeShort && onlyText(value))
      return `${key}: ${this.scalar(value.get(TEXT) ?? '', indent, flow)}`;
    const inner = `${indent}  `;
    const lines = [...value].map(([field, text]) => this.entry(field, text, inner, flow));
    return flow
      ? `${key}: { ${lines.join(', ')} }`
      : [`${key}:`, ...lines.map((line) => inner + line)].join(this.eol);
  }

  private scalar(text: string, indent: string, flow: boolean): string {
    return renderScalar(text, { flow, indent, eol: this.eol });
  }

  /** Renders a text in the style of the existing one. */
  private like(pair: Pair, text: string, map: YAMLMap): string {
    const style = isScalar(pair.value) ? pair.value.type : undefined;
    const [start = 0] = (pair.key as Node).range ?? [];
    const flow = map.flow === true;
    return renderScalar(text, { style, flow, indent: this.indentAt(start), eol: this.eol });
  }

  private replace(node: Node, put: string): void {
    const [start = 0, end = start] = node.range ?? [];
    // A block scalar includes its final line break: its replacement must end with one, too.
    const gap = this.text[end - 1] === '\n' && end > start ? this.eol : '';
    this.edits.push({ start, end, put: put + gap });
  }

  /** Inserts behind the last entry of a map. */
  private insert(map: YAMLMap, write: (indent: string, flow: boolean) => string): void {
    const last = map.items.at(-1);
    if (map.flow === true) {
      const place = last === undefined ? (map.range?.[0] ?? 0) + 1 : endOf(last);
      const put = write('', true);
      this.put(place, last === undefined ? ` ${put} ` : `, ${put}`);
    } else {
      const [start = 0] = (map.items[0]?.key as Node | undefined)?.range ?? [];
      const indent = this.indentAt(start);
      this.putLine(last === undefined ? this.text.length : endOf(last), indent + write(indent, false));
    }
  }

  private append(lines: string): void {
    this.putLine(this.text.length, lines);
  }

  /** Inserts lines below the line of an offset: the rest of that line (a comment) stays on it. */
  private putLine(place: number, lines: string): void {
    const atStart = place === 0 || this.text[place - 1] === '\n';
    const next = atStart ? place : this.text.indexOf('\n', place) + 1;
    if (next > 0 || place === 0) this.put(next, lines + this.eol);
    else this.put(this.text.length, this.eol + lines);
  }

  private put(place: number, put: string): void {
    this.edits.push({ start: place, end: place, put });
  }

  private indentAt(place: number): string {
    const start = this.text.lastIndexOf('\n', place - 1) + 1;
    return /^ */.exec(this.text.slice(start, place))?.[0] ?? '';
  }
}

/** Finds a pair by its key as written: `no` and `12` are ids like any other. */
function pairOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => {
    if (!isScalar(pair.key)) return false;
    return (typeof pair.key.value === 'string' ? pair.key.value : pair.key.source) === key;
  });
}

/** The end of an entry, without the comments that the parser attributes to it. */
function endOf({ key, value }: Pair): number {
  const node = (value ?? key) as Node;
  const last = isMap(node) && node.flow !== true ? node.items.at(-1) : undefined;
  return last === undefined ? (node.range?.[1] ?? 0) : endOf(last);
}
