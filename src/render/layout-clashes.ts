import type { RegionName, RegionShape } from '../../templates/template.js';
import { CARD_KEYS, type CardKind, kinds } from '../vocabulary/cards/index.js';
import { RULES, type RulesName } from '../vocabulary/files/deck-file.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import { overlaps } from './geometry.js';
import { layoutOf } from './layout.js';

/** Two regions of different names that overlap: one card would hide what still counts on another. */
export interface Clash {
  readonly rules: RulesName;
  readonly one: Place;
  readonly other: Place;
}
export interface Place {
  readonly kind: CardKind;
  readonly region: RegionName;
}

/** Kinds that come to lie on each other; every other kind keeps to itself. */
const STACKED: readonly (readonly CardKind[])[] = [
  ['character', 'modifier', 'death'],
  ['residence', 'mystery'],
];
const GROUPS = [
  ...STACKED,
  ...CARD_KEYS.map((key) => [kinds[key].kind]).filter(([kind]) => !isStacked(kind)),
];

function isStacked(kind: CardKind | undefined): boolean {
  return STACKED.some((group) => kind !== undefined && group.includes(kind));
}

/** What overlaps in a layout, each pair of regions once. */
export function layoutClashes(layout: LayoutFile): Clash[] {
  const told = new Set<string>();
  return RULES.flatMap((rules) =>
    GROUPS.flatMap((group) => {
      const places = group.flatMap((kind) =>
        Object.entries(layoutOf(layout, kind, rules).regions).map(([region, shapes]) => ({
          kind,
          region: region as RegionName,
          shapes: shapes as readonly RegionShape[],
        })),
      );
      return places.flatMap(({ shapes, ...one }) =>
        places
          .filter((other) => one.region < other.region && overlaps(shapes, other.shapes))
          .map(({ kind, region }): Clash => ({ rules, one, other: { kind, region } }))
          .filter(({ other }) => {
            const key = `${one.region} ${other.region}`;
            return !told.has(key) && told.add(key);
          }),
      );
    }),
  );
}
