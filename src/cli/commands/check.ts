import type { Format } from '../../diagnostics/index.js';
import { openDeck } from '../../project/open-deck.js';
import { reportDeck } from '../report-deck.js';

export function check({ deck: directory, format }: { deck: string; format: Format }): number {
  const loaded = openDeck(directory);
  reportDeck(loaded, directory, format);
  return loaded.report.errors > 0 ? 1 : 0;
}
