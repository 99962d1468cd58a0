/** The shape of print profiles: stock, paper, margins, bleed, inks; and what a deck's printers override. */

import { describeId } from '../id.js';
import {
  boolean,
  choice,
  decimal,
  describe,
  fields,
  list,
  record,
  type TypeOf,
  text,
  union,
} from '../shape.js';

/** What cards are printed on. */
export const STOCKS = ['paper', 'film'] as const;
export type StockName = (typeof STOCKS)[number];

/** How clear cards are made at home, where no printer has white ink: white paper takes its place. */
export const HOMEMADE_METHODS = ['labels', 'windows', 'backing'] as const;
export type HomemadeMethod = (typeof HOMEMADE_METHODS)[number];

/** How the backs of opaque cards are placed behind their fronts. */
const BACKS = ['long-edge', 'short-edge', 'gutterfold', 'none'] as const;

const mm = (description: string, maximum = 50) =>
  decimal({ minimum: 0, maximum, description: `${description}, in mm.` });
const shift = (description: string) => decimal({ minimum: -20, maximum: 20, description });
const inkName = text('the name of an ink', {
  pattern: '^[A-Za-z][A-Za-z0-9_ -]*$',
  patternHint: 'Letters, digits, spaces, hyphens and underscores: Spot_White',
  description: 'The name of the spot colour, as the shop wants it.',
});

const edge = mm('At this edge', 30);
const side = (description: string) =>
  decimal({ minimum: 50, maximum: 1200, description: `${description}, in mm.` });

const white = fields(
  { ink: inkName },
  {
    choke: describe(mm('How much smaller the white is than the colour above it', 2), { default: 0 }),
    printed: choice('turn', ['first', 'last'] as const, {
      default: 'first',
      description: 'Whether white is printed before the colours or after them; written on the proof.',
    }),
    drawn: choice('way to draw white', ['multiply', 'overprint', 'knockout'] as const, {
      default: 'multiply',
      description:
        'How white lies on the colours in the file. multiply: colours stay, in every viewer; overprint: with the flags for it, which survive a conversion to PDF/X-1a, while viewers without an overprint preview hide the art; knockout: plain, for shops that take the plate out themselves.',
    }),
    preview: choice('colour', ['none', 'magenta'] as const, {
      default: 'none',
      description: 'What white looks like in viewers that have no such ink.',
    }),
  },
  { description: 'The white plate for clear stock: it lies where the card is opaque.' },
);

/** The settings of a profile that a printer or shop may override. */
export const printerSettings = {
  backs: choice('way to print backs', BACKS, {
    default: 'none',
    description: 'How the backs of opaque cards are printed.',
  }),
  offset: fields(
    { x: shift('To the right, in mm.'), y: shift('Upwards, in mm.') },
    {},
    { description: 'How far the backs are shifted: the two readings of the calibration sheet.' },
  ),
  order: choice('order of pages', ['front-back', 'back-front', 'fronts-backs'] as const, {
    default: 'front-back',
    description: 'Front and back by turns, the other way round, or all fronts and then all backs.',
  }),
  bleed: describe(mm('What is printed beyond the edge', 10), {
    description: "What is printed beyond the edge, in mm; left out: the deck's.",
  }),
  margin: union(
    [
      mm('The same at all edges', 30),
      fields(
        {},
        { left: edge, right: edge, top: edge, bottom: edge },
        {
          description: 'Edge by edge, of a sheet in portrait orientation.',
        },
      ),
    ],
    { default: 5, description: 'What the printer can not reach at the edges of a sheet, in mm.' },
  ),
  sheet: fields(
    { width: side('Its width'), height: side('Its height') },
    {},
    { description: 'A sheet of any size, upright, instead of the paper that is asked for.' },
  ),
  gap: describe(mm('What is left between cards on a sheet', 30), {
    default: 0,
    description: 'What is left between cards on a sheet, in mm; bleed reaches halfway into it.',
  }),
  sequence: choice('sequence of cards', ['rows', 'cut-and-stack'] as const, {
    default: 'rows',
    description:
      'Cards sheet by sheet and row by row; or so that the piles that a cut through all sheets makes, laid on each other, are in order.',
  }),
  marks: choice('kind of marks', ['crop', 'none'] as const, {
    default: 'none',
    description: 'Marks that show where to cut.',
  }),
  mirrored: boolean({
    default: false,
    description: 'Printed from behind: everything is the other way round.',
  }),
  white,
  cut: fields(
    { ink: inkName },
    {},
    { description: 'The line that a machine cuts along, in a spot colour and on a layer of its own.' },
  ),
};

const claim = fields(
  {
    says: text('a sentence', { description: 'What the shop wants.' }),
    source: text('an address', { pattern: '^https?://', description: 'Where it says so.' }),
    read: text('a day', {
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      patternHint: 'Year, month and day: 2026-11-17',
      description: 'When that was read.',
    }),
  },
  {},
  { name: 'claim', description: 'Something that a shop says of the files it wants.' },
);

const profile = fields(
  {
    pages: choice('kind of page', ['sheets', 'cards'] as const, {
      description: 'Sheets with as many cards as fit, or one side of one card a page.',
    }),
    stocks: list(choice('stock', STOCKS), {
      minimum: 1,
      unique: true,
      description: 'What can be printed: opaque cards on paper, clear cards on film or plastic.',
    }),
  },
  {
    description: text('a description', { description: 'What it is for.' }),
    ...printerSettings,
    safe: describe(mm('What a cut may miss by', 10), {
      description: 'How far from the edge text should stay, in mm; for the designer to know.',
    }),
    format: fields(
      { width: mm('Its width', 300), height: mm('Its height', 300) },
      {},
      {
        description:
          "The size that the shop cuts, where it is not the card's own; the card is centred on it.",
      },
    ),
    wants: list(text('a demand'), {
      description:
        'What the shop asks for and these files are not yet: said whenever something is printed for it.',
    }),
    claims: list(claim, { description: 'What the shop says, where, and when that was read.' }),
    note: text('a note', { description: 'What could not be verified, or must be done by hand.' }),
  },
  { name: 'profile', description: 'How a printer or a print shop wants its files.' },
);

/** `src/print/core/profiles.yaml`: the built-in profiles. */
export const profileFile = record(describeId('the name of a profile'), profile, {
  title: 'Printers’ profiles',
  description: 'How home printers and print shops want their files, by name.',
});
export type Profile = TypeOf<typeof profile>;
export type ProfileFile = TypeOf<typeof profileFile>;
