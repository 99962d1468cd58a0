/**
 * Resolves where regions are on a card of a kind, under the rules of an edition. Entry point: `toLayout`. Files are in
 * mm; everything that is drawn is in tenths of a millimetre.
 */

import type { RegionName, RegionShape, Regions } from '../../../templates/template.js';
import { memoizeByKey } from '../../memo/memoize.js';
import type { RulesName } from '../../vocabulary/files/deck-file.js';
import type { Circle, LayoutFile, Placement, Rectangle } from '../../vocabulary/files/layout-file.js';
import { REGION_NAMES } from '../../vocabulary/region.js';
import { getSharedPart } from './custom-regions.js';
import { isPrintable, listCustomRegions } from './printed-regions.js';
import type { Fitting } from './scale-layout.js';

/** Positions on a card of a kind, in tenths of a millimetre. */
export interface Layout {
  readonly regions: Regions;
  readonly insets: Readonly<Record<BuiltInText, Inset>> & { readonly [field: string]: Inset | undefined };
}
/** A region with text; the regions of custom fields have the names of the fields. */
export type TextRegion = BuiltInText | (string & {});
type BuiltInText = 'title' | 'name' | 'text' | 'reminder';
export interface Inset {
  readonly x: number;
  readonly y: number;
  /** The side of the square in each corner that is reserved for ornaments. */
  readonly corner: number;
}

export const NO_INSET: Inset = { x: 0, y: 0, corner: 0 };

/** An object without a prototype: fields and kinds may have names like `constructor`. */
const nothing = (): object => Object.create(null);

/** The regions of a kind of card under the rules of an edition, in mm: the last definition of each region wins. */
export function resolveRegions(file: LayoutFile, kind: string, rules: RulesName): InMillimetres {
  const all: InMillimetres = Object.assign(
    nothing(),
    ...listPlacements(file, kind, rules).map(({ place }) => place.regions ?? {}),
  );
  const names: readonly string[] = [...REGION_NAMES, ...listCustomRegions(file, kind)];
  const present = names.filter((name) => isPrintable(file, kind, name) && all[name]?.length);
  return Object.fromEntries(present.map((name) => [name, all[name]]));
}

type InMillimetres = { readonly [region: string]: readonly (Rectangle | Circle)[] | undefined };
type Places = { readonly [kind: string]: Placement | undefined };

/** All placements of a kind of card, with their paths in the file: the last one wins. */
function listPlacements({ places, rules: special }: LayoutFile, kind: string, rules: RulesName) {
  const [common, other]: readonly Places[] = [places, special?.[rules] ?? {}];
  const ofKind = (all: Places | undefined) => (all && Object.hasOwn(all, kind) ? all[kind] : undefined);
  return [
    { path: ['places', 'all'], place: getSharedPart(kind, common?.all) },
    { path: ['places', kind], place: ofKind(common) },
    { path: ['rules', rules, 'all'], place: getSharedPart(kind, other?.all) },
    { path: ['rules', rules, kind], place: ofKind(other) },
  ].flatMap(({ path, place }) => (place === undefined ? [] : [{ path, place }]));
}

/** The path in the file that defines a region of a kind of card; undefined if the region is not defined. */
export function pathOfRegion(
  file: LayoutFile,
  kind: string,
  rules: RulesName,
  region: string,
): readonly string[] | undefined {
  const isSaid = ({ place }: { place: Placement }) =>
    Object.hasOwn(place.regions ?? {}, region) && (place.regions as InMillimetres)[region] !== undefined;
  const said = listPlacements(file, kind, rules).findLast(isSaid);
  return said && isPrintable(file, kind, region) ? [...said.path, 'regions', region] : undefined;
}

/** The regions of a kind of card in tenths of a millimetre, with the insets of text. */
export const toLayout = memoizeByKey(resolveLayout, (kind, rules) => `${kind} ${rules}`);

function resolveLayout(file: LayoutFile, kind: string, rules: RulesName): Layout {
  const insets = Object.assign(
    nothing(),
    ...listPlacements(file, kind, rules).map(({ place }) => place.insets ?? {}),
  ) as {
    readonly [region: string]: NonNullable<NonNullable<Placement['insets']>['text']> | undefined;
  };
  const inset = (name: TextRegion): Inset => {
    const { x, y, corner = 0 } = insets[name] ?? NO_INSET;
    return { x: x * 10, y: y * 10, corner: corner * 10 };
  };
  const regions = Object.entries(resolveRegions(file, kind, rules));
  return {
    regions: Object.fromEntries(regions.map(([name, shapes = []]) => [name, shapes.map(inTenths)])),
    insets: Object.fromEntries(
      ['title', 'name', 'text', 'reminder', ...listCustomRegions(file, kind)].map((name) => [
        name,
        inset(name),
      ]),
    ) as Layout['insets'],
  };
}

function inTenths(shape: Rectangle | Circle): RegionShape {
  if ('cx' in shape) return { cx: shape.cx * 10, cy: shape.cy * 10, r: shape.r * 10 };
  const { x, y, width, height, radius = 0 } = shape;
  return { x: x * 10, y: y * 10, width: width * 10, height: height * 10, radius: radius * 10 };
}

/** Scales a region to the deck's card. */
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
