import type { Deck } from '../deck/deck.js';
import { playedEditions, unplayedEditions } from '../deck/played-editions.js';
import { inWords } from '../diagnostics/index.js';

/** Whether nobody plays an edition; where none is named, any of them. */
export const isUnplayed = (deck: Deck, edition?: string): boolean =>
  edition === undefined ? playedEditions(deck).length === 0 : unplayedEditions(deck).includes(edition);

/** Why nobody does, in words. */
export function whyUnplayed(deck: Deck, edition?: string): string {
  const names = (edition === undefined ? unplayedEditions(deck) : [edition]).map((name) => `"${name}"`);
  const [they, have] = names.length === 1 ? ['the edition', 'has'] : ['the editions', 'have'];
  return `${they} ${inWords(names)} ${have} no rules (rules: none)`;
}
