import { type Model as MF, parseMessage, visit } from 'messageformat';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/language/languages.js';
import { plain } from '../../src/language/part.js';
import { PhraseFormatter } from '../../src/language/phrases/phrase-formatter.js';
import { mergeWords, type Noun, type Words } from '../../src/language/phrases/words.js';
import { clauseText } from '../../src/language/sentences/clause-text.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { everyClause } from '../support/language/clauses.js';
import { expectations } from '../support/language/expectations.js';

/** All nouns under other names, as a deck writes them in `cards/words/<lang>.yaml`. */
function renamed({ nouns }: Words): Record<string, Noun> {
  const rename = (at: number, { forms }: Noun): Noun => ({
    forms: Object.fromEntries(
      Object.entries(forms).map(([grammatical, byNumber]) => [
        grammatical,
        Object.fromEntries(Object.keys(byNumber).map((number) => [number, `⟨${at}⟩`])),
      ]),
    ),
  });
  return Object.fromEntries(Object.entries(nouns).map(([key, noun], at) => [key, rename(at, noun)]));
}

/** The words that phrases bring along themselves. */
function literalsIn(phrase: string): string[] {
  const found: string[] = [];
  const take = (pattern: MF.Pattern) => {
    found.push(pattern.map((part) => (typeof part === 'string' ? part : '⟨⟩')).join(''));
  };
  visit(parseMessage(phrase), { pattern: take });
  return found;
}

describe.each(LANGUAGES)('a deck that calls the nouns of the game otherwise, in %s', (language) => {
  const words = builtInWords(language);

  it('finds none of the old ones in a phrase: they all come from the lexicon', () => {
    const old = Object.entries(words.phrases).flatMap(([key, phrase]) =>
      literalsIn(phrase)
        .filter((text) => expectations[language].nouns.test(text))
        .map((text) => `${key}: ${text}`),
    );
    expect(old).toEqual([]);
  });

  it('finds none of the old ones in rules text', () => {
    const formatter = new PhraseFormatter(mergeWords(words, { nouns: renamed(words) }));
    const some = everyClause().filter((_, i) => i % 9 === 0);
    const said = some.map(({ clause, category, kind }) =>
      plain(clauseText(clause, category, { formatter, kind, getTitle: () => 'Hemlock Hall' })),
    );
    const icons = new RegExp(Object.values(words.icons).join('|'), 'g');
    expect(
      said.filter((text) => expectations[language].nouns.test(text.replaceAll(icons, ''))).slice(0, 5),
    ).toEqual([]);
    expect(said.filter((text) => text.includes('⟨')).length).toBeGreaterThan(said.length * 0.9);
  });

  it('while the tool as it is says them: the patterns know them', () => {
    const formatter = new PhraseFormatter(words);
    const [first] = everyClause();
    if (first === undefined) throw new Error('no clauses');
    const said = plain(
      clauseText(first.clause, 'immediate', { formatter, kind: 'event', getTitle: () => '' }),
    );
    expect(said).toMatch(expectations[language].nouns);
  });
});
