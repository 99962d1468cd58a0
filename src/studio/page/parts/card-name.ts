import type { CardNote } from '../../protocol.js';
import { language } from '../state/choices.js';
import { deck } from '../state/deck.js';

/** The language that cards are shown in: the one that was chosen, if the deck has it. */
export function shownLanguage(): string {
  const languages = deck.value?.languages ?? [];
  return languages.includes(language.value) ? language.value : (languages[0] ?? '');
}

/** What a card is called in a language; where it is not translated, as in the source. */
export const titleOf = ({ titles, id }: CardNote, lang = shownLanguage()): string =>
  titles[lang] ?? titles[deck.value?.languages[0] ?? ''] ?? id;
