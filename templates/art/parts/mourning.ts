import { towards } from './hatching.js';
import { ellipse, type Outline, smooth, spindle, straight } from './outline.js';
import { BONE, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE, SOOT } from './palette.js';
import type { Plate, Spot } from './plate.js';

const COFFIN = straight('-34,-96 34,-96 62,-44 34,110 -34,110 -62,-44');

/** A coffin seen from above, its head upwards; some 210 units long. */
export function coffin(plate: Plate, spot: Spot, wood: string = SOOT): void {
  plate.at(spot, () => {
    plate.block(COFFIN, wood, 4);
    plate.hatch(COFFIN, {
      angle: 84,
      gap: 7,
      weight: 2,
      colour: INK,
      waver: 0.6,
      tone: towards(plate.where([-50, 0]), plate.where([60, 0])),
      pointed: true,
    });
    plate.line(straight('-26,-84 26,-84 50,-42 27,98 -27,98 -50,-42'), 2, PARCHMENT);
    plate.fill(
      straight('-5,-66 5,-66 5,-46 20,-46 20,-36 5,-36 5,12 -5,12 -5,-36 -20,-36 -20,-46 -5,-46'),
      PARCHMENT,
    );
  });
}

/** A box of the same make, seen from its long side, 240 units wide; the spot is the middle of its foot. */
export function bier(plate: Plate, spot: Spot, wood: string = SOOT): void {
  plate.at(spot, () => {
    const side = straight('-120,0 -106,-66 108,-66 124,0');
    plate.block(side, wood, 4);
    plate.hatch(side, {
      angle: 0,
      gap: 8,
      weight: 2.4,
      waver: 0.6,
      tone: towards(plate.where([-110, 0]), plate.where([120, 0])),
      pointed: true,
    });
    for (const x of [-72, 0, 72]) {
      plate.block(ellipse(x, -34, 11, 8), PARCHMENT, 2.4);
      plate.line(smooth(`~${x - 11},-32 ${x},-14 ${x + 11},-32`), 3, INK);
    }
  });
}

/** The lid of such a box, 250 units long, its left end at the spot. */
export function lid(plate: Plate, spot: Spot, wood: string = SOOT): void {
  plate.at(spot, () => {
    plate.block(straight('0,0 14,-26 232,-26 252,0'), wood, 4);
    plate.line(straight('~20,-18 228,-18'), 2, PARCHMENT);
    plate.line(straight('~10,-6 242,-6'), 1.6, MOONLIGHT);
  });
}

/** A skull from the front, some 100 units high, its middle at the spot. */
export function deathsHead(plate: Plate, spot: Spot): void {
  plate.at(spot, () => {
    plate.block(smooth('-26,14! -24,40 -14,52 0,54 14,52 24,40 26,14!'), BONE, 3);
    const cranium = smooth(
      '0,-54 -30,-48 -46,-22 -44,6 -32,18! -26,28 -16,30! 16,30! 26,28 32,18! 44,6 46,-22 30,-48',
    );
    plate.block(cranium, BONE, 3);
    plate.hatch(cranium, {
      angle: 24,
      gap: 5,
      weight: 2.4,
      bow: 8,
      tone: towards(plate.where([4, -10]), plate.where([48, 0])),
      pointed: true,
    });
    for (const side of [-1, 1])
      plate.fill(
        smooth(
          `${side * 6},-2 ${side * 12},-14 ${side * 28},-13 ${side * 34},0 ${side * 26},11 ${side * 10},9`,
        ),
      );
    plate.fill(straight('0,8 6,20 -6,20'));
    for (const x of [-12, -4, 4, 12]) plate.line(straight(`~${x},32 ${x * 0.9},44`), 2.2);
    plate.line(smooth('~-20,38 0,42 20,38'), 2);
  });
}

/** A hand of bones that reaches up out of the ground, 150 units high, its wrist at the spot. */
export function boneHand(plate: Plate, spot: Spot): void {
  plate.at(spot, () => {
    for (const bone of ['-12,8 -13,-40 -5,-42 -3,8', '4,8 6,-40 14,-38 13,8'])
      plate.block(straight(bone), BONE, 3);
    plate.block(smooth('-20,-42 -24,-60 -18,-76 0,-80 18,-74 24,-58 18,-42 0,-38'), BONE, 3);
    const fingers = [
      '-17,-72 -34,-100 -40,-124 -34,-142',
      '-7,-78 -14,-112 -14,-140 -8,-160',
      '5,-79 8,-114 12,-142 20,-158',
      '15,-74 28,-102 38,-122 46,-134',
      '22,-58 42,-68 54,-82 58,-96',
    ];
    for (const finger of fingers) {
      const knots = finger.split(' ').map((knot) => knot.split(',').map(Number) as [number, number]);
      for (const [i, from] of knots.slice(0, -1).entries()) {
        const to = knots[i + 1] as [number, number];
        plate.fill(spindle(from, to, 9 - i), INK);
        plate.fill(spindle(from, to, 6 - i), BONE);
        plate.block(ellipse(to[0], to[1], 4.6 - i * 0.5), BONE, 2);
      }
    }
    for (const x of [-10, -2, 7]) plate.line(straight(`~${x},-46 ${x * 1.3},-66`), 1.8);
  });
}

/** A wheel with its spokes. */
export function wheel(plate: Plate, x: number, y: number, radius: number, spokes = 12): void {
  plate.line(ellipse(x, y, radius), 9);
  plate.line(ellipse(x, y, radius - 1), 2, SLATE);
  const lines = Array.from({ length: spokes }, (_, i): Outline => {
    const angle = (i / spokes) * Math.PI * 2;
    const [far, near] = [radius - 4, 6];
    return straight(
      `~${x + Math.cos(angle) * near},${y + Math.sin(angle) * near} ${x + Math.cos(angle) * far},${y + Math.sin(angle) * far}`,
    );
  });
  plate.line(lines.flat(), 3.4);
  plate.block(ellipse(x, y, 9), PARCHMENT, 3);
}

/** A candle that has burnt for a while; the spot is its foot. */
export function candle(plate: Plate, x: number, y: number, height: number): void {
  plate.block(
    smooth(`${x - 9},${y}! ${x - 9},${y - height}! ${x + 9},${y - height}! ${x + 9},${y}!`),
    BONE,
    2.6,
  );
  plate.fill(
    smooth(
      `${x - 9},${y - height}! ${x - 11},${y - height + 24} ${x - 6},${y - height + 22}! ${x - 3},${y - height}!`,
    ),
    LINEN,
  );
  plate.line(straight(`~${x},${y - height} ${x},${y - height - 8}`), 2.4);
  plate.block(
    smooth(
      `${x},${y - height - 36}! ${x + 9},${y - height - 16} ${x},${y - height - 6} ${x - 9},${y - height - 16}`,
    ),
    PARCHMENT,
    2.4,
  );
}
