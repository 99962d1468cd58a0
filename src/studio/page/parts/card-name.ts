/** The titles of cards, in the language that cards are shown in. */

import type { CardSummary } from '../../protocol.js';
import { language } from '../state/choices.js';
import { deck } from '../state/deck.js';

/** The language that cards are shown in: the chosen one, if the deck has it. */
export function getShownLanguage(): string {
  const languages = deck.value?.languages ?? [];
  return languages.includes(language.value) ? language.value : (languages[0] ?? '');
}

/** The title of a card in a language; falls back to the source language. */
export const getTitle = ({ titles, id }: CardSummary, lang = getShownLanguage()): string =>
  titles[lang] ?? titles[deck.value?.languages[0] ?? ''] ?? id;
