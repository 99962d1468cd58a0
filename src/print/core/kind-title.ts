import type { Deck } from '../../deck/deck.js';
import { typeset } from '../../language/typography.js';
import { CARD_KINDS, type CardKind } from '../../vocabulary/kinds/index.js';
import { printWords } from './print-words.js';

/** The name of a kind on sheets: from the texts of the deck, otherwise from those of the tool. */
export function kindTitle(deck: Deck, kind: string, language: string): string {
  const { kinds = {}, texts } = deck;
  if (isBuiltIn(kind)) return findRenamedNoun(deck, kind, language, 'other') ?? printWords(language)[kind];
  return typeset(texts[language]?.[kind]?.title ?? kinds[kind]?.title ?? kind, language);
}

/** The deck's own word for a noun of the game, as a title; undefined if it has none. */
export function findRenamedNoun(
  { words }: Deck,
  noun: string,
  language: string,
  number: 'one' | 'other',
): string | undefined {
  const said = words[language]?.nouns?.[noun]?.forms.base?.[number];
  return said && typeset(`${said.charAt(0).toLocaleUpperCase(language)}${said.slice(1)}`, language);
}

const isBuiltIn = (kind: string): kind is CardKind => (CARD_KINDS as readonly string[]).includes(kind);
