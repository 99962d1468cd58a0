import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../src/deck/folder.js';
import { proofread } from '../../src/language/proofread/proofread.js';
import { proofreadRule } from '../../src/language/proofread/proofread-rules.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { createWorkspace } from '../../src/workspace/workspace.js';
import { SOUND } from '../support/deck/bad-decks.js';

const marks = (source: string, text: string, language: string) =>
  proofread({ source, text, language }).map(({ code }) => code);

describe('the proofreader', () => {
  it.each([
    ['A good dog.', 'Un buon cane.', 'it'],
    ['Who? Nobody!', '¿Quién? ¡Nadie!', 'es'],
    ['He said “no”; twice!', 'Il a dit « non » ; deux fois !', 'fr'],
    ['He said “no”.', 'Powiedział „nie”.', 'pl'],
    ['Madame Mirza', 'Madame Mirza', 'it'],
    ['It is −5 today.', 'Oggi è −5.', 'it'],
    ['Very, very small.', 'Molto, molto piccolo.', 'it'],
  ])('has nothing to say about "%s" → "%s" (%s)', (source, text, language) => {
    expect(marks(source, text, language)).toEqual([]);
  });

  it.each([
    ['Who?', 'Quién?', 'es', 'TEXT_BALANCE'],
    ['He said “no”.', 'Il a dit “non”.', 'fr', 'TEXT_QUOTES'],
    ['A good dog.', 'Pies i i kot.', 'pl', undefined],
    ['A good dog.', 'Un chien , bon.', 'fr', 'TEXT_SPACES'],
  ])('marks "%s" → "%s" (%s): %s', (source, text, language, code) => {
    expect(marks(source, text, language)).toEqual(code === undefined ? [] : [code]);
  });

  it('passes over what the translator has waived with a reason', () => {
    const files = (ignore: string) => ({
      ...SOUND,
      'cards/base/cards.yaml':
        'events:\n  a-road: { title: The long road home, effects: { immediate: [draw: 1] } }\n',
      'cards/base/text/it.yaml': `a-road: { title: The long road home${ignore} }\n`,
    });
    const codes = (ignore: string) =>
      createWorkspace(memoryFolder(files(ignore))).opened.report.diagnostics.map(({ code }) => code);
    expect(codes('')).toEqual(['TEXT_SAME']);
    expect(codes(', ignore: { TEXT_SAME: it is the name of a song }')).toEqual([]);
  });
});

describe('the proofreader of rules', () => {
  const terms = (source: string, text: string, language: string) => {
    const [sourceWords, words] = [builtInWords('en'), builtInWords(language)];
    return proofreadRule({ source, text, language, sourceWords, words }).map(({ code }) => code);
  };

  it.each([
    ['it', 'Pesca un modificatore.', 'Pesca una scheda.'],
    ['es', 'Roba una carta de modificadores.', 'Roba una ficha.'],
    ['fr', 'Piochez une modification.', 'Piochez une altération.'],
    ['pl', 'Dobierz modyfikację.', 'Dobierz zmianę.'],
  ])('in %s asks for the terms of the lexicon, in whatever form', (language, right, wrong) => {
    expect(terms('Draw a modifier.', right, language)).toEqual([]);
    expect(terms('Draw a modifier.', wrong, language)).toEqual(['TEXT_TERM']);
  });

  it.each([
    ['es', 'Un personaje muere.', 'Una figura muere.'],
    ['fr', 'Un personnage meurt.', 'Un protagoniste meurt.'],
    ['pl', 'Postać umiera.', 'Bohater umiera.'],
  ])('in %s is not misled by forms that bring another word along', (language, right, wrong) => {
    expect(terms('A character dies.', right, language)).toEqual([]);
    expect(terms('A character dies.', wrong, language)).toEqual(['TEXT_TERM']);
  });
});
