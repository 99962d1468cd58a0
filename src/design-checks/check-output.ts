import { KINDS } from '../cache/kinds.js';
import { outputFolder } from '../deck/disk/contained-folder.js';
import { WriteError } from '../deck/disk/write-atomic.js';
import { toFileStart } from '../diagnostics/index.js';
import type { OpenContext } from './contexts.js';

/** Folders below `output/` in which commands write and delete. */
const FOLDERS = [
  '',
  'render',
  'print',
  'verify',
  'verify/replays',
  '.trash',
  '.cache',
  ...KINDS.map((kind) => `.cache/${kind}`),
];

/** Reports folders below `output/` that are links: it would not be clear what is written or deleted there. */
export function checkOutput({ directory, report }: OpenContext): void {
  const output = outputFolder(directory);
  for (const folder of FOLDERS) {
    const path = folder === '' ? 'output' : `output/${folder}`;
    try {
      output.isThere(`${folder}/x`);
    } catch (cause) {
      if (!(cause instanceof WriteError)) throw cause;
      report.add('OUTPUT_OUTSIDE', toFileStart(path), `${path} can't be used: ${cause.reason}.`);
    }
  }
}
