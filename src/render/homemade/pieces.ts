/** Splits the printed area of a card into opaque pieces, for labels and windows. Entry point: `listPieces`. */

import type { RegionShape } from '../../../templates/template.js';
import { getKind } from '../../deck/custom-card.js';
import type { Card, Deck } from '../../deck/deck.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import { CARD_KINDS, getKindFacts } from '../../vocabulary/kinds/index.js';
import { boundsOf, isCircle, overlaps } from '../core/geometry.js';
import { fitShape, toLayout } from '../core/layout.js';
import { listPrintedRegions } from '../core/printed-regions.js';
import { fitCard } from '../core/scale-layout.js';
import { decimals } from '../template/element.js';
import { outline, outlinePolygons } from '../template/outline.js';
import { unitePolygons } from './holes.js';

/** A connected opaque part of a card, in tenths of a millimetre from the corner of the deck's card. */
export interface Piece {
  readonly region: string;
  readonly shapes: readonly RegionShape[];
}

const rulesIn = (deck: Deck, edition: string) => deck.editions[edition]?.rules ?? 'classic';

/** The printed pieces of a card: a region with two discs is two pieces. */
export function listPieces(deck: Deck, card: Card, edition: string, file: LayoutFile): Piece[] {
  const fitting = fitCard(file, deck.card);
  const layout = toLayout(fitting.layout, getKind(card), rulesIn(deck, edition));
  return listPrintedRegions(card, layout).flatMap((region) => {
    const shapes = (layout.regions[region] ?? []).map((shape) => fitShape(shape, fitting));
    return together(shapes).map((some) => ({ region, shapes: some }));
  });
}

/** The cutting line of a piece: a single one, even where a disc overlaps the edge of a box. */
export function pieceOutline({ shapes }: Piece): string {
  const [boxes, discs] = [shapes.filter((one) => !isCircle(one)), shapes.filter(isCircle)];
  const isPlain = !discs.some((disc, at) => overlaps([disc], [...boxes, ...discs.slice(at + 1)]));
  if (isPlain) return outline(shapes);
  return unitePolygons([...outlinePolygons(boxes), ...discs.flatMap((disc) => outlinePolygons([disc]))])
    .map((polygon) => `M${polygon.map(({ x, y }) => `${decimals(x)} ${decimals(y)}`).join('L')}Z`)
    .join('');
}

/** What must stay visible through a card: the regions of any card of its edition that it does not print itself. */
export function clearRegions(deck: Deck, card: Card, edition: string, file: LayoutFile): Piece[] {
  const rules = rulesIn(deck, edition);
  const fitting = fitCard(file, deck.card);
  const printed = new Set(listPrintedRegions(card, toLayout(fitting.layout, getKind(card), rules)));
  const below = CARD_KINDS.filter((kind) => getKindFacts(kind).liesOn !== 'nothing');
  // It is unknown what a custom card is laid on: it may be any kind.
  return [...below, ...Object.keys(deck.kinds ?? {})]
    .flatMap((kind) => Object.entries(toLayout(fitting.layout, kind, rules).regions))
    .flatMap(([region, shapes = []]) =>
      printed.has(region) ? [] : [{ region, shapes: shapes.map((one) => fitShape(one, fitting)) }],
    );
}

/** Groups shapes that touch into pieces. */
function together(shapes: readonly RegionShape[]): RegionShape[][] {
  const groups: RegionShape[][] = [];
  for (const shape of shapes) {
    const near = groups.filter((group) => group.some((one) => touches(one, shape)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), shape]);
  }
  return groups;
}

/** Maximum distance of shapes in one piece, in tenths of a millimetre. */
const TOUCH = 0.5;

function touches(a: RegionShape, b: RegionShape): boolean {
  const [one, other] = [boundsOf([a]), boundsOf([b])];
  return (
    one.x <= other.x + other.width + TOUCH &&
    other.x <= one.x + one.width + TOUCH &&
    one.y <= other.y + other.height + TOUCH &&
    other.y <= one.y + one.height + TOUCH
  );
}
