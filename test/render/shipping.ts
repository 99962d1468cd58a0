import { fileURLToPath } from 'node:url';
import { createRenderer, type Renderer } from '../../src/render/render-face.js';
import { openTemplates, type Templates } from '../../src/render/templates.js';
import { wordsFor } from '../../src/services/built-in-words.js';
import { shippingDeck } from '../engine/shipping-deck.js';

/** The deck that ships, with the templates that ship. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The templates that come with the tool. */
async function shippingTemplates(): Promise<Templates> {
  const { opened, diagnostics, problems } = await openTemplates();
  if (opened === undefined) throw new Error(JSON.stringify([...diagnostics, ...problems]));
  return opened;
}

export async function shippingRenderer(deck = shippingDeck): Promise<Renderer> {
  return createRenderer(deck, await shippingTemplates(), (language) => wordsFor(deck, language));
}
