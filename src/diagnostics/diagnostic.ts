import { type Code, codes, type Severity } from './codes.js';

/** A place in a file: lines and columns from 1, columns in UTF-16 units; the end is exclusive. */
export interface Span {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** One mistake, at its place, in a sentence, with what to do about it. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly hint: string;
}

/** Where there is no better place: the beginning of a file. */
export function startOf(file: string): Span {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

/** Without a hint of its own, a diagnostic has the general remedy of its code. */
export function diagnostic(code: Code, span: Span, message: string, hint?: string): Diagnostic {
  return { code, severity: codes[code].severity, span, message, hint: hint ?? codes[code].remedy };
}

/** So many problems of one file are told; whoever has more will want to see these mended first. */
export const MOST_TOLD = 200;

/** Collects problems; nothing throws because a deck is wrong. */
export class Report {
  private readonly found: Diagnostic[] = [];
  private readonly byFile = new Map<string, { count: number; last: Span }>();

  /** @param hint given as a function where it takes long to find: it is asked only if the problem is told */
  add(code: Code, span: Span, message: string, hint?: string | (() => string)): void {
    const count = (this.byFile.get(span.file)?.count ?? 0) + 1;
    this.byFile.set(span.file, { count, last: span });
    if (count > MOST_TOLD) return;
    this.found.push(diagnostic(code, span, message, typeof hint === 'function' ? hint() : hint));
  }

  addAll(diagnostics: Iterable<Diagnostic>): void {
    for (const { code, span, message, hint } of diagnostics) this.add(code, span, message, hint);
  }

  get isEmpty(): boolean {
    return this.byFile.size === 0;
  }

  /** Takes over what another report has found, as if it had been added here. */
  absorb(other: Report): void {
    if (other.isEmpty) return;
    for (const one of other.found) {
      const known = this.byFile.get(one.span.file);
      if ((known?.count ?? 0) < MOST_TOLD) this.found.push(one);
      this.byFile.set(one.span.file, { count: (known?.count ?? 0) + 1, last: one.span });
    }
    // What it has not told either.
    for (const [file, { count, last }] of other.byFile) {
      const untold = count - MOST_TOLD;
      if (untold > 0) this.byFile.set(file, { count: (this.byFile.get(file)?.count ?? 0) + untold, last });
    }
  }

  /** All problems, by file and place. */
  get diagnostics(): readonly Diagnostic[] {
    const untold = [...this.byFile.values()]
      .filter(({ count }) => count > MOST_TOLD)
      .map(({ count, last }) => {
        const message = `${count - MOST_TOLD} more problems of this file are not told, this one the last of them.`;
        return diagnostic('MORE_PROBLEMS', last, message);
      });
    return [...this.found, ...untold].sort(byPlace);
  }

  get errors(): number {
    return this.count('error');
  }

  get warnings(): number {
    return this.count('warning');
  }

  private count(severity: Severity): number {
    return this.diagnostics.filter((one) => one.severity === severity).length;
  }
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.span.file !== b.span.file) return a.span.file < b.span.file ? -1 : 1;
  return a.span.line - b.span.line || a.span.column - b.span.column || (a.code < b.code ? -1 : 1);
}
