import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { clauseText } from '../../src/language/clause-text.js';
import { plain } from '../../src/language/part.js';
import { Speaker } from '../../src/language/speaker.js';
import { builtInWords } from '../../src/project/words.js';
import { everyClause } from './clauses.js';

const DICTIONARIES = { en: 'en_GB', it: 'it_IT', es: 'es_ES', fr: 'fr_FR', pl: 'pl_PL' };
/** Names of the game, which no dictionary knows. */
const NAMES = ['Pathos', 'Hemlock', 'Hall'];
/** Words that lose their last letter before a vowel: dictionaries list them with an apostrophe, or not at all. */
const ELIDED = [
  'l',
  'd',
  'un',
  'all',
  'dell',
  'nell',
  'sull',
  'quest',
  'quell',
  'c',
  'n',
  's',
  'qu',
  'jusqu',
  'can',
  'dall',
];

/** Each word once, without what was elided before it. */
function wordsOf(texts: readonly string[]): string[] {
  const found = new Set(texts.flatMap((text) => text.match(/[\p{L}-]+/gu) ?? []));
  return [...found].filter((word) => !ELIDED.includes(word.toLowerCase()) && word !== 't');
}

/** What a spelling checker does not know; undefined where there is none for the language. */
function unknownWords(text: string, dictionary: string): string[] | undefined {
  const { status, stdout, error } = spawnSync('hunspell', ['-d', dictionary, '-i', 'utf-8', '-l'], {
    input: text,
    encoding: 'utf8',
  });
  return error !== undefined || status !== 0
    ? undefined
    : [...new Set(stdout.split('\n').filter((word) => word !== ''))];
}

describe.each(Object.entries(DICTIONARIES))('in %s', (language, dictionary) => {
  it('hunspell knows every word of every clause, but the listed names', ({ skip }) => {
    const speaker = new Speaker(builtInWords(language));
    const texts = everyClause().map(({ clause, category, kind }) =>
      plain(clauseText(clause, category, { speaker, kind, familyTitle: () => 'Hemlock Hall' })),
    );
    const unknown = unknownWords(wordsOf(texts).join('\n'), dictionary);
    if (unknown === undefined) {
      console.log(`spelling of ${language} not checked: no hunspell with ${dictionary} here`);
      return skip();
    }
    expect(unknown.filter((word) => !NAMES.includes(word))).toEqual([]);
  });
});
