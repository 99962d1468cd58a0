import type { Card, Deck } from '../deck/deck.js';
import { stockOf } from '../deck/own-card.js';
import type { Speaker } from '../language/speaker.js';
import { deckLanguages } from './deck-language.js';
import { editionsToSet } from './fit-problems.js';
import type { Measures } from './ground/measures.js';
import { type SetFace, setFace } from './set-face.js';

/** A text of a card that somebody writes. */
export type WrittenField = 'title' | 'text' | 'flavour';

/**
 * About how many letters the texts of cards may have, in the edition where there is least room. It is measured with the
 * source text in their place, so that it does not depend on what somebody has translated so far.
 */
export function roomFor(
  deck: Deck,
  measures: Measures,
  speakerOf: (language: string) => Speaker,
  language: string,
): (id: string, field: WrittenField) => number | undefined {
  const spoken = deckLanguages(untranslated(deck, language), speakerOf)(language);
  // The texts of a card are asked for one after another, and stand on the same faces.
  let last: { readonly id: string; readonly faces: readonly SetFace[] } | undefined;
  const facesOf = (id: string, card: Card): readonly SetFace[] => {
    if (last?.id === id) return last.faces;
    const stock = stockOf(card);
    const faces = editionsToSet(deck, card, measures).map(([, rules]) =>
      setFace(id, card, spoken, measures, { rules, stock }),
    );
    last = { id, faces };
    return faces;
  };
  return (id, field) => {
    const card = deck.cards[id];
    if (card === undefined) return undefined;
    const region = field !== 'title' ? 'text' : card.kind === 'character' ? 'name' : 'title';
    const spares = facesOf(id, card).flatMap((face) => face.spare(region) ?? []);
    if (spares.length === 0) return undefined;
    return Math.max(0, [...(card[field] ?? '')].length + Math.min(...spares));
  };
}

/** A deck with no more translated than the names of families, which stand in what cards do. */
function untranslated(deck: Deck, language: string): Deck {
  const texts = Object.entries(deck.texts[language] ?? {});
  const families = texts.filter(([id]) => Object.hasOwn(deck.families, id));
  return { ...deck, texts: { ...deck.texts, [language]: Object.fromEntries(families) } };
}
