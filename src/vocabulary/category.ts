/** The four categories of effect (MOD-9) and when each acts. The kinds of card define which categories they allow. */
export const categories = {
  immediate: {
    aliases: ['instant', 'now', 'onplay', 'once', 'effect'],
    meaning: 'Happens once, as the card is played (MOD-4, EVENT-1); on a death: as the character dies.',
  },
  continuous: {
    aliases: ['ongoing', 'constant', 'static', 'passive', 'lasting', 'always'],
    meaning: "Lasts while the card's text box is visible (MOD-5).",
  },
  persistent: {
    aliases: ['permanent'],
    meaning:
      "Lasts while the card's top icon and its reminder line are visible (MOD-6); such a card must print that icon.",
  },
  reaction: {
    aliases: ['response', 'react', 'answer', 'interrupt'],
    meaning:
      "Played in answer to another player's play (EVENT-2…5), in the second edition only to a play of the player whose turn it is; the `immediate` clauses follow if it took effect, unless the event says `either: true`.",
  },
} as const satisfies Record<string, { meaning: string; aliases: readonly string[] }>;

export type Category = keyof typeof categories;
export const CATEGORIES = Object.keys(categories) as readonly Category[];
