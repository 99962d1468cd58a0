import type { CardKind } from '../../vocabulary/kinds/index.js';
import type { Who } from '../../vocabulary/who.js';
import type { PhraseFormatter } from '../phrases/phrase-formatter.js';
import type { GetTitle } from './naming.js';

/**
 * The card that a clause is printed on, and the language of its text. A card speaks to the player whom it serves: on a
 * card that lies on a character, `you` is the controller of that character (MOD-3, DEATH-5).
 */
export interface CardContext {
  readonly formatter: PhraseFormatter;
  readonly kind: CardKind;
  readonly getTitle: GetTitle;
}

/** What the same sentence has already said and need not repeat. */
export interface Before {
  /** This character was named last: a pronoun is enough. */
  readonly isThisNamed: boolean;
  /** The player named last; `you` needs no name. */
  readonly player: Who;
  /** The same subject has just done something else. */
  readonly isSubjectSaid: boolean;
  /** The player who acts was named last, as the subject of the condition: "if they do". */
  readonly isActorNamed: boolean;
  /** An alternative that another player chooses: "chooses one: draw 1 card; or …". */
  readonly isOption: boolean;
  /** The character that was picked last was named last: "its controller". */
  readonly isPickNamed: boolean;
  /** Another player decides: the sentence states what the reader does ("you draw") and gives no order. */
  readonly isTold: boolean;
  /** The sentence starts with a condition: another one comes last. */
  readonly isIfSaid: boolean;
}

export const NOTHING: Before = {
  isThisNamed: false,
  player: 'you',
  isSubjectSaid: false,
  isActorNamed: false,
  isOption: false,
  isPickNamed: false,
  isTold: false,
  isIfSaid: false,
};
