import type { Deck } from '../../deck/deck.js';
import { plain } from '../../language/part.js';
import { MissingPhraseError, PhraseFormatter } from '../../language/phrases/phrase-formatter.js';
import { cardText } from '../../language/sentences/card-text.js';
import { wordsFor } from '../../services/built-in-words.js';
import { SLOTS, type Slot } from '../../vocabulary/icons.js';

/** What a card does and prints besides its title and flavour, in a language: context for translators. */
export function createOutline(deck: Deck, lang: string): (id: string) => string[] {
  const does = rulesText(deck, lang);
  const { icons: names } = wordsFor(deck, lang);
  const nameIcon = (icon: string) => names[icon] ?? icon;
  const bySlot = <T>(values: { readonly [S in Slot]?: T }, say: (value: T) => string) =>
    SLOTS.flatMap((slot) => (values[slot] === undefined ? [] : [`${slot} ${say(values[slot] as T)}`])).join(
      ', ',
    );
  return (id) => {
    const card = deck.cards[id];
    if (card === undefined) return [];
    const pathos = 'pathos' in card ? bySlot(card.pathos, formatSigned) : '';
    const icons = 'icons' in card ? bySlot(card.icons, nameIcon) : '';
    const printed = [
      ...(pathos === '' ? [] : [`Pathos: ${pathos}.`]),
      ...(icons === '' ? [] : [`Icons: ${icons}.`]),
    ];
    const text = does(id);
    return [
      ...(text === '' ? [] : [`The card does: ${text}`]),
      ...(printed.length === 0 ? [] : [printed.join(' ')]),
    ];
  };
}

/** Rules text of cards in a language; in the source language if that language has no words yet. */
export function rulesText(deck: Deck, lang: string): (id: string) => string {
  const formatter = new PhraseFormatter(wordsFor(deck, lang));
  const source = new PhraseFormatter(wordsFor(deck, deck.languages[0] ?? ''));
  const say = (id: string, by: PhraseFormatter) => {
    const card = deck.cards[id];
    return card === undefined
      ? ''
      : cardText(deck, card, by)
          .map(({ parts }) => plain(parts))
          .join(' ');
  };
  return (id) => {
    try {
      return say(id, formatter);
    } catch (cause) {
      if (!(cause instanceof MissingPhraseError)) throw cause;
      return say(id, source);
    }
  };
}

const formatSigned = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);
