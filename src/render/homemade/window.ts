import type { RegionShape } from '../../../templates/template.js';
import { isLaid } from '../../deck/custom-card.js';
import type { Card, Deck } from '../../deck/deck.js';
import { memoize } from '../../memo/memoize.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import { boundsOf } from '../core/geometry.js';
import { decimals } from '../template/element.js';
import { outlinePolygons, type Point } from '../template/outline.js';
import { findBridges } from './bridges.js';
import { createInsideTest, cutAway } from './holes.js';
import { clearRegions, listPieces } from './pieces.js';

/** The holes to cut into a paper card, in tenths of a millimetre from its corner. */
export type Holes = readonly (readonly Point[])[];

/** Maximum width of the frame around the holes: it is as wide as possible without covering a region. */
const WIDEST_RIM = 30;
const LEAST_RIM = 10;

/**
 * The holes of a paper card with windows where it is clear: a frame holds what it prints, and bridges hold loose parts.
 * A card that is not laid on others needs no holes. A hole that would show nothing is not cut.
 */
export function findHoles(deck: Deck, card: Card, edition: string, file: LayoutFile): Holes {
  if (!isLaid(card)) return [];
  const known = holesWith(file);
  const printed = listPieces(deck, card, edition, file);
  const key = JSON.stringify([deck.card, deck.editions[edition]?.rules, printed]);
  const holes = known.get(key) ?? cutHoles(deck, card, edition, file);
  known.set(key, holes);
  return holes;
}

/** Memo by layout: most cards print in the same places. */
const holesWith = memoize((_file: LayoutFile) => new Map<string, Holes>());

function cutHoles(deck: Deck, card: Card, edition: string, file: LayoutFile): Holes {
  const [width, height] = [deck.card.width * 10, deck.card.height * 10];
  const kept = listPieces(deck, card, edition, file).flatMap(({ shapes }) => shapes);
  const clear = clearRegions(deck, card, edition, file).flatMap(({ shapes }) => shapes);
  const rim = rimFor([...kept, ...clear], width, height);
  const bridges = findBridges({ width, height, rim, kept, clear });
  const within = { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim, radius: 0 };
  const [sheet = []] = outlinePolygons([within]);
  const pieces = listPieces(deck, card, edition, file).map(({ shapes }) => shapes);
  // Each slightly larger than the one before, so that no two edges coincide.
  const staying = [...pieces, ...bridges.map((one) => [one])].flatMap((shapes, at) =>
    outlinePolygons(shapes, -0.01 * (at + 1)),
  );
  return cutAway(sheet, staying).filter((hole) => {
    const isInside = createInsideTest(hole);
    return clear.some((shape) => shows(isInside, shape));
  });
}

function rimFor(shapes: readonly RegionShape[], width: number, height: number): number {
  const room = shapes.map((shape) => {
    const { x, y, width: w, height: h } = boundsOf([shape]);
    return Math.min(x, y, width - x - w, height - y - h);
  });
  return Math.max(LEAST_RIM, Math.min(WIDEST_RIM, ...room));
}

/** Whether a hole shows a part of a region. */
function shows(isInside: (point: Point) => boolean, shape: RegionShape): boolean {
  const { x, y, width, height } = boundsOf([shape]);
  const shares = [0.1, 0.5, 0.9];
  const points = shares.flatMap((u) => shares.map((v) => ({ x: x + u * width, y: y + v * height })));
  return points.some((point) => isInside(point));
}

/** Holes as path data. */
export const holesPath = (holes: Holes): string =>
  holes.map((hole) => `M${hole.map(({ x, y }) => `${decimals(x)} ${decimals(y)}`).join('L')}Z`).join('');
