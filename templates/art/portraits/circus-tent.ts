import { rain } from '../parts/backdrops.js';
import { around, towards } from '../parts/hatching.js';
import { arc, box, ellipse, type Outline, smooth, straight } from '../parts/outline.js';
import { ABSINTHE, BONE, BRICK, DUSK, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';

/** Stripes from one point to places along a line. */
function stripes(
  plate: Plate,
  apex: string,
  feet: readonly string[],
  colours: readonly [string, string],
): void {
  for (const [i, foot] of feet.slice(0, -1).entries())
    plate.block(straight(`${apex} ${foot} ${feet[i + 1]}`), colours[i % 2] as string, 2.4);
}

/** Who lives in the tent, with or without leave: his head and paws. */
function lion(plate: Plate, x: number, y: number): void {
  plate.at({ x, y }, () => {
    const mane = Array.from({ length: 26 }, (_, index) => {
      const angle = (index / 26) * Math.PI * 2;
      const r = index % 2 ? 40 : 32;
      return `${Math.cos(angle) * r},${Math.sin(angle) * r * 1.05}!`;
    });
    plate.block(smooth(mane.join(' ')), PARCHMENT, 2.6);
    plate.block(smooth('-20,-12 0,-22 20,-12 19,10 10,25 -10,25 -19,10'), BONE, 2.4);
    for (const side of [-1, 1]) plate.line(arc(side * 9, -4, 5.4, 4.2, 20, 160), 2.6);
    plate.fill(smooth('-6,7! 6,7! 0,15!'));
    plate.line(smooth('~-9,21 0,16 9,21'), 2);
    for (const side of [-1, 1]) {
      plate.block(smooth(`${side * 30},64 ${side * 26},46 ${side * 8},46 ${side * 5},64!`), BONE, 2.4);
      for (const toe of [12, 18, 24]) plate.line(straight(`~${side * toe},54 ${side * toe},62`), 1.8);
    }
  });
}

/** It sleeps six, and it rains in on five. */
export function circusTent(plate: Plate): void {
  plate.ground(SLATE);
  plate.hatch(box(0, 0, 400, 330), {
    angle: -60,
    gap: 9,
    weight: 2.6,
    tone: around(200, 210, 120, 260),
    pointed: true,
  });
  rain(plate, 64);
  plate.fill(smooth('0,368! 130,358 270,358 400,368! 400,440! 0,440!'));
  // Poles and pennants.
  for (const [x, top] of [
    [62, 196],
    [338, 196],
    [200, 40],
  ] as const) {
    plate.line(straight(`~${x},${top + 60} ${x},${top}`), 5);
    plate.block(
      smooth(
        `${x},${top}! ${x + 22},${top + 3} ${x + 44},${top - 3}! ${x + 34},${top + 10}! ${x + 46},${top + 20}! ${x + 22},${top + 18} ${x},${top + 22}!`,
      ),
      ABSINTHE,
      2.4,
    );
  }
  // The wall, then the roof over it.
  const feet = Array.from({ length: 11 }, (_, i) => 58 + i * 28.4);
  feet.slice(0, -1).forEach((x, i) => {
    plate.block(box(x, 232, 28.4, 136), i % 2 ? BONE : BRICK, 2.4);
  });
  const wallOutline = box(58, 232, 284, 136);
  plate.hatch(wallOutline, {
    angle: 88,
    gap: 7,
    weight: 2.6,
    waver: 0.6,
    tone: towards([200, 300], [360, 310]),
    pointed: true,
  });
  const edge = feet.map((x) => `${200 + (x - 200) * 1.12},${238 - 3 * Math.cos((x - 200) / 46)}`);
  stripes(plate, '200,72', edge, [BONE, BRICK]);
  plate.hatch(straight(`200,72 ${edge.at(5)} ${edge.at(-1)}`), {
    angle: 60,
    gap: 7,
    weight: 2.4,
    tone: towards([220, 180], [360, 220]),
    pointed: true,
  });
  const scallops: Outline[] = feet.slice(0, -1).map((_, i) => {
    const [from = '', to = ''] = [edge[i], edge[i + 1]];
    const [x1 = 0, y1 = 0] = from.split(',').map(Number);
    const [x2 = 0, y2 = 0] = to.split(',').map(Number);
    return smooth(
      `${x1},${y1 - 4}! ${x2},${y2 - 4}! ${x2},${y2 + 8}! ${(x1 + x2) / 2},${(y1 + y2) / 2 + 20} ${x1},${y1 + 8}!`,
    );
  });
  for (const [i, scallop] of scallops.entries()) plate.block(scallop, i % 2 ? BRICK : BONE, 2.4);
  // Patches that do not help.
  for (const [x, y, turn] of [
    [156, 180, -20],
    [252, 196, 24],
  ] as const)
    plate.at({ x, y, turn }, () => {
      plate.block(box(-15, -13, 30, 26), DUSK, 2.4);
      for (const side of [-1, 1])
        for (const at of [-9, 0, 9]) {
          plate.line(straight(`~${at},${side * 9} ${at},${side * 17}`), 1.8);
          plate.line(straight(`~${side * 11},${at} ${side * 19},${at}`), 1.8);
        }
    });
  // The way in.
  plate.block(smooth('152,370! 158,290 200,244! 242,290 248,370!'), INK, 3);
  plate.block(smooth('152,370! 158,290 200,244! 180,300 166,370!'), BONE, 2.6);
  plate.block(smooth('248,370! 242,290 200,244! 220,300 234,370!'), BONE, 2.6);
  lion(plate, 200, 314);
  for (const [x, y] of [
    [96, 276],
    [96, 318],
    [306, 272],
    [306, 306],
    [308, 338],
    [94, 350],
  ] as const)
    plate.fill(smooth(`${x},${y - 10}! ${x + 5},${y + 2} ${x},${y + 8} ${x - 5},${y + 2}`), LINEN);
  for (const [x, y] of [
    [96, 402],
    [306, 398],
  ] as const) {
    plate.block(straight(`${x - 24},${y - 38} ${x + 24},${y - 38} ${x + 17},${y} ${x - 17},${y}`), DUSK, 3);
    plate.fill(ellipse(x, y - 38, 23, 6), MOONLIGHT);
    plate.line(arc(x, y - 38, 24, 30, 190, 350), 2.4, SLATE);
  }
}
