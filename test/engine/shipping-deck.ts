import { fileURLToPath } from 'node:url';
import type { Deck } from '../../src/deck/deck.js';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';

export function loadShippingDeck(): Deck {
  const { deck, report } = loadDeck(diskFolder(fileURLToPath(new URL('../..', import.meta.url))));
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics, null, 2));
  return deck;
}

/** The deck that ships, read once for all who rest on real cards. */
export const shippingDeck: Deck = loadShippingDeck();

/** Every edition with every number of players that it allows. */
export const TABLES = [
  ...(['classic', 'expansion'] as const).flatMap((edition) =>
    [2, 3, 4].map((players) => ({ edition, players })),
  ),
  ...[2, 3, 4, 5].map((players) => ({ edition: 'second' as const, players })),
];
