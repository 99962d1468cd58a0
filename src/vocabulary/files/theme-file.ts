/** The shape of `templates/theme.yaml`: colours, fonts, sizes and drawings. */

import { CATEGORIES } from '../category.js';
import { fileName, fileSlip } from '../file-name.js';
import { STORY_ICONS } from '../icons.js';
import { describeId } from '../id.js';
import { choice, decimal, fields, list, record, type Shape, type TypeOf, text } from '../shape.js';
import { symbolName } from '../symbol-name.js';

/** Colours are parsed when the theme is read: an unknown name is reported then. */
const colour = text('a colour', {
  pattern: '^\\s*(#[0-9A-Fa-f]+|[A-Za-z]+(\\([^()]*\\))?)\\s*$',
  patternHint:
    'Write it in quotes, with a hash: "#1d1a20"; or a name of CSS, such as teal; or rgb(29, 26, 32).',
  description: 'A colour: "#1d1a20", "#abc", a name of CSS such as teal, or rgb(29, 26, 32).',
});

const drawing = text('the name of a drawing', {
  pattern: fileName('svg'),
  patternHint: 'Name an .svg file inside the folder of templates, such as icons/duck.svg.',
  slip: (name) => fileSlip(name, ['svg']),
  description: 'An SVG file, its path counted from the folder of templates.',
});

/** A hint for web fonts, which are compressed. */
function fontSlip(name: string): string | undefined {
  if (/\.(woff2?|eot)$/i.test(name))
    return 'Fonts for web pages are packed: take the .ttf or .otf file of the same font.';
  return fileSlip(name, ['ttf']);
}

const fontFile = fields(
  {
    file: text('a font file', {
      pattern: fileName('ttf', 'otf'),
      patternHint: 'A .ttf or .otf file in the folder of templates, or one of an installed package.',
      slip: fontSlip,
      description:
        'The file: its path counted from the folder of templates, or from an installed package (`@scope/package/file.ttf`).',
    }),
    weight: decimal({ minimum: 100, maximum: 900, description: 'How heavy it is: 400 regular, 700 bold.' }),
  },
  {
    style: choice('style', ['normal', 'italic'] as const, {
      default: 'normal',
      description: 'Upright or italic.',
    }),
  },
  { name: 'fontFile', description: 'One font of a family, whole: every letter of every language.' },
);

const fontFamily = (description: string) =>
  fields(
    {
      family: text('the name of a family of fonts', { description: 'The name of the family.' }),
      files: list(fontFile, { minimum: 1, description: 'Its files.' }),
    },
    {},
    {
      description,
      advice:
        'Name the family and its font files, which are in templates/: { family: My Font, files: [{ file: fonts/my-font.ttf, weight: 400 }] }',
    },
  );

const pt = (description: string) => decimal({ minimum: 3, maximum: 72, description });

const range = (description: string) =>
  fields(
    {},
    {
      largest: pt('The size where there is room, in points.'),
      least: pt('The least size; below it, the text does not fit.'),
      leastClear: pt('The least size on clear stock; left out: the same as on paper.'),
      steps: list(pt('A size, in points.'), {
        minimum: 1,
        description:
          'The sizes to choose from, the largest first, and the least where none of them fits; left out where the largest or least is named: any between the two.',
      }),
    },
    { description },
  );

/** `templates/theme.yaml`: the changes of a deck. The rest is inherited from the built-in theme. */
export const themeFile = fields(
  {},
  {
    fonts: fields(
      {},
      { title: fontFamily('Titles.'), text: fontFamily('Everything else: upright, bold and italic.') },
      { description: 'The fonts.' },
    ),
    sizes: fields(
      {},
      {
        title: range('Titles.'),
        name: range('The name below a portrait.'),
        text: range('Effect text; flavour text is set a little smaller.'),
        reminder: range('The reminder line of a persistent effect (MOD-6).'),
      },
      { description: 'How large text is set; it shrinks within these limits until it fits.' },
    ),
    spacing: fields(
      {},
      {
        line: decimal({ minimum: 0.8, maximum: 3, description: 'From line to line, in text sizes.' }),
        paragraph: decimal({ minimum: 0, maximum: 3, description: 'Between paragraphs, in text sizes.' }),
        flavour: decimal({
          minimum: 0.5,
          maximum: 1.5,
          description: 'The size of flavour text, in text sizes; never below the least.',
        }),
      },
      { description: 'The room around text.' },
    ),
    colours: record(describeId('the name of a colour'), colour, {
      description: 'The colours that templates ask for, by name.',
    }),
    icons: fields({}, Object.fromEntries(STORY_ICONS.map((icon) => [icon, drawing])), {
      description: 'The story icons (VIS-7), and those that the deck declares.',
      open: 'icons',
    }) as Shape<Readonly<Record<string, string>>>,
    categories: fields({}, Object.fromEntries(CATEGORIES.map((one) => [one, drawing])), {
      description: 'The symbols of the categories of effect (LOOK-7).',
    }) as Shape<Readonly<Partial<Record<(typeof CATEGORIES)[number], string>>>>,
    symbols: record(symbolName, drawing, {
      description: 'The symbols of families (LOOK-8).',
    }),
    ornaments: record(describeId('the name of an ornament'), drawing, {
      description: 'Corner pieces, frames and other ornaments that templates ask for, by name.',
    }),
  },
  {
    title: 'A theme',
    description:
      'templates/theme.yaml: the fonts, colours, icons and ornaments of the faces; what is not named is as in the theme that comes with the tool.',
  },
);
/** A theme as it is written: any part of one. */
export type ThemeFile = TypeOf<typeof themeFile>;

type FontFamily = NonNullable<NonNullable<ThemeFile['fonts']>['title']>;
type TextUse = keyof NonNullable<ThemeFile['sizes']>;

/** A size of text, whole. */
export interface SizeRange {
  readonly largest: number;
  readonly least: number;
  readonly leastClear?: number | undefined;
  readonly steps?: readonly number[] | undefined;
}

/** A whole theme; its colours are all written `#rrggbb`. */
export interface Theme {
  readonly fonts: { readonly title: FontFamily; readonly text: FontFamily };
  readonly sizes: Readonly<Record<TextUse, SizeRange>>;
  readonly spacing: { readonly line: number; readonly paragraph: number; readonly flavour: number };
  readonly colours: Readonly<Record<string, string>>;
  readonly icons: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], string>>;
  readonly symbols: Readonly<Record<string, string>>;
  readonly ornaments: Readonly<Record<string, string>>;
}
