import type { Deck } from '../../deck/deck.js';
import { typeset } from '../../language/typography.js';
import { CARD_KINDS, type CardKind } from '../../vocabulary/kinds/index.js';
import { printWords } from './print-words.js';

/** What cards of a kind are called on sheets: in the words of the deck where it has some, else in those of the tool. */
export function kindTitle(deck: Deck, kind: string, language: string): string {
  const { kinds = {}, texts } = deck;
  if (isBuiltIn(kind)) return renamed(deck, kind, language, 'other') ?? printWords(language)[kind];
  return typeset(texts[language]?.[kind]?.title ?? kinds[kind]?.title ?? kind, language);
}

/** What a deck calls a noun of the game, as a title; undefined where it says nothing of it. */
export function renamed(
  { words }: Deck,
  noun: string,
  language: string,
  number: 'one' | 'other',
): string | undefined {
  const said = words[language]?.nouns?.[noun]?.forms.base?.[number];
  return said && typeset(`${said.charAt(0).toLocaleUpperCase(language)}${said.slice(1)}`, language);
}

const isBuiltIn = (kind: string): kind is CardKind => (CARD_KINDS as readonly string[]).includes(kind);
