import { holesPath } from '../../render/homemade/window.js';
import { decimals } from '../../render/template/element.js';
import { dealSheets } from '../sheets/deal.js';
import { capacity, fitGrid, listPlaces } from '../sheets/grid.js';
import type { SheetOptions } from '../sheets/impose.js';
import type { HomemadeCard } from './way-card.js';

/** For cutting machines: each sheet as an SVG of its size, holes first, then the outlines of cards. */
export function cutFiles(cards: readonly HomemadeCard[], options: SheetOptions, corner: number): string[] {
  const { paper, card, margin, gap, isFixed, sequence } = options;
  const grid = fitGrid(paper, card, margin, gap, !isFixed);
  if (grid === undefined) return [];
  const { width, height } = grid.sheet;
  return dealSheets(cards, capacity(grid), sequence).sheets.map((some) => {
    const cuts = listPlaces(grid, some.length).map(({ x, y }, at) => {
      const one = some[at];
      const holes = one && one.holes.length > 0 ? `<path d="${holesPath(one.holes)}"/>` : '';
      const edge = `<rect width="${decimals(card.width)}" height="${decimals(card.height)}" rx="${decimals(corner)}"/>`;
      return `<g transform="translate(${decimals(x)} ${decimals(y)})"><title>${one?.id ?? ''}</title>${holes}${edge}</g>\n`;
    });
    const size = `width="${decimals(width / 10)}mm" height="${decimals(height / 10)}mm" viewBox="0 0 ${decimals(width)} ${decimals(height)}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke="#f00" stroke-width="1">\n${cuts.join('')}</svg>\n`;
  });
}
