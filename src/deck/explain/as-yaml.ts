import type { Path } from '../yaml/yaml-file.js';

/** A value on one line of YAML, as an author would write it. */
export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, inner]) => `${key}: ${onOneLine(inner)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) && !RESERVED.test(value) ? value : JSON.stringify(value);
}

/** Texts that need no quotes in YAML, not even between brackets. */
const PLAIN = /^[A-Za-z][\w .-]*[\w.]$|^[A-Za-z]$/;
const RESERVED = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** The same, preceded by its key or the dash of a list. */
export function asWritten(path: Path, value: unknown): string {
  const key = path.at(-1);
  if (typeof key === 'string') return `${key}: ${onOneLine(value)}`;
  if (key === undefined) return onOneLine(value);
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isMap ? Object.entries(value) : [];
  const [only] = entries;
  const isShort = entries.length === 1 && only !== undefined;
  return `- ${isShort ? `${only[0]}: ${onOneLine(only[1])}` : onOneLine(value)}`;
}
