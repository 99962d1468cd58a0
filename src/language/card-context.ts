import { type CardKind, isLaidOnCharacter } from '../vocabulary/kinds/index.js';
import type { FamilyTitle } from './characters.js';
import type { NamedCharacter, Reader } from './reader.js';
import type { Speaker } from './speaker.js';

/** On which card a clause stands, and in which language it is told. */
export interface CardContext {
  readonly speaker: Speaker;
  readonly kind: CardKind;
  readonly familyTitle: FamilyTitle;
}

/** On what lies on a character, `you` is the controller of the character (MOD-3, DEATH-5). */
export const readerOf = ({ kind }: CardContext): Reader => (isLaidOnCharacter(kind) ? 'controller' : 'you');

/** What was said before, in the same sentence, so that it need not be said again. */
export interface Before {
  readonly named: NamedCharacter;
  /** Nobody but this character was named: no subject is needed for it. */
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
