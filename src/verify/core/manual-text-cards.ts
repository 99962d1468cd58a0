import type { Card, Deck } from '../../deck/deck.js';

/** Whether a card that is played has hand-written text; custom kinds are drawn, not played. */
export const isTold = (card: Card | undefined): boolean => card?.text !== undefined && card.kind !== 'own';

/** The requested cards with hand-written text: what it says can't be proven. */
export function manualTextCards(
  deck: Deck,
  { cards, editions }: { readonly cards?: readonly string[]; readonly editions?: readonly string[] },
): string[] {
  const isAsked = (id: string, customKinds: readonly string[]) =>
    (cards?.includes(id) ?? true) && customKinds.some((edition) => editions?.includes(edition) ?? true);
  return Object.entries(deck.cards)
    .filter(([id, card]) => isTold(card) && isAsked(id, card.editions))
    .map(([id]) => id)
    .sort();
}
