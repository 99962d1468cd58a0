import { describe, expect, it } from 'vitest';
import { clauseText } from '../../src/language/clause-text.js';
import { lackingWords } from '../../src/language/lacking-words.js';
import { plain } from '../../src/language/part.js';
import { Speaker } from '../../src/language/speaker.js';
import { builtInWords } from '../../src/project/built-in-words.js';
import { everyClause } from './clauses.js';

const LANGUAGES = ['en', 'it', 'es', 'fr', 'pl'];
const clauses = everyClause();

describe.each(LANGUAGES)('the words of %s', (language) => {
  const words = builtInWords(language);
  const speaker = new Speaker(words);
  const said = () =>
    clauses.map((placed) => ({
      placed,
      text: plain(
        clauseText(placed.clause, placed.category, {
          speaker,
          kind: placed.kind,
          familyTitle: () => 'Hemlock Hall',
        }),
      ),
    }));

  it('lack nothing', () => {
    expect(lackingWords(words).map(({ message }) => message)).toEqual([]);
  });

  it(`say all ${clauses.length} clauses of the vocabulary, no two of them alike that do different things`, () => {
    const seen = new Map<string, string>();
    const alike = said().flatMap(({ placed, text }) => {
      const key = `${placed.kind} ${text}`;
      const script = JSON.stringify(placed.clause);
      const other = seen.get(key);
      seen.set(key, script);
      return other === undefined || other === script ? [] : [{ text, script, other }];
    });
    expect(alike.slice(0, 10)).toEqual([]);
  });

  it('are clean: no braces, double spaces or words, and every sentence begins and ends as one', () => {
    const unclean = said()
      .map(({ text }) => text)
      .filter((text) => {
        const wrong = /[{}$|]|undefined| {2}|\s[,.;:]|\(\s|\s\)|[,.]{2}/.test(
          language === 'fr' ? text.replaceAll(' :', ':').replaceAll(' ;', ';') : text,
        );
        const doubled = /\b(\p{L}+) \1\b/iu.test(text);
        const framed = /^[(¿«„"]*[\p{Lu}−+\d]/u.test(text) && /[.)!]$/.test(text);
        return wrong || doubled || !framed;
      });
    expect([...new Set(unclean)].slice(0, 10)).toEqual([]);
  });
});
