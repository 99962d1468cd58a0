/**
 * Finds the phrases that the cards of a deck need in a language, whether or not the language has them. Clauses that are
 * worded by hand need none. Entry point: `neededPhrases`.
 */

import type { Deck } from '../../deck/deck.js';
import type { Part } from '../part.js';
import { PhraseFormatter, type Slots } from '../phrases/phrase-formatter.js';
import type { PhraseKey } from '../phrases/phrases.js';
import type { Words } from '../phrases/words.js';
import { cardText } from './card-text.js';

/** Records which phrases it is asked for; a missing word is empty. */
class PhraseRecorder extends PhraseFormatter {
  readonly asked = new Set<PhraseKey>();

  override format(key: PhraseKey, slots: Slots = {}): Part[] {
    this.asked.add(key);
    return super.format(key, slots);
  }

  protected override missing(): string {
    return '';
  }
}

/** @param invalidPaths phrases that can't be formatted: they count as needed, and are left out */
export function neededPhrases(
  deck: Deck,
  words: Words,
  invalidPaths: ReadonlySet<string>,
): ReadonlySet<string> {
  const sound = Object.entries(words.phrases).filter(([key]) => !invalidPaths.has(key));
  const recorder = new PhraseRecorder({ ...words, phrases: Object.fromEntries(sound) });
  for (const card of Object.values(deck.cards)) cardText(deck, card, recorder);
  return recorder.asked;
}
