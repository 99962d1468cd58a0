import { night } from '../parts/backdrops.js';
import { chimney, masonry, pane, roof } from '../parts/buildings.js';
import { duck } from '../parts/duck.js';
import { towards } from '../parts/hatching.js';
import { deathsHead } from '../parts/mourning.js';
import { box, ellipse, smooth, straight } from '../parts/outline.js';
import { ABSINTHE, BONE, DUSK, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE, SOOT } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';

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
export function cursedCafe(plate: Plate): void {
  night(plate, 318, 84, 40);
  plate.fill(straight('0,250 44,214 76,244 76,440 0,440'), SLATE);
  plate.fill(straight('330,260 364,228 400,258 400,440 330,440'), SLATE);
  // The house.
  chimney(plate, 112, 60, 26, 44, 2);
  chimney(plate, 250, 66, 22, 40, 1);
  roof(plate, straight('70,156 96,92 298,92 324,156'), 0);
  masonry(plate, box(78, 152, 238, 244), SOOT, SLATE, 12);
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
  plate.at({ x: 350, y: 216, size: 0.6 }, () => duck(plate));
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
