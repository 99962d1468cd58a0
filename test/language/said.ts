import { clauseText } from '../../src/language/clause-text.js';
import { type Part, plain } from '../../src/language/part.js';
import type { PhraseKey } from '../../src/language/phrases.js';
import { type Slots, Speaker } from '../../src/language/speaker.js';
import { builtInWords } from '../../src/project/built-in-words.js';
import { everyClause, type Placed } from './clauses.js';

/** A clause, and what it says in a language. */
export interface Said {
  readonly placed: Placed;
  readonly text: string;
}

const clauses = everyClause();
const known = new Map<string, readonly Said[]>();

/** All clauses of the vocabulary in a language: said once, for every test that asks. */
export function everythingSaid(language: string): readonly Said[] {
  const before = known.get(language);
  if (before !== undefined) return before;
  const speaker = new PatientSpeaker(builtInWords(language));
  const said = clauses.map((placed) => {
    const { clause, category, kind } = placed;
    const text = plain(clauseText(clause, category, { speaker, kind, familyTitle: () => 'Hemlock Hall' }));
    return { placed, text };
  });
  known.set(language, said);
  return said;
}

/** Remembers what it said: of 160,000 phrases in the clauses of the vocabulary, 23,000 are different. */
class PatientSpeaker extends Speaker {
  private readonly said = new Map<string, readonly Part[]>();

  override say(key: PhraseKey, slots: Slots = {}): Part[] {
    const asked = key + JSON.stringify(slots);
    const said = this.said.get(asked) ?? super.say(key, slots);
    this.said.set(asked, said);
    return [...said];
  }
}
