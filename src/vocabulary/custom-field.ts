/** Custom fields: what a deck may declare for its kinds of card, and the shapes of their values and translations. */

import { storyIcon } from './icons.js';
import { describeId } from './id.js';
import {
  type About,
  boolean,
  choice,
  decimal,
  describe,
  fields,
  list,
  record,
  type Shape,
  type TypeOf,
  text,
  union,
} from './shape.js';

/** The types of custom fields, each with its description. */
export const fieldTypes = {
  number: 'a number',
  line: 'one line of text',
  text: 'text with marks, as flavour text has them',
  icon: 'a story icon',
  list: 'a list of lines',
} as const;
export type FieldType = keyof typeof fieldTypes;
export const FIELD_TYPES = Object.keys(fieldTypes) as readonly FieldType[];

/** Types that are the same in every language: a number is never translated. */
export const isSameEverywhere = (type: FieldType | undefined): boolean =>
  type === 'number' || type === 'icon';

const type = choice('type of field', FIELD_TYPES, {
  description: `What it holds: ${FIELD_TYPES.map((name) => `\`${name}\` (${fieldTypes[name]})`).join(', ')}.`,
});

/** A field that a deck gives to a kind of card. */
const customField = union(
  [
    type,
    fields(
      { type },
      {
        translated: boolean({
          description: 'Whether it is translated; left out: texts, lines and lists are.',
          default: true,
        }),
        required: boolean({ description: 'Whether every card must have it.', default: false }),
        printed: boolean({
          description: 'Whether it is printed on the card, in the layout region with the name of the field.',
          default: true,
        }),
        description: text('text', { description: 'What it is for: editors show it.' }),
      },
    ),
  ],
  { name: 'field', description: 'A field: its type, or a map of `type` and what else is to be said of it.' },
);

export const customFields = (description: string) =>
  record(describeId('the name of a field'), customField, { description });

export type AuthoredField = TypeOf<typeof customField>;

/** A field that a deck gives to a kind of card, everything spelled out. */
export interface CustomField {
  /** Undefined if the declaration is invalid. */
  readonly type: FieldType | undefined;
  readonly translated: boolean;
  readonly required: boolean;
  readonly printed: boolean;
  readonly description?: string;
}

export function readField(field: AuthoredField): CustomField {
  const { type, translated, required, printed, description } =
    typeof field === 'string' ? { type: field } : field;
  return {
    type,
    translated: !isSameEverywhere(type) && (translated ?? true),
    required: required ?? false,
    printed: printed ?? true,
    ...(description !== undefined && { description }),
  };
}

const LARGEST = 999_999;

/** The shape of a card's value for such a field. */
export function shapeOfField({ type, description, printed }: CustomField): Shape {
  const about: About = {
    description: `${description ?? 'A field of this deck.'} ${sentence(type)}${printed ? '' : ' It is not printed.'}`,
  };
  switch (type) {
    case 'number':
      return decimal({ minimum: -LARGEST, maximum: LARGEST, ...about });
    case 'line':
      return line(about);
    case 'text':
      return text('text', about);
    case 'icon':
      return describe(storyIcon, about);
    case 'list':
      return list(line(), { minimum: 1, ...about });
    case undefined:
      return union([decimal(), boolean(), text('text'), list(text('text'))]);
  }
}

const line = (about: About = {}) =>
  text('one line of text', {
    pattern: '^[^\\n]*\\S[^\\n]*\\n?$',
    patternHint: 'Write it in one line; a field of the type `text` may have several.',
    ...about,
  });

const sentence = (type: FieldType | undefined) => (type === undefined ? '' : `Holds ${fieldTypes[type]}.`);

/** The shape of its translation. A list is written as a list, or as text with one entry per line. */
export function shapeOfTranslation({ type, description }: CustomField): Shape {
  const about = { description: `${description ?? 'A field of this deck'}, in this language.` };
  if (type === 'line') return line(about);
  return type === 'list' ? union([text('text'), list(line(), { minimum: 1 })], about) : text('text', about);
}

/** A card's value for a custom field. */
export type FieldValue = number | string | readonly string[];

/** The entries of a list that is written as text, one entry per line. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
