import type { Deck } from '../../deck/deck.js';
import { typeset } from '../../language/typography.js';
import { rulebookWords } from './rulebook-words.js';

/** The name of an edition: its title; without one, the name of its rules if it has their id, otherwise its own id. */
export function editionName({ editions, texts }: Deck, id: string, language: string): string {
  const { title, rules } = editions[id] ?? {};
  if (title !== undefined) return typeset(texts[language]?.[id]?.title ?? title, language);
  return rules === id ? rulebookWords(language).editions[rules] : inCapitals(id);
}

/** An id as a title: `unhappy-homes` is Unhappy Homes. */
export const inCapitals = (id: string): string =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
