import type { Deck } from '../../deck/deck.js';
import { typeset } from '../../language/typography.js';
import { CARD_KINDS, type CardKind } from '../../vocabulary/kinds/index.js';
import { printWords } from './print-words.js';

/** What cards of a kind are called on sheets: in the words of the tool, or of the deck where the kind is its own. */
export function kindTitle({ kinds = {}, texts }: Deck, kind: string, language: string): string {
  if (isBuiltIn(kind)) return printWords(language)[kind];
  return typeset(texts[language]?.[kind]?.title ?? kinds[kind]?.title ?? kind, language);
}

const isBuiltIn = (kind: string): kind is CardKind => (CARD_KINDS as readonly string[]).includes(kind);
