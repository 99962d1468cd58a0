import type { Report, Span } from '../../diagnostics/index.js';
import type { Draft, DraftCard } from '../draft/draft.js';

/** Ids are the name that everything else refers to: unique in the whole deck, families among them. */
export function checkIds({ cards }: Draft, report: Report): void {
  const taken = new Map<string, DraftCard>();
  for (const card of cards) {
    const other = taken.get(card.id);
    if (other === undefined) taken.set(card.id, card);
    else {
      const [first, second] = inOrder(other.at([], 'key'), card.at([], 'key'));
      report.add(
        'ID_TAKEN',
        second,
        `The id "${card.id}" is taken already: ${first.file}, line ${first.line}.`,
      );
    }
  }
}

/** Within a file, cards come kind by kind; a reader goes from top to bottom. */
function inOrder(a: Span, b: Span): [Span, Span] {
  return a.file === b.file && b.line < a.line ? [b, a] : [a, b];
}
