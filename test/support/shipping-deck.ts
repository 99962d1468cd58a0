import type { Deck } from '../../src/deck/deck.js';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import type { Renderer } from '../../src/render/drawing/render-face.js';
import { ROOT } from './places.js';

export function loadShippingDeck(): Deck {
  const { deck, report } = loadDeck(diskFolder(ROOT));
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics, null, 2));
  return deck;
}

/** The deck that ships, read once for all tests of a process. */
export const shippingDeck: Deck = loadShippingDeck();

/** Every edition with every number of players that it allows. */
export const TABLES = [
  ...(['classic', 'expansion'] as const).flatMap((edition) =>
    [2, 3, 4].map((players) => ({ edition, players })),
  ),
  ...[2, 3, 4, 5].map((players) => ({ edition: 'second' as const, players })),
];

/** A renderer with the built-in templates. It is loaded here, since tests of the game need none. */
export async function shippingRenderer(deck = shippingDeck): Promise<Renderer> {
  const [{ createRenderer }, { openTemplates }, { wordsFor }] = await Promise.all([
    import('../../src/render/drawing/render-face.js'),
    import('../../src/render/drawing/templates.js'),
    import('../../src/services/built-in-words.js'),
  ]);
  const { opened, diagnostics, problems } = await openTemplates();
  if (opened === undefined) throw new Error(JSON.stringify([...diagnostics, ...problems]));
  return createRenderer(deck, opened, (language) => wordsFor(deck, language));
}
