import { type Tone, towards } from './hatching.js';
import { ellipse, type Outline, smooth, straight } from './outline.js';
import { BONE, INK, MOONLIGHT } from './palette.js';
import type { Plate, Spot } from './plate.js';

/** Black cloth: a silhouette in which the light finds folds. The tone says where. */
export function cloth(
  plate: Plate,
  outline: Outline,
  tone: Tone,
  angle = 62,
  colour = INK,
  light = MOONLIGHT,
): void {
  plate.block(outline, colour, 3);
  plate.hatch(outline, { angle, gap: 6.5, weight: 2, bow: 10, tone, colour: light, pointed: true });
}

/** Shoulders and chest down to the lower edge, symmetrical about x; `width` is half of the breadth. */
export function bust(x: number, y: number, width: number, slope = 26): Outline {
  return smooth(
    `${x - 24},${y}! ${x - width * 0.55},${y + slope * 0.7} ${x - width * 0.92},${y + slope * 1.7} ${x - width},${y + slope * 3.4} ` +
      `${x - width - 6},440! ${x + width + 6},440! ${x + width},${y + slope * 3.4} ${x + width * 0.92},${y + slope * 1.7} ${x + width * 0.55},${y + slope * 0.7} ${x + 24},${y}!`,
  );
}

/** Light from the left (-1) or the right (1) on something as broad as a bust. */
export function sidelight(x: number, width: number, side: -1 | 1): Tone {
  return towards([x + side * width * 0.25, 300], [x + side * width * 1.1, 330]);
}

/** A shirt front with lapels and a bow tie. */
export function shirtFront(plate: Plate, x: number, y: number, tie = INK): void {
  plate.at({ x, y }, () => {
    plate.block(straight('-22,-6 22,-6 30,20 2,140 -2,140 -30,20'), BONE, 2.5);
    plate.hatch(straight('2,0 22,0 28,22 4,120'), { angle: 60, gap: 5, weight: 1.6, pointed: true });
    plate.block(straight('-24,-12 -2,14 -20,26'), BONE, 2.2);
    plate.block(straight('24,-12 2,14 20,26'), BONE, 2.2);
    plate.block(smooth('0,14! -14,4 -30,4 -28,16 -30,28 -14,24 0,18! 14,24 30,28 28,16 30,4 14,4'), tie, 2);
    plate.fill(ellipse(0, 16, 6, 6), INK);
    for (const button of [52, 80]) plate.fill(ellipse(0, button, 2.6), INK);
  });
}

/** A top hat that sits on a head of half the width `brim` divided by 1.5; the spot is the middle of the brim. */
export function topHat(plate: Plate, spot: Spot, band: string, tall = 92): void {
  plate.at(spot, () => {
    const crown = smooth(
      `-40,0! -43,${-tall * 0.5} -48,${-tall}! 0,${-tall - 8} 48,${-tall}! 43,${-tall * 0.5} 40,0! 0,10`,
    );
    plate.block(crown, INK, 3);
    plate.hatch(crown, {
      angle: 88,
      gap: 6,
      weight: 2,
      colour: MOONLIGHT,
      pointed: true,
      tone: towards(plate.where([-4, 0]), plate.where([-52, 0])),
    });
    plate.fill(smooth('-41,-20! 0,-11 41,-20! 40,0! 0,9 -40,0!'), band);
    plate.block(smooth('-72,-4 -46,2 0,12 46,2 72,-4 62,12 0,24 -62,12'), INK, 2.5);
    plate.line(smooth('~-66,2 -40,11 0,18 40,11'), 1.3, MOONLIGHT);
  });
}

/** A hand that holds something upright; the spot is the middle of the fist. */
export function fist(plate: Plate, spot: Spot, skin = BONE): void {
  plate.at(spot, () => {
    plate.block(smooth('-15,-12 0,-16 15,-11 17,4 12,16 -8,17 -16,8'), skin, 2.5);
    for (const y of [-5, 3, 10]) plate.line(smooth(`~-14,${y} -4,${y + 1.5} 3,${y}`), 1.8);
    plate.fill(smooth('15,-11 19,-2 13,4 8,-4'), skin);
    plate.line(smooth('~17,-9 13,3 5,0'), 1.8);
  });
}

/** A straight arm from one place to another, as a sleeve. */
export function sleeve(points: string, width: number): Outline {
  const knots = points.split(' ').map((knot) => knot.split(',').map(Number));
  const side = (sign: number) =>
    knots.map(([x = 0, y = 0], index) => {
      const [ax = x, ay = y] = knots[Math.max(0, index - 1)] ?? [];
      const [bx = x, by = y] = knots[Math.min(knots.length - 1, index + 1)] ?? [];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = (width / 2) * (1 - (0.35 * index) / (knots.length - 1)) * sign;
      const end = index === 0 || index === knots.length - 1 ? '!' : '';
      return `${x - ((by - ay) / length) * half},${y + ((bx - ax) / length) * half}${end}`;
    });
  return smooth([...side(1), ...side(-1).reverse()].join(' '));
}
