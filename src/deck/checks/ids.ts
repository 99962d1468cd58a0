import type { Span } from '../../diagnostics/index.js';
import type { SourceContext } from './source-context.js';
import { titledEditions } from './titled-editions.js';
import { titledKinds } from './titled-kinds.js';

/** Ids are the name that everything else refers to: unique in the whole deck, families, titled editions and kinds of card among them. */
export function checkIds(context: SourceContext): void {
  const { cards, report } = context;
  const taken = new Map(
    [...titledEditions(context), ...titledKinds(context)].map(({ id, place }) => [id, place]),
  );
  for (const card of cards) {
    // The position is computed only for a diagnostic: a cached file has to be parsed for it.
    const place = () => card.at([], 'key');
    const other = taken.get(card.id);
    if (other === undefined) taken.set(card.id, place);
    else {
      const [first, second] = inOrder(other(), place());
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
