import type { Format } from '../../diagnostics/index.js';
import { check as checkDeck } from '../../project/check.js';
import { reportDeck } from '../report-deck.js';

export async function check({ deck: directory, format }: { deck: string; format: Format }): Promise<number> {
  const loaded = await checkDeck(directory);
  reportDeck(loaded, directory, format);
  return loaded.report.errors > 0 ? 1 : 0;
}
