import type { Part } from './part.js';
import type { PhraseFormatter, Slots } from './phrase-formatter.js';

/** Who `you` is to the reader: themselves, or the controller of the character that the card lies on (MOD-3). */
export type Reader = 'you' | 'controller';

/** Who reads a sentence, and what it has already named. */
export interface SentenceContext {
  readonly formatter: PhraseFormatter;
  readonly reader: Reader;
  readonly named: NamedCharacter;
  /** The controller was named last: "that player" refers to the controller. */
  readonly isPlayerNamed?: boolean;
}

/** The character named last in the sentence: pronouns refer to it, or to this character if there was none. */
export type NamedCharacter = 'no' | 'this' | 'other';

interface Named extends Slots {
  readonly person: Reader;
  /** Whether the controller was just named: yes or no. */
  readonly again: 'yes' | 'no';
  readonly controller: readonly Part[];
  readonly ofController: readonly Part[];
}

const NOBODY: Named = { person: 'you', again: 'no', controller: [], ofController: [] };

/** The slots that describe the reader to phrases: `$person`, and the controller by name, as subject and as owner. */
export function readerSlots({ formatter, reader, named, isPlayerNamed }: SentenceContext): Named {
  if (reader === 'you') return NOBODY;
  return {
    person: reader,
    again: isPlayerNamed ? 'yes' : 'no',
    controller: isPlayerNamed ? formatter.format('who.again') : formatter.format('controller', { named }),
    ofController: isPlayerNamed
      ? formatter.format('who.again.of')
      : formatter.format('controller.of', { named }),
  };
}
