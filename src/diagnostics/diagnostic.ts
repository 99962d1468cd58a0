/** The `Diagnostic` type and `Report`, which collects diagnostics and limits how many are kept per file. */

import { type Code, codes, type Severity } from './codes.js';

/** A range in a file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export interface Span {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** One problem: its position, a message and a hint. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly hint: string;
}

/** Fallback position: the start of a file. */
export function toFileStart(file: string): Span {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

/** Creates a diagnostic. The hint defaults to the remedy of its code. */
export function diagnostic(code: Code, span: Span, message: string, hint?: string): Diagnostic {
  return { code, severity: codes[code].severity, span, message, hint: hint ?? codes[code].remedy };
}

/** Limit of errors per file, and of warnings per file. The rest is reported once these are fixed. */
export const MOST_TOLD = 200;

/** Errors and warnings have separate limits, so that warnings never hide an error. */
const toGroupKey = ({ code, span }: Pick<Diagnostic, 'code' | 'span'>): string =>
  `${codes[code].severity} ${span.file}`;

/** Collects diagnostics. Nothing throws because of a broken deck. */
export class Report {
  private readonly found: Diagnostic[] = [];
  private readonly groups = new Map<string, { count: number; last: Span }>();

  /** @param hint a function if it is slow to compute: called only if the problem is reported */
  add(code: Code, span: Span, message: string, hint?: string | (() => string)): void {
    const group = toGroupKey({ code, span });
    const count = (this.groups.get(group)?.count ?? 0) + 1;
    this.groups.set(group, { count, last: span });
    if (count > MOST_TOLD) return;
    this.found.push(diagnostic(code, span, message, typeof hint === 'function' ? hint() : hint));
  }

  addAll(diagnostics: Iterable<Diagnostic>): void {
    for (const { code, span, message, hint } of diagnostics) this.add(code, span, message, hint);
  }

  get isEmpty(): boolean {
    return this.groups.size === 0;
  }

  /** Merges another report. */
  absorb(other: Report): void {
    if (other.isEmpty) return;
    for (const one of other.found) {
      const group = toGroupKey(one);
      const known = this.groups.get(group)?.count ?? 0;
      if (known < MOST_TOLD) this.found.push(one);
      this.groups.set(group, { count: known + 1, last: one.span });
    }
    // Its omitted problems, too.
    for (const [group, { count, last }] of other.groups) {
      const untold = count - MOST_TOLD;
      if (untold > 0) this.groups.set(group, { count: (this.groups.get(group)?.count ?? 0) + untold, last });
    }
  }

  /** All problems, sorted by file and position. */
  get diagnostics(): readonly Diagnostic[] {
    return this.all().sort(byPlace);
  }

  private all(): Diagnostic[] {
    const untold = [...this.groups]
      .filter(([, { count }]) => count > MOST_TOLD)
      .map(([group, { count, last }]) => {
        const what = group.startsWith('error') ? 'errors' : 'warnings';
        const message = `${count - MOST_TOLD} more ${what} of this file are not reported, this one the last of them.`;
        return diagnostic('MORE_PROBLEMS', last, message);
      });
    return [...this.found, ...untold];
  }

  get errors(): number {
    return this.count('error');
  }

  get warnings(): number {
    return this.count('warning');
  }

  private count(severity: Severity): number {
    return this.all().filter((one) => one.severity === severity).length;
  }
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.span.file !== b.span.file) return a.span.file < b.span.file ? -1 : 1;
  return a.span.line - b.span.line || a.span.column - b.span.column || (a.code < b.code ? -1 : 1);
}
