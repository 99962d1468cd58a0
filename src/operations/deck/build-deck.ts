import { outputFolder } from '../../deck/disk/contained-folder.js';
import { deckJson, deckModule } from '../../deck/write-module.js';
import { type OpenDeck, requireValid } from '../../workspace/open-deck.js';

/**
 * Writes the deck module and its JSON; returns the paths, relative to the deck.
 * @throws InvalidDeckError
 */
export function buildDeck(opened: OpenDeck): readonly string[] {
  const { deck, directory } = requireValid(opened);
  const made = { 'deck.ts': deckModule(deck), 'deck.json': deckJson(deck) };
  const output = outputFolder(directory);
  for (const [name, content] of Object.entries(made)) output.write(name, content);
  return Object.keys(made).map((name) => `output/${name}`);
}
