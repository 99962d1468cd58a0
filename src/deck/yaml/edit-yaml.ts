/**
 * The editor of YAML files: sets, inserts, removes and renames values in the text of a file and leaves everything else
 * as it is, comments and formatting included. Entry point: `editYaml`. Each result is parsed again and compared with
 * the expected value before it is accepted.
 */
import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isNode, isSeq, type Node, parseDocument } from 'yaml';
import { withoutPrototypes, type YamlStyle } from './render-entry.js';
import { rewriteYaml } from './rewrite-yaml.js';
import { type Path, parseYaml } from './yaml-file.js';

/** One edit. A value that is set is compared with the present one: parts that are equal keep their lines. */
export type YamlEdit = { readonly path: Path } & (
  | { readonly op: 'set'; readonly value: unknown }
  | { readonly op: 'remove' }
  | { readonly op: 'rename'; readonly key: string }
);

/** An edited file, and the edits that were impossible without side effects. */
export interface EditedYaml<Edit extends YamlEdit> {
  readonly text: string;
  readonly failed: readonly Edit[];
}

/**
 * Makes edits in the text of a file, one after the other. An edit that would alter anything else (for example a value
 * that an alias shares) is not made. Maps on the way to a value are created if they are missing.
 */
export function editYaml<Edit extends YamlEdit>(
  text: string,
  edits: readonly Edit[],
  style: YamlStyle = {},
): EditedYaml<Edit> {
  const all = editAll(text, edits, style);
  if (all !== undefined) return { text: all, failed: [] };
  // Most failures are caused by anchors: anchored values are tried last, so that they do not block the others.
  const root = parseDocument(text, { uniqueKeys: false, logLevel: 'error' }).contents as Node | null;
  const [others, suspects] = [false, true].map((is) =>
    edits.filter(({ path }) => isAnchored(root, path) === is),
  );
  const tries = { left: TRIES, style };
  const first = editMost(text, others ?? [], tries);
  const second = editMost(first.text, suspects ?? [], tries);
  return { text: second.text, failed: [...first.failed, ...second.failed] };
}

/** Limit on attempts, since each parses the whole file. With more anchors, the remaining edits fail. */
const TRIES = 60;

/** Makes as many edits as possible; finds the impossible ones by bisection. */
function editMost<Edit extends YamlEdit>(
  text: string,
  edits: readonly Edit[],
  tries: { left: number; readonly style: YamlStyle },
): EditedYaml<Edit> {
  if (edits.length === 0 || tries.left-- <= 0) return { text, failed: edits };
  const all = editAll(text, edits, tries.style);
  if (all !== undefined) return { text: all, failed: [] };
  if (edits.length === 1) return { text, failed: edits };
  const half = edits.length >> 1;
  const first = editMost(text, edits.slice(0, half), tries);
  const second = editMost(first.text, edits.slice(half), tries);
  return { text: second.text, failed: [...first.failed, ...second.failed] };
}

/** Whether the path to a value contains an anchor or an alias. */
function isAnchored(root: Node | null, path: Path): boolean {
  let node: unknown = root;
  for (const key of [undefined, ...path]) {
    if (key !== undefined) node = isMap(node) || isSeq(node) ? node.get(key, true) : undefined;
    if (isAlias(node) || (isNode(node) && 'anchor' in node && node.anchor !== undefined)) return true;
  }
  return false;
}

/** Makes all edits; undefined if that is impossible. */
function editAll(text: string, edits: readonly YamlEdit[], style: YamlStyle): string | undefined {
  const { yaml } = parseYaml('', text);
  if (yaml === undefined) return undefined;
  const next = withoutPrototypes(yaml.value ?? {});
  const renamed: Renamed = new Map();
  if (!edits.every((edit) => applyTo(next, edit, renamed))) return undefined;
  const edited = rewriteYaml(text, yaml.value, next, renamed, style);
  const result = parseYaml('', edited);
  // A file over a limit is not written. Its writer says which limit that is.
  if (result.yaml === undefined) return result.diagnostics.every(isLimit) ? edited : undefined;
  return isDeepStrictEqual(result.yaml.value ?? {}, next) ? edited : undefined;
}

const isLimit = ({ code }: { readonly code: string }) => code === 'TOO_MUCH' || code === 'YAML_DEPTH';

type Renamed = Map<object, Map<string, string>>;
type Collection = Record<string | number, unknown>;
const isCollection = (value: unknown): value is Collection => typeof value === 'object' && value !== null;

/** Applies an edit to the plain value of a file; false if that is impossible. */
function applyTo(root: unknown, edit: YamlEdit, renamed: Renamed): boolean {
  const [key = '', ...above] = edit.path.toReversed();
  let parent = root;
  for (const part of above.reverse()) {
    if (!isCollection(parent) || !hasPlace(parent, part)) return false;
    if (edit.op === 'set') parent[part] ??= Object.create(null);
    parent = parent[part];
  }
  if (!isCollection(parent) || !hasPlace(parent, key)) return false;
  if (edit.op === 'set') parent[key] = withoutPrototypes(edit.value);
  else if (edit.op === 'rename') return rename(parent, String(key), edit.key, renamed);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return true;
}

/** Whether a collection can have an entry with this key: lists have no gaps. */
const hasPlace = (parent: Collection, key: string | number): boolean =>
  !Array.isArray(parent) || (typeof key === 'number' && key >= 0 && key <= parent.length);

function rename(map: Collection, key: string, name: string, renamed: Renamed): boolean {
  if (Array.isArray(map) || !Object.hasOwn(map, key) || Object.hasOwn(map, name)) return false;
  map[name] = map[key];
  delete map[key];
  const names = renamed.get(map) ?? new Map<string, string>();
  renamed.set(map, names.set(name, names.get(key) ?? key));
  names.delete(key);
  return true;
}
