import { isDeepStrictEqual } from 'node:util';
import { type Path, parseYaml } from '../deck/yaml-file.js';
import { type Fields, onlyText, TEXT, TextEditor } from './text-editor.js';

/** A text to be written into a file of translations: `[id, field]` and what it shall say. */
export interface Change {
  readonly path: Path;
  readonly text: string;
}

/** A file after its changes, and those that could not be made without touching anything else. */
export interface Edited {
  readonly text: string;
  readonly failed: readonly Change[];
}

/**
 * Writes texts into a file and leaves every other character of it alone: comments, order, quoting, blank lines.
 * What comes out is read again; a change that would have altered anything else (an anchor that is used elsewhere, say)
 * is not made.
 */
export function editTexts(text: string, changes: readonly Change[]): Edited {
  const all = edit(text, changes);
  if (all !== undefined) return { text: all, failed: [] };
  if (changes.length === 1) return { text, failed: changes };
  let left = text;
  const failed: Change[] = [];
  for (const change of changes) {
    const one = edit(left, [change]);
    if (one === undefined) failed.push(change);
    else left = one;
  }
  return { text: left, failed };
}

function edit(text: string, changes: readonly Change[]): string | undefined {
  const before = plainValue(text);
  if (before === undefined) return undefined;
  const editor = new TextEditor(text);
  for (const [id, fields] of byId(changes)) editor.set(id, fields);
  const edited = editor.result();
  return isDeepStrictEqual(plainValue(edited), changed(before, changes)) ? edited : undefined;
}

type Values = Record<string, string | Record<string, string>>;

function byId(changes: readonly Change[]): ReadonlyMap<string, Fields> {
  const ids = new Map<string, Map<string, string>>();
  for (const { path, text } of changes) {
    const [id, field] = path.map(String) as [string, string];
    ids.set(id, (ids.get(id) ?? new Map<string, string>()).set(field, text));
  }
  return ids;
}

/** What a file says, as plain objects; undefined where it can't be parsed. */
function plainValue(text: string): Values | undefined {
  const { yaml } = parseYaml('', text);
  return yaml && (JSON.parse(JSON.stringify(yaml.value ?? {})) as Values);
}

/** What a file must say after the changes. */
function changed(before: Values, changes: readonly Change[]): Values {
  const after = structuredClone(before);
  for (const [id, fields] of byId(changes)) {
    const old = after[id];
    const all = { ...(typeof old === 'string' ? { [TEXT]: old } : old), ...Object.fromEntries(fields) };
    after[id] = onlyText(all) && typeof old !== 'object' ? (all[TEXT] ?? '') : all;
  }
  return after;
}
