import type { Deck } from './deck.js';

/**
 * The deck by its cards alone. `check` holds that every card prints only where the layout has a place, so its rules are
 * the same; but what verification lays beside its cards (props with three icons, say) is never printed, and needs none.
 */
export function withoutLayout(deck: Deck): Deck {
  const { layout: _, ...cards } = deck;
  return cards;
}
