/** Words by language for a deck: the built-in ones, merged with those of the deck. Memoized. */

import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Deck } from '../deck/deck.js';
import { diskFolder } from '../deck/disk/disk-folder.js';
import { mergeWords, type Words } from '../language/phrases/words.js';
import { memoize, memoizeByKey } from '../memo/memoize.js';
import { STORY_ICONS } from '../vocabulary/icons.js';

const FOLDER = fileURLToPath(new URL('../language/words/', import.meta.url));

const EMPTY: Omit<Words, 'language'> = { nouns: {}, icons: {}, verbs: {}, phrases: {} };
const known = new Map<string, Words>();

/** Built-in words of a language; empty for an unknown one. */
export function builtInWords(language: string): Words {
  let found = known.get(language);
  if (found === undefined) {
    found = readWords(language) ?? { language, ...EMPTY };
    known.set(language, found);
  }
  return found;
}

/** Languages with built-in words. */
export function builtInLanguages(): readonly string[] {
  const names = (diskFolder(FOLDER)?.list('') ?? []).map(({ name }) => name);
  return [...new Set(names.flatMap((name) => /^(.+)\.(?:json|yaml)$/.exec(name)?.[1] ?? []))];
}

/** Whether cards can be worded in a language at all. */
export const hasWords = (deck: Deck, language: string): boolean =>
  deck.words[language] !== undefined || Object.keys(builtInWords(language).phrases).length > 0;

const NOTHING = {};
/** Memo of merged words by the identity of the deck's icons, then by that of its words and by language. */
const mergedWith = memoize((_icons: object) =>
  memoizeByKey(
    (_words: object, language: string, deck: Deck) => withIcons(deck, language),
    (language, { languages }) => (language === languages[0] ? `${language} source` : language),
  ),
);

/** Words of a language for a deck: the built-in ones with those that the deck adds or overrides. */
export function wordsFor(deck: Deck, language: string): Words {
  const { icons, words } = deck;
  const custom = words[language];
  if (custom === undefined && icons === undefined) return builtInWords(language);
  return mergedWith(icons ?? NOTHING)(custom ?? NOTHING, language, deck);
}

/** Keeps the icons of the deck; a custom icon without a name is called by its id. */
function withIcons({ icons, words, languages }: Deck, language: string): Words {
  const all = mergeWords(builtInWords(language), (words[language] ?? {}) as Partial<Words>);
  if (icons === undefined) return all;
  const named = Object.keys(icons).flatMap((icon) => {
    const name = all.icons[icon] ?? (isBuiltIn(icon) ? undefined : icon);
    return name === undefined ? [] : [[icon, name]];
  });
  const meant = language === languages[0] ? Object.entries(icons).filter(([icon]) => !isBuiltIn(icon)) : [];
  return {
    ...all,
    icons: Object.fromEntries(named),
    meanings: { ...Object.fromEntries(meant), ...all.meanings },
  };
}

const isBuiltIn = (icon: string) => (STORY_ICONS as readonly string[]).includes(icon);

/** The build converts them to JSON, which is parsed ten times as fast. */
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
