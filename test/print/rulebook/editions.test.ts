import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { ruleText } from '../../../src/language/rule-text.js';
import { printRulebook } from '../../../src/print/index.js';
import { createBook, listChapters } from '../../../src/print/rulebook/core/book.js';
import { wordsOf } from '../../support/print/decks.js';
import { foreignIn, WORDS } from '../../support/print/foreign-words.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

const deck = shippingDeck;
const books = Object.keys(deck.editions).flatMap((edition) =>
  deck.languages.map((language) => ({ edition, language })),
);

describe('the rulebook of one edition', () => {
  it.each(books)('names nothing that is not in its box: $edition, $language', ({ edition, language }) => {
    const clauses = listChapters(createBook(deck, language, edition)).flatMap((chapter) => [
      { id: 'heading', text: chapter.heading ?? '' },
      ...chapter.clauses,
    ]);
    const found = clauses.flatMap(({ id, text }) =>
      foreignIn(deck, text, language, edition).map((word) => `${id} names ${word}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('knows all these words: the rulebook of the whole deck has each of them, in every language', () => {
    for (const language of deck.languages) {
      const all = listChapters(createBook(deck, language, undefined)).flatMap(({ clauses }) => clauses);
      const text = all.map((one) => one.text).join(' ');
      expect(Object.entries(WORDS[language] ?? {}).filter(([, word]) => !word.test(text))).toEqual([]);
    }
  });

  withTools('names nothing of them in its captions and pictures', lacks('pdftotext'), async () => {
    const directory = temporaryFolder();
    const basics = { deck, directory, words: wordsOf(deck), languages: ['en'], paper: 'a4' as const };
    const { files } = await printRulebook({ ...basics, edition: 'classic' });
    const { said } = run('pdftotext', ['-raw', join(directory, files[0]?.path ?? ''), '-']);
    expect(said).toContain('Untimely deaths');
    expect(foreignIn(deck, said, 'en', 'classic')).toEqual([]);
  });
});

describe('a rule with texts of its own for some rules', () => {
  const rule = { text: 'for all', for: { classic: 'classic', second: 'second' } };
  const editions = { ...deck.editions, other: { sets: ['base'], census: {}, rules: 'second' } } as const;
  const made: Deck = { ...deck, editions, rules: { en: { 'TURN-2': rule, 'TURN-3': { text: 'the same' } } } };
  const readIn = (edition?: string) => ruleText(made, 'en', 'TURN-2', edition);

  it('is worded by the rules of the edition', () => {
    expect(readIn('classic')).toBe('classic');
    expect(readIn('second')).toBe('second');
    expect(readIn('other')).toBe('second');
  });

  it('is worded by the classic rules with the expansion, unless that has its own text', () => {
    expect(readIn('expansion')).toBe('classic');
    const own: Deck = {
      ...made,
      rules: { en: { 'TURN-2': { ...rule, for: { ...rule.for, expansion: 'own' } } } },
    };
    expect(ruleText(own, 'en', 'TURN-2', 'expansion')).toBe('own');
  });

  it('is worded for all editions in the rulebook of the whole deck', () => {
    expect(readIn()).toBe('for all');
  });

  it('is worded by the only rules where all editions of a deck are played by the same', () => {
    const { classic } = deck.editions;
    const alike: Deck = { ...made, editions: { classic, gift: { ...classic } } as Deck['editions'] };
    const [chapter] = listChapters(createBook(alike, 'en', undefined));
    expect(chapter?.clauses.map(({ text }) => text)).toEqual(['classic', 'the same']);
  });
});
