import type { DeckFolder } from '../deck/folder.js';
import { reportExceeded, reportRefused } from '../deck/source/walk-problems.js';
import { walkArt, walkTemplates } from '../deck/walk.js';
import type { Diagnostic } from '../diagnostics/index.js';

/** Hidden files and packages installed for an editor. */
export const isBeside = (path: string): boolean => /(^|\/)(\.|node_modules(\/|$))/.test(path);

/** Reports links in `templates/` that are not followed, and a `templates/` with too many files. */
export function checkFolders(folder: DeckFolder): readonly Diagnostic[] {
  return [walkTemplates(folder), walkArt(folder)].flatMap((walk) => {
    const refused = [...walk.refused].filter(([path]) => !isBeside(path));
    return [...reportExceeded(walk), ...reportRefused({ refused: new Map(refused) })];
  });
}
