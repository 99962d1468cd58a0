import { getCardStock } from '../../deck/custom-card.js';
import type { Card, Deck } from '../../deck/deck.js';
import type { PhraseFormatter } from '../../language/phrases/phrase-formatter.js';
import type { Typesetting } from '../core/typesetting.js';
import { deckLanguages } from './deck-language.js';
import { editionsToSet } from './fit-problems.js';
import { type SetFace, setFace } from './set-face.js';

/** A hand-written text of a card. */
export type WrittenField = 'title' | 'text' | 'flavour';

/**
 * The approximate maximum length of card texts, in the edition with the least room. Measured with the source texts in
 * place of the others, so that it does not depend on the state of the translation.
 */
export function roomFor(
  deck: Deck,
  measures: Typesetting,
  getFormatter: (language: string) => PhraseFormatter,
  language: string,
): (id: string, field: WrittenField) => number | undefined {
  const wording = deckLanguages(withoutTranslations(deck, language), getFormatter)(language);
  // Memoizes the last card: its texts are requested one after another, and share its faces.
  let last: { readonly id: string; readonly faces: readonly SetFace[] } | undefined;
  const setFaces = (id: string, card: Card): readonly SetFace[] => {
    if (last?.id === id) return last.faces;
    const stock = getCardStock(card);
    const faces = editionsToSet(deck, card, measures).map(([, rules]) =>
      setFace(id, card, wording, measures, { rules, stock }),
    );
    last = { id, faces };
    return faces;
  };
  return (id, field) => {
    const card = deck.cards[id];
    if (card === undefined) return undefined;
    const region = field !== 'title' ? 'text' : card.kind === 'character' ? 'name' : 'title';
    const spares = setFaces(id, card).flatMap((face) => face.spare(region) ?? []);
    if (spares.length === 0) return undefined;
    return Math.max(0, [...(card[field] ?? '')].length + Math.min(...spares));
  };
}

/** The deck with only the names of families translated, since generated card texts contain them. */
function withoutTranslations(deck: Deck, language: string): Deck {
  const texts = Object.entries(deck.texts[language] ?? {});
  const families = texts.filter(([id]) => Object.hasOwn(deck.families, id));
  return { ...deck, texts: { ...deck.texts, [language]: Object.fromEntries(families) } };
}
