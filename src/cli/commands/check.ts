import type { Format } from '../../diagnostics/index.js';
import { check } from '../../project/check.js';
import { reportDeck } from '../terminal/report-deck.js';

export async function checkCommand({ deck, format }: { deck: string; format: Format }): Promise<number> {
  const opened = await check(deck);
  reportDeck(opened, format);
  return opened.report.errors > 0 ? 1 : 0;
}
