import { openWorkspace } from '../../src/workspace/workspace.js';
import { checkedStarter } from './checked-starter.js';
import { temporaryFolder } from './temporary-folder.js';

/** The deck that `shroud init` makes, with some files more. */
export const starter = (files: Readonly<Record<string, string | Uint8Array>> = {}) =>
  checkedStarter(temporaryFolder(files));

/** The errors that `check` tells. */
export const told = async (folder: string) =>
  (await openWorkspace(folder).checked()).report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, span, message }) => `${span.file}:${span.line} ${code}: ${message}`);
