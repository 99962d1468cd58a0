import { join } from 'node:path';
import { deckJson, deckModule } from '../deck/write-module.js';
import { writeWhole } from '../deck/write-whole.js';
import { type OpenDeck, sound } from './open-deck.js';

/**
 * Writes the deck module and its JSON; returns the paths, relative to the deck.
 * @throws Refused
 */
export function buildDeck(opened: OpenDeck): readonly string[] {
  const { deck, directory } = sound(opened);
  const made = { 'output/deck.ts': deckModule(deck), 'output/deck.json': deckJson(deck) };
  for (const [path, content] of Object.entries(made)) writeWhole(join(directory, path), content);
  return Object.keys(made);
}
