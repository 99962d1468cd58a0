import type { Format } from '../../diagnostics/index.js';
import { openWorkspace } from '../../project/workspace.js';
import { reportDeck } from '../terminal/report-deck.js';

export async function checkCommand({ deck, format }: { deck: string; format: Format }): Promise<number> {
  const opened = await openWorkspace(deck).checked();
  reportDeck(opened, format);
  return opened.report.errors > 0 ? 1 : 0;
}
