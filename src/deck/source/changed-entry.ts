import { isPlainMap } from '../plain-map.js';
import { parseYaml } from '../yaml/yaml-file.js';

/** Last valid content of a file. */
interface Before {
  readonly text: string;
  readonly value: unknown;
}

/** Syntax that affects more than its own entry, or that is unusual in decks. */
const REACHES_OUT = /[\t\r]|^(?:---|\.\.\.|%|\? )|(?:^|[:\-?[{,])\s*[&*!]\S/m;

/** A key at the margin without a value, and a key below it, indented by two spaces: `modifiers:`, `  a-toast:`. */
const SECTION = /^([A-Za-z][\w-]*):\s*$/;
const ENTRY = /^ {2}([a-z0-9]+(?:-[a-z0-9]+)*):(?:\s|$)/;

const isOutside = (line: string) => /^ {0,2}[^\s#]/.test(line);

/**
 * Incremental parsing: the value of a file in which one entry has changed. Only that entry is parsed, which takes a
 * fraction of the time. Undefined if the result might differ from a full parse: then the whole file has to be parsed.
 */
export function valueWithChangedEntry(before: Before, text: string): unknown {
  if (REACHES_OUT.test(text) || REACHES_OUT.test(before.text)) return undefined;
  const [old, now] = [before.text.split('\n'), text.split('\n')];
  const first = now.findIndex((line, at) => line !== old[at]);
  if (first < 0) return undefined;
  // The key of the entry is above the change, and the next key below it.
  const from = lastBefore(now, first, isOutside);
  const [, id = ''] = ENTRY.exec(now[from] ?? '') ?? [];
  const [, section = ''] = SECTION.exec(now[lastBefore(now, from, (line) => /^\S/.test(line))] ?? '') ?? [];
  const end = findEnd(now, from);
  const rest = now.length - end;
  if (id === '' || section === '' || old.length - findEnd(old, from) !== rest) return undefined;
  if (now.slice(end).some((line, at) => line !== old[old.length - rest + at])) return undefined;
  return replaceEntry(before.value, section, id, `${section}:\n${now.slice(from, end).join('\n')}\n`);
}

function lastBefore(lines: readonly string[], before: number, fits: (line: string) => boolean): number {
  for (let at = before - 1; at >= 0; at--) if (fits(lines[at] ?? '')) return at;
  return -1;
}

/** End of the entry that begins at a line: the next line that is not indented deeper than its key. */
function findEnd(lines: readonly string[], from: number): number {
  const next = lines.findIndex((line, at) => at > from && isOutside(line));
  return next < 0 ? lines.length : next;
}

function replaceEntry(whole: unknown, section: string, id: string, alone: string): unknown {
  const { yaml, diagnostics } = parseYaml('', alone);
  const entries = mapIn(yaml?.value, section);
  const others = mapIn(whole, section);
  const isOne = entries !== undefined && Object.keys(entries).join() === id;
  if (diagnostics.length > 0 || !isOne || others === undefined || !Object.hasOwn(others, id))
    return undefined;
  return withKey(whole as object, section, withKey(others, id, entries[id]));
}

function mapIn(value: unknown, key: string): Readonly<Record<string, unknown>> | undefined {
  const found = isPlainMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isPlainMap(found) ? found : undefined;
}

/** Parsed values have no prototype; their keys are in the order of the file. */
const withKey = (map: object, key: string, value: unknown): object =>
  Object.assign(Object.create(null), map, { [key]: value });
