import { describe, expect, it } from 'vitest';
import { clauseText } from '../../src/language/clause-text.js';
import { plain } from '../../src/language/part.js';
import { Speaker } from '../../src/language/speaker.js';
import { builtInWords } from '../../src/project/built-in-words.js';
import { everyClause } from './clauses.js';
import { DICTIONARIES, unknownWords, wordsOf } from './hunspell.js';

/** Names of the game, which no dictionary knows. */
const NAMES = ['Pathos', 'Hemlock', 'Hall'];

describe.each(Object.entries(DICTIONARIES))('in %s', (language, dictionary) => {
  it('hunspell knows every word of every clause, but the listed names', ({ skip }) => {
    const speaker = new Speaker(builtInWords(language));
    const texts = everyClause().map(({ clause, category, kind }) =>
      plain(clauseText(clause, category, { speaker, kind, familyTitle: () => 'Hemlock Hall' })),
    );
    const unknown = unknownWords(wordsOf(texts), dictionary);
    if (unknown === undefined) {
      console.log(`spelling of ${language} not checked: no hunspell with ${dictionary} here`);
      return skip();
    }
    expect(unknown.filter((word) => !NAMES.includes(word))).toEqual([]);
  });
});
