import { plain } from '../../../src/language/part.js';
import { PhraseFormatter } from '../../../src/language/phrases/phrase-formatter.js';
import { clauseText } from '../../../src/language/sentences/clause-text.js';
import { builtInWords } from '../../../src/services/built-in-words.js';
import { everyClause, type Placed } from './clauses.js';

/** A clause, and what it says in a language. */
export interface Said {
  readonly placed: Placed;
  readonly text: string;
}

const clauses = everyClause();
/** Each of them as a script, to compare what they do: where you act, the player who acts is you. */
export const scripts: ReadonlyMap<Placed, string> = new Map(
  clauses.map((placed) => {
    const script = JSON.stringify(placed.clause);
    return [placed, placed.clause.who === 'you' ? script.replaceAll('"of":"actor"', '"of":"you"') : script];
  }),
);
const known = new Map<string, readonly Said[]>();

/** All clauses of the vocabulary in a language: said once, for every test that asks. */
export function everythingSaid(language: string): readonly Said[] {
  const before = known.get(language);
  if (before !== undefined) return before;
  const formatter = new PhraseFormatter(builtInWords(language));
  const said = clauses.map((placed) => {
    const { clause, category, kind } = placed;
    const text = plain(clauseText(clause, category, { formatter, kind, getTitle: () => 'Hemlock Hall' }));
    return { placed, text };
  });
  known.set(language, said);
  return said;
}

const sentences = new Map<string, readonly string[]>();

/** All that is said, each sentence once: what is asked of it does not depend on who says it. */
export function everySentence(language: string): readonly string[] {
  const before = sentences.get(language);
  if (before !== undefined) return before;
  const found = [...new Set(everythingSaid(language).map(({ text }) => text))];
  sentences.set(language, found);
  return found;
}
