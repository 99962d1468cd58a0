import { fileURLToPath } from 'node:url';
import type { Deck } from '../../src/deck/deck.js';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';

/** The deck that ships: bots, figures and properties rest on real cards. */
export const shippingDeck: Deck = (() => {
  const { deck, report } = loadDeck(diskFolder(fileURLToPath(new URL('../..', import.meta.url))));
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics, null, 2));
  return deck;
})();

/** Every edition with every number of players that it allows. */
export const TABLES = [
  ...(['classic', 'expansion'] as const).flatMap((edition) =>
    [2, 3, 4].map((players) => ({ edition, players })),
  ),
  ...[2, 3, 4, 5].map((players) => ({ edition: 'second' as const, players })),
];
