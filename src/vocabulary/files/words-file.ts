import { STORY_ICONS } from '../icons.js';
import { languageCode } from '../id.js';
import { describe, fields, record, type Shape, text } from '../shape.js';

const key = (noun: string) =>
  text(noun, {
    pattern: '^[A-Za-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*$',
    patternHint: 'Letters and digits, with dots between the parts.',
  });
const word = (description: string) => text('text', { description });
/** A phrase may be empty: some languages leave out what others must say. */
const phrase = text('a phrase', { mayBeEmpty: true, description: 'The phrase, in MessageFormat 2.' });

const noun = fields(
  {
    forms: record(
      key('the name of a case'),
      record(key('a plural category'), word('The form.'), {
        description: 'By plural category: one, few, many, other.',
      }),
      { description: 'By case; a language without cases has one, of any name.' },
    ),
  },
  { gender: word('Its gender, for translators.') },
  { name: 'noun' },
);
const verb = fields(
  {},
  {
    imperative: word('An order: "draw".'),
    you: word('A statement about the reader: "you draw".'),
    other: word('The third person: "draws".'),
    infinitive: word('Behind "may": "draw".'),
  },
  { name: 'verb' },
);

/** `cards/words/<lang>.yaml`, and the words that the tool brings along. */
export const wordsFile = fields(
  {},
  {
    language: describe(languageCode, { description: 'The language of the words.' }),
    nouns: record(key('the name of a noun'), noun, { description: 'Nouns, with their forms.' }),
    icons: fields(
      {},
      Object.fromEntries(STORY_ICONS.map((icon) => [icon, word('What the icon is called.')])),
      { description: 'What the story icons are called.', open: 'icons' },
    ),
    meanings: fields(
      {},
      Object.fromEntries(STORY_ICONS.map((icon) => [icon, word('What the icon stands for.')])),
      {
        description:
          'What the story icons stand for, as the legend of the rulebook says it; in the source language, shroud.yaml says it of those that the deck declares.',
        open: 'icons',
      },
    ),
    verbs: record(key('the name of a verb'), verb, { description: 'Verbs, with their forms.' }),
    phrases: record(key('the name of a phrase'), phrase, {
      description: 'Phrases that card text is made of.',
    }),
  },
  {
    title: 'Words of a language',
    description:
      'Phrases and lexicon that the deck adds or overrides, so that a new language needs no change of the tool.',
  },
) as Shape<{
  readonly language?: string;
  readonly nouns?: Readonly<
    Record<
      string,
      { readonly gender?: string; readonly forms: Readonly<Record<string, Readonly<Record<string, string>>>> }
    >
  >;
  readonly icons?: Readonly<Record<string, string>>;
  readonly meanings?: Readonly<Record<string, string>>;
  readonly verbs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly phrases?: Readonly<Record<string, string>>;
}>;
