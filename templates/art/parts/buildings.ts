import { towards } from './hatching.js';
import { box, ellipse, type Outline, smooth, straight } from './outline.js';
import { BONE, INK, MOONLIGHT, SLATE, SOOT } from './palette.js';
import type { Plate } from './plate.js';

/** A wall with its left side in moonlight, in courses of stone. */
export function masonry(plate: Plate, outline: Outline, colour = SOOT, light = SLATE, gap = 8): void {
  plate.block(outline, colour, 3);
  const xs = outline.flatMap(({ start, segments }) =>
    [start, ...segments.map(({ to }) => to)].map((point) => plate.where(point)[0]),
  );
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  plate.hatch(outline, {
    angle: 0,
    gap,
    weight: 2.2,
    waver: 0.5,
    colour: light,
    tone: towards([right - (right - left) * 0.2, 0], [left, 0]),
    pointed: true,
  });
}

/** A roof whose tiles catch the light. */
export function roof(plate: Plate, outline: Outline, angle = 60): void {
  plate.block(outline, INK, 3);
  plate.hatch(outline, {
    angle,
    gap: 6,
    weight: 1.8,
    colour: MOONLIGHT,
    waver: 0.5,
    tone: (x, y) => 0.35 + 0.4 * Math.sin(x / 9) * Math.cos(y / 8),
    pointed: true,
  });
}

/** A window with a cross, pointed or square above. */
export function pane(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  height: number,
  light = BONE,
  pointed = false,
): void {
  const left = x - width / 2;
  const frame = pointed
    ? smooth(
        `${left},${y + height}! ${left},${y + width * 0.5}! ${left + width * 0.16},${y + width * 0.16} ${x},${y - width * 0.24}! ${left + width * 0.84},${y + width * 0.16} ${left + width},${y + width * 0.5}! ${left + width},${y + height}!`,
      )
    : box(left, y, width, height);
  plate.block(frame, light, 2.4);
  plate.line(straight(`~${x},${y} ${x},${y + height}`), 1.8);
  plate.line(straight(`~${left},${y + height * 0.45} ${left + width},${y + height * 0.45}`), 1.8);
}

/** A chimney with its pots. */
export function chimney(plate: Plate, x: number, y: number, width: number, height: number, pots = 2): void {
  masonry(plate, box(x, y, width, height), SOOT, SLATE, 7);
  plate.fill(box(x - 4, y - 6, width + 8, 9));
  for (let pot = 0; pot < pots; pot++) {
    const left = x + (width * (pot + 0.5)) / pots - 5;
    plate.fill(
      straight(`${left},${y - 4} ${left + 1.5},${y - 22} ${left + 8.5},${y - 22} ${left + 10},${y - 4}`),
    );
  }
}

/** A gatepost with a ball on it. */
export function gatepost(plate: Plate, x: number, y: number, height: number): void {
  plate.fill(box(x - 11, y - height, 22, height));
  plate.fill(box(x - 15, y - height - 6, 30, 9));
  plate.block(ellipse(x, y - height - 15, 11), INK, 2);
  plate.line(smooth(`~${x - 6},${y - height - 16} ${x - 3},${y - height - 22}`), 1.6, MOONLIGHT);
  plate.line(straight(`~${x - 7},${y - height + 10} ${x - 7},${y - 4}`), 1.4, MOONLIGHT);
}
