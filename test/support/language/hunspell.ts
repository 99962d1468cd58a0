import { spawnSync } from 'node:child_process';
import { LANGUAGES } from '../../../src/language/languages.js';
import { expectations } from './expectations.js';

/** The dictionary of each language. */
export const DICTIONARIES = LANGUAGES.map(
  (language) => [language, expectations[language].dictionary] as const,
);

/** What words lose before an apostrophe, and what follows one in English: no words of their own. */
const ELIDED = new Set(
  'l d un all dell nell sull dall quest quell c n s qu jusqu lorsqu can m j t v com cent sant grand'.split(
    ' ',
  ),
);

/** Each word once, without what was elided before it. */
export function wordsOf(texts: readonly string[]): string[] {
  const found = new Set(texts.flatMap((text) => text.match(/\p{L}[\p{L}-]*/gu) ?? []));
  return [...found].filter((word) => !ELIDED.has(word.toLowerCase()));
}

/** What the spelling checker does not know, in order; undefined where there is none for the language. */
export function unknownWords(words: readonly string[], dictionary: string): string[] | undefined {
  const { status, stdout, error } = spawnSync('hunspell', ['-d', dictionary, '-i', 'utf-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
  });
  if (error !== undefined || status !== 0) return undefined;
  return [...new Set(stdout.split('\n').filter((word) => word !== ''))].sort();
}

/** Whether there is a spelling checker for a language: to be asked before anything is said for it. */
export function hasDictionary(dictionary: string): boolean {
  const { stderr, error } = spawnSync('hunspell', ['-D'], { input: '', encoding: 'utf8' });
  return error === undefined && stderr.split('\n').some((line) => line.endsWith(`/${dictionary}`));
}
