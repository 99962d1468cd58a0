import { plain } from '../language/part.js';
import { cardText } from '../language/sentences/card-text.js';
import { listKindShapes } from '../operations/deck/cards-shape.js';
import { cardsToTable } from '../tables/cards-to-table.js';
import { cardIn } from '../tables/table-to-cards.js';
import type { OpenValidDeck } from '../workspace/open-deck.js';
import type { ExportTarget } from './target.js';

/** Writes one table for each kind of card in the deck, in the order of its files. */
export const csv: ExportTarget = {
  *files(opened, { edition }) {
    const { settings, drafts, deck } = opened;
    if (settings === undefined) return;
    const isWanted = (id: string) =>
      edition === undefined || deck.cards[id] === undefined || deck.cards[id].editions.includes(edition);
    for (const [kind, entries] of listKindShapes(settings)) {
      const cards = drafts.filter(({ key, id }) => key === kind && isWanted(id));
      if (cards.length === 0) continue;
      const says = (id: string) => rulesText(opened, id);
      yield { name: `${kind}.csv`, content: cardsToTable(cards, cardIn(entries), says) };
    }
  },
};

/** The rules text of a card in the source language. */
function rulesText({ deck, workspace }: OpenValidDeck, id: string): string {
  const card = deck.cards[id];
  const [source] = deck.languages;
  if (card === undefined || source === undefined) return '';
  return cardText(deck, card, workspace.getRulesText(deck).of(source))
    .map(({ parts }) => plain(parts))
    .join(' ');
}
