import { codeFrame } from './code-frame.js';
import type { Diagnostic, Report } from './diagnostic.js';
import { type Paint, plain } from './paint.js';
import { visible, visibleJson } from './visible.js';

/** What a formatter may need besides the diagnostics. */
export interface Surroundings {
  /** The text of a file, if it could be read. */
  readonly source: (file: string) => string | undefined;
  /** Turns a file of the deck into a path that can be opened from the working directory. */
  readonly path?: (file: string) => string;
  readonly paint?: Paint;
  /** Rewrites a hint for people: its commands depend on how the tool was started. */
  readonly hint?: (hint: string) => string;
}

export const formats = { text: formatText, json: formatJson, github: formatGithub } as const;
export type Format = keyof typeof formats;

function formatText(
  report: Report,
  { source, path = same, paint = plain, hint = same }: Surroundings,
): string {
  const blocks = report.diagnostics.map((one) => {
    const { span } = one;
    const severity = one.severity === 'error' ? paint.red('error') : paint.yellow('warning');
    const place = paint.bold(`${visible(path(span.file))}:${span.line}:${span.column}`);
    const lines = [`${place} ${severity} ${one.code}: ${visible(one.message)}`];
    const text = source(span.file);
    if (text !== undefined && text.trim() !== '') lines.push(codeFrame(text, span, paint));
    lines.push(`  ${paint.green('hint:')} ${visible(hint(one.hint))}`);
    return lines.join('\n');
  });
  return blocks.map((block) => `${block}\n`).join('\n');
}

function formatJson(report: Report): string {
  const diagnostics = report.diagnostics.map(({ span, severity, code, message, hint }) => ({
    file: span.file,
    line: span.line,
    column: span.column,
    severity,
    code,
    message,
    hint,
  }));
  const reported = { diagnostics, errors: report.errors, warnings: report.warnings };
  return `${visibleJson(JSON.stringify(reported, null, 2))}\n`;
}

/** GitHub workflow commands: shown as annotations in a pull request. */
function formatGithub(report: Report, { path = same }: Surroundings): string {
  return report.diagnostics.map((one) => `${annotation(one, path)}\n`).join('');
}

function annotation(
  { severity, code, message, hint, span }: Diagnostic,
  path: (file: string) => string,
): string {
  const properties = Object.entries({
    file: visible(path(span.file)),
    line: span.line,
    col: span.column,
    endLine: span.endLine,
    ...(span.endLine === span.line && { endColumn: span.endColumn }),
    title: code,
  });
  const list = properties.map(([key, value]) => `${key}=${escapeProperty(String(value))}`).join(',');
  return `::${severity} ${list}::${escapeMessage(visible(`${message} ${hint}`))}`;
}

const escapeMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
const same = (file: string) => file;
