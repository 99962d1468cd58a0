import type { RegionShape } from '../../../templates/template.js';
import type { Card, Deck } from '../../deck/deck.js';
import { kindOf } from '../../deck/own-card.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import { CARD_KINDS, factsOf } from '../../vocabulary/kinds/index.js';
import { fitCard } from '../ground/bend-layout.js';
import { boundsOf, isCircle, overlaps } from '../ground/geometry.js';
import { fitShape, layoutOf } from '../ground/layout.js';
import { printedRegions } from '../ground/printed-regions.js';
import { decimals } from '../template/element.js';
import { outline, outlinePolygons } from '../template/outline.js';
import { joined } from './holes.js';

/** A part of a card that is opaque, and holds together: tenths of a millimetre from the corner of the deck's card. */
export interface Piece {
  readonly region: string;
  readonly shapes: readonly RegionShape[];
}

const rulesIn = (deck: Deck, edition: string) => deck.editions[edition]?.rules ?? 'classic';

/** What a card prints, piece by piece: a region that has two discs is two pieces. */
export function piecesOf(deck: Deck, card: Card, edition: string, file: LayoutFile): Piece[] {
  const fitting = fitCard(file, deck.card);
  const layout = layoutOf(fitting.layout, kindOf(card), rulesIn(deck, edition));
  return printedRegions(card, layout).flatMap((region) => {
    const shapes = (layout.regions[region] ?? []).map((shape) => fitShape(shape, fitting));
    return together(shapes).map((some) => ({ region, shapes: some }));
  });
}

/** The line that a piece is cut out along: one, even where a disc lies across the edge of a box. */
export function pieceOutline({ shapes }: Piece): string {
  const [boxes, discs] = [shapes.filter((one) => !isCircle(one)), shapes.filter(isCircle)];
  const isPlain = !discs.some((disc, at) => overlaps([disc], [...boxes, ...discs.slice(at + 1)]));
  if (isPlain) return outline(shapes);
  return joined([...outlinePolygons(boxes), ...discs.flatMap((disc) => outlinePolygons([disc]))])
    .map((polygon) => `M${polygon.map(({ x, y }) => `${decimals(x)} ${decimals(y)}`).join('L')}Z`)
    .join('');
}

/** What must still be seen through a card: the regions of any card of its edition that it does not print itself. */
export function clearRegions(deck: Deck, card: Card, edition: string, file: LayoutFile): Piece[] {
  const rules = rulesIn(deck, edition);
  const fitting = fitCard(file, deck.card);
  const printed = new Set(printedRegions(card, layoutOf(fitting.layout, kindOf(card), rules)));
  const below = CARD_KINDS.filter((kind) => factsOf(kind).liesOn !== 'nothing');
  // What a card of the deck's own is laid on, nobody knows: it may be any of them.
  return [...below, ...Object.keys(deck.kinds ?? {})]
    .flatMap((kind) => Object.entries(layoutOf(fitting.layout, kind, rules).regions))
    .flatMap(([region, shapes = []]) =>
      printed.has(region) ? [] : [{ region, shapes: shapes.map((one) => fitShape(one, fitting)) }],
    );
}

/** Shapes that touch are one piece. */
function together(shapes: readonly RegionShape[]): RegionShape[][] {
  const groups: RegionShape[][] = [];
  for (const shape of shapes) {
    const near = groups.filter((group) => group.some((one) => touches(one, shape)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), shape]);
  }
  return groups;
}

/** So far apart, in tenths of a millimetre, is still together. */
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
