/**
 * Parsed and validated files of a deck. A file with unchanged bytes is not read again; valid files are also cached
 * across runs, and an edit of a single entry is parsed incrementally. Unchanged subtrees keep their identity. Entry
 * point: `ParsedFiles.read`.
 */
import { type Diagnostic, diagnostic, toFileStart } from '../../diagnostics/index.js';
import { reuseUnchanged } from '../../memo/reuse-unchanged.js';
import { type Declared, nothingDeclared } from '../../vocabulary/declared.js';
import type { FileKind } from '../../vocabulary/files/index.js';
import type { DeckFolder } from '../folder.js';
import { type Path, parseYaml, type YamlFile } from '../yaml/yaml-file.js';
import { valueWithChangedEntry } from './changed-entry.js';
import { readDeclared } from './declared-in.js';
import { decodeSource, reportRefusal } from './source-file.js';
import { validate } from './validate.js';

/** Result of reading a file. */
export interface ParsedFile {
  /** Undefined if it could not be read. */
  readonly text?: string;
  /** Parsed content; undefined if it could not be parsed or is empty. */
  readonly value?: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** Paths that fail validation. */
  readonly invalidPaths: readonly Path[];
  /** Whether it could not be read or parsed: its content is unknown. */
  readonly isUnreadable: boolean;
  readonly locate: YamlFile['locate'];
}

/** Cached values of valid files, by their content and the declarations of their deck. */
export interface ParsedFileCache {
  find(kind: FileKind, bytes: Uint8Array, declared: Declared): unknown;
  keep(kind: FileKind, bytes: Uint8Array, declared: Declared, value: unknown): void;
}

const nothingKept: ParsedFileCache = { find: () => undefined, keep: () => {} };

interface Read {
  readonly bytes: Uint8Array;
  readonly declared: Declared;
  readonly reading: ParsedFile;
  /** Last content that could be parsed. */
  readonly value: unknown;
}

/** Parsed files of a deck: a file with the same bytes as before is not read again. */
export class ParsedFiles {
  private readonly kept: ParsedFileCache;
  private readonly known = new Map<string, Read>();

  constructor(kept = nothingKept) {
    this.kept = kept;
  }

  read(
    folder: Pick<DeckFolder, 'read'>,
    kind: FileKind,
    file: string,
    declared: Declared = nothingDeclared,
  ): ParsedFile {
    const found = folder.read(file);
    if ('refused' in found) return unreadable(file, reportRefusal(file, found));
    const { bytes } = found;
    const before = this.known.get(file);
    if (before?.declared.key === declared.key && isSame(before.bytes, bytes)) return before.reading;
    const reading = this.readBytes(kind, file, bytes, declared, before);
    this.known.set(file, { bytes, declared, reading, value: reading.value ?? before?.value });
    return reading;
  }

  /** Forgets deleted files. */
  forgetAllBut(files: ReadonlySet<string>): void {
    for (const file of this.known.keys()) if (!files.has(file)) this.known.delete(file);
  }

  private readBytes(
    kind: FileKind,
    file: string,
    bytes: Uint8Array,
    declared: Declared,
    last: Read | undefined,
  ): ParsedFile {
    const { text, problem } = decodeSource(file, bytes);
    if (text === undefined) return unreadable(file, problem);
    const before = last?.value;
    const known = this.kept.find(kind, bytes, declared) ?? this.edited(kind, text, declared, last);
    if (known !== undefined) return createCached(file, text, reuseUnchanged(before, known));
    const { yaml, diagnostics } = parseYaml(file, text);
    if (yaml === undefined) return { ...nowhere(file), text, diagnostics, isUnreadable: true };
    if (yaml.value === null) {
      const empty = diagnostic('FILE_EMPTY', toFileStart(file), `${file} has nothing in it.`);
      return { ...nowhere(file), text, diagnostics: [...diagnostics, empty] };
    }
    // The deck's own file is validated against its own declarations.
    const problems = validate(kind, yaml.value, kind === 'deck' ? readDeclared(yaml.value) : declared);
    const { locate } = yaml;
    const located = problems.map(({ code, path, at, message, hint }) =>
      diagnostic(code, locate(path, at), message, hint),
    );
    if (diagnostics.length + located.length === 0) this.kept.keep(kind, bytes, declared, yaml.value);
    return {
      text,
      value: reuseUnchanged(before, yaml.value),
      diagnostics: [...diagnostics, ...located],
      invalidPaths: problems.map(({ path }) => path),
      isUnreadable: false,
      locate,
    };
  }

  /** Value of a file that was valid and still is, if only one entry has changed. */
  private edited(kind: FileKind, text: string, declared: Declared, last: Read | undefined): unknown {
    // The declarations in the deck's own file affect how it is read.
    if (kind === 'deck' || last?.declared.key !== declared.key) return undefined;
    const { text: old, diagnostics, value, isUnreadable } = last.reading;
    if (old === undefined || value === undefined || isUnreadable || diagnostics.length > 0) return undefined;
    const now = valueWithChangedEntry({ text: old, value }, text);
    return now !== undefined && validate(kind, now, declared).length === 0 ? now : undefined;
  }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one === other || Buffer.compare(one, other) === 0;

const nowhere = (file: string) => ({
  diagnostics: [],
  invalidPaths: [],
  isUnreadable: false,
  locate: () => toFileStart(file),
});

/** A file that was not read. */
export const createSkipped = (file: string): ParsedFile => ({
  ...nowhere(file),
  diagnostics: [],
  isUnreadable: true,
});

const unreadable = (file: string, problem: Diagnostic): ParsedFile => ({
  ...nowhere(file),
  diagnostics: [problem],
  isUnreadable: true,
});

/** A valid file from the cache: positions are computed on demand. */
function createCached(file: string, text: string, value: unknown): ParsedFile {
  let locate: YamlFile['locate'] | undefined;
  return {
    ...nowhere(file),
    text,
    value,
    locate: (path, at) => {
      locate ??= parseYaml(file, text).yaml?.locate ?? (() => toFileStart(file));
      return locate(path, at);
    },
  };
}
