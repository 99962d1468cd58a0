import { Report } from '../../diagnostics/index.js';
import type { Draft, DraftCard } from '../draft/draft.js';
import { InOrder } from '../in-order.js';
import { areSame } from '../share.js';

type Look<Context extends readonly unknown[]> = (
  card: DraftCard,
  report: Report,
  ...context: Context
) => void;

/**
 * A check that looks at one card after another, and remembers what it has found: a card is looked at again when it, or
 * what it is held against, has changed.
 * @param contextOf what cards are held against: texts, or things that stay the same things while nothing changes;
 * undefined where it is too early to look at any
 */
export function cardByCard<const Context extends readonly unknown[]>(
  contextOf: (draft: Draft) => Context | undefined,
  look: Look<Context>,
): (draft: Draft, report: Report) => void {
  const found = new WeakMap<DraftCard, { readonly context: Context; readonly report: Report }>();
  /** Sound cards that were well: they still are where another card of their file has changed. */
  const well = new WeakMap<object, readonly unknown[]>();
  const inOrder = new InOrder<Report | null>();
  const lookAt = (card: DraftCard, context: Context): Report => {
    let known = found.get(card);
    if (known !== undefined && areSame(known.context, context)) return known.report;
    const { id, key, set, file, sound, authored } = card;
    const about = [id, key, set, file, ...context];
    known = { context, report: new Report() };
    if (!sound || !areSame(well.get(authored) ?? [], about)) look(card, known.report, ...context);
    if (sound && known.report.isEmpty) well.set(authored, about);
    found.set(card, known);
    return known.report;
  };
  return (draft, report) => {
    const context = contextOf(draft);
    if (context === undefined) return;
    const { cards } = draft;
    const reports = inOrder.of(context, [cards], (index) => {
      const of = lookAt(cards[index] as DraftCard, context);
      return of.isEmpty ? null : of;
    });
    for (const one of reports) if (one !== null) report.absorb(one);
  };
}
