import { isMap, isScalar, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { cardYaml } from './card-yaml.js';

/** A card to be written into a file; where it is there already, as it was. */
export interface PutCard {
  readonly id: string;
  readonly authored: Readonly<Record<string, unknown>>;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
}

const STEP = '  ';

/** The text of a file with cards added to those of a kind, or changed; whatever else stands in it stays as it is. */
export function putCards(text: string, kind: string, cards: readonly PutCard[]): string {
  const start = text.endsWith('\n') || text === '' ? text : `${text}\n`;
  const changed = cards.reduce(
    (now, card) => (card.before === undefined ? now : changeCard(now, kind, card)),
    start,
  );
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
  if (isMap(cards) && !cards.flow) return inserted(text, cards, written(indentOf(text, cards.items[0])));
  const before = isMap(cards) ? (cards.toJSON() as Record<string, unknown>) : {};
  const all = Object.entries(before).map(([id, authored]) => cardYaml(id, authored, STEP));
  return replaced(text, ofKind, `${kind}:\n${all.join('')}${written(STEP)}`);
}

function changeCard(text: string, kind: string, card: PutCard): string {
  const ofKind = kindIn(text, kind);
  const cards = ofKind?.value;
  const there = isMap(cards) ? pairOf(cards, card.id) : undefined;
  if (ofKind === undefined || !isMap(cards) || there === undefined) return text;
  if (cards.flow) {
    const all = Object.entries({ ...(cards.toJSON() as object), [card.id]: card.authored });
    return replaced(text, ofKind, `${kind}:\n${all.map(([id, one]) => cardYaml(id, one, STEP)).join('')}`);
  }
  if (!isMap(there.value) || there.value.flow)
    return replaced(text, there, cardYaml(card.id, card.authored, indentOf(text, there)));
  return changeFields(text, kind, card, card.before ?? {});
}

function kindIn(text: string, kind: string): Pair | undefined {
  const root = parseDocument(text).contents;
  return isMap(root) ? pairOf(root, kind) : undefined;
}

/** A text with lines behind the last of a map. */
function inserted(text: string, map: Node, lines: string): string {
  const end = endOf(text, map);
  return `${text.slice(0, end)}${text[end - 1] === '\n' ? '' : '\n'}${lines}${text.slice(end)}`;
}

/** A card that is there is changed field by field, so that comments and manners of writing stay. */
function changeFields(
  text: string,
  kind: string,
  { id, authored }: PutCard,
  before: PutCard['authored'],
): string {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(authored)])];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(authored[key]));
  return changed.reduce((now, key) => {
    const card = pairOf(kindIn(now, kind)?.value as YAMLMap, id)?.value as YAMLMap;
    const pair = pairOf(card, key);
    const indent = indentOf(now, card.items[0]);
    const field = authored[key] === undefined ? '' : cardYaml(key, authored[key], indent, true);
    return pair === undefined ? inserted(now, card, field) : replaced(now, pair, field);
  }, text);
}

const pairOf = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);

/** A text with other lines in the place of a key and its value. */
function replaced(text: string, pair: Pair, lines: string): string {
  const start = lineStart(text, (pair.key as Node).range?.[0] ?? 0);
  const end = pair.value === null ? lineEnd(text, start) : endOf(text, pair.value as Node);
  return text.slice(0, start) + lines + text.slice(end);
}

/** Behind the last line of a value, comments on that line included, and blank lines or comments below it not. */
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
