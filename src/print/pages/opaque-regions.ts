import { getKind } from '../../deck/custom-card.js';
import type { Card, Deck } from '../../deck/deck.js';
import { fitShape, toLayout } from '../../render/core/layout.js';
import { listPrintedRegions } from '../../render/core/printed-regions.js';
import { fitCard } from '../../render/core/scale-layout.js';
import type { Typesetting } from '../../render/core/typesetting.js';
import { outline } from '../../render/template/outline.js';
import { parsePath } from '../pdf/parse-path.js';
import type { Path } from '../pdf/path.js';

/** The opaque regions of a card: those that it prints, each shrunk by a distance in tenths of a millimetre. */
export function opaqueRegions(
  deck: Deck,
  card: Card,
  edition: string,
  { layout: file }: Typesetting,
  choke: number,
): Path[] {
  const fitting = fitCard(file, deck.card);
  const layout = toLayout(fitting.layout, getKind(card), deck.editions[edition]?.rules ?? 'classic');
  return listPrintedRegions(card, layout).flatMap((name) => {
    const shapes = layout.regions[name]?.map((shape) => fitShape(shape, fitting)) ?? [];
    return shapes.length === 0 ? [] : [parsePath(outline(shapes, choke))];
  });
}
