import { KINDS } from '../cache/kinds.js';
import { outputFolder } from '../deck/disk/contained-folder.js';
import { WriteError } from '../deck/disk/write-atomic.js';
import { type Diagnostic, diagnostic, toFileStart } from '../diagnostics/index.js';

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
export function checkOutput(directory: string): readonly Diagnostic[] {
  const output = outputFolder(directory);
  return FOLDERS.flatMap((folder) => {
    const path = folder === '' ? 'output' : `output/${folder}`;
    try {
      output.isThere(`${folder}/x`);
      return [];
    } catch (cause) {
      if (!(cause instanceof WriteError)) throw cause;
      const message = `${path} can't be used: ${cause.reason}.`;
      return [diagnostic('OUTPUT_OUTSIDE', toFileStart(path), message)];
    }
  });
}
