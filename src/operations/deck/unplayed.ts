import type { Deck } from '../../deck/deck.js';
import { listPlayedEditions, listUnplayedEditions } from '../../deck/played-editions.js';
import { inWords } from '../../diagnostics/index.js';

/** Whether an edition has no rules and is not played; without an edition, whether this is true of all of them. */
export const isUnplayed = (deck: Deck, edition?: string): boolean =>
  edition === undefined
    ? listPlayedEditions(deck).length === 0
    : listUnplayedEditions(deck).includes(edition);

/** Reason why it is not played, in words. */
export function whyUnplayed(deck: Deck, edition?: string): string {
  const names = (edition === undefined ? listUnplayedEditions(deck) : [edition]).map((name) => `"${name}"`);
  const [they, have] = names.length === 1 ? ['the edition', 'has'] : ['the editions', 'have'];
  return `${they} ${inWords(names)} ${have} no rules (rules: none)`;
}
