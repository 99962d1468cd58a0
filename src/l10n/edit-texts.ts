/** Edits files of translations and keeps everything else in them byte for byte. Entry point: `editTexts`. */

import { isPlainMap } from '../deck/plain-map.js';
import { editYaml } from '../deck/yaml/edit-yaml.js';
import { type Path, parseYaml } from '../deck/yaml/yaml-file.js';

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

/** The key of the text of a rule: a rule with only this key may be written as a plain scalar. */
const TEXT = 'text';

/**
 * Writes texts into a file and leaves every other character unchanged: comments, order, quoting, blank lines.
 * @param mayBeShort whether an entry with only a text may be written as a plain scalar: true for rules, not for cards
 */
export function editTexts(text: string, changes: readonly Change[], mayBeShort = true): Edited {
  const edits = mayBeShort ? ruleEdits(text, changes) : changes.map(textEdit);
  const { text: edited, failed } = editYaml(text, edits);
  return { text: edited, failed: failed.flatMap(({ made }) => made) };
}

interface TextEdit {
  readonly op: 'set';
  readonly path: Path;
  readonly value: unknown;
  readonly made: readonly Change[];
}

const textEdit = (change: Change): TextEdit => ({
  op: 'set',
  path: change.path,
  value: change.text,
  made: [change],
});

/** A rule that is a plain scalar, or missing, is set as a whole: it becomes a map if it has more than a text. */
function ruleEdits(text: string, changes: readonly Change[]): readonly TextEdit[] {
  const { yaml } = parseYaml('', text);
  const rules = isPlainMap(yaml?.value) ? yaml.value : {};
  const byId = new Map<string, Change[]>();
  for (const change of changes) {
    const id = String(change.path[0]);
    byId.set(id, [...(byId.get(id) ?? []), change]);
  }
  return [...byId].flatMap(([id, made]) => {
    const old = rules[id];
    if (isPlainMap(old)) return made.map(textEdit);
    const rule: TextTree = typeof old === 'string' ? { [TEXT]: old } : {};
    for (const { path, text } of made) setIn(rule, path.slice(1).map(String), text);
    const isShort = Object.keys(rule).length === 1 && TEXT in rule;
    return { op: 'set', path: [id], value: isShort ? rule[TEXT] : rule, made };
  });
}

interface TextTree {
  [key: string]: string | TextTree;
}

function setIn(tree: TextTree, [key = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[key] = text;
    return;
  }
  const inner = tree[key];
  const branch: TextTree = typeof inner === 'object' ? inner : {};
  tree[key] = branch;
  setIn(branch, rest, text);
}
