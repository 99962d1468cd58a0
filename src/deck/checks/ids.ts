import type { Report } from '../../diagnostics/index.js';
import type { Draft, DraftCard } from '../draft.js';

/** Ids are the name that everything else refers to: unique in the whole deck, families among them. */
export function checkIds({ cards }: Draft, report: Report): void {
  const taken = new Map<string, DraftCard>();
  for (const card of cards) {
    const first = taken.get(card.id);
    if (first === undefined) taken.set(card.id, card);
    else {
      const { file, line } = first.at([], 'key');
      report.add('ID_TAKEN', card.at([], 'key'), `The id "${card.id}" is taken already: ${file}, line ${line}.`);
    }
  }
}
