import type { Deck } from '../deck/deck.js';
import type { LoadedDeck } from '../deck/load/load-deck.js';

type Reported = Pick<LoadedDeck, 'report' | 'ownerOf'>;

/** Languages without all the words that they need; undefined for a mistake that concerns no language in particular. */
export const findUnworded = ({ report, ownerOf }: Reported): readonly (string | undefined)[] =>
  report.diagnostics.flatMap(({ severity, code, span }) =>
    severity === 'error' && /^(WORDS|PHRASE)_/.test(code) ? [ownerOf(span).lang] : [],
  );

/** The deck without these languages: their texts can't be measured. */
export function withWordedLanguages(deck: Deck, reported: Reported): Deck {
  const unworded = findUnworded(reported);
  if (unworded.length === 0) return deck;
  return { ...deck, languages: deck.languages.filter((language) => !unworded.includes(language)) };
}
