import { bareTree, dusk, gravestone, hill, night, wall } from '../parts/backdrops.js';
import { fist, sleeve } from '../parts/clothes.js';
import { around, towards } from '../parts/hatching.js';
import { bier, boneHand, candle, coffin, deathsHead, lid } from '../parts/mourning.js';
import { box, ellipse, smooth, spindle, straight } from '../parts/outline.js';
import { BONE, BRICK, DUSK, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE, SOOT } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from '../portraits/portraits.js';

/** A hand that holds a skull up to the moon, and asks. */
function toBe(plate: Plate): void {
  night(plate, 200, 176, 104);
  plate.fill(smooth('0,330! 90,322 200,334 310,322 400,332! 400,440! 0,440!'));
  const arm = sleeve('330,420 276,340 214,276', 74);
  plate.block(arm, SOOT, 3);
  plate.hatch(arm, {
    angle: 50,
    gap: 7,
    weight: 2,
    colour: DUSK,
    tone: towards([290, 330], [210, 300]),
    pointed: true,
  });
  plate.block(straight('196,262 236,258 246,292 206,304'), LINEN, 3);
  deathsHead(plate, { x: 196, y: 166, size: 1.28 });
  // Palm, thumb and fingers, the thumb in front.
  plate.block(smooth('158,240 176,228 220,228 242,236 240,262 216,276 178,272 160,258'), BONE, 3);
  for (const [x, y, turn] of [
    [160, 244, -26],
    [176, 236, -14],
    [194, 232, -4],
  ] as const)
    plate.at({ x, y, turn }, () =>
      plate.block(smooth('-8,10! -9,-16 -6,-34 2,-38 8,-32 9,-12 8,10!'), BONE, 2.6),
    );
  plate.block(smooth('224,250! 240,234 252,206 262,200 268,208 262,236 246,262!'), BONE, 2.8);
  plate.line(smooth('~180,256 202,262 222,258'), 2);
}

/** The lid is lifted from within, by somebody who has slept well. */
function resting(plate: Plate): void {
  wall(plate, SLATE, SOOT, 34);
  dusk(plate, 150, 8);
  plate.fill(box(0, 306, 400, 134), INK);
  for (const x of [62, 338]) candle(plate, x, 306, 96);
  lid(plate, { x: 92, y: 214, turn: -16 }, BRICK);
  plate.fill(straight('96,224 308,170 310,246 94,246'));
  const arm = sleeve('208,244 216,212 222,186', 34);
  plate.block(arm, SOOT, 2.6);
  plate.block(box(208, 180, 28, 12), LINEN, 2.2);
  fist(plate, { x: 224, y: 168, size: 1.05 });
  for (const eye of [140, 164]) plate.fill(ellipse(eye, 232, 5.4, 4), LINEN);
  bier(plate, { x: 202, y: 308, size: 1 }, BRICK);
  plate.block(straight('70,306 334,306 346,330 58,330'), SOOT, 3);
}

/** Somebody has forgotten something, and comes back for it. */
function recovery(plate: Plate): void {
  night(plate, 300, 112, 46, SLATE);
  bareTree(plate, 62, 330, 1.4);
  gravestone(plate, 316, 330, 1.1, 2, SLATE, 6);
  gravestone(plate, 352, 344, 0.9, 0, SLATE, -7);
  hill(plate, 316, 18);
  gravestone(plate, 128, 316, 1.7, 0, DUSK, -4);
  plate.line(straight('~110,226 146,226'), 4);
  plate.line(straight('~112,242 142,242'), 4);
  boneHand(plate, { x: 226, y: 326, size: 1.28 });
  const soil = smooth('158,344! 176,322 196,330 214,314 232,330 252,318 272,332 300,344!');
  plate.block(soil, SOOT, 3);
  plate.dots(
    [
      [176, 300],
      [272, 306],
      [284, 294],
      [188, 288],
    ],
    4,
  );
}

/** Two boxes, and a wreath that has to do for both. */
function doubleFuneral(plate: Plate): void {
  plate.ground(DUSK);
  plate.hatch(box(0, 0, 400, 300), {
    angle: 0,
    gap: 9,
    weight: 3,
    waver: 0.8,
    tone: around(200, 180, 90, 260),
  });
  bareTree(plate, 200, 214, 1.1);
  plate.fill(smooth('0,226! 120,206 280,206 400,226! 400,440! 0,440!'), SLATE);
  plate.hatch(smooth('0,226! 120,206 280,206 400,226! 400,440! 0,440!'), {
    angle: 8,
    gap: 9,
    weight: 3,
    waver: 0.8,
    tone: around(200, 300, 60, 220),
    pointed: true,
  });
  gravestone(plate, 52, 236, 0.9, 1, SLATE, -4);
  gravestone(plate, 350, 236, 0.9, 0, SLATE, 5);
  coffin(plate, { x: 138, y: 214, size: 1.02, turn: 14 }, BRICK);
  coffin(plate, { x: 262, y: 214, size: 1.02, turn: -14 }, SOOT);
  // The wreath.
  plate.line(ellipse(200, 262, 32), 15);
  const leaves = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return spindle(
      [200 + c * 25, 262 + s * 25],
      [200 + Math.cos(angle + 0.35) * 42, 262 + Math.sin(angle + 0.35) * 42],
      5,
    );
  });
  plate.fill(leaves.flat(), INK);
  plate.line(ellipse(200, 262, 32), 1.6, MOONLIGHT);
  plate.block(
    smooth('200,290! 186,282 178,290 188,296! 180,318! 200,298! 220,318! 212,296! 222,290 214,282'),
    PARCHMENT,
    2.4,
  );
}

export const graves: Portraits = {
  'to-be-or-not-to-be': toBe,
  'merely-resting': resting,
  'a-vulgar-recovery': recovery,
  'a-double-funeral': doubleFuneral,
};
