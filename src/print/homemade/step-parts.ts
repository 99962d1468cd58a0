/**
 * Building blocks for the pictures of the instructions: sheets, cards, film, pieces and windows, drawn from the cards
 * of this print.
 */

import { boundsOf } from '../../render/core/geometry.js';
import type { Size } from '../core/paper.js';
import type { Page } from '../pdf/document.js';
import { multiply, scale, translate } from '../pdf/matrix.js';
import type { Painter } from '../pdf/painter.js';
import type { Painting } from '../pdf/painting.js';
import { type Box, createRoundedRectPath, type Path, polygonPath, rectPath } from '../pdf/path.js';
import { measureBleed, paintTrimmed } from '../sheets/card.js';
import { paintLabel } from './label-sheets.js';
import type { HomemadeCard } from './way-card.js';

/** The content of the pictures: cards and sheets of this print. */
export interface Props {
  readonly way: 'labels' | 'windows' | 'backing';
  readonly card: Size;
  readonly corner: number;
  /** A clear card with a few pieces, and another one to lay on it. */
  readonly sample: HomemadeCard;
  readonly other: HomemadeCard;
  /** The card below them; left out: a deck without characters. */
  readonly below?: Painting;
  /** A sheet as it leaves the printer. */
  readonly sheet: Page;
}

const FILM = [0.86, 0.91, 0.93] as const;
export const FILM_EDGE = [0.4, 0.55, 0.6] as const;
export const RED = [0.72, 0.1, 0.15] as const;
export const WHITE = [1, 1, 1] as const;
const BARE = { left: 0, right: 0, above: 0, below: 0 };

/** Paints a whole sheet. */
export function atSheet(painter: Painter, box: Box, { width, height, painting }: Page): void {
  const factor = Math.min(box.width / width, (box.height - 30) / height) * 0.96;
  const [x, y] = [box.x + (box.width - width * factor) / 2, box.y + (box.height - height * factor) / 2];
  painter.within(() => {
    painter.transform(multiply(translate(x, y), scale(factor)));
    painter.fillColour(WHITE);
    painter.fill(rectPath({ x: 0, y: 0, width, height }));
    painter.form(painting);
  });
}

/** Paints a card in the middle of a box, scaled to a share of its height; `beyond` is the width to keep beside it. */
export function onCard(
  painter: Painter,
  box: Box,
  { card }: Props,
  share: number,
  paint: () => void,
  beyond = 0,
): void {
  const fits = box.width / (card.width + beyond + 60);
  const factor =
    share > 1 ? (share * box.height) / card.height : Math.min((share * box.height) / card.height, fits);
  const x = box.x + (box.width - card.width * factor) / 2;
  // An enlarged card is shown from its top.
  const y = share > 1 ? box.y + 20 : box.y + (box.height - card.height * factor) / 2;
  painter.within(() => {
    painter.transform(multiply(translate(x, y), scale(factor)));
    paint();
  });
}

export const paintWhole = (painter: Painter, painting: Painting, card: Size): void =>
  paintTrimmed(painter, painting, { x: 0, y: 0, isUpsideDown: false }, card, BARE);

/** Clips painting to a card with round corners. */
export function cutRound(painter: Painter, { card, corner }: Props, paint: () => void): void {
  painter.within(() => {
    painter.clip(createRoundedRectPath({ x: 0, y: 0, ...card }, corner, corner));
    paint();
  });
}

/** Film that lies on something is translucent. */
export function paintFilmOver(painter: Painter, { card, corner }: Props): void {
  const edge = createRoundedRectPath({ x: 0, y: 0, ...card }, corner, corner);
  painter.within(() => {
    painter.state({ fill: 0.6 });
    painter.fillColour(FILM);
    painter.fill(edge);
  });
  painter.strokeColour(FILM_EDGE);
  painter.stroke(edge, { width: 5 });
}

export function paintFilm(painter: Painter, { card, corner }: Props, paint: () => void): void {
  const edge = createRoundedRectPath({ x: 0, y: 0, ...card }, corner, corner);
  painter.fillColour(FILM);
  painter.fill(edge);
  paint();
  painter.strokeColour(FILM_EDGE);
  painter.stroke(edge, { width: 5 });
}

export function paintGuide(painter: Painter, { card, sample }: Props): void {
  painter.fillColour(WHITE);
  painter.fill(rectPath({ x: 0, y: 0, ...card }));
  painter.strokeColour([0.3, 0.3, 0.3]);
  painter.stroke(rectPath({ x: 0, y: 0, ...card }), { width: 4 });
  for (const { path } of sample.pieces) painter.stroke(path, { width: 4, dashes: [14, 10] });
}

/** Paints pieces at their positions, or lifted from them. */
export function paintPieces(painter: Painter, one: HomemadeCard, card: Size, lifted: number): void {
  for (const piece of one.pieces) {
    painter.within(() => {
      painter.transform(translate(lifted, -lifted));
      painter.fillColour(WHITE);
      painter.fill(piece.path);
      paintLabel(painter, piece, one, card, boundsOf(piece.shapes));
    });
  }
}

/** Paints a card with its windows cut out. */
export function paintWindowed(painter: Painter, props: Props, one: HomemadeCard): void {
  const { card } = props;
  const frame = rectPath({ x: 0, y: 0, ...card });
  painter.fillColour(WHITE);
  painter.fill([...frame, ...one.holes.flatMap(polygonPath)], 'evenodd');
  const { x, y } = measureBleed(one.front, card);
  painter.form(one.front, translate(-x, -y));
  painter.strokeColour([0.5, 0.5, 0.5]);
  painter.stroke(frame, { width: 3 });
  for (const hole of one.holes) painter.stroke(polygonPath(hole), { width: 3 });
}

export function paintLaid(painter: Painter, props: Props, one: HomemadeCard): void {
  if (props.way === 'windows') return paintWindowed(painter, props, one);
  paintWhole(painter, one.front, props.card);
}

export function arrow(painter: Painter, from: { x: number; y: number }, to: { x: number; y: number }): void {
  painter.strokeColour(RED);
  painter.stroke(
    [
      ['m', from.x, from.y],
      ['c', from.x + 60, from.y - 260, to.x - 60, to.y - 260, to.x, to.y],
      ['m', to.x - 60, to.y - 50],
      ['l', to.x, to.y],
      ['l', to.x + 45, to.y - 70],
    ],
    { width: 16, cap: 1, join: 1 },
  );
}

export const line = (x1: number, y1: number, x2: number, y2: number): Path => [
  ['m', x1, y1],
  ['l', x2, y2],
];

/** Short lines that extend the corners of a card. */
export const cornerTicks = ({ width, height }: Size) => [
  [0, -60, 0, height + 120] as const,
  [width, -60, 0, height + 120] as const,
  [-60, 0, width + 120, 0] as const,
  [-60, height, width + 120, 0] as const,
];
