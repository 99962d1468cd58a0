import { toFileStart } from '../diagnostics/index.js';
import { readCovers } from '../print/rulebook/covers.js';
import type { OpenContext } from './contexts.js';

/** Checks that the covers of the rulebook exist, are valid and have the size of its pages on the paper of the deck. */
export async function checkCovers({ settings, report, whereSetting, folder }: OpenContext): Promise<void> {
  const { covers, paper = 'a4' } = settings?.print ?? {};
  if (covers === undefined) return;
  const { problems } = await readCovers(covers, folder, paper);
  for (const { side, code, message, hint } of problems) {
    report.add(code, whereSetting(['print', 'covers', side]) ?? toFileStart('shroud.yaml'), message, hint);
  }
}
