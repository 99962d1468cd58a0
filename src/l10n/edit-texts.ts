/**
 * Edits files of translations and keeps everything else in them byte for byte. Entry point: `editTexts`. Each result is
 * parsed again and compared with the expected value before it is accepted.
 */

import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isNode, type Node, parseDocument } from 'yaml';
import { type Path, parseYaml } from '../deck/yaml/yaml-file.js';
import { type Branch, TEXT, TextEditor } from './text-editor.js';

/** A text to write into a file of translations, and its path (for example `[id, field]`). */
export interface Change {
  readonly path: Path;
  readonly text: string;
}

/** An edited file, and the changes that were impossible without side effects. */
export interface Edited {
  readonly text: string;
  readonly failed: readonly Change[];
}

/**
 * Writes texts into a file and leaves every other character unchanged: comments, order, quoting, blank lines.
 * The result is parsed again; a change that would alter anything else (for example a shared anchor) is not made.
 * @param mayBeShort whether an entry with only a text may be written as a plain scalar: true for rules, not for cards
 */
export function editTexts(text: string, changes: readonly Change[], mayBeShort = true): Edited {
  const all = edit(text, changes, mayBeShort);
  if (all !== undefined) return { text: all, failed: [] };
  // Most failures are caused by anchors: anchored texts are tried last, so that they do not block the others.
  const root = parseDocument(text, { uniqueKeys: false, logLevel: 'error' }).contents as Node | null;
  const [others, suspects] = [false, true].map((is) =>
    changes.filter(({ path }) => isAnchored(root, path) === is),
  );
  const tries = { left: TRIES, mayBeShort };
  const first = editMost(text, others ?? [], tries);
  const second = editMost(first.text, suspects ?? [], tries);
  return { text: second.text, failed: [...first.failed, ...second.failed] };
}

/** Limit on attempts, since each parses the whole file. With more anchors, the remaining changes fail. */
const TRIES = 60;

/** Makes as many changes as possible; finds the impossible ones by bisection. */
function editMost(
  text: string,
  changes: readonly Change[],
  tries: { left: number; readonly mayBeShort: boolean },
): Edited {
  if (changes.length === 0 || tries.left-- <= 0) return { text, failed: changes };
  const all = edit(text, changes, tries.mayBeShort);
  if (all !== undefined) return { text: all, failed: [] };
  if (changes.length === 1) return { text, failed: changes };
  const half = changes.length >> 1;
  const first = editMost(text, changes.slice(0, half), tries);
  const second = editMost(first.text, changes.slice(half), tries);
  return { text: second.text, failed: [...first.failed, ...second.failed] };
}

/** Whether the path to a text contains an anchor or an alias. */
function isAnchored(root: Node | null, path: Path): boolean {
  let node: unknown = root;
  for (const key of [undefined, ...path]) {
    if (key !== undefined) node = isMap(node) ? node.get(key, true) : undefined;
    if (isAlias(node) || (isNode(node) && 'anchor' in node && node.anchor !== undefined)) return true;
  }
  return false;
}

function edit(text: string, changes: readonly Change[], mayBeShort: boolean): string | undefined {
  const before = plainValue(text);
  if (before === undefined) return undefined;
  const editor = new TextEditor(text, mayBeShort);
  editor.set(treeOf(changes));
  const edited = editor.result();
  return isDeepStrictEqual(plainValue(edited), changed(before, changes, mayBeShort)) ? edited : undefined;
}

interface Values {
  [key: string]: string | Values;
}
interface Growing extends Map<string, string | Growing> {}

function treeOf(changes: readonly Change[]): Branch {
  const tree: Growing = new Map();
  for (const { path, text } of changes) {
    let branch = tree;
    for (const key of path.slice(0, -1).map(String)) {
      const next = branch.get(key);
      const inner: Growing = next instanceof Map ? next : new Map();
      branch.set(key, inner);
      branch = inner;
    }
    branch.set(String(path.at(-1)), text);
  }
  return tree;
}

/** Parses a file into plain objects; undefined if it does not parse. */
function plainValue(text: string): Values | undefined {
  const { yaml } = parseYaml('', text);
  return yaml && (JSON.parse(JSON.stringify(yaml.value ?? {})) as Values);
}

/** The expected value of a file after the changes. */
function changed(before: Values, changes: readonly Change[], mayBeShort: boolean): Values {
  const after = structuredClone(before);
  put(after, treeOf(changes), mayBeShort);
  return after;
}

function put(values: Values, texts: Branch, mayBeShort: boolean): void {
  for (const [key, value] of texts) {
    const old = Object.hasOwn(values, key) ? values[key] : undefined;
    if (typeof value === 'string') values[key] = value;
    else if (typeof old === 'object') put(old, value, mayBeShort);
    else values[key] = withText(old, value, mayBeShort);
  }
}

/** The new value of an entry that is missing, or a plain scalar: it stays a scalar if it has no other field. */
function withText(old: string | undefined, texts: Branch, mayBeShort: boolean): string | Values {
  const all: Values = old === undefined ? {} : { [TEXT]: old };
  put(all, texts, mayBeShort);
  const [only] = mayBeShort && Object.keys(all).length === 1 ? [all[TEXT]] : [];
  return typeof only === 'string' ? only : all;
}
