import { bareTree, gravestone, night, rain } from '../parts/backdrops.js';
import { chimney, masonry, pane, roof } from '../parts/buildings.js';
import { around, towards } from '../parts/hatching.js';
import { deathsHead } from '../parts/mourning.js';
import { arc, box, ellipse, type Outline, smooth, spindle, straight } from '../parts/outline.js';
import {
  ABSINTHE,
  BONE,
  BRICK,
  DUSK,
  INK,
  LINEN,
  MOONLIGHT,
  PARCHMENT,
  SLATE,
  SOOT,
  TEAL,
} from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from './portraits.js';

/** A sail of the mill: a spar with rungs, and what the wind has left of the cloth. */
function sail(plate: Plate, turn: number): void {
  plate.at({ x: 108, y: 148, turn }, () => {
    plate.fill(straight('6,-20 26,-24 24,-58 27,-84 8,-90'), TEAL);
    plate.line(straight('~0,0 0,-98'), 5);
    plate.line(straight('~26,-22 28,-96'), 2.4);
    for (const y of [-24, -42, -60, -78, -95]) plate.line(straight(`~0,${y} 27,${y}`), 2.4);
  });
}

/** The soil is rich. */
function farmOfDoom(plate: Plate): void {
  night(plate, 290, 98, 52);
  // Ploughed land, and what is planted in it.
  const field = smooth('0,302! 120,290 280,288 400,298! 400,440! 0,440!');
  plate.fill(field, SOOT);
  for (let row = -8; row <= 8; row++)
    plate.line(smooth(`~${200 + row * 22},292 ${200 + row * 38},350 ${200 + row * 66},440`), 3.4, INK);
  // The mill.
  masonry(plate, straight('62,312 84,168 134,168 154,312'), SOOT, SLATE, 9);
  roof(plate, smooth('78,170! 84,144 108,124 132,144 140,170!'), 70);
  for (const [x, y] of [
    [108, 196],
    [108, 244],
  ] as const)
    pane(plate, x, y, 16, 22, TEAL);
  for (const turn of [24, 114, 204, 294]) sail(plate, turn);
  plate.block(ellipse(108, 148, 8), PARCHMENT, 2.6);
  // The barn, its door open on something lit.
  masonry(plate, box(232, 220, 122, 90), SOOT, SLATE, 9);
  roof(plate, straight('222,224 236,180 270,154 316,154 350,180 366,224'), 88);
  plate.block(box(268, 240, 50, 70), BONE, 3);
  plate.block(straight('268,240 248,234 248,318 268,310'), BRICK, 2.6);
  plate.line(straight('~250,238 266,308'), 2.4);
  plate.block(straight('318,240 336,234 336,318 318,310'), BRICK, 2.6);
  plate.line(straight('~334,238 320,308'), 2.4);
  plate.fill(smooth('284,310! 282,276 288,264 298,264 304,276 302,310!'));
  plate.fill(ellipse(293, 258, 8, 9));
  plate.line(smooth('~304,306 306,262 322,252'), 3);
  pane(plate, 293, 186, 22, 20, TEAL);
  bareTree(plate, 378, 316, 0.9, true);
  for (const [x, y, size, kind, turn] of [
    [60, 352, 0.5, 0, -5],
    [112, 346, 0.46, 2, 4],
    [300, 350, 0.5, 0, 5],
    [352, 356, 0.52, 2, -4],
    [44, 416, 0.78, 2, 6],
    [348, 424, 0.8, 0, -6],
  ] as const)
    gravestone(plate, x, y, size, kind, SLATE, turn);
  // Somebody has to keep the crows company.
  plate.at({ x: 196, y: 424, size: 0.98 }, () => {
    plate.line(straight('~0,6 0,-150'), 8);
    plate.line(straight('~-66,-104 66,-108'), 7);
    const coat = smooth(
      '-62,-114! -20,-122 20,-124 62,-118! 64,-98! 26,-94 30,-50 40,-18! 24,-26! 14,-10! 0,-24! -14,-8! -22,-26! -38,-16! -28,-56 -24,-92 -62,-92!',
    );
    plate.block(coat, INK, 3);
    plate.hatch(coat, {
      angle: 76,
      gap: 7,
      weight: 2,
      colour: DUSK,
      tone: towards(plate.where([10, -60]), plate.where([-40, -60])),
      pointed: true,
    });
    for (const side of [-1, 1])
      for (const dy of [-12, -4, 4])
        plate.line(straight(`~${side * 60},-106 ${side * 78},${-106 + dy * 1.6}`), 2.4, PARCHMENT);
    deathsHead(plate, { x: 0, y: -148, size: 0.6 });
    plate.block(
      smooth('-42,-164! 0,-158 42,-168! 30,-176 20,-178! 14,-206 -16,-204! -20,-176! -32,-172'),
      TEAL,
      2.8,
    );
    plate.fill(smooth('40,-116! 46,-134 60,-138 66,-132! 76,-132! 68,-126 64,-114! 52,-110!'));
  });
  for (const [x, y] of [
    [222, 82],
    [246, 64],
    [208, 112],
  ] as const)
    plate.fill([...spindle([x, y], [x - 15, y - 7], 4, 3), ...spindle([x, y], [x + 15, y - 8], 4, -3)]);
}

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
function circusTent(plate: Plate): void {
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

/** A guest who has merely never left, with a cup before him; his elbow is at the spot. */
function guest(plate: Plate, x: number, y: number, flip: boolean): void {
  plate.at({ x, y, flip }, () => {
    plate.block(smooth('-34,40! -38,-10 -26,-34 -8,-40 10,-34 22,-12 26,40!'), INK, 3);
    plate.line(smooth('~-28,20 -30,-8 -18,-28'), 1.8, MOONLIGHT);
    deathsHead(plate, { x: -4, y: -66, size: 0.58 });
    plate.block(smooth('-38,-92! -4,-84 32,-92! 22,-98! 20,-118 -10,-122 -26,-114! -28,-98!'), SOOT, 2.6);
    plate.line(smooth('~12,-18 34,-6 42,-22'), 7);
    plate.line(smooth('~12,-18 34,-6 42,-22'), 3, BONE);
    plate.block(smooth('38,-36! 58,-36! 56,-20 48,-17 40,-20'), LINEN, 2.4);
    plate.line(smooth('~46,-42 42,-52 50,-60 46,-70'), 2, BONE);
  });
}

/** Nobody has died of the coffee. */
function cursedCafe(plate: Plate): void {
  night(plate, 318, 84, 40);
  plate.fill(straight('0,250 44,214 76,244 76,440 0,440'), SLATE);
  plate.fill(straight('330,260 364,228 400,258 400,440 330,440'), SLATE);
  // The house.
  chimney(plate, 112, 60, 26, 44, 2);
  chimney(plate, 250, 66, 22, 40, 1);
  roof(plate, straight('70,156 96,92 298,92 324,156'), 0);
  masonry(plate, box(78, 152, 238, 244), SOOT, SLATE, 10);
  for (const [x, lit] of [
    [124, DUSK],
    [197, ABSINTHE],
    [270, DUSK],
  ] as const) {
    pane(plate, x, 168, 32, 44, lit);
    plate.block(box(x - 30, 166, 13, 48), INK, 2);
    plate.block(box(x + 17, 166, 13, 48), INK, 2);
  }
  plate.fill(smooth('190,212! 188,192 194,182 200,182 206,192 204,212!'));
  // What is open, and why nobody goes home.
  plate.block(box(92, 262, 128, 92), BONE, 3.4);
  plate.hatch(box(92, 262, 128, 92), {
    angle: -40,
    gap: 7,
    weight: 1.6,
    colour: ABSINTHE,
    tone: towards([200, 280], [100, 350]),
  });
  plate.line(straight('~156,262 156,354'), 3.4);
  for (const [x, y] of [
    [118, 318],
    [188, 314],
  ] as const) {
    plate.fill(smooth(`${x - 20},354! ${x - 18},${y + 8} ${x},${y} ${x + 18},${y + 8} ${x + 20},354!`));
    plate.fill(ellipse(x, y - 10, 10, 12));
  }
  plate.fill(straight('98,310 138,310 138,306 128,306 128,284 108,284 108,306 98,306'));
  plate.block(box(240, 258, 62, 138), ABSINTHE, 3.4);
  plate.block(box(250, 270, 42, 58), BONE, 2.6);
  plate.line(straight('~271,270 271,328'), 2.4);
  plate.fill(ellipse(294, 346, 4));
  plate.block(box(254, 284, 34, 18), LINEN, 2);
  plate.line(straight('~259,293 283,293'), 3);
  // The awning.
  for (let i = 0; i < 8; i++) {
    const [x, w] = [70 + i * 31.8, 31.8];
    const [x1, x2] = [84 + i * 28.3, 84 + (i + 1) * 28.3];
    plate.block(
      smooth(`${x1},222! ${x2},222! ${x + w},252! ${x + w},258! ${x + w / 2},270 ${x},258! ${x},252!`),
      i % 2 ? BONE : ABSINTHE,
      2.4,
    );
  }
  // The black duck, on its bracket.
  plate.line(straight('~316,176 378,176'), 4);
  plate.line(smooth('~318,200 336,196 346,178'), 2.6);
  plate.line(straight('~336,176 336,188'), 2.4);
  plate.line(straight('~370,176 370,188'), 2.4);
  plate.block(ellipse(353, 214, 32, 27), PARCHMENT, 3);
  plate.at({ x: 350, y: 216, size: 0.6 }, () => {
    plate.fill(
      smooth('-34,8! -24,2 -8,4 2,-8 0,-24 12,-34 26,-28 28,-14 22,-4 32,8 28,24 8,32 -14,30 -30,22'),
    );
    plate.fill(smooth('26,-24! 44,-20 46,-14! 28,-14!'));
  });
  // The pavement, and its regulars.
  plate.fill(smooth('0,398! 140,390 260,390 400,398! 400,440! 0,440!'));
  guest(plate, 68, 392, false);
  guest(plate, 356, 392, true);
  for (const x of [122, 302]) {
    plate.line(straight(`~${x},378 ${x},432`), 5, SLATE);
    plate.block(ellipse(x, 376, 36, 8), PARCHMENT, 2.6);
  }
  plate.block(smooth('112,374! 114,360! 132,360! 134,374!'), LINEN, 2.2);
}

export const humbleHomes: Portraits = {
  'the-sunken-lodge': farmOfDoom,
  'the-leaking-caravan': circusTent,
  'the-unpaid-attic': cursedCafe,
};
