import { describe, expect, it } from 'vitest';
import { boundsOf, clearSpan, contains, overlaps } from '../../../src/render/core/geometry.js';
import { toLayout } from '../../../src/render/core/layout.js';
import { layoutClashes } from '../../../src/render/core/layout-clashes.js';
import { loadTypesetting } from '../../../src/render/drawing/templates.js';
import { outline } from '../../../src/render/template/outline.js';
import { RULES } from '../../../src/vocabulary/files/deck-file.js';
import { CARD_KEYS, type CardKind, kinds } from '../../../src/vocabulary/kinds/index.js';
import { REGION_NAMES } from '../../../src/vocabulary/region.js';
import type { RegionName, RegionShape } from '../../../templates/template.js';

const { opened } = loadTypesetting(undefined);
if (opened === undefined) throw new Error('The layout that comes with the tool can not be read.');
const { layout } = opened;
const KINDS = CARD_KEYS.map((key) => kinds[key].kind);

/** Kinds that come to lie on each other. */
const STACKED: readonly (readonly CardKind[])[] = [
  ['character', 'modifier', 'death'],
  ['residence', 'mystery'],
];

const rect = (x: number, y: number, width: number, height: number, radius = 0) => ({
  x,
  y,
  width,
  height,
  radius,
});
const circle = (cx: number, cy: number, r: number) => ({ cx, cy, r });

describe.each(RULES)('the layout under %s rules', (rules) => {
  const regionsOf = (kind: CardKind) =>
    Object.entries(toLayout(layout, kind, rules).regions) as [RegionName, readonly RegionShape[]][];
  const outlineOf = (kind: CardKind, name: RegionName) => toLayout(layout, kind, rules).regions[name];

  it('gives a region the same place on all cards that lie on each other, so that one covers the other (VIS-5)', () => {
    for (const group of STACKED)
      for (const name of REGION_NAMES) {
        const places = group.flatMap((kind) => (outlineOf(kind, name) ? [outlineOf(kind, name)] : []));
        for (const place of places) expect(place).toEqual(places[0]);
      }
  });

  it('keeps every region 3 mm from the cut, because knives drift', () => {
    for (const kind of KINDS)
      for (const [, shapes] of regionsOf(kind)) {
        const { x, y, width, height } = boundsOf(shapes);
        expect(Math.min(x, y, 630 - x - width, 880 - y - height)).toBeGreaterThanOrEqual(30 - 0.001);
      }
  });

  it('has the regions that the cards of each kind print', () => {
    for (const kind of ['modifier', 'death', 'mystery'] as const)
      for (const name of [
        'title',
        'text',
        'pathos.top',
        'pathos.middle',
        'pathos.bottom',
        'icon.bottom',
      ] as const)
        expect(outlineOf(kind, name)).toBeDefined();
    expect(outlineOf('modifier', 'reminder') !== undefined).toBe(rules === 'second');
    expect(outlineOf('modifier', 'icon.top') !== undefined).toBe(rules === 'second');
  });
});

describe('regions of different names', () => {
  it('never overlap, not even across cards that lie on each other', () => {
    expect(layoutClashes(layout)).toEqual([]);
  });

  it('are reported where they overlap', () => {
    const wide = [{ x: 2, y: 40, width: 59, height: 45 }];
    const all = { ...layout.places.all, regions: { ...layout.places.all?.regions, text: wide } };
    const clashes = layoutClashes({ ...layout, places: { ...layout.places, all } });
    const pairs = clashes.map(({ one, other }) => [one.region, other.region].sort().join(' × '));
    expect(pairs).toEqual(
      expect.arrayContaining([
        'pathos.bottom × text',
        'icon.bottom × text',
        'name × text',
        'portrait × text',
      ]),
    );
  });

  it('may overlap on cards that never meet', () => {
    const event = {
      regions: {
        text: [{ x: 3, y: 20, width: 57, height: 60 }],
        portrait: [{ x: 3, y: 12, width: 57, height: 7 }],
      },
    };
    expect(layoutClashes({ ...layout, places: { ...layout.places, event } })).toEqual([]);
  });
});

it('the single icon is in the lower right corner, three of them opposite the pathos (LOOK-3)', () => {
  const place = (rules: 'classic' | 'second', name: RegionName) =>
    boundsOf(toLayout(layout, 'modifier', rules).regions[name] ?? []);
  expect(place('classic', 'icon.bottom').x).toBeGreaterThan(450);
  expect(place('classic', 'icon.bottom').y).toBeGreaterThan(700);
  for (const slot of ['top', 'middle', 'bottom'] as const)
    expect(place('second', `icon.${slot}`).y).toBe(place('second', `pathos.${slot}`).y);
});

describe('overlaps', () => {
  it('is false for shapes that only touch', () => {
    expect(overlaps([rect(0, 0, 10, 10)], [rect(10, 0, 10, 10)])).toBe(false);
    expect(overlaps([circle(0, 0, 5)], [circle(10, 0, 5)])).toBe(false);
    expect(overlaps([circle(15, 5, 5)], [rect(0, 0, 10, 10)])).toBe(false);
  });

  it('is true for any two that share more than an edge', () => {
    expect(overlaps([rect(0, 0, 10, 10)], [rect(9, 9, 10, 10)])).toBe(true);
    expect(overlaps([circle(0, 0, 5)], [circle(9, 0, 5)])).toBe(true);
    expect(overlaps([circle(14, 5, 5)], [rect(0, 0, 10, 10)])).toBe(true);
    expect(overlaps([rect(0, 0, 10, 10)], [circle(5, 5, 1)])).toBe(true);
    expect(overlaps([rect(50, 50, 1, 1), rect(0, 0, 10, 10)], [rect(5, 5, 1, 1)])).toBe(true);
  });

  it('is false where a circle passes the corner of a rectangle', () => {
    expect(overlaps([circle(14, 14, 5)], [rect(0, 0, 10, 10)])).toBe(false);
  });
});

describe('a region with a corner cut out', () => {
  const notched = [rect(0, 0, 100, 40), rect(0, 40, 70, 30)];

  it('is drawn as a single outline', () => {
    expect(outline(notched)).toBe('M0 0L100 0L100 40L70 40L70 70L0 70Z');
    expect(outline(notched, 2)).toContain('L98 2L98 38');
  });

  it('has lines as wide as it is at their height', () => {
    expect(clearSpan(notched, 5, 20)).toEqual({ left: 0, right: 100 });
    expect(clearSpan(notched, 35, 45)).toEqual({ left: 0, right: 70 });
    expect(clearSpan(notched, 60, 80)).toBeUndefined();
  });

  it('contains what is in any of its shapes', () => {
    expect(contains(notched, 90, 30)).toBe(true);
    expect(contains(notched, 90, 50)).toBe(false);
  });
});

it('rounds the corners of an outline, and leaves circles round', () => {
  expect(outline([rect(0, 0, 20, 20, 4)])).toBe(
    'M0 4A4 4 0 0 1 4 0L16 0A4 4 0 0 1 20 4L20 16A4 4 0 0 1 16 20L4 20A4 4 0 0 1 0 16Z',
  );
  expect(outline([circle(10, 10, 5)], 1)).toBe('M6 10A4 4 0 1 1 14 10A4 4 0 1 1 6 10Z');
});
