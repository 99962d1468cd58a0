import type { Deck } from '../../deck/deck.js';
import { type Html, html } from '../../html/html.js';

export const getTitle = (deck: Deck, id: string) => deck.cards[id]?.title ?? id;

/** Marks text in the language of the deck, since the page is English. */
export function inDeckLanguage(deck: Deck): Html | false {
  const [language = 'en'] = deck.languages;
  return language !== 'en' && html` lang="${language}"`;
}

/** The anchor of a card; prefixed, since the page has other ids. */
export const toAnchor = (id: string) => `card-${id}`;
