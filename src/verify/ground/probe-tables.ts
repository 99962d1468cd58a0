import type { Deck } from '../../deck/deck.js';
import { isPlayed } from './clause-refs.js';

/** Every edition of a card with every number of players that its rules and families allow (COMP-1). */
export function tablesOf(deck: Deck, id: string): { readonly edition: string; readonly players: number }[] {
  const card = deck.cards[id];
  if (!isPlayed(card)) return [];
  // Mysteries need residences (MYST-1).
  const editions = card.editions.filter(
    (edition) => card.kind !== 'mystery' || deck.editions[edition]?.rules === 'expansion',
  );
  return editions.flatMap((edition) => playerCounts(deck, edition).map((players) => ({ edition, players })));
}

/** How many can play an edition of a deck: as its rules and its families allow. */
export function playerCounts(deck: Deck, edition: string): number[] {
  const isSecond = deck.editions[edition]?.rules === 'second';
  const sizes = Object.keys(deck.families)
    .map(
      (family) =>
        Object.values(deck.cards).filter(
          (card) => card.kind === 'character' && card.family === family && card.editions.includes(edition),
        ).length,
    )
    .filter((size) => size > 0);
  return (isSecond ? [2, 3, 4, 5] : [2, 3, 4]).filter((players) => {
    const seated = sizes.slice(0, Math.min(players, 4));
    if (seated.length < Math.min(players, 4)) return false;
    if (!isSecond || players < 4) return true;
    // SETUP-8 wants even families.
    return new Set(seated).size === 1 && (players === 5 ? seated[0] === 5 : (seated[0] ?? 0) >= 2);
  });
}
