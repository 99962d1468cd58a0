import { join } from 'node:path';
import type { Deck } from '../deck/deck.js';
import { deckJson, deckModule } from '../deck/write-module.js';
import { writeWhole } from '../deck/write-whole.js';

/** Writes the deck module and its JSON; returns the paths, relative to the deck. */
export function buildDeck(directory: string, deck: Deck): readonly string[] {
  const made = { 'output/deck.ts': deckModule(deck), 'output/deck.json': deckJson(deck) };
  for (const [path, content] of Object.entries(made)) writeWhole(join(directory, path), content);
  return Object.keys(made);
}
