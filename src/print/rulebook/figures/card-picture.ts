/** Paints cards and stacks of cards in figures of the rulebook. Entry point: `paintStack`. */

import type { FaceRequest } from '../../../render/core/face-request.js';
import { isClear } from '../../../render/core/printed-regions.js';
import { multiply, rotate, scale, translate } from '../../pdf/matrix.js';
import type { Painter } from '../../pdf/painter.js';
import { createRoundedRectPath } from '../../pdf/path.js';
import { measureBleed } from '../../sheets/card.js';
import type { Setting } from '../core/setting.js';
import { GLASS } from '../core/styles.js';

/** The position of a card, and its rotation in degrees. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn?: number;
}

/** The height of cards of this width. */
export const cardHeight = ({ deck: { card } }: Setting, width: number): number =>
  (width * card.height) / card.width;

/** Paints cards lying on each other, the first at the bottom; clear cards show what lies below. */
export function paintStack(
  painter: Painter,
  setting: Setting,
  faces: readonly FaceRequest[],
  { x, y, width, turn = 0 }: CardPlace,
): void {
  const { deck } = setting;
  const card = { width: deck.card.width * 10, height: deck.card.height * 10, corner: deck.card.corner * 10 };
  const factor = width / card.width;
  const bottom = deck.cards[faces[0]?.id ?? ''];
  painter.within(() => {
    painter.transform(multiply(translate(x, y), multiply(rotate(turn), scale(factor))));
    const edge = createRoundedRectPath({ x: 0, y: 0, ...card }, card.corner, card.corner);
    painter.within(() => {
      painter.clip(edge);
      painter.fillColour(bottom !== undefined && isClear(bottom) ? GLASS : [1, 1, 1]);
      painter.fill(edge);
      for (const face of faces) {
        const painting = setting.face(face);
        if (painting === undefined) continue;
        const bleed = measureBleed(painting, card);
        painter.form(painting, translate(-bleed.x, -bleed.y));
      }
    });
    painter.strokeColour([0.45, 0.42, 0.4]);
    painter.stroke(edge, { width: 1.4 / factor });
  });
}
