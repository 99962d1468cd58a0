import { boards, casement, glow, night, wall } from '../parts/backdrops.js';
import { chimney, masonry, pane, roof } from '../parts/buildings.js';
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

/** A small black cloud over the wrong one of two houses. */
function misdirected(plate: Plate): void {
  night(plate, 318, 84, 26);
  const street = smooth('0,360! 120,352 280,352 400,360! 400,440! 0,440!');
  plate.block(street, SLATE, 3);
  plate.hatch(street, {
    angle: 0,
    gap: 9,
    weight: 3,
    waver: 0.8,
    tone: around(200, 400, 60, 220),
    pointed: true,
  });
  // The house next door: lamps lit, nothing amiss.
  masonry(plate, box(222, 226, 112, 132), SOOT, SLATE, 10);
  roof(plate, straight('210,230 278,160 346,230'));
  chimney(plate, 304, 166, 20, 36, 1);
  for (const x of [250, 306]) pane(plate, x, 246, 24, 34);
  plate.block(smooth('264,358! 264,312 278,300 292,312 292,358!'), BRICK, 2.6);
  plate.fill(ellipse(286, 336, 3), BONE);
  // The other: not a lamp, and leaning.
  masonry(plate, straight('66,358 60,232 174,226 180,358'), SOOT, SLATE, 10);
  roof(plate, straight('46,238 114,164 188,228'));
  for (const x of [90, 148]) pane(plate, x, 250, 24, 34, DUSK);
  plate.block(smooth('108,358! 106,314 120,302 134,312 135,358!'), SLATE, 2.6);
  // Rain, on one roof only.
  for (const [x, y] of [
    [60, 164],
    [84, 196],
    [96, 168],
    [134, 176],
    [150, 202],
    [172, 172],
    [52, 212],
    [186, 210],
  ] as const)
    plate.line(straight(`~${x},${y} ${x - 9},${y + 24}`), 3.4, MOONLIGHT);
  const bolt = '~120,136 104,164 122,164 108,196';
  plate.line(straight(bolt), 10, INK);
  plate.line(straight(bolt), 4.6, BONE);
  const cloud = smooth(
    '40,142! 24,132 28,104 56,104 58,76 92,62 116,80 134,60 174,68 174,100 202,98 210,130 194,142!',
  );
  plate.block(cloud, INK, 4);
  plate.hatch(cloud, {
    angle: 12,
    gap: 7,
    weight: 2.4,
    bow: -8,
    colour: MOONLIGHT,
    tone: towards([130, 124], [90, 66]),
    pointed: true,
  });
  // The label that it came with.
  plate.line(smooth('~196,140 208,156 214,172'), 2.4, PARCHMENT);
  plate.at({ x: 218, y: 184, turn: 18 }, () => {
    plate.block(straight('-13,-14 0,-22 13,-14 13,22 -13,22'), LINEN, 2.6);
    for (const y of [-4, 5, 14]) plate.line(straight(`~-8,${y} 8,${y}`), 1.8);
  });
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
  'a-misdirected-misfortune': misdirected,
  'a-savage-spring-cleaning': springCleaning,
};
