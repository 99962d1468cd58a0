import type { Format } from '../../diagnostics/index.js';
import { openChecked } from '../../project/open-l10n.js';
import { reportDeck } from '../report-deck.js';

export function check({ deck: directory, format }: { deck: string; format: Format }): number {
  const loaded = openChecked(directory);
  reportDeck(loaded, directory, format);
  return loaded.report.errors > 0 ? 1 : 0;
}
