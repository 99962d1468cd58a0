import type { Span } from './diagnostic.js';
import type { Paint } from './paint.js';

const WIDEST = 110;

/** The line with the problem, the line before it, and a caret below the position. */
export function codeFrame(source: string, span: Span, paint: Paint): string {
  const lines = linesAround(source, span.line);
  const width = String(span.line).length;
  const gutter = (label: string) => paint.dim(`${label.padStart(width)} │ `);
  const shown = lines.map(([number, line]) => `  ${gutter(String(number))}${cut(line, span)}`);
  return [...shown, `  ${gutter('')}${caret(lines.at(-1)?.[1] ?? '', span, paint)}`].join('\n');
}

function linesAround(source: string, line: number): [number, string][] {
  const lines = source.split('\n', line).map((text) => text.replace(/\r$/, ''));
  const from = line > 1 && (lines[line - 2] ?? '').trim() !== '' ? line - 1 : line;
  return Array.from({ length: line - from + 1 }, (_, i) => [from + i, lines[from + i - 1] ?? '']);
}

/** How many columns of a very long line are cut on the left, so that the position stays visible. */
function countSkipped(span: Span): number {
  return span.column > WIDEST - 20 ? span.column - 40 : 0;
}

function cut(line: string, span: Span): string {
  const start = countSkipped(span);
  const end = start + WIDEST;
  return printable(`${start > 0 ? '…' : ''}${line.slice(start, end)}${line.length > end ? '…' : ''}`);
}

function caret(line: string, span: Span, paint: Paint): string {
  const start = countSkipped(span);
  const indent = `${start > 0 ? ' ' : ''}${printable(line.slice(start, span.column - 1)).replaceAll(/[^\t]/g, ' ')}`;
  const end = span.endLine === span.line ? span.endColumn : line.length + 1;
  const width = Math.max(1, Math.min(end - span.column, start + WIDEST - span.column));
  return indent + paint.red('^'.repeat(width));
}

/** Replaces control characters, which a terminal would interpret. */
function printable(text: string): string {
  return text.replaceAll(/(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');
}
