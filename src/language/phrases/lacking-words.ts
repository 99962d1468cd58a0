/**
 * Finds what a language lacks: phrases, and the forms of nouns and verbs that its phrases use. Nothing is guessed: a
 * language is usable if nothing is lacking. Entry point: `lackingWords`.
 */

import { type Model as MF, parseMessage } from 'messageformat';
import { STORY_ICONS } from '../../vocabulary/icons.js';
import { PHRASES, phraseNotes, type VerbForm } from './phrases.js';
import { type WordPath, wordsUsedIn } from './word-references.js';
import type { Words } from './words.js';

/** A missing or invalid word of a language, and where to write it. */
export interface Lack {
  /** Phrases that need it; left out: it is needed in any case. */
  readonly phrases?: readonly string[];
  readonly path: readonly string[];
  readonly message: string;
  readonly hint: string;
}

/** Lists everything that a language lacks to word cards: phrases, forms of nouns and verbs, names of icons. */
export function lackingWords(words: Words, icons: readonly string[] = STORY_ICONS): Lack[] {
  const used = new Map<string, Lack>();
  const phrases = PHRASES.flatMap((key) => {
    const phrase = words.phrases[key];
    if (phrase === undefined)
      return [
        { ...lackOf(['phrases', key], `The phrase "${key}" is missing.`, phraseNotes[key]), phrases: [key] },
      ];
    return formsIn(phrase, key, words, used);
  });
  const nameless = icons
    .filter((icon) => words.icons[icon] === undefined)
    .map((icon) =>
      lackOf(['icons', icon], `The name of the icon "${icon}" is missing.`, 'what the icon is called'),
    );
  return [...phrases, ...nameless, ...used.values()];
}

function lackOf(path: readonly string[], message: string, meaning: string): Lack {
  return { path, message, hint: `Add ${path.join(' → ')}: ${meaning}.` };
}

/** Parses a phrase and collects the forms that it needs and the lexicon lacks; reports phrases that don't parse. */
function formsIn(phrase: string, key: string, words: Words, used: Map<string, Lack>): Lack[] {
  let message: MF.Message;
  try {
    message = parseMessage(phrase);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return [
      {
        path: ['phrases', key],
        message: `The phrase "${key}" is not MessageFormat: ${why}.`,
        hint: 'Look for braces that do not match.',
      },
    ];
  }
  for (const path of wordsUsedIn(message, words.language))
    if (wordAt(words, path) === undefined) {
      const phrases = [...(used.get(path.join(' '))?.phrases ?? []), key];
      used.set(path.join(' '), { ...lackOf(path, formLacks(path), 'the form'), phrases });
    }
  const end = openEnd(message);
  if (end === undefined) return [];
  return [
    {
      path: ['phrases', key],
      message: `The phrase "${key}" has nothing to choose where nothing else fits behind "${end.slice(0, -2)}".`,
      hint: `Add the variant: ${end} {{…}}.`,
    },
  ];
}

/**
 * Returns the first missing variant where `*` is followed by only some keys: with three or more selectors,
 * MessageFormat would search for it forever.
 */
function openEnd(message: MF.Message): string | undefined {
  if (message.type !== 'select') return undefined;
  const variants = message.variants.map(({ keys }) =>
    keys.map((key) => (key.type === '*' ? '*' : key.value)),
  );
  const starts = new Set(variants.flatMap((keys) => keys.map((_, i) => keys.slice(0, i + 1).join(' '))));
  return variants
    .flatMap((keys) =>
      keys.flatMap((key, i) => (key === '*' && i + 1 < keys.length ? [keys.slice(0, i + 1)] : [])),
    )
    .map((start) => [...start, '*'].join(' '))
    .find((start) => !starts.has(start));
}

function wordAt({ nouns, verbs }: Words, [section, key = '', ...rest]: WordPath): string | undefined {
  if (section === 'verbs') return verbs[key]?.[rest[0] as VerbForm];
  const [, grammatical = '', category = ''] = rest;
  return nouns[key]?.forms[grammatical]?.[category];
}

function formLacks([section, key, ...rest]: WordPath): string {
  const form = section === 'nouns' ? rest.slice(1).join(' ') : rest.join(' ');
  return `The form "${form}" of the ${section === 'nouns' ? 'noun' : 'verb'} "${key}" is missing.`;
}

/** Phrases that are never used: most likely misspelt. */
export function unknownPhrases(phrases: Readonly<Record<string, string>>): string[] {
  return Object.keys(phrases).filter((key) => !(PHRASES as readonly string[]).includes(key));
}
