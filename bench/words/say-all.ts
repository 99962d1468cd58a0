/** Says every card in every language, twice, and prints how long it took. */

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parse } from 'yaml';
import { diskFolder } from '../../src/deck/disk-folder.js';
import { loadDeck } from '../../src/deck/load-deck.js';
import { cardText } from '../../src/language/card-text.js';
import { Speaker } from '../../src/language/speaker.js';
import type { Words } from '../../src/language/words.js';

const { deck } = loadDeck(diskFolder(process.cwd()));
if (deck === undefined) throw new Error('the deck that ships is not sound');
const start = performance.now();
const speakers = deck.languages.map((language) => {
  return new Speaker(parse(readFileSync(`src/language/words/${language}.yaml`, 'utf8')) as Words);
});
const words = performance.now() - start;

function sayAll(): { sentences: number; time: number } {
  const begin = performance.now();
  let sentences = 0;
  for (const speaker of speakers)
    for (const card of Object.values(deck?.cards ?? {}))
      if (deck !== undefined) sentences += cardText(deck, card, speaker).length;
  return { sentences, time: performance.now() - begin };
}

const { sentences, time: first } = sayAll();
const { time: second } = sayAll();
console.log(JSON.stringify({ sentences, words, first, second }));
