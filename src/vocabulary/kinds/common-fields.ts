/** Fields that several kinds of card share: pictures, texts, printed pathos and icons, wordings; shapes and readers. */

import { CLAUSE_PATH_PATTERN } from '../clause-path.js';
import { fileName, fileSlip } from '../file-name.js';
import { type PrintedIcon, printedIcon, SLOTS, type Slot } from '../icons.js';
import { describeId, languageCode } from '../id.js';
import { limits } from '../limits.js';
import { type AuthoredRequires, type Requires, readRequires } from '../requires.js';
import {
  choice,
  decimal,
  describe,
  fields,
  integer,
  list,
  record,
  type Shape,
  type TypeOf,
  text,
  union,
} from '../shape.js';

const PICTURES = ['svg', 'png', 'jpg', 'jpeg', 'pdf'];

const pictureFile = text('the name of a picture file', {
  pattern: fileName(...PICTURES),
  patternHint: 'Name an .svg, .png, .jpg or .pdf file inside the deck, such as melissa-slogar.svg.',
  slip: (name) => fileSlip(name, PICTURES),
  names: 'art',
  description: 'The file.',
});

const percent = (description: string) => decimal({ minimum: 0, maximum: 100, default: 50, description });

const SIDES = ['centre', 'top', 'bottom', 'left', 'right'] as const;

const cropped = fields(
  { file: pictureFile },
  {
    focus: union(
      [
        choice('place in a picture', SIDES),
        fields(
          {},
          { x: percent('From the left edge, in percent.'), y: percent('From the upper edge, in percent.') },
          { oneOf: ['x', 'y'] },
        ),
      ],
      {
        default: 'centre',
        description:
          'What of the picture comes to the middle of its place, as far as it goes without a gap: a side, or a point in percent.',
        snippets: [
          { label: '{ x: 50, y: 25 }', body: { x: 50, y: 25 } },
          ...SIDES.map((side) => ({ label: side, body: side })),
        ],
      },
    ),
    scale: decimal({
      minimum: 1,
      maximum: 10,
      default: 1,
      description: 'How large it is: 1 fills its place, 2 shows half as much of it.',
    }),
  },
  { name: 'cropped', description: 'A picture, and which part of it is shown.' },
);

/** Fields that every card may have. */
export const printed = {
  flavour: text('text', {
    description:
      'Flavour text, printed in italics (LOOK-6). `*emphasis*` is upright, `**bold**` bold, `:beast:` an icon; a line break (`|`) is one on the card.',
  }),
  art: union([pictureFile, cropped], {
    description:
      'A picture: SVG, PNG or JPEG; or a PDF for print, with one of those of the same name beside it. `{ file, focus, scale }` says which part of it is shown.',
    aliases: ['image', 'picture', 'portrait', 'illustration', 'img', 'artwork'],
  }),
  copies: integer({
    minimum: 1,
    maximum: limits.copies.max,
    default: 1,
    description: 'How many of this card are in the deck.',
    aliases: ['count', 'quantity', 'qty', 'amount', 'number', 'times'],
  }),
  editions: list(describeId('the id of an edition', 'edition'), {
    minimum: 1,
    unique: true,
    description: 'The editions that have this card; left out: all that have its set.',
  }),
  notes: text('text', {
    description: 'For designers and translators; never printed.',
    aliases: ['comment', 'remark', 'todo'],
  }),
  device: text('the name of a device', {
    description:
      'What the title plays with, so that translators look for something of the kind: `alliteration`, `rhyme`, `pun on …`. Never printed.',
    snippets: ['alliteration', 'rhyme', 'pun', 'quotation'].map((name) => ({ label: name, body: name })),
  }),
};

export const ruleText = text('text', {
  description:
    'Hand-written rules text, for what no effect can express; printed after the text of the effects, with the same markup as flavour text. It can not be verified: `verify` gives such a card the verdict `manual`.',
});

/** Which part of a picture is shown. */
export interface Crop {
  /** The point in the middle, as parts of the picture's width and height. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const PLACES: Readonly<Record<(typeof SIDES)[number], readonly [number, number]>> = {
  centre: [50, 50],
  top: [50, 0],
  bottom: [50, 100],
  left: [0, 50],
  right: [100, 50],
};

/** The picture of a card by its file, and its crop where one was asked for. */
export function readArt(authored: TypeOf<typeof printed.art>): {
  readonly art: string;
  readonly crop?: Crop;
} {
  if (typeof authored === 'string') return { art: authored };
  const { file, focus = 'centre', scale = 1 } = authored;
  const [across, down] = typeof focus === 'string' ? PLACES[focus] : [focus.x, focus.y];
  return { art: file, crop: { x: (across ?? 50) / 100, y: (down ?? 50) / 100, scale } };
}

export const title = text('text', {
  description: 'The name of the card, in the source language.',
  aliases: ['name', 'label', 'heading', 'card'],
});

export const family = describe(describeId('the id of a family', 'family'), {
  description: 'The family that it belongs to.',
});

const bySlot = <S extends Shape>(shape: S) => ({ top: shape, middle: shape, bottom: shape });

const pathos = fields(
  {},
  bySlot(integer({ minimum: -99, maximum: 99, description: 'The value printed in this slot.' })),
  {
    name: 'pathos',
    description: 'Pathos down the left edge; a slot not named is transparent (VIS-2).',
    aliases: ['points', 'value', 'values', 'score', 'worth'],
    oneOf: SLOTS,
  },
);

const icon = describe(printedIcon, {
  description:
    'Short for `icons: { bottom: … }`: a story icon, `blank` (covers) or `none` (transparent) (VIS-4).',
});

const icons = fields({}, bySlot(printedIcon), {
  name: 'icons',
  description: 'Icons down the right edge; more than the bottom one is for the second edition (LOOK-3).',
  advice: 'Write one icon as `icon: …`, several as `icons: { top: …, bottom: … }`',
  oneOf: SLOTS,
});

export const wording = record(
  languageCode,
  record(
    text('a clause', {
      pattern: CLAUSE_PATH_PATTERN,
      patternHint: 'Name the clause by its category and its place, counted from 0: immediate.0',
    }),
    text('text', {
      description:
        'The sentence, over the slots of the clause; with `*emphasis*`, `**bold**`, `:beast:` and line breaks.',
    }),
  ),
  { description: 'Clauses worded by hand, by language: `pl: { immediate.0: "…" }`.' },
);

/** What modifiers, deaths and mysteries print besides their text. */
export const scored = { pathos, icon, icons };

/** Pathos by slot; a slot that is not named is transparent (VIS-2). */
export type Pathos = { readonly [S in Slot]?: number };
/** What is printed in each icon slot; a slot that is not named is transparent (VIS-4). */
export type Icons = { readonly [S in Slot]?: Exclude<PrintedIcon, 'none'> };
/** Wordings by hand: language → clause → template. */
export type Wording = TypeOf<typeof wording>;

interface AuthoredScores {
  readonly pathos?: TypeOf<typeof pathos> | undefined;
  readonly icon?: PrintedIcon | undefined;
  readonly icons?: TypeOf<typeof icons> | undefined;
}

/** What a card prints along its edges. */
export function readScores({ pathos, icon, icons }: AuthoredScores): {
  readonly pathos: Pathos;
  readonly icons: Icons;
} {
  const printed: { readonly [S in Slot]?: PrintedIcon | undefined } =
    icons ?? (icon === undefined ? {} : { bottom: icon });
  const shown = SLOTS.filter((slot) => printed[slot] !== undefined && printed[slot] !== 'none');
  return {
    pathos: { ...pathos },
    icons: Object.fromEntries(shown.map((slot) => [slot, printed[slot]])),
  };
}

interface AuthoredScript {
  readonly requires?: AuthoredRequires | undefined;
  readonly wording?: Wording | undefined;
}

/** What a card has besides its effects. */
export function readScript({ requires, wording }: AuthoredScript): {
  readonly requires?: Requires;
  readonly wording?: Wording;
} {
  return {
    ...(requires !== undefined && { requires: readRequires(requires) }),
    ...(wording !== undefined && { wording: plainWording(wording) }),
  };
}

/** Values as read have no prototype; a deck is plain data. */
const plainWording = (wording: Wording): Wording =>
  Object.fromEntries(Object.entries(wording).map(([lang, clauses]) => [lang, { ...clauses }]));
