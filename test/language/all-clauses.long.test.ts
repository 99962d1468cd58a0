import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/language/languages.js';
import { lackingWords } from '../../src/language/phrases/lacking-words.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { everyClause } from '../support/language/clauses.js';
import { faultsIn } from '../support/language/faults-in.js';
import { DICTIONARIES, hasDictionary, unknownWords, wordsOf } from '../support/language/hunspell.js';
import { everySentence, everythingSaid, scripts } from '../support/language/said.js';

const CLAUSES = everyClause().length;
/** Names of the game, which no dictionary knows. */
const NAMES = ['Pathos', 'Hemlock', 'Hall'];

describe.each(DICTIONARIES)('the words of %s', (language, dictionary) => {
  it('lack nothing', () => {
    expect(lackingWords(builtInWords(language)).map(({ message }) => message)).toEqual([]);
  });

  it(`say all ${CLAUSES} clauses of the vocabulary, no two of them alike that do different things`, () => {
    const seen = new Map<string, string>();
    const alike = everythingSaid(language).flatMap(({ placed, text }) => {
      const key = `${placed.kind} ${text}`;
      const script = scripts.get(placed) as string;
      const other = seen.get(key);
      seen.set(key, script);
      return other === undefined || other === script ? [] : [{ text, script, other }];
    });
    expect(seen.size).toBeGreaterThan(CLAUSES / 2);
    expect(alike.slice(0, 10)).toEqual([]);
  });

  it('are clean: no braces, double spaces or words, and every sentence begins and ends as one', () => {
    const unclean = everySentence(language).filter((text) => {
      const wrong = /[{}$|]|undefined| {2}|\s[,.;:]|\(\s|\s\)|[,.]{2}/.test(
        language === 'fr' ? text.replaceAll(' :', ':').replaceAll(' ;', ';') : text,
      );
      const doubled = /\b(\p{L}+) \1\b/iu.test(text);
      const framed = /^[(¿«„"]*[\p{Lu}−+\d]/u.test(text) && /[.)!]$/.test(text);
      return wrong || doubled || !framed;
    });
    expect(unclean.slice(0, 10)).toEqual([]);
  });

  it('have in no clause what no sentence may contain', () => {
    expect(faultsIn(language as Language, everySentence(language))).toEqual([]);
  });

  it('are all known to hunspell, in every clause, but the listed names', ({ skip }) => {
    if (!hasDictionary(dictionary)) {
      console.log(`spelling of ${language} not checked: no hunspell with ${dictionary} here`);
      return skip();
    }
    const unknown = unknownWords(wordsOf(everySentence(language)), dictionary);
    expect(unknown?.filter((word) => !NAMES.includes(word))).toEqual([]);
  });
});
