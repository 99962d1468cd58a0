import type { Span } from '../../diagnostics/index.js';

/** Finds lines and columns in a text. The counter of the parser is not used: it misses lines after some mistakes. */
export class LineIndex {
  private readonly file: string;
  private readonly text: string;
  private starts: number[] | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The span between two offsets, clamped to the text. */
  span(start: number, end: number): Span {
    const from = Math.min(Math.max(0, start), this.text.length);
    const first = this.place(from);
    const last = this.place(Math.max(from, Math.min(end, this.text.length)));
    return { file: this.file, ...first, endLine: last.line, endColumn: last.column };
  }

  private place(offset: number): { line: number; column: number } {
    this.starts ??= lineStarts(this.text);
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}
