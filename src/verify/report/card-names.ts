import type { Deck } from '../../deck/deck.js';
import { type Html, html } from './html.js';

export const titleOf = (deck: Deck, id: string) => deck.cards[id]?.title ?? id;

/** What is written in the deck's own language stands on a page that is English. */
export function inDeckLanguage(deck: Deck): Html | false {
  const [language = 'en'] = deck.languages;
  return language !== 'en' && html` lang="${language}"`;
}

/** Where a card stands on the page; the page has ids of its own. */
export const anchorOf = (id: string) => `card-${id}`;
