import type { Deck } from './deck.js';
import { listIcons } from './icons-of.js';
import { listPlayedEditions } from './played-editions.js';

/** The deck as JSON: what `JSON.parse` gives back is a `Deck`. */
export function deckJson(deck: Deck): string {
  return `${JSON.stringify(deck, null, 2)}\n`;
}

/** The deck as a TypeScript module in which ids, kinds, icons and effects have literal types. */
export function deckModule(deck: Deck): string {
  return `// Made by \`shroud build\` from the cards of ${deck.name} ${deck.version}. Change those, not this file.
import type { CardKind, Deck } from 'shroud-cards';

export const deck = ${JSON.stringify(deck, null, 2)} as const satisfies Deck;

export default deck;

/** The id of a card of this deck: a misspelt one does not compile. */
export type CardId = keyof typeof deck.cards;
/** The ids of the cards of one kind. */
export type CardIdOf<Kind extends CardKind | OwnKind> = {
  [Id in CardId]: (typeof deck.cards)[Id] extends { readonly kind: Kind } | { readonly of: Kind } ? Id : never;
}[CardId];
/** The kinds of card of the deck's own. */
export type OwnKind = ${deck.kinds === undefined ? 'never' : 'keyof typeof deck.kinds'};
/** The story icons that cards of this deck may show. */
export type StoryIcon = ${listIcons(deck).map(quoteName).join(' | ') || 'never'};
export type FamilyId = keyof typeof deck.families;
export type EditionId = keyof typeof deck.editions;
/** The editions that the engine plays. */
export type PlayedEditionId = ${listPlayedEditions(deck).map(quoteName).join(' | ') || 'never'};
export type Language = (typeof deck.languages)[number];
`;
}

const quoteName = (name: string) => `'${name}'`;
