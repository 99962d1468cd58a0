import { getCardStock } from '../../deck/custom-card.js';
import type { Card, Deck } from '../../deck/deck.js';
import { formatterByLanguage } from '../../language/phrases/formatter-by-language.js';
import type { PhraseFormatter } from '../../language/phrases/phrase-formatter.js';
import type { Words } from '../../language/phrases/words.js';
import type { RulesName } from '../../vocabulary/files/deck-file.js';
import type { TextRegion } from '../core/layout.js';
import { findSizes, leastSize, type Typesetting } from '../core/typesetting.js';
import { deckLanguages } from './deck-language.js';
import { setFace } from './set-face.js';

/** Text that does not fit on its card, or that its font can't write. */
export type FitProblem = {
  readonly id: string;
  readonly language: string;
  /** The first edition with the problem. */
  readonly edition: string;
  readonly region: TextRegion;
} & (
  | {
      readonly is: 'overflow';
      /** Whether it is a single line: then it is too wide, else too high. */
      readonly isLine: boolean;
      /** The missing room even at the minimum size, in mm. */
      readonly overflow: number;
      /** The minimum size, in points. */
      readonly least: number;
    }
  | { readonly is: 'letters'; readonly letters: readonly string[]; readonly font: string }
);

/** Sets every text of the deck and reports what does not fit. Draws nothing, but sets texts as rendering does. */
export function fitProblems(
  deck: Deck,
  languages: readonly string[],
  measures: Typesetting,
  wordsOf: (language: string) => Words,
): FitProblem[] {
  const findProblems = fitting(deck, measures, formatterByLanguage(wordsOf));
  return Object.keys(deck.cards).flatMap((id) => languages.flatMap((language) => findProblems(id, language)));
}

/** Sets texts card by card, so that callers can cache results by card. */
export function fitting(
  deck: Deck,
  measures: Typesetting,
  getFormatter: (language: string) => PhraseFormatter,
): (id: string, language: string) => FitProblem[] {
  const spokenIn = deckLanguages(deck, getFormatter);
  return (id, language) => {
    const card = deck.cards[id];
    if (card === undefined) return [];
    const reported = new Set<string>();
    return editionsToSet(deck, card, measures).flatMap(([edition, rules]) => {
      const stock = getCardStock(card);
      const set = setFace(id, card, spokenIn(language), measures, { rules, stock });
      const found: FitProblem[] = [
        ...set.overflows.map(({ region, by, isLine }): FitProblem => {
          const limit = leastSize(findSizes(measures.theme, region, isLine), stock);
          const overflow = Math.ceil(by) / 10;
          return { id, language, edition, region, is: 'overflow', isLine, overflow, least: limit };
        }),
        ...set.lacking.map(({ region, letters }): FitProblem => {
          const { title, text } = measures.typefaces;
          const font = (region === 'title' || region === 'name' ? title : text).family;
          return { id, language, edition, region, is: 'letters', letters, font };
        }),
      ];
      // The same problem in two editions is reported once.
      return found.filter(({ is, region }) => {
        const key = `${is} ${region}`;
        return !reported.has(key) && reported.add(key);
      });
    });
  };
}

/** One edition for each appearance that the rules give a card. */
export function editionsToSet(
  { editions }: Deck,
  card: Card,
  { layout }: Typesetting,
): [string, RulesName][] {
  const looks = new Map<string, [string, RulesName]>();
  for (const edition of card.editions) {
    const rules = editions[edition]?.rules ?? 'classic';
    const look = rules === 'second' || layout.rules?.[rules] !== undefined ? rules : 'plain';
    if (!looks.has(look)) looks.set(look, [edition, rules]);
  }
  return [...looks.values()];
}
