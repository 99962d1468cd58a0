import type { Deck } from '../../deck/deck.js';

/** The cards that are asked for and have text written by hand: what they do is told, never proven. */
export function toldCards(
  deck: Deck,
  { cards, editions }: { readonly cards?: readonly string[]; readonly editions?: readonly string[] },
): string[] {
  const isAsked = (id: string, own: readonly string[]) =>
    (cards?.includes(id) ?? true) && own.some((edition) => editions?.includes(edition) ?? true);
  return Object.entries(deck.cards)
    .filter(([id, card]) => card.text !== undefined && isAsked(id, card.editions))
    .map(([id]) => id)
    .sort();
}
