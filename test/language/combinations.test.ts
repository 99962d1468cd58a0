import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { memoryFolder } from '../../src/deck/folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import { LANGUAGES } from '../../src/language/languages.js';
import { plain } from '../../src/language/part.js';
import { PhraseFormatter } from '../../src/language/phrases/phrase-formatter.js';
import { cardText } from '../../src/language/sentences/card-text.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { SOUND } from '../support/deck/bad-decks.js';

const FOLDER = fileURLToPath(new URL('../fixtures/combinations/', import.meta.url));
const read = (name: string) => readFileSync(`${FOLDER}${name}`, 'utf8');

/** What each card says in each language, as a native writer would print it: read, not made. */
const wanted: Record<string, Record<string, string>> = parse(read('sentences.yaml'));

describe('combinations of clauses that are hard to say', () => {
  const { deck } = loadDeck(memoryFolder({ ...SOUND, 'cards/base/cards.yaml': read('cards.yaml') }));
  const cards = Object.values(parse(read('cards.yaml')) as Record<string, object>).flatMap(Object.keys);

  it('are forty, each with its sentences', () => {
    expect([...cards].sort()).toEqual(Object.keys(wanted).sort());
    expect(Object.keys(deck?.cards ?? {})).toEqual(expect.arrayContaining(cards));
    expect(cards.length).toBe(40);
  });

  it.each(LANGUAGES)('are said in %s as they should be printed', (language) => {
    const formatter = new PhraseFormatter(builtInWords(language));
    const said = cards.map((id) => {
      const card = deck?.cards[id];
      const sentences = deck && card ? cardText(deck, card, formatter) : [];
      return [id, sentences.map(({ parts }) => plain(parts)).join(' ')];
    });
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(cards.map((id) => [id, wanted[id]?.[language]])),
    );
  });
});
