/**
 * The lock file, `cards/l10n.lock.yaml`: which source text each translation was made from. Locks are immutable: each
 * function returns a new one. Entry points: `parseLock`, `recordIn`, `lockText`.
 */

import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { isPlainMap } from '../deck/plain-map.js';
import { parseYaml } from '../deck/yaml/yaml-file.js';
import { type Diagnostic, diagnostic } from '../diagnostics/index.js';

export const LOCK_FILE = 'cards/l10n.lock.yaml';

/** The source text of each translation. */
export interface Lock {
  /** Language → text → hash of the source text. */
  readonly records: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Hash → source text, so that changes can be shown without git. */
  readonly sources: ReadonlyMap<string, string>;
  /** Language → its last translator. */
  readonly signatures: ReadonlyMap<string, Signature>;
}

/** The last translator and the date, as in the headers of a PO file. */
export interface Signature {
  readonly 'PO-Revision-Date'?: string;
  readonly 'Last-Translator'?: string;
  readonly 'Language-Team'?: string;
}

export const emptyLock: Lock = { records: new Map(), sources: new Map(), signatures: new Map() };

/** Reserved keys: longer than any language tag. */
const SOURCES = 'sources';
const SIGNATURES = 'translators';

/** Parses the lock; reports everything that the tool would not have written. */
export function parseLock(text: string): { lock: Lock; diagnostics: readonly Diagnostic[] } {
  const { yaml, diagnostics } = parseYaml(LOCK_FILE, text);
  if (yaml === undefined) return { lock: emptyLock, diagnostics };
  const wrong: Diagnostic[] = [];
  const complain = (path: readonly string[]) => {
    const what = path.length === 0 ? 'This file' : `"${path.join('.')}"`;
    wrong.push(diagnostic('TRANSLATION_LOCK', yaml.locate(path), `${what} is not as shroud writes it.`));
  };
  const records = new Map<string, ReadonlyMap<string, string>>();
  const signatures = new Map<string, Signature>();
  for (const [key, value] of entriesAt([], yaml.value ?? {}, complain)) {
    if (key !== SIGNATURES) records.set(key, textsAt([key], value, complain));
    else
      for (const [lang, signed] of entriesAt([key], value, complain))
        signatures.set(lang, Object.fromEntries(textsAt([key, lang], signed, complain)));
  }
  const sources = records.get(SOURCES) ?? new Map();
  records.delete(SOURCES);
  return { lock: { records, sources, signatures }, diagnostics: wrong };
}

type Complain = (path: readonly string[]) => void;

function entriesAt(path: readonly string[], value: unknown, complain: Complain): [string, unknown][] {
  if (isPlainMap(value)) return Object.entries(value);
  complain(path);
  return [];
}

function textsAt(path: readonly string[], value: unknown, complain: Complain): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, text] of entriesAt(path, value, complain)) {
    if (typeof text === 'string') texts.set(name, text);
    else complain([...path, name]);
  }
  return texts;
}

/** Records that texts of a language are translated from the current source. */
export function recordIn(lock: Lock, lang: string, texts: Iterable<readonly [string, string]>): Lock {
  const records = new Map(lock.records);
  const sources = new Map(lock.sources);
  const ofLang = new Map(records.get(lang));
  for (const [context, source] of texts) {
    const hash = sourceHash(source);
    ofLang.set(context, hash);
    sources.set(hash, source);
  }
  return { ...lock, records: records.set(lang, ofLang), sources };
}

/** Records the last translator of a language. */
export function sign(lock: Lock, lang: string, signature: Signature | undefined): Lock {
  if (signature === undefined) return lock;
  return { ...lock, signatures: new Map(lock.signatures).set(lang, signature) };
}

/** Removes records that are no longer used: `isKept` says which translations exist. */
export function prune(
  { records, sources, signatures }: Lock,
  isKept: (lang: string, context: string) => boolean,
): Lock {
  const kept = [...records].map(([lang, ofLang]) => {
    const left = [...ofLang].filter(([context]) => isKept(lang, context));
    return [lang, new Map(left)] as const;
  });
  const used = new Set(kept.flatMap(([, ofLang]) => [...ofLang.values()]));
  return {
    records: new Map(kept.filter(([, ofLang]) => ofLang.size > 0)),
    sources: new Map([...sources].filter(([hash]) => used.has(hash))),
    signatures,
  };
}

const HEADING = `# Written by \`shroud l10n\`: what each translation was made from. Keep it with the cards; do not edit it.\n`;

/** Serializes a lock: sorted, one line per text, so that concurrent changes merge. */
export function lockText({ records, sources, signatures }: Lock): string {
  const value = Object.fromEntries([
    ...inOrder(records).map(([lang, ofLang]) => [lang, Object.fromEntries(inOrder(ofLang))] as const),
    ...(signatures.size === 0 ? [] : [[SIGNATURES, Object.fromEntries(inOrder(signatures))] as const]),
    [SOURCES, Object.fromEntries(inOrder(sources))] as const,
  ]);
  // Always quoted: a hash of digits only would be parsed as a number.
  const options = { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const;
  return HEADING + stringify(value, { ...options, doubleQuotedAsJSON: true });
}

function inOrder<T>(map: ReadonlyMap<string, T>): (readonly [string, T])[] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A short hash of a source text. Twelve digits: with ten thousand texts, one deck in six million has a collision. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
