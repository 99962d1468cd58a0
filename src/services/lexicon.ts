import type { Deck } from '../deck/deck.js';
import type { Lexicon } from '../l10n/entry.js';
import { isLanguage, LANGUAGES } from '../language/languages.js';
import { isMessage, phraseSlots, slotProblem } from '../language/phrases/phrase-slots.js';
import { phraseNotes } from '../language/phrases/phrases.js';
import { wordsUsedBy } from '../language/phrases/word-references.js';
import { builtInWords, wordsFor } from './built-in-words.js';

/** Words of a deck, for its translators. Loaded lazily: most commands only ask which languages are known. */
export function lexiconOf(deck: Deck, isWhole = false): Lexicon {
  const notes: Readonly<Record<string, string>> = phraseNotes;
  const used = new Map<string, ReturnType<Lexicon['used']>>();
  return {
    isWhole,
    get source() {
      return wordsFor(deck, deck.languages[0] ?? '');
    },
    knows: isLanguage,
    builtIn: builtInWords,
    words: (lang) => wordsFor(deck, lang),
    used: (lang) => {
      const found = used.get(lang) ?? wordsUsedIn(deck, lang);
      used.set(lang, found);
      return found;
    },
    noteOn: (phrase) => notes[phrase] ?? '',
    problemOf: (phrase, text) => {
      if (notes[phrase] === undefined) return 'No card asks for a phrase of this name.';
      if (!isMessage(text)) return 'It is not MessageFormat: look for braces that do not match.';
      return phraseProblem(phrase, text);
    },
  };
}

const wordsUsedIn = (deck: Deck, lang: string) =>
  Object.values(wordsFor(deck, lang).phrases).flatMap((phrase) => wordsUsedBy(phrase, lang));

let slots: ReturnType<typeof phraseSlots> | undefined;

/** Problem with the slots that a phrase uses, compared with the built-in languages. */
export function phraseProblem(phrase: string, text: string): string | undefined {
  slots ??= phraseSlots(LANGUAGES.map(builtInWords));
  const known = slots.get(phrase);
  return known && slotProblem(known, text);
}
