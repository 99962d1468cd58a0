/**
 * Writes cards into the YAML text of a file. Entry point: `putCards`. Invariant: only the lines of changed fields and
 * of new cards change; comments and formatting elsewhere are preserved.
 */

import { isMap, isScalar, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { cardYaml } from './card-yaml.js';

/** A card to write into a file, with its previous state if the file already has it. */
export interface PutCard {
  readonly id: string;
  readonly authored: Readonly<Record<string, unknown>>;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
}

const STEP = '  ';

/** Returns the text of a file with cards of a kind added or changed; everything else in it stays as it is. */
export function putCards(text: string, kind: string, cards: readonly PutCard[]): string {
  const start = text.endsWith('\n') || text === '' ? text : `${text}\n`;
  const there = cards.filter(({ before }) => before !== undefined);
  const changed = there.length === 0 ? start : changeCards(start, kind, there);
  const added = cards.filter(({ before }) => before === undefined);
  const done = added.length === 0 ? changed : addCards(changed, kind, added);
  return text.includes('\r\n') ? done.replaceAll(/\r?\n/g, '\r\n') : done;
}

function addCards(text: string, kind: string, added: readonly PutCard[]): string {
  const ofKind = kindIn(text, kind);
  const cards = ofKind?.value;
  const written = (indent: string) =>
    added.map(({ id, authored }) => cardYaml(id, authored, indent)).join('');
  if (ofKind === undefined) return `${gapAfter(text)}${kind}:\n${written(STEP)}`;
  if (isMap(cards) && !cards.flow)
    return edited(text, [inserted(text, cards, written(indentOf(text, cards.items[0])))]);
  const before = isMap(cards) ? (cards.toJSON() as Record<string, unknown>) : {};
  const all = Object.entries(before).map(([id, authored]) => cardYaml(id, authored, STEP));
  return edited(text, [replaced(text, ofKind, `${kind}:\n${all.join('')}${written(STEP)}`)]);
}

/** Changes all cards in one pass, so that a file is parsed once however many of its cards change. */
function changeCards(text: string, kind: string, changed: readonly PutCard[]): string {
  const ofKind = kindIn(text, kind);
  const cards = ofKind?.value;
  if (ofKind === undefined || !isMap(cards)) return text;
  if (cards.flow) {
    const news = Object.fromEntries(changed.map(({ id, authored }) => [id, authored]));
    const all = Object.entries({ ...(cards.toJSON() as object), ...news });
    const lines = all.map(([id, one]) => cardYaml(id, one, STEP)).join('');
    return edited(text, [replaced(text, ofKind, `${kind}:\n${lines}`)]);
  }
  const pairs = pairsOf(cards);
  const edits = changed.flatMap((card) => {
    const there = pairs.get(card.id);
    if (there === undefined) return [];
    if (isMap(there.value) && !there.value.flow) return fieldEdits(text, there.value, card);
    return [replaced(text, there, cardYaml(card.id, card.authored, indentOf(text, there)))];
  });
  return edited(text, edits);
}

/** Replaces the text between two offsets with other lines. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly lines: string;
}

/** Applies edits to a text; they must not overlap. */
function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, lines } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, start), lines);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

function kindIn(text: string, kind: string): Pair | undefined {
  const root = parseDocument(text).contents;
  return isMap(root) ? pairsOf(root).get(kind) : undefined;
}

/** Inserts lines after the last line of a map. */
function inserted(text: string, map: Node, lines: string): Edit {
  const end = endOf(text, map);
  return { start: end, end, lines: text[end - 1] === '\n' ? lines : `\n${lines}` };
}

/** Changes an existing card field by field, so that comments and formatting are preserved. */
function fieldEdits(text: string, card: YAMLMap, { authored, before = {} }: PutCard): Edit[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(authored)])];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(authored[key]));
  const indent = indentOf(text, card.items[0]);
  const pairs = pairsOf(card);
  return changed.map((key) => {
    const field = authored[key] === undefined ? '' : cardYaml(key, authored[key], indent, true);
    const pair = pairs.get(key);
    return pair === undefined ? inserted(text, card, field) : replaced(text, pair, field);
  });
}

/** Pairs of a map by key. */
const pairsOf = (map: YAMLMap): ReadonlyMap<string, Pair> =>
  new Map(map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [])));

/** Replaces a key and its value with other lines. */
function replaced(text: string, pair: Pair, lines: string): Edit {
  const start = lineStart(text, (pair.key as Node).range?.[0] ?? 0);
  const end = pair.value === null ? lineEnd(text, start) : endOf(text, pair.value as Node);
  return { start, end, lines };
}

/**
 * The offset after the last line of a value: includes a comment on that line, excludes blank lines and comments below.
 */
function endOf(text: string, node: Node): number {
  const end = node.range?.[1] ?? text.length;
  const content = text.slice(0, end).trimEnd().length;
  return lineEnd(text, Math.max(0, content - 1));
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
function lineEnd(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  return found === -1 ? text.length : found + 1;
}

function indentOf(text: string, pair: Pair | undefined): string {
  const at = (pair?.key as Node | undefined)?.range?.[0] ?? 0;
  const start = lineStart(text, at);
  const before = text.slice(start, at);
  return /^ *$/.test(before) ? before : STEP;
}

const gapAfter = (text: string) => (text === '' || /^#[^\n]*\n$/.test(text) ? text : `${text}\n`);
