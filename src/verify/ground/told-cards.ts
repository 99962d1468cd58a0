import type { Card, Deck } from '../../deck/deck.js';

/** Whether a card of the game says something by hand; those of a deck's own kinds are drawn, not played. */
export const isTold = (card: Card | undefined): boolean => card?.text !== undefined && card.kind !== 'own';

/** The cards that are asked for and have text written by hand: what they do is told, never proven. */
export function toldCards(
  deck: Deck,
  { cards, editions }: { readonly cards?: readonly string[]; readonly editions?: readonly string[] },
): string[] {
  const isAsked = (id: string, own: readonly string[]) =>
    (cards?.includes(id) ?? true) && own.some((edition) => editions?.includes(edition) ?? true);
  return Object.entries(deck.cards)
    .filter(([id, card]) => isTold(card) && isAsked(id, card.editions))
    .map(([id]) => id)
    .sort();
}
