import { boards, casement, dusk, glow, wall } from '../parts/backdrops.js';
import { around, towards } from '../parts/hatching.js';
import { deathsHead } from '../parts/mourning.js';
import { arc, box, ellipse, smooth, spindle, straight } from '../parts/outline.js';
import { BONE, BRICK, DUSK, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE, SOOT } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from '../portraits/portraits.js';

/** An envelope with a seal, and a fuse. */
function returned(plate: Plate): void {
  plate.ground(SOOT);
  glow(plate, 318, 116, 40, PARCHMENT, 26);
  plate.hatch(box(0, 0, 400, 440), {
    angle: -38,
    gap: 8,
    weight: 2.6,
    tone: around(200, 210, 130, 260),
    pointed: true,
  });
  plate.at({ x: 196, y: 226, turn: -6 }, () => {
    const back = box(-142, -82, 284, 172);
    plate.block(back, BONE, 4);
    plate.hatch(back, {
      angle: 30,
      gap: 7,
      weight: 2.4,
      tone: towards(plate.where([20, 0]), plate.where([150, 80])),
      pointed: true,
    });
    plate.line(straight('~-142,90 -34,-6'), 3);
    plate.line(straight('~142,90 34,-6'), 3);
    plate.block(straight('-142,-82 142,-82 12,26 -12,26'), LINEN, 3.6);
    // String, both ways.
    plate.line(straight('~-84,-82 -84,90'), 5, BRICK);
    plate.line(straight('~-142,58 142,58'), 5, BRICK);
    const seal = Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * Math.PI * 2;
      const r = i % 2 ? 42 : 36;
      return `${Math.cos(angle) * r},${18 + Math.sin(angle) * r}`;
    });
    plate.block(smooth(seal.join(' ')), BRICK, 3);
    deathsHead(plate, { x: 0, y: 18, size: 0.5 });
    plate.block(box(92, -66, 34, 40), PARCHMENT, 2.4);
    plate.line(box(97, -61, 24, 30), 1.6);
    for (const y of [-50, -42, -34])
      plate.line(smooth(`~70,${y} 88,${y - 4} 106,${y + 3} 130,${y - 2}`), 1.8);
  });
  plate.line(smooth('~292,170 318,164 334,140 320,118'), 5, INK);
  plate.line(smooth('~292,170 318,164 334,140 320,118'), 2.4, DUSK);
  for (const [x, y] of [
    [300, 98],
    [320, 84],
    [340, 100],
    [346, 120],
    [304, 124],
  ] as const)
    plate.fill(spindle([320, 112], [x, y], 4), LINEN);
  plate.block(ellipse(320, 112, 8), LINEN, 2);
}

/** It is not ours. It is heavier, and it objects. */
function luggage(plate: Plate): void {
  wall(plate, DUSK, SLATE, 28);
  dusk(plate, 140, 8);
  boards(plate, 326, PARCHMENT);
  plate.fill(straight('82,244 92,196 312,168 326,244'));
  for (const [x, y] of [
    [150, 216],
    [182, 212],
    [246, 208],
    [272, 204],
  ] as const) {
    plate.block(ellipse(x, y, 10, 12), LINEN, 2);
    plate.fill(ellipse(x + 2, y + 2, 4));
  }
  // The lid, ajar.
  const top = smooth('74,200! 74,158 96,136! 296,108! 326,124 330,166!');
  plate.block(top, BRICK, 4);
  plate.hatch(top, {
    angle: -8,
    gap: 8,
    weight: 2.4,
    waver: 0.6,
    tone: towards([120, 150], [330, 150]),
    pointed: true,
  });
  plate.line(straight('~76,186 328,152'), 5, PARCHMENT);
  const trunk = box(78, 240, 250, 104);
  plate.block(trunk, BRICK, 4);
  plate.hatch(trunk, {
    angle: 0,
    gap: 8,
    weight: 2.4,
    waver: 0.6,
    tone: towards([100, 280], [330, 290]),
    pointed: true,
  });
  for (const x of [118, 272]) plate.block(box(x, 240, 20, 104), PARCHMENT, 3);
  for (const x of [118, 272])
    plate.block(
      straight(
        `${x},${196 - (x - 118) * 0.13} ${x + 20},${193 - (x - 118) * 0.13} ${x + 16},${132 - (x - 118) * 0.14} ${x + 2},${134 - (x - 118) * 0.14}`,
      ),
      PARCHMENT,
      3,
    );
  plate.block(box(186, 236, 36, 32), PARCHMENT, 3);
  plate.fill(ellipse(204, 250, 4));
  plate.line(straight('~204,250 204,260'), 3);
  // Claws over the rim.
  for (const x of [160, 236]) {
    plate.block(
      smooth(`${x - 18},236 ${x - 10},226 ${x + 10},226 ${x + 18},236 ${x + 14},250 ${x - 14},250`),
      SOOT,
      2.6,
    );
    for (const dx of [-12, 0, 12])
      plate.block(smooth(`${x + dx - 5},246! ${x + dx},270! ${x + dx + 5},246!`), BONE, 2);
  }
  plate.line(smooth('~92,300 70,306 62,326'), 2.4);
  plate.block(straight('48,322 74,322 78,362 44,362'), LINEN, 2.6);
  for (const y of [336, 344, 352]) plate.line(straight(`~52,${y} 70,${y}`), 1.8);
}

/** Out went the moths, the curtains and the second cousin. */
function springCleaning(plate: Plate): void {
  wall(plate, DUSK, SLATE, 36);
  casement(plate, 128, 84, 144, 150);
  boards(plate, 318, SLATE);
  // A second cousin, going out.
  for (const x of [182, 226]) {
    plate.fill(
      smooth(`${x - 12},236! ${x - 11},176 ${x - 9},150! ${x + 9},150! ${x + 11},176 ${x + 12},236!`),
    );
    plate.block(
      smooth(`${x - 11},152 ${x - 15},138 ${x - 8},122 ${x + 5},118 ${x + 13},128 ${x + 11},152`),
      SOOT,
      2.4,
    );
    plate.line(straight(`~${x - 10},150 ${x + 10},150`), 2, MOONLIGHT);
  }
  for (const side of [-1, 1] as const) {
    plate.at({ x: 200, y: 0, flip: side < 0 }, () => {
      const curtain = smooth('78,60! 124,60! 128,150 110,200 132,262! 96,256 84,180');
      plate.block(curtain, BRICK, 3);
      plate.hatch(curtain, { angle: 82, gap: 8, weight: 2.8, bow: 8, pointed: true });
    });
  }
  plate.fill(box(56, 52, 288, 12));
  // A broom and an axe, crossed: it is that sort of cleaning.
  plate.line(straight('~92,132 300,384'), 11, INK);
  plate.line(straight('~92,132 300,384'), 6, PARCHMENT);
  plate.at({ x: 92, y: 132, turn: -40 }, () => {
    plate.block(smooth('-12,4! -34,-66! -14,-58! 0,-72! 14,-58! 34,-66! 12,4!'), BONE, 3);
    for (const x of [-16, -6, 6, 16]) plate.line(straight(`~${x * 0.4},-4 ${x},-52`), 1.8);
    plate.block(box(-13, -4, 26, 14), BRICK, 2.6);
  });
  plate.line(straight('~312,120 110,384'), 11, INK);
  plate.line(straight('~312,120 110,384'), 6, PARCHMENT);
  plate.at({ x: 304, y: 130, turn: 38 }, () => {
    const blade = smooth('-8,-22! 20,-34 46,-52! 56,-10 46,34! 20,18 -8,10!');
    plate.block(blade, MOONLIGHT, 3.4);
    plate.hatch(blade, {
      angle: 70,
      gap: 6,
      weight: 2.4,
      tone: towards(plate.where([46, 0]), plate.where([-8, 0])),
      pointed: true,
    });
  });
  // Moths.
  for (const [x, y] of [
    [70, 286],
    [336, 262],
    [352, 306],
  ] as const) {
    for (const side of [-1, 1])
      plate.block(
        smooth(`${x},${y}! ${x + side * 14},${y - 14} ${x + side * 20},${y - 2} ${x + side * 8},${y + 10}`),
        BONE,
        2,
      );
    plate.line(straight(`~${x},${y - 7} ${x},${y + 9}`), 3.4);
  }
  plate.block(straight('170,352 230,352 222,404 178,404'), SLATE, 3);
  plate.fill(ellipse(200, 352, 30, 7), MOONLIGHT);
  plate.line(arc(200, 352, 30, 34, 190, 350), 2.6);
}

export const parcels: Portraits = {
  'returned-unopened': returned,
  'mislaid-luggage': luggage,
  'a-savage-spring-cleaning': springCleaning,
};
