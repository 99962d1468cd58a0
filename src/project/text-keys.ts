import type { Deck } from '../deck/deck.js';
import { digest } from '../store/key.js';
import type { RememberingSpeakers } from './remembering-speakers.js';

/** A key for all that a card says in a language: as long as it is the same, so is every word of the card. */
export function textKeys(
  deck: Deck,
  speakers: RememberingSpeakers,
): (id: string, language: string) => string {
  const common = new Map<string, string>();
  const commonTo = (language: string): string => {
    const words = [speakers.of(language).words, speakers.of(deck.languages[0] ?? language).words];
    return digest(JSON.stringify([language, words, deck.families]));
  };
  return (id, language) => {
    const shared = common.get(language) ?? commonTo(language);
    common.set(language, shared);
    return digest(shared + JSON.stringify(textsOf(deck, id, language)));
  };
}

/** All that a card says in a language comes from these. */
function textsOf(deck: Deck, id: string, language: string): unknown {
  const card = deck.cards[id];
  const families = Object.keys(deck.families).map((family) => deck.texts[language]?.[family]);
  const languages = [language, deck.languages[0] ?? ''];
  const rules =
    card?.kind === 'reference'
      ? languages.map((lang) => card.body.map((rule) => deck.rules[lang]?.[rule]))
      : undefined;
  return [id, card, deck.texts[language]?.[id], families, rules];
}
