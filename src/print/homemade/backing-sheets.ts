import type { Page } from '../pdf/document.js';
import { Painter } from '../pdf/painter.js';
import { paintCaption } from '../sheets/caption.js';
import { paintTrimmed } from '../sheets/card.js';
import { dealSheets } from '../sheets/deal.js';
import { capacity, fitGrid, listPlaces, turnPlace } from '../sheets/grid.js';
import type { SheetOptions } from '../sheets/impose.js';
import { backingPainting, type HomemadeCard } from './way-card.js';

const NONE = { left: 0, right: 0, above: 0, below: 0 };

/** The backing of each sheet of film: the same cards at the same positions, seen from behind. */
export function backingSheets(cards: readonly HomemadeCard[], options: SheetOptions): Page[] | undefined {
  const { paper, card, margin, gap, isFixed, sequence, face } = options;
  const grid = fitGrid(paper, card, margin, gap, !isFixed);
  if (grid === undefined) return undefined;
  const known = new Map<string, ReturnType<typeof backingPainting>>();
  const getPainting = (one: HomemadeCard) => {
    const painting = known.get(one.id) ?? backingPainting(one, card);
    known.set(one.id, painting);
    return painting;
  };
  const { sheets } = dealSheets(cards, capacity(grid), sequence);
  return sheets.map((some, at) => {
    const painter = new Painter();
    const places = listPlaces(grid, some.length).map((place) => turnPlace(place, grid, 'vertical'));
    places.forEach((place, index) => {
      const one = some[index];
      if (one) paintTrimmed(painter, getPainting(one), place, card, NONE);
    });
    const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
    const bottom = Math.max(...places.map(({ y }) => y)) + card.height;
    const block = { x: left, y: 0, width: right + card.width - left, height: bottom };
    const columns = Math.min(grid.columns, some.length);
    paintCaption(painter, face, options.caption(at + 1, sheets.length), block, columns, 10);
    return { ...grid.sheet, painting: painter.finish({ x: 0, y: 0, ...grid.sheet }) };
  });
}
