/** The four categories of effect (MOD-9), when each acts and on which kinds of card it may stand. */
export const categories = {
  immediate: {
    meaning: 'Happens once, as the card is played (MOD-4, EVENT-1); on a death: as the character dies.',
    on: ['modifier', 'event', 'death', 'mystery'],
  },
  continuous: {
    meaning: "Lasts while the card's text box is visible (MOD-5).",
    on: ['modifier', 'death', 'mystery'],
  },
  persistent: {
    meaning:
      "Lasts while the card's top icon and its reminder line are visible (MOD-6); such a card must print that icon.",
    on: ['modifier'],
  },
  reaction: {
    meaning:
      "Played in another player's turn, in answer to a play (EVENT-2…5); the `immediate` clauses follow if it took effect.",
    on: ['event'],
  },
} as const satisfies Record<string, { meaning: string; on: readonly string[] }>;

export type Category = keyof typeof categories;
export const CATEGORIES = Object.keys(categories) as readonly Category[];
