import { csv } from './csv.js';
import type { ExportName } from './export-names.js';
import type { ExportTarget } from './target.js';

/** Every target, by the name that `--to` takes; one that is heavy is loaded when it is asked for. */
export const targets: Readonly<Record<ExportName, () => ExportTarget | Promise<ExportTarget>>> = {
  csv: () => csv,
};
