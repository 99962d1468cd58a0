import { codes, type Diagnostic, diagnostic } from '../diagnostics/index.js';
import type { TemplateProblem } from './compile-templates.js';

/**
 * A template that can't be used, at its line.
 * @param seen on which card it was seen
 */
export function templateDiagnostic(
  { file, line, column, message }: TemplateProblem,
  seen?: string,
): Diagnostic {
  const span = { file, line, column, endLine: line, endColumn: column + 1 };
  const hint = seen === undefined ? undefined : `${seen} ${codes.TEMPLATE_FAILS.remedy}`;
  return diagnostic('TEMPLATE_FAILS', span, message, hint);
}
