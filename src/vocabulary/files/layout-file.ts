/** The shape of `templates/layout.yaml`: the regions and insets of each kind of card, in mm. */

import { CARD_KEYS, kinds } from '../kinds/index.js';
import { REGION_NAMES, type RegionName, regionMeanings } from '../region.js';
import { decimal, describe, fields, list, type Shape, type TypeOf, union } from '../shape.js';
import { RULES } from './deck-file.js';

const mm = (description: string) =>
  decimal({ minimum: -20, maximum: 320, description: `${description}, in mm.` });
const length = (description: string) =>
  decimal({ above: 0, maximum: 320, description: `${description}, in mm.` });

const rectangle = fields(
  {
    x: mm('Its left edge'),
    y: mm('Its upper edge'),
    width: length('Its width'),
    height: length('Its height'),
  },
  { radius: decimal({ minimum: 0, maximum: 50, description: 'The radius of its corners, in mm.' }) },
  { name: 'rectangle', description: 'A rectangle, counted from the upper left corner of the card.' },
);
const circle = fields(
  { cx: mm('The centre, from the left'), cy: mm('The centre, from the top'), r: length('The radius') },
  {},
  { name: 'circle', description: 'A circle, counted from the upper left corner of the card.' },
);
export type Rectangle = TypeOf<typeof rectangle>;
export type Circle = TypeOf<typeof circle>;

const region = list(union([rectangle, circle]));

const regions = describe(
  fields(
    {},
    Object.fromEntries(
      REGION_NAMES.map((name) => [name, describe(region, { description: regionMeanings[name] })]),
    ),
  ),
  {
    name: 'regions',
    description:
      'Where each thing is printed: a list of rectangles and circles that together cover it. An empty list: nowhere.',
  },
) as Shape<{ readonly [R in RegionName]?: readonly (Rectangle | Circle)[] }>;

const TEXT_REGIONS = ['title', 'name', 'text', 'reminder'] as const;
const inset = fields(
  {
    x: decimal({ minimum: 0, maximum: 50, description: 'Left and right, in mm.' }),
    y: decimal({ minimum: 0, maximum: 50, description: 'Above and below, in mm.' }),
  },
  {
    corner: decimal({
      minimum: 0,
      maximum: 50,
      description:
        'The side of the square in each corner that belongs to ornaments, in mm: no text is printed there.',
    }),
  },
  { description: 'How far its text keeps from the edge of the region.' },
);
const insets = describe(fields({}, Object.fromEntries(TEXT_REGIONS.map((name) => [name, inset]))), {
  name: 'insets',
  description: 'The room between the edge of a region and its text.',
}) as Shape<{ readonly [R in (typeof TEXT_REGIONS)[number]]?: TypeOf<typeof inset> }>;

const placement = fields({}, { regions, insets }, { name: 'placement' });

const KINDS = CARD_KEYS.map((key) => kinds[key].kind);
type Kind = (typeof KINDS)[number];
export type Placement = TypeOf<typeof placement>;

const places = {
  all: describe(placement, { description: 'What holds for every kind of card.' }),
  ...Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      describe(placement, { description: `What is different on cards of this kind (${kind}).` }),
    ]),
  ),
};
const byKind = describe(fields({}, places), { name: 'byKind' }) as Shape<{
  readonly [K in Kind | 'all']?: Placement;
}>;

/** `templates/layout.yaml`: a whole layout, or the changes of a deck to the built-in one. */
export const layoutFile = fields(
  {},
  {
    card: fields(
      { width: length('Its width'), height: length('Its height') },
      {},
      {
        description:
          'The card that the places are counted on, of a layout that is whole; a deck of another size has them scaled. Left out: what is not named is as in the layout that comes with the tool, on its card (63 × 88 mm).',
      },
    ),
    places: describe(byKind, { description: 'Where things are printed, by kind of card.' }),
    rules: fields(
      {},
      Object.fromEntries(
        RULES.map((name) => [
          name,
          describe(byKind, { description: 'What is different under these rules.' }),
        ]),
      ),
      { description: 'What is different by the rules of an edition: it replaces, region by region.' },
    ) as Shape<{ readonly [R in (typeof RULES)[number]]?: ByKind }>,
  },
  {
    title: 'A layout',
    description:
      'templates/layout.yaml: the regions of a card, in mm. What a card prints in a region is opaque; the rest of a clear card is clear.',
  },
);
type ByKind = TypeOf<typeof byKind>;
/** A layout as it is written. */
export type AuthoredLayout = TypeOf<typeof layoutFile>;
/** A whole layout. */
export interface LayoutFile {
  readonly card: { readonly width: number; readonly height: number };
  readonly places: ByKind;
  readonly rules?: { readonly [R in (typeof RULES)[number]]?: ByKind } | undefined;
  /** The custom fields that a deck prints on each kind of card, custom kinds included. */
  readonly custom?: Readonly<Record<string, readonly string[]>>;
}
