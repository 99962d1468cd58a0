import type { OpenContext } from './contexts.js';

/** Reports what was found while layout, theme and fonts were read. */
export function checkDesignFiles({ design, report }: OpenContext): void {
  report.addAll(design.diagnostics);
}
