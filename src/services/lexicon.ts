import type { Deck } from '../deck/deck.js';
import type { Lexicon } from '../l10n/entry.js';
import { isLanguage, LANGUAGES } from '../language/languages.js';
import { isMessage, phraseSlots, slotProblem } from '../language/phrase-slots.js';
import { phraseNotes } from '../language/phrases.js';
import { builtInWords, wordsFor } from './built-in-words.js';

/** Words of a deck, for its translators. Loaded lazily: most commands only ask which languages are known. */
export function lexiconOf(deck: Deck): Lexicon {
  const notes: Readonly<Record<string, string>> = phraseNotes;
  return {
    get source() {
      return wordsFor(deck, deck.languages[0] ?? '');
    },
    knows: isLanguage,
    noteOn: (phrase) => notes[phrase] ?? '',
    problemOf: (phrase, text) => {
      if (notes[phrase] === undefined) return 'No card asks for a phrase of this name.';
      if (!isMessage(text)) return 'It is not MessageFormat: look for braces that do not match.';
      return phraseProblem(phrase, text);
    },
  };
}

let slots: ReturnType<typeof phraseSlots> | undefined;

/** Problem with the slots that a phrase uses, compared with the built-in languages. */
export function phraseProblem(phrase: string, text: string): string | undefined {
  slots ??= phraseSlots(LANGUAGES.map(builtInWords));
  const known = slots.get(phrase);
  return known && slotProblem(known, text);
}

/** Lexicon for translators who also correct the built-in words. */
export const wholeLexicon = (deck: Deck): Lexicon => ({
  ...lexiconOf(deck),
  source: wordsFor(deck, deck.languages[0] ?? ''),
  whole: (lang) => wordsFor(deck, lang),
});
