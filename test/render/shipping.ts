import { fileURLToPath } from 'node:url';
import type { Deck } from '../../src/deck/deck.js';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import { wordsFor } from '../../src/project/built-in-words.js';
import { createRenderer, type Renderer } from '../../src/render/render-face.js';
import { openTemplates, type Templates } from '../../src/render/templates.js';

/** The deck that ships, with the templates that ship. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function shippingDeck(): Deck {
  const { deck, report } = loadDeck(diskFolder(ROOT), ROOT);
  if (deck === undefined) throw new Error(report.diagnostics.map(({ message }) => message).join('\n'));
  return deck;
}

/** The templates that come with the tool. */
async function shippingTemplates(): Promise<Templates> {
  const { opened, diagnostics, problems } = await openTemplates();
  if (opened === undefined) throw new Error(JSON.stringify([...diagnostics, ...problems]));
  return opened;
}

export async function shippingRenderer(): Promise<Renderer> {
  const deck = shippingDeck();
  return createRenderer(deck, await shippingTemplates(), (language) => wordsFor(deck, language));
}
