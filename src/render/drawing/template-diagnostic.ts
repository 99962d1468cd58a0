import { codes, type Diagnostic, diagnostic } from '../../diagnostics/index.js';
import type { TemplateProblem } from './compile-templates.js';

/**
 * The diagnostic for an unusable template, at its line.
 * @param seen the card on which it occurred
 */
export function templateDiagnostic(
  { file, line, column, message }: TemplateProblem,
  seen?: string,
): Diagnostic {
  const span = { file, line, column, endLine: line, endColumn: column + 1 };
  const hint = seen === undefined ? undefined : `${seen} ${codes.TEMPLATE_FAILS.remedy}`;
  return diagnostic('TEMPLATE_FAILS', span, message, hint);
}
