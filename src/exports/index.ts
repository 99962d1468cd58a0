import { csv } from './csv.js';
import type { ExportName } from './export-names.js';
import type { ExportTarget } from './target.js';

/** Every target, by the name that `--to` takes; heavy targets are loaded on demand. */
export const targets: Readonly<Record<ExportName, () => ExportTarget | Promise<ExportTarget>>> = {
  csv: () => csv,
};
