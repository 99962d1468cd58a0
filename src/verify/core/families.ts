import type { Deck } from '../../deck/deck.js';

/** The families that an edition has characters of, each with these, all in the order of the deck. */
export function listFamilies(deck: Deck, edition: string): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>(Object.keys(deck.families).map((family) => [family, []]));
  for (const [id, card] of Object.entries(deck.cards)) {
    if (card.kind === 'character' && card.editions.includes(edition)) families.get(card.family)?.push(id);
  }
  return new Map([...families].filter(([, characters]) => characters.length > 0));
}

/** The residence of a family in an edition, if it has one. */
export function findResidence(deck: Deck, edition: string, family: string | undefined): string | null {
  const found = Object.entries(deck.cards).find(
    ([, card]) => card.kind === 'residence' && card.family === family && card.editions.includes(edition),
  );
  return found?.[0] ?? null;
}
