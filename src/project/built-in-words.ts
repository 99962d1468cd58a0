import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Deck, DeckWords } from '../deck/deck.js';
import { diskFolder } from '../deck/disk/disk-folder.js';
import { mergeWords, type Words } from '../language/words.js';

const FOLDER = fileURLToPath(new URL('../language/words/', import.meta.url));

const EMPTY: Omit<Words, 'language'> = { nouns: {}, icons: {}, verbs: {}, phrases: {} };
const known = new Map<string, Words>();

/** The words that the tool brings along for a language; none for one that it does not know. */
export function builtInWords(language: string): Words {
  let found = known.get(language);
  if (found === undefined) {
    found = readWords(language) ?? { language, ...EMPTY };
    known.set(language, found);
  }
  return found;
}

const merged = new WeakMap<DeckWords, Words>();

/** The words of a language for a deck: the tool's, with what the deck adds or overrides. */
export function wordsFor(deck: Deck, language: string): Words {
  const own = deck.words[language];
  if (own === undefined) return builtInWords(language);
  let found = merged.get(own);
  if (found?.language !== language) {
    found = mergeWords(builtInWords(language), own as Partial<Words>);
    merged.set(own, found);
  }
  return found;
}

/** A built tool has them as JSON, which is read ten times as fast. */
function readWords(language: string): Words | undefined {
  const json = textOf(`${language}.json`);
  if (json !== undefined) return JSON.parse(json);
  const yaml = textOf(`${language}.yaml`);
  return yaml === undefined ? undefined : (parse(yaml) as Words);
}

function textOf(name: string): string | undefined {
  const found = diskFolder(FOLDER)?.read(name);
  return found && 'bytes' in found ? new TextDecoder().decode(found.bytes) : undefined;
}
