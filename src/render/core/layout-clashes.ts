/**
 * Geometric checks of layouts: regions that overlap (`layoutClashes`), that cover each other only in part
 * (`layoutGaps`), that leave the card (`regionsOutside`), or that are missing (`lackingPlaces`, `lackingOwnPlaces`,
 * `homelessTexts`). Each pair of lines in the file is reported once.
 */

import type { RegionName, RegionShape } from '../../../templates/template.js';
import type { Card, Deck } from '../../deck/deck.js';
import { listEntries } from '../../deck/listed.js';
import { IndexedMemo } from '../../memo/indexed-memo.js';
import { RULES, type RulesName } from '../../vocabulary/files/deck-file.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import { SLOTS } from '../../vocabulary/icons.js';
import { CARD_KINDS, type CardKind, getKindFacts, LAID_KINDS } from '../../vocabulary/kinds/index.js';
import { REGION_NAMES, SLOT_REGIONS } from '../../vocabulary/region.js';
import { boundsOf, overlaps } from './geometry.js';
import { pathOfRegion, toLayout } from './layout.js';
import { listCustomRegions } from './printed-regions.js';

/** Two regions of different names that overlap: one card would hide what still counts on another. */
export interface Clash {
  readonly rules: RulesName;
  readonly one: Place;
  readonly other: Place;
}
export interface Place {
  readonly kind: string;
  readonly region: string;
  /** The path in the layout's file; left out if the file does not define it. */
  readonly path?: readonly string[];
}

const isCustom = ({ kind, region }: Pick<Place, 'kind' | 'region'>): boolean =>
  !(CARD_KINDS as readonly string[]).includes(kind) || !(REGION_NAMES as readonly string[]).includes(region);

/** Kinds that are stacked on each other; every other kind is only checked against itself. */
const STACKED: readonly (readonly CardKind[])[] = (['character', 'residence'] as const).map((lowest) => [
  lowest,
  ...CARD_KINDS.filter((kind) => getKindFacts(kind).liesOn === lowest),
]);
const groupsIn = ({ custom = {} }: LayoutFile): readonly (readonly string[])[] => {
  const isStacked = (kind: string) => STACKED.some((group: readonly string[]) => group.includes(kind));
  const alone = [...new Set([...CARD_KINDS, ...Object.keys(custom)])].filter((kind) => !isStacked(kind));
  return [...STACKED, ...alone.map((kind) => [kind])];
};

/** A region that one kind of card has, and that the kind laid on it lacks or has elsewhere. */
export interface Gap {
  readonly rules: RulesName;
  readonly places: readonly [Place, Place];
}

/** What a modifier covers on a modifier, a death must cover exactly: the rules have no half-covered values. */
const ALIKE = LAID_KINDS.flatMap((one, place) =>
  LAID_KINDS.slice(place + 1).map((other) => [one, other] as const),
);
const COVERED: readonly RegionName[] = ['text', ...SLOT_REGIONS];

/** Finds regions of stacked cards that would be covered only in part. */
export function layoutGaps(layout: LayoutFile): Gap[] {
  const isNews = createNewsTest();
  const findShapes = (kind: CardKind, rules: RulesName, region: RegionName) =>
    JSON.stringify(toLayout(layout, kind, rules).regions[region]);
  return RULES.flatMap((rules) =>
    ALIKE.flatMap(([one, other]) =>
      COVERED.filter((region) => findShapes(one, rules, region) !== findShapes(other, rules, region)).map(
        (region): Gap => ({
          rules,
          places: [locateRegion(layout, one, rules, region), locateRegion(layout, other, rules, region)],
        }),
      ),
    ),
  ).filter(({ places }) => isNews(...places));
}

function locateRegion(layout: LayoutFile, kind: string, rules: RulesName, region: string): Place {
  const path = pathOfRegion(layout, kind, rules, region);
  return { kind, region, ...(path && { path }) };
}

/** Deduplicates by the two lines of the file, across all rules and kinds of card. */
function createNewsTest(): (one: Place, other: Place) => boolean {
  const reported = new Set<string>();
  return (one, other) => {
    const key = JSON.stringify([one.path, other.path]);
    return !reported.has(key) && reported.add(key) !== undefined;
  };
}

/** A region that extends beyond the card, and how far, in mm. */
export interface Outside {
  readonly place: Place;
  readonly index: number;
  readonly by: number;
}

/** Pictures may extend into the bleed; everything else would be cut off. */
const BLEEDS: readonly RegionName[] = ['portrait', 'crest'];

/** Finds regions that extend beyond the card, each line once. @param bleed in mm of the layout's card */
export function regionsOutside(layout: LayoutFile, bleed: number): Outside[] {
  const reported = new Set<string>();
  const { width, height } = layout.card;
  const off = (shape: RegionShape, allowed: number): number => {
    const { x, y, width: w, height: h } = boundsOf([shape]);
    return Math.max(-x, -y, x + w - width * 10, y + h - height * 10) / 10 - allowed;
  };
  return RULES.flatMap((rules) =>
    CARD_KINDS.flatMap((kind) =>
      Object.entries(toLayout(layout, kind, rules).regions).flatMap(([name, shapes = []]) => {
        const region = name as RegionName;
        const place = locateRegion(layout, kind, rules, region);
        const index = shapes.findIndex((shape) => off(shape, BLEEDS.includes(region) ? bleed : 0) > ROUNDED);
        const shape = shapes[index];
        const key = JSON.stringify(place.path);
        if (shape === undefined || reported.has(key)) return [];
        reported.add(key);
        return [{ place, index, by: off(shape, BLEEDS.includes(region) ? bleed : 0) }];
      }),
    ),
  );
}

const ROUNDED = 0.005;

/** A slot that a card prints in, and the editions whose layout lacks it. */
export interface Lacking {
  readonly id: string;
  readonly editions: readonly string[];
  readonly region: RegionName;
}

/** Finds slots that cards print in and the layout lacks: they could neither be seen nor count. */
export function lackingPlaces(
  { cards, editions }: Deck,
  layout: LayoutFile,
  known: IndexedMemo<readonly Lacking[]> = new IndexedMemo(),
): Lacking[] {
  const { ids, values: list } = listEntries(cards);
  const ofCard = (id: string, card: Card): Lacking[] => {
    if (!('pathos' in card)) return [];
    const printed = SLOTS.flatMap((slot): RegionName[] => [
      ...(card.pathos[slot] === undefined ? [] : [`pathos.${slot}` as const]),
      ...(card.icons[slot] === undefined ? [] : [`icon.${slot}` as const]),
    ]);
    return printed.flatMap((region) => {
      const lacking = card.editions.filter((edition) => {
        const { regions } = toLayout(layout, card.kind, editions[edition]?.rules ?? 'classic');
        return regions[region] === undefined;
      });
      return lacking.length === 0 ? [] : [{ id, editions: lacking, region }];
    });
  };
  const found = known.map([layout, editions], [list, ids], (index) =>
    ofCard(ids[index] as string, list[index] as Card),
  );
  return found.filter(({ length }) => length > 0).flat();
}

/** Finds printed fields and titles of custom kinds that the layout has no place for. */
export function findMissingCustomPlaces(
  { kinds = {}, cards, editions }: Deck,
  layout: LayoutFile,
): { readonly kind: string; readonly region: string }[] {
  const custom = listEntries(cards).values.filter((card) => card.kind === 'own');
  return Object.keys(kinds).flatMap((kind) => {
    const ofKind = custom.filter((card) => card.of === kind);
    const played = rulesIn(editions, new Set(ofKind.flatMap((card) => card.editions)));
    const isThere = (region: string) =>
      played.every((rules) => toLayout(layout, kind, rules).regions[region] !== undefined);
    return ['title', ...listCustomRegions(layout, kind)]
      .filter((region) => !isThere(region))
      .map((region) => ({ kind, region }));
  });
}

/** Finds texts and pictures of custom cards that have no place. */
export function homelessTexts(
  { cards, editions }: Deck,
  layout: LayoutFile,
): { readonly id: string; readonly kind: string; readonly field: string; readonly region: string }[] {
  const { ids, values } = listEntries(cards);
  return values.flatMap((card, index) => {
    if (card.kind !== 'own') return [];
    const id = ids[index] as string;
    const said = PLACED.filter(([field]) => card[field] !== undefined);
    const played = rulesIn(editions, new Set(card.editions));
    const lacks = said.filter(([, region]) =>
      played.some((rules) => toLayout(layout, card.of, rules).regions[region] === undefined),
    );
    return lacks.slice(0, 1).map(([field, region]) => ({ id, kind: card.of, field, region }));
  });
}

const PLACED = [
  ['text', 'text'],
  ['flavour', 'text'],
  ['art', 'portrait'],
] as const;

const rulesIn = (editions: Deck['editions'], named: ReadonlySet<string>): RulesName[] => [
  ...new Set([...named].map((one) => editions[one]?.rules ?? 'classic')),
];

/** Finds overlaps in a layout, each pair of lines once. @param played custom regions matter only under these rules */
export function layoutClashes(layout: LayoutFile, played: readonly RulesName[] = RULES): Clash[] {
  const isNews = createNewsTest();
  return RULES.flatMap((rules) =>
    groupsIn(layout).flatMap((group) => {
      const places = group.flatMap((kind) =>
        Object.entries(toLayout(layout, kind, rules).regions).map(([region, shapes]) => ({
          kind,
          region,
          shapes: shapes as readonly RegionShape[],
        })),
      );
      return places.flatMap(({ shapes, ...one }) =>
        places
          .filter((other) => one.region < other.region && overlaps(shapes, other.shapes))
          .filter((other) => played.includes(rules) || !(isCustom(one) || isCustom(other)))
          .map(
            (other): Clash => ({
              rules,
              one: locateRegion(layout, one.kind, rules, one.region),
              other: locateRegion(layout, other.kind, rules, other.region),
            }),
          )
          .filter((clash) => isNews(clash.one, clash.other)),
      );
    }),
  );
}
