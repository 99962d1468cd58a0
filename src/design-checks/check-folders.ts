import { reportExceeded, reportRefused } from '../deck/source/walk-problems.js';
import { walkArt, walkTemplates } from '../deck/walk.js';
import type { OpenContext } from './contexts.js';

/** Hidden files and packages installed for an editor. */
export const isBeside = (path: string): boolean => /(^|\/)(\.|node_modules(\/|$))/.test(path);

/** Reports links in `templates/` that are not followed, and a `templates/` with too many files. */
export function checkFolders({ folder, report }: OpenContext): void {
  for (const walk of [walkTemplates(folder), walkArt(folder)]) {
    const refused = [...walk.refused].filter(([path]) => !isBeside(path));
    report.addAll([...reportExceeded(walk), ...reportRefused({ refused: new Map(refused) })]);
  }
}
