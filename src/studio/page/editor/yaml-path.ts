/** The cursor position in a card: the keys above it, `[]` for an item of a list, and the word being typed. */
export interface YamlPlace {
  readonly path: readonly string[];
  /** Whether a value is being typed, after the colon of the last key of the path. */
  readonly isValue: boolean;
  /** The word at the cursor, and the column that it starts at. */
  readonly word: string;
  readonly from: number;
  /** Keys that the same map already has. */
  readonly siblings: readonly string[];
}

const LINE = /^(\s*)((?:- +)*)(?:("?[\w.-]+"?)\s*:(?=\s|$))?/;

interface Row {
  readonly indent: number;
  /** How many list items start in this line. */
  readonly items: number;
  readonly key: string | undefined;
}

function parseRow(line: string): Row {
  const [, space = '', dashes = '', key] = LINE.exec(line) ?? [];
  return { indent: space.length, items: dashes.split('-').length - 1, key: key?.replaceAll('"', '') };
}

const isEmpty = (line: string) => line.trim() === '' || line.trim().startsWith('#');

/** Finds the position of a cursor in the lines of a card; the first line is the card's own key. */
export function placeIn(lines: readonly string[], at: number, column: number): YamlPlace {
  const before = (lines[at] ?? '').slice(0, column);
  const flow = flowPlace(before);
  const own = parseRow(before);
  const inner = own.indent + before.slice(own.indent).search(/[^\s-]|$/);
  const above = keysAbove(lines, at, own.items > 0 ? own.indent : inner, own.items > 0);
  const path = [...above, ...Array(own.items).fill('[]')];
  if (flow !== undefined) return { ...flow, path: [...path, ...(own.key ? [own.key] : []), ...flow.path] };
  if (own.key !== undefined) {
    const [, word = ''] = /:\s+(\S*)$/.exec(before) ?? [];
    return { path: [...path, own.key], isValue: true, word, from: column - word.length, siblings: [] };
  }
  const [word = ''] = /[\w.-]*$/.exec(before.replace(/^[\s-]*/, '')) ?? [];
  return { path, isValue: false, word, from: column - word.length, siblings: listSiblings(lines, at, inner) };
}

/** The keys that enclose a line, the outermost first, without the card's own key. */
function keysAbove(lines: readonly string[], at: number, indent: number, isItem: boolean): string[] {
  const path: string[] = [];
  let depth = indent;
  let mayBeLevel = isItem;
  for (let row = at - 1; row > 0; row--) {
    const line = lines[row] ?? '';
    if (isEmpty(line)) continue;
    const { indent: start, items, key } = parseRow(line);
    const keyAt = start + (items > 0 ? line.slice(start).search(/[^\s-]/) : 0);
    // List items may have the same indentation as the key that they belong to.
    if (key !== undefined && (keyAt < depth || (mayBeLevel && keyAt === depth && items === 0))) {
      path.unshift(key);
      depth = keyAt;
      mayBeLevel = false;
    }
    if (items > 0 && start < depth) {
      path.unshift(...Array(items).fill('[]'));
      depth = start;
      mayBeLevel = true;
    }
  }
  return path;
}

function listSiblings(lines: readonly string[], at: number, indent: number): string[] {
  const keys: string[] = [];
  const look = (row: number): boolean => {
    const line = lines[row] ?? '';
    if (isEmpty(line)) return true;
    const { indent: start, items, key } = parseRow(line);
    const keyAt = start + (items > 0 ? line.slice(start).search(/[^\s-]/) : 0);
    if (keyAt < indent) return false;
    if (keyAt === indent && key !== undefined) keys.push(key);
    return items === 0 || start > indent;
  };
  for (let row = at - 1; row > 0 && look(row); row--);
  for (let row = at + 1; row < lines.length && parseRow(lines[row] ?? '').items === 0 && look(row); row++);
  return keys;
}

/** Inside braces or brackets on one line: `pathos: { top: -10, mid|`. */
function flowPlace(before: string): Omit<YamlPlace, never> | undefined {
  const path: string[] = [];
  const open: { is: '{' | '['; keys: string[] }[] = [];
  let key: string | undefined;
  let word = '';
  for (const sign of before) {
    if (sign === '{' || sign === '[') {
      if (open.length > 0 && key !== undefined) path.push(key);
      if (open.at(-1)?.is === '[') path.push('[]');
      open.push({ is: sign, keys: [] });
      key = undefined;
      word = '';
    } else if (sign === '}' || sign === ']') {
      open.pop();
      path.pop();
      word = '';
    } else if (sign === ',') {
      key = undefined;
      word = '';
    } else if (sign === ':' && open.length > 0) {
      key = word.trim();
      open.at(-1)?.keys.push(key);
      word = '';
    } else word += sign;
  }
  const last = open.at(-1);
  if (last === undefined) return undefined;
  const bare = word.trimStart();
  const inside = last.is === '[' ? [...path, '[]'] : path;
  return {
    path: key === undefined ? inside : [...inside, key],
    isValue: key !== undefined || last.is === '[',
    word: bare,
    from: before.length - bare.length,
    siblings: last.keys,
  };
}
