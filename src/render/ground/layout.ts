import type { RegionName, RegionShape, Regions } from '../../../templates/template.js';
import type { RulesName } from '../../vocabulary/files/deck-file.js';
import type { Circle, LayoutFile, Placement, Rectangle } from '../../vocabulary/files/layout-file.js';
import type { CardKind } from '../../vocabulary/kinds/index.js';
import { REGION_NAMES } from '../../vocabulary/region.js';
import type { Fitting } from './bend-layout.js';
import { isPrintable } from './printed-regions.js';

/** Where things stand on a card of a kind, in tenths of a millimetre. */
export interface Layout {
  readonly regions: Regions;
  readonly insets: Readonly<Record<TextRegion, Inset>>;
}
export type TextRegion = 'title' | 'name' | 'text' | 'reminder';
export interface Inset {
  readonly x: number;
  readonly y: number;
  /** The side of the square in each corner that belongs to ornaments. */
  readonly corner: number;
}

export const NO_INSET: Inset = { x: 0, y: 0, corner: 0 };

const known = new WeakMap<LayoutFile, Map<string, Layout>>();

/** What a layout says of a kind of card under the rules of an edition, in mm: what is said last wins, region by region. */
export function regionsOf(file: LayoutFile, kind: CardKind, rules: RulesName): InMillimetres {
  const all: InMillimetres = Object.assign(
    {},
    ...placesOf(file, kind, rules).map(({ place }) => place.regions ?? {}),
  );
  const present = REGION_NAMES.filter((name) => isPrintable(kind, name) && all[name]?.length);
  return Object.fromEntries(present.map((name) => [name, all[name]]));
}

type InMillimetres = { readonly [R in RegionName]?: readonly (Rectangle | Circle)[] };

/** What is said of a kind of card, and where in the file: what is said last wins. */
function placesOf({ places, rules: special }: LayoutFile, kind: CardKind, rules: RulesName) {
  return [
    { path: ['places', 'all'], place: places.all },
    { path: ['places', kind], place: places[kind] },
    { path: ['rules', rules, 'all'], place: special?.[rules]?.all },
    { path: ['rules', rules, kind], place: special?.[rules]?.[kind] },
  ].flatMap(({ path, place }) => (place === undefined ? [] : [{ path, place }]));
}

/** Where in the file it is said where a region of a kind of card stands; undefined where it stands nowhere. */
export function pathOfRegion(
  file: LayoutFile,
  kind: CardKind,
  rules: RulesName,
  region: RegionName,
): readonly string[] | undefined {
  const said = placesOf(file, kind, rules).findLast(({ place }) => place.regions?.[region] !== undefined);
  return said && isPrintable(kind, region) ? [...said.path, 'regions', region] : undefined;
}

/** The regions of a kind of card in tenths of a millimetre, with the room that text keeps from their edges. */
export function layoutOf(file: LayoutFile, kind: CardKind, rules: RulesName): Layout {
  const layouts = known.get(file) ?? new Map<string, Layout>();
  known.set(file, layouts);
  const key = `${kind} ${rules}`;
  const layout = layouts.get(key) ?? resolveLayout(file, kind, rules);
  layouts.set(key, layout);
  return layout;
}

function resolveLayout(file: LayoutFile, kind: CardKind, rules: RulesName): Layout {
  const insets = Object.assign(
    {},
    ...placesOf(file, kind, rules).map(({ place }) => place.insets ?? {}),
  ) as NonNullable<Placement['insets']>;
  const inset = (name: TextRegion): Inset => {
    const { x, y, corner = 0 } = insets[name] ?? NO_INSET;
    return { x: x * 10, y: y * 10, corner: corner * 10 };
  };
  const regions = Object.entries(regionsOf(file, kind, rules));
  return {
    regions: Object.fromEntries(regions.map(([name, shapes]) => [name, shapes.map(inTenths)])),
    insets: {
      title: inset('title'),
      name: inset('name'),
      text: inset('text'),
      reminder: inset('reminder'),
    },
  };
}

function inTenths(shape: Rectangle | Circle): RegionShape {
  if ('cx' in shape) return { cx: shape.cx * 10, cy: shape.cy * 10, r: shape.r * 10 };
  const { x, y, width, height, radius = 0 } = shape;
  return { x: x * 10, y: y * 10, width: width * 10, height: height * 10, radius: radius * 10 };
}

/** A region as it lies on the deck's card. */
export function fitShape(shape: RegionShape, { scale }: Fitting): RegionShape {
  if ('cx' in shape) return { cx: shape.cx * scale, cy: shape.cy * scale, r: shape.r * scale };
  return {
    x: shape.x * scale,
    y: shape.y * scale,
    width: shape.width * scale,
    height: shape.height * scale,
    radius: shape.radius * scale,
  };
}

export type { RegionName, RegionShape, Regions };
