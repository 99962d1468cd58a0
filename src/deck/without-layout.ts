import type { Deck } from './deck.js';

/**
 * The deck without its layout. `check` ensures that every card prints only where the layout has a place, so the rules
 * are the same; but cards that verification adds (props with three icons, for example) are never printed and need no
 * place.
 */
export function withoutLayout(deck: Deck): Deck {
  const { layout: _, ...cards } = deck;
  return cards;
}
