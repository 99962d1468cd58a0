import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listDrawPileCards, verbsOn } from '../../docs/make/deck-facts.js';
import { plain } from '../../src/language/part.js';
import { PhraseFormatter } from '../../src/language/phrases/phrase-formatter.js';
import { cardText } from '../../src/language/sentences/card-text.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { DICTIONARIES, unknownWords, wordsOf } from '../support/language/hunspell.js';
import { shippingDeck } from '../support/shipping-deck.js';

const [SOURCE, ...OTHERS] = shippingDeck.languages;

interface Text {
  readonly id: string;
  readonly title?: string;
  readonly flavour?: string;
}

/** The words of every family and card that are printed as they are written, in a language. */
function textsIn(language: string): Text[] {
  const { families, cards, texts } = shippingDeck;
  return Object.entries({ ...families, ...cards }).map(([id, source]) => ({
    id,
    ...(language === SOURCE ? written(source) : texts[language]?.[id]),
  }));
}

const written = (source: { title: string; flavour?: string }) => ({
  title: source.title,
  ...(source.flavour !== undefined && { flavour: source.flavour }),
});

const printed = (texts: readonly Text[]) =>
  texts.flatMap(({ title, flavour }) => [title ?? '', flavour ?? '']);

/** Names and coinages of the cards in a language, which no dictionary knows: a word a line. */
const namesIn = (language: string) =>
  readFileSync(new URL(`../support/language/names/${language}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

/** Sentences, without what ends them. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…])\s+/u)
    .map((sentence) => sentence.replace(/[.!?…]+$/u, '').trim())
    .filter((sentence) => sentence !== '');

const repeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);

describe('the source', () => {
  it('has a flavour text on every card but the reference cards', () => {
    const bare = Object.entries(shippingDeck.cards).filter(
      ([, card]) => card.kind !== 'reference' && card.flavour === undefined,
    );
    expect(bare.map(([id]) => id)).toEqual([]);
  });
});

describe.each(OTHERS)('in %s', (language) => {
  it('every title and flavour text of the source is there', () => {
    const there = new Map(textsIn(language).map((text) => [text.id, text]));
    const missing = textsIn(SOURCE ?? '').filter(({ id, flavour }) => {
      const text = there.get(id);
      return text?.title === undefined || (flavour !== undefined && text.flavour === undefined);
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('a card of two editions that has one title in the source has one here, too', () => {
    const titles = new Map(textsIn(language).map(({ id, title }) => [id, title]));
    const parted = textsIn(SOURCE ?? '').filter(({ id, title }, _, all) => {
      const first = all.find((other) => other.title === title && !(other.id in shippingDeck.families));
      return first !== undefined && !(id in shippingDeck.families) && titles.get(id) !== titles.get(first.id);
    });
    expect(parted.map(({ id }) => id)).toEqual([]);
  });
});

/** How a card says that its free play is for its controller's own turn. */
const IN_TURN: Readonly<Record<string, string>> = {
  en: 'If it is your turn, you may',
  it: 'Se è il tuo turno, puoi',
  es: 'Si es tu turno, puedes',
  fr: "Si c'est votre tour, vous pouvez",
  pl: 'Jeśli trwa twoja tura, możesz',
};

describe.each(shippingDeck.languages)('in %s', (language) => {
  it('a card of the second edition that gives a free play on a character says “if it is your turn”, and no other (TURN-7)', () => {
    const formatter = new PhraseFormatter(builtInWords(language));
    const playing = listDrawPileCards(shippingDeck).filter(
      (card) =>
        (card.kind === 'modifier' || card.kind === 'death') &&
        (verbsOn(card).has('freePlay') || verbsOn(card).has('playDeath')),
    );
    const says = playing.map((card) => {
      const lines = cardText(shippingDeck, card, formatter).map(({ parts }) => plain(parts));
      return lines.some((line) => line.startsWith(IN_TURN[language] as string));
    });
    const isSecond = playing.map(({ editions }) => editions.map((edition) => edition.startsWith('second')));
    expect(isSecond.filter((each) => new Set(each).size > 1)).toEqual([]);
    expect(says).toEqual(isSecond.map(([first]) => first));
    expect(says.filter((one) => one)).toHaveLength(3);
  });
});

describe.each(DICTIONARIES)('in %s', (language, dictionary) => {
  const texts = textsIn(language);

  it('no two cards of an edition have the same title', () => {
    for (const edition of Object.keys(shippingDeck.editions)) {
      const titles = texts.flatMap(({ id, title }) =>
        shippingDeck.cards[id]?.editions.includes(edition) ? (title ?? []) : [],
      );
      expect(repeated(titles.map((title) => title.toLowerCase()))).toEqual([]);
    }
  });

  it('no sentence is printed as flavour twice', () => {
    const sentences = texts.flatMap(({ flavour }) => sentencesOf(flavour ?? ''));
    expect(repeated(sentences.map((sentence) => sentence.toLowerCase()))).toEqual([]);
  });

  it('hunspell knows every word of every card, but names and coinages', ({ skip }) => {
    const formatter = new PhraseFormatter(builtInWords(language));
    const rules = Object.values(shippingDeck.cards).flatMap((card) =>
      cardText(shippingDeck, card, formatter).map(({ parts }) => plain(parts)),
    );
    const unknown = unknownWords(wordsOf([...printed(texts), ...rules]), dictionary);
    if (unknown === undefined) {
      console.log(`spelling of ${language} not checked: no hunspell with ${dictionary} here`);
      return skip();
    }
    const known = namesIn(language);
    expect(unknown.filter((word) => !known.includes(word))).toEqual([]);
  });

  it('the list of names and coinages is in order, and has nothing that is not printed', () => {
    const names = namesIn(language);
    // hunspell looks at the halves of a double name one by one.
    const words = new Set(wordsOf(printed(texts)).flatMap((word) => [word, ...word.split('-')]));
    expect(names.filter((name) => !words.has(name))).toEqual([]);
    expect(names).toEqual([...new Set(names)].sort());
  });
});
