import { Report } from '../../diagnostics/index.js';
import { IndexedMemo } from '../../memo/indexed-memo.js';
import { areSame } from '../../memo/reuse-unchanged.js';
import type { Check } from '../check.js';
import type { SourceCard, SourceDeck } from '../source/source-deck.js';
import type { SourceContext } from './source-context.js';

type Look<Context extends readonly unknown[]> = (
  card: SourceCard,
  report: Report,
  ...context: Context
) => void;

/**
 * Creates a check that runs per card and memoizes its findings: a card is checked again only if it or its context has
 * changed.
 * @param contextOf what cards are checked against: strings, or objects that keep their identity while unchanged;
 * undefined if it is too early for the check
 */
export function perCardCheck<const Context extends readonly unknown[]>(
  contextOf: (draft: SourceDeck) => Context | undefined,
  look: Look<Context>,
): Check<SourceContext> {
  const found = new WeakMap<SourceCard, { readonly context: Context; readonly report: Report }>();
  /** Valid cards without findings: they stay valid if another card of their file changes. */
  const well = new WeakMap<object, readonly unknown[]>();
  const inOrder = new IndexedMemo<Report | null>();
  const lookAt = (card: SourceCard, context: Context): Report => {
    let known = found.get(card);
    if (known !== undefined && areSame(known.context, context)) return known.report;
    const { id, key, set, file, isValid, authored } = card;
    const about = [id, key, set, file, ...context];
    known = { context, report: new Report() };
    if (!isValid || !areSame(well.get(authored) ?? [], about)) look(card, known.report, ...context);
    if (isValid && known.report.isEmpty) well.set(authored, about);
    found.set(card, known);
    return known.report;
  };
  return (source) => {
    const context = contextOf(source);
    if (context === undefined) return;
    const { cards, report } = source;
    const reports = inOrder.map(context, [cards], (index) => {
      const of = lookAt(cards[index] as SourceCard, context);
      return of.isEmpty ? null : of;
    });
    for (const one of reports) if (one !== null) report.absorb(one);
  };
}
