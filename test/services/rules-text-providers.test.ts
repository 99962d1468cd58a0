import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDirectory, openCache } from '../../src/cache/cache.js';
import { memoryFolder } from '../../src/deck/folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import { plain } from '../../src/language/part.js';
import { cardText } from '../../src/language/sentences/card-text.js';
import { rulesTextProviders } from '../../src/services/rules-text-providers.js';
import { SOUND } from '../support/deck/bad-decks.js';
import { temporaryFolder } from '../support/temporary-folder.js';

/** What is kept of what was said: one entry. */
function entryIn(folder: string): string {
  const texts = join(cacheDirectory(folder), 'text');
  const [name = '', ...others] = readdirSync(texts);
  expect(others).toEqual([]);
  return join(texts, name);
}

function deckWith(words = 'icons: { duck: Anatra }\n') {
  const { deck } = loadDeck(
    memoryFolder({
      ...SOUND,
      'cards/base/cards.yaml': 'events:\n  a-road: { title: Road, effects: { immediate: [{ draw: 2 }] } }\n',
      'cards/words/it.yaml': words,
    }),
  );
  if (deck === undefined) throw new Error('not sound');
  return deck;
}

function said(folder: string, deck = deckWith()): string {
  const rulesText = rulesTextProviders(deck, openCache(folder));
  const card = deck.cards['a-road'];
  if (card === undefined) throw new Error('no card');
  const text = cardText(deck, card, rulesText.of('it')).map(({ parts }) => plain(parts));
  return text.join(' ');
}

/** Puts other words into the memory, so that one sees whether they are used. */
function whisper(folder: string, sound: boolean): void {
  const path = entryIn(folder);
  const text = readFileSync(path, 'utf8').replaceAll('Pesca', 'Ruba');
  writeFileSync(path, sound ? text : text.slice(0, -20));
}

describe('a speaker', () => {
  it('remembers what it has said, from one run to the next', () => {
    const folder = temporaryFolder();
    expect(said(folder)).toBe('Pesca 2 carte.');
    const { mtimeMs } = statSync(entryIn(folder));
    expect(said(folder)).toBe('Pesca 2 carte.');
    expect(statSync(entryIn(folder)).mtimeMs).toBe(mtimeMs);
    expect(readFileSync(entryIn(folder), 'utf8')).toContain('Pesca ');
  });

  it('does not trust a memory that was changed or damaged, and repairs it', () => {
    for (const sound of [true, false]) {
      const folder = temporaryFolder();
      said(folder);
      whisper(folder, sound);
      expect(said(folder)).toBe('Pesca 2 carte.');
      expect(readFileSync(entryIn(folder), 'utf8')).not.toContain('Ruba');
    }
  });

  it('generates the text again with other words', () => {
    const folder = temporaryFolder();
    said(folder);
    const verbs = 'verbs: { draw: { imperative: ruba } }\n';
    expect(said(folder, deckWith(verbs))).toBe('Ruba 2 carte.');
  });

  it('speaks all the same where nothing can be kept', () => {
    const folder = temporaryFolder({ output: 'a file is in the way' });
    expect(said(folder)).toBe('Pesca 2 carte.');
  });
});
