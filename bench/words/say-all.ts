/** Says every card in every language, and prints how long it took. What was said is kept in the folder of argument 1. */

import process from 'node:process';
import { openCache } from '../../src/cache/cache.js';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import { cardText } from '../../src/language/sentences/card-text.js';
import { rulesTextProviders } from '../../src/services/rules-text-providers.js';

const { deck } = loadDeck(diskFolder(process.cwd()));
if (deck === undefined) throw new Error('the deck that ships is not sound');
const start = performance.now();
const memory = rulesTextProviders(deck, openCache(process.argv[2] ?? ''));
const speakers = deck.languages.map((language) => memory.of(language));
const words = performance.now() - start;
let sentences = 0;
for (const formatter of speakers)
  for (const card of Object.values(deck.cards)) sentences += cardText(deck, card, formatter).length;
const said = performance.now() - start - words;
console.log(JSON.stringify({ sentences, words, said }));
