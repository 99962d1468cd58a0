import { getFields } from '../deck/custom-card.js';
import type { Card, Deck } from '../deck/deck.js';
import { listIcons } from '../deck/icons-of.js';
import { listEntries } from '../deck/listed.js';
import type { Path } from '../deck/yaml/yaml-file.js';
import { toFileStart } from '../diagnostics/index.js';
import { markupRemarks } from '../language/proofread/check-markup.js';
import type { Mark } from '../language/proofread/proofread.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import type { DeckContext } from './contexts.js';

/**
 * Reports apparent markup in texts of the source language and in clauses worded by hand; translations are proofread.
 */
export function checkMarkup({ deck, report, where, memos }: DeckContext): void {
  const { ids, values: cards } = listEntries(deck.cards);
  const icons = listIcons(deck);
  const found = memos
    .get(MarkupMemo)
    .map([icons.join(' '), deck.fields], [cards], (index) => remarksOn(deck, cards[index] as Card, icons));
  for (const [index, remarks] of found.entries())
    for (const { path, mark } of remarks)
      report.add(
        mark.code,
        where(ids[index] ?? '', path) ?? toFileStart('shroud.yaml'),
        mark.message,
        mark.hint,
      );
}

class MarkupMemo extends IndexedMemo<readonly Remark[]> {}

interface Remark {
  readonly path: Path;
  readonly mark: Mark;
}

function remarksOn(deck: Deck, card: Card, icons: readonly string[]): Remark[] {
  const check = (path: Path, text: string, hasSlots: boolean) =>
    markupRemarks(text, icons, hasSlots).map((mark) => ({ path, mark }));
  const fields = (['text', 'flavour'] as const).flatMap((field) => check([field], card[field] ?? '', false));
  const custom = Object.entries(getFields(deck, card)).flatMap(([field, { type }]) => {
    const text = card.fields?.[field];
    return type === 'text' && typeof text === 'string' ? check([field], text, false) : [];
  });
  const wordings = Object.entries('wording' in card ? (card.wording ?? {}) : {});
  return [
    ...fields,
    ...custom,
    ...wordings.flatMap(([language, templates]) =>
      Object.entries(templates).flatMap(([path, text]) => check(['wording', language, path], text, true)),
    ),
  ];
}
