/** A clear card that is made at home, and its paintings on paper: with windows, and as a backing. */

import type { Piece } from '../../render/homemade/pieces.js';
import type { Holes } from '../../render/homemade/window.js';
import type { Size } from '../core/paper.js';
import { translate } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import type { Painting } from '../pdf/painting.js';
import { type Path, polygonPath, rectPath, transformPath } from '../pdf/path.js';
import { measureBleed, type PaintedCard } from '../sheets/card.js';

/** A clear card to be made of white paper: its printed pieces, and the windows to cut out. */
export interface HomemadeCard extends PaintedCard {
  readonly pieces: readonly (Piece & { readonly path: Path })[];
  readonly holes: Holes;
}

export const CUT = [0.35, 0.35, 0.35] as const;
export const CUT_WIDTH = 1.2;
const AWAY = [0.93, 0.93, 0.93] as const;

/** The card printed on paper: windows are gray, with an outline. */
export function windowPainting({ front, holes }: HomemadeCard, card: Size): Painting {
  const painter = new Painter();
  const { x, y } = measureBleed(front, card);
  const paths = holes.map((hole) => transformPath(polygonPath(hole), translate(x, y)));
  painter.form(front);
  painter.fillColour(AWAY);
  for (const path of paths) painter.fill(path);
  painter.strokeColour(CUT);
  for (const path of paths) painter.stroke(path, { width: CUT_WIDTH });
  return painter.finish(front.box);
}

/** Seen from behind: white where the card is opaque, gray where it is clear. */
export function backingPainting({ front, pieces }: HomemadeCard, card: Size): Painting {
  const painter = new Painter();
  const { x, y } = measureBleed(front, card);
  painter.transform([-1, 0, 0, 1, front.box.width, 0]);
  painter.transform(translate(x, y));
  painter.fillColour(AWAY);
  painter.fill(rectPath({ x: 0, y: 0, ...card }));
  painter.fillColour([1, 1, 1]);
  for (const { path } of pieces) painter.fill(path);
  painter.strokeColour(CUT);
  for (const { path } of pieces) painter.stroke(path, { width: CUT_WIDTH });
  // Drawn inside the edge, because content beyond the card is clipped.
  const edge = { x: 1, y: 1, width: card.width - 2, height: card.height - 2 };
  painter.stroke(rectPath(edge), { width: CUT_WIDTH, dashes: [12, 8] });
  return painter.finish(front.box);
}
