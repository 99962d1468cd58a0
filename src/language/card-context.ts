import { type CardKind, isLaidOnCharacter } from '../vocabulary/kinds/index.js';
import type { FamilyTitle } from './characters.js';
import type { PhraseFormatter } from './phrase-formatter.js';
import type { NamedCharacter, Reader } from './sentence-context.js';

/** The card that a clause is printed on, and the language of its text. */
export interface CardContext {
  readonly formatter: PhraseFormatter;
  readonly kind: CardKind;
  readonly familyTitle: FamilyTitle;
}

/** On cards laid on a character, `you` is the controller of the character (MOD-3, DEATH-5). */
export const readerOf = ({ kind }: CardContext): Reader => (isLaidOnCharacter(kind) ? 'controller' : 'you');

/** What the same sentence has already said and need not repeat. */
export interface Before {
  readonly named: NamedCharacter;
  /** Only this character was named: it needs no subject. */
  readonly isOnlyThisNamed: boolean;
  readonly isPlayerNamed: boolean;
  /** The same subject has just done something else. */
  readonly isSubjectSaid: boolean;
}

export const NOTHING: Before = {
  named: 'no',
  isOnlyThisNamed: false,
  isPlayerNamed: false,
  isSubjectSaid: false,
};
