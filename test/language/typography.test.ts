import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/language/languages.js';
import { typeset, typesetParts } from '../../src/language/typography.js';

const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^');

describe('typography by language', () => {
  it.each([
    ['en', 'draw 2 cards', 'draw 2~cards'],
    ['en', 'a value of -15 points', 'a value of~−15~points'],
    ['en', 'families of 5, 58 modifiers', 'families of~5, 58~modifiers'],
    ['en', 'a self-worth below 0', 'a self-worth below 0'],
    ['it', 'In 4, ogni giocatore', 'In~4, ogni giocatore'],
    ['fr', 'Amour-propre : -25', 'Amour-propre~:~−25'],
    ['en', 'well-known, 1900-1910', 'well-known, 1900-1910'],
    ['en', "the parents' dog can't", 'the parents’ dog can’t'],
    ['fr', "L'œuvre d'Élise", 'L’œuvre d’Élise'],
    ['fr', 'Vraiment ? Oui !', 'Vraiment^? Oui^!'],
    ['fr', 'Vraiment? Oui!', 'Vraiment^? Oui^!'],
    ['fr', 'Quoi ?!', 'Quoi^?!'],
    ['fr', 'un mot ; un autre', 'un mot^; un autre'],
    ['fr', 'Ceci : cela', 'Ceci~: cela'],
    ['fr', 'Ceci: cela', 'Ceci~: cela'],
    ['fr', '« Mort »', '«^Mort^»'],
    ['fr', '«Mort»', '«^Mort^»'],
    ['fr', 'à 8:30, puis à 9:00', 'à~8:30, puis à~9:00'],
    ['pl', 'Dobierz 2 karty i odrzuć 1 kartę', 'Dobierz 2~karty i~odrzuć 1~kartę'],
    ['pl', 'W talii i w ręce', 'W~talii i~w~ręce'],
    ['pl', 'A i o', 'A~i~o'],
    ['es', '¿Quién? ¡Nadie!', '¿Quién? ¡Nadie!'],
    ['it', "pesca 3 carte dell'avversario", 'pesca 3~carte dell’avversario'],
  ])('%s: %s', (language, text, set) => {
    expect(visible(typeset(text, language))).toBe(set);
  });

  it.each(LANGUAGES)('done twice is done once (%s)', (language) => {
    const text = 'Ceci : « 2 cartes » ; W talii i -5 ? Non !';
    expect(typeset(typeset(text, language), language)).toBe(typeset(text, language));
  });

  it('keeps a number with its noun across parts', () => {
    const parts = typesetParts(
      [
        { is: 'words', text: 'Draw ' },
        { is: 'number', text: '2' },
        { is: 'words', text: ' cards.' },
      ],
      'en',
    );
    expect(parts.map(({ text }) => visible(text)).join('')).toBe('Draw 2~cards.');
  });

  it('keeps a number behind a short word, also across parts', () => {
    const parts = typesetParts(
      [
        { is: 'words', text: 'Questo personaggio ha ' },
        { is: 'number', text: '−5' },
        { is: 'words', text: ' all’autostima, e ne vale ' },
        { is: 'number', text: '3' },
      ],
      'it',
    );
    expect(parts.map(({ text }) => visible(text)).join('')).toBe(
      'Questo personaggio ha~−5~all’autostima, e ne vale 3',
    );
  });

  it('keeps a number that is compared with where it belongs: before it', () => {
    const parts = typesetParts(
      [
        { is: 'words', text: 'con autostima inferiore a ' },
        { is: 'number', text: '0', isBound: true },
        { is: 'words', text: ' controllato da un avversario.' },
      ],
      'it',
    );
    expect(parts.map(({ text }) => visible(text)).join('')).toBe(
      'con autostima inferiore a~0 controllato da un avversario.',
    );
  });

  it('keeps a word of one letter with the icon behind it (pl)', () => {
    const parts = typesetParts(
      [
        { is: 'words', text: 'symbol ' },
        { is: 'icon', icon: 'duck', text: 'Kaczka' },
        { is: 'words', text: ' i ' },
        { is: 'icon', icon: 'beast', text: 'Bestia' },
      ],
      'pl',
    );
    expect(parts.map(({ text }) => visible(text)).join('')).toBe('symbol Kaczka i~Bestia');
  });
});
