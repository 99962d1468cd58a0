import { boards, casement, drape, dusk, glow, night, pelmet, rain, wall } from '../parts/backdrops.js';
import { bust, cloth, sidelight, topHat } from '../parts/clothes.js';
import { face } from '../parts/faces.js';
import { towards } from '../parts/hatching.js';
import { deathsHead, wheel } from '../parts/mourning.js';
import { box, ellipse, smooth, straight } from '../parts/outline.js';
import { BONE, BRICK, DUSK, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE, SOOT } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from '../portraits/portraits.js';

/** Twelve has struck, and the pendulum has an edge. */
function priorEngagement(plate: Plate): void {
  wall(plate, BRICK, INK, 40);
  dusk(plate, 130, 8);
  plate.fill(box(0, 352, 400, 88));
  const clock = smooth(
    '142,440! 142,120! 130,112! 136,84 168,74 200,52! 232,74 264,84 270,112! 258,120! 258,440!',
  );
  plate.block(clock, SOOT, 4);
  plate.hatch(clock, {
    angle: 86,
    gap: 7,
    weight: 2,
    colour: SLATE,
    waver: 0.6,
    tone: towards([220, 200], [140, 200]),
    pointed: true,
  });
  plate.block(ellipse(200, 136, 48), BONE, 4);
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    plate.line(straight(`~${200 + c * 34},${136 + s * 34} ${200 + c * 42},${136 + s * 42}`), 3);
  }
  plate.line(straight('~200,136 200,100'), 3.4);
  plate.line(straight('~200,136 201,110'), 6);
  plate.fill(ellipse(200, 136, 6));
  plate.block(box(160, 204, 80, 168), INK, 3);
  plate.line(box(160, 204, 80, 168), 1.8, PARCHMENT);
  plate.line(straight('~200,204 214,318'), 4, PARCHMENT);
  plate.block(smooth('168,322! 188,346 216,352 244,328! 236,312! 222,326 194,326 172,310!'), MOONLIGHT, 3);
  // An invitation lies on the floor.
  plate.block(straight('284,372 352,362 360,394 292,406'), LINEN, 2.6);
  plate.line(straight('~284,372 324,388 352,362'), 2);
}

/** The house is dark; one of the cast has not left. */
function struck(plate: Plate): void {
  plate.ground(SLATE);
  glow(plate, 200, 236, 118, PARCHMENT, 36);
  boards(plate, 312, SOOT);
  plate.fill(ellipse(200, 330, 112, 22), PARCHMENT);
  deathsHead(plate, { x: 200, y: 268, size: 1.2 });
  plate.block(smooth('152,226! 160,190! 176,210! 200,180! 224,210! 240,190! 248,226! 200,236'), BRICK, 3);
  for (const [x, y] of [
    [160, 190],
    [200, 180],
    [240, 190],
  ] as const)
    plate.block(ellipse(x, y - 3, 5), BONE, 2);
  plate.line(straight('~286,40 286,196'), 4);
  plate.block(smooth('286,190! 274,206 262,238 268,260 304,260 310,238 298,206'), PARCHMENT, 3);
  plate.line(straight('~272,206 300,206'), 3);
  drape(plate, false, BRICK, 108);
  drape(plate, true, BRICK, 108);
  pelmet(plate, BRICK, 104);
}

/** It came for the other lady. */
function wrongCarriage(plate: Plate): void {
  night(plate, 104, 116, 44);
  rain(plate, 40);
  plate.fill(smooth('0,322! 140,312 280,314 400,322! 400,440! 0,440!'));
  // Horse.
  const horse = smooth(
    '92,318! 96,262 84,236 62,246 50,240! 60,216 84,192 96,172! 104,186! 116,208 150,214 184,216 196,240 192,318! 178,318! 176,262 140,266 114,262 108,318!',
  );
  plate.block(horse, INK, 3);
  plate.line(smooth('~72,224 92,204 110,210 146,220'), 1.8, MOONLIGHT);
  plate.fill(smooth('92,178! 84,150 70,138 88,128 104,144 102,176!'), BRICK);
  plate.fill(smooth('190,220! 206,232 206,270 198,286! 194,250!'));
  plate.line(straight('~150,240 240,262'), 4);
  // The coach, glazed, and what it carries.
  const coach = smooth('222,270! 216,190! 212,178! 360,178! 356,190! 350,270!');
  plate.block(coach, SOOT, 4);
  plate.block(box(238, 194, 98, 54), DUSK, 3);
  plate.block(straight('244,248 252,222 322,222 332,248'), BRICK, 3);
  plate.line(straight('~258,230 318,230'), 1.8, PARCHMENT);
  plate.fill(straight('206,180 216,166 356,166 366,180'));
  for (const x of [224, 286, 348])
    plate.fill(smooth(`${x},168! ${x - 14},146 ${x - 8},128 ${x},118! ${x + 8},128 ${x + 14},146`));
  plate.fill(straight('212,268 362,268 352,282 224,282'));
  // Coachman.
  plate.fill(smooth('196,262! 192,212 204,194 220,196 226,262!'));
  plate.fill(ellipse(207, 184, 11, 12));
  plate.fill(straight('192,178 222,178 220,172 216,172 216,146 198,146 198,172 194,172'));
  plate.line(smooth('~198,226 150,214 104,206'), 1.8, MOONLIGHT);
  wheel(plate, 248, 296, 28);
  wheel(plate, 328, 290, 34);
}

/** They have come for the toast rack, the toast, and the table. */
function bailiffs(plate: Plate): void {
  wall(plate, DUSK, SLATE, 30);
  casement(plate, 160, 70, 80, 110);
  dusk(plate, 160, 8);
  for (const side of [-1, 1] as const) {
    const x = 200 + side * 94;
    cloth(plate, bust(x, 236, 76), sidelight(x, 76, side === 1 ? -1 : 1));
    plate.block(straight(`${x - 14},240 ${x + 14},240 ${x},300`), LINEN, 2.4);
    plate.fill(straight(`${x - 5},250 ${x + 5},250 ${x + 7},286 ${x},296 ${x - 7},286`), BRICK);
    face(plate, {
      x,
      y: 190,
      size: 0.84,
      aside: -side * 0.7,
      brows: 'stern',
      mouth: side === 1 ? 'frown' : 'smirk',
      nose: side === 1 ? 'broad' : 'hooked',
      shade: side === 1 ? 'right' : 'left',
      gaunt: side === -1,
    });
    plate.fill(smooth(`${x - 22},${214}! ${x},${206} ${x + 22},${214}! ${x},${222}`));
    topHat(plate, { x, y: 150, size: 0.78 }, BRICK, 84);
  }
  // The table, and what is left on it.
  plate.block(straight('40,316 360,316 392,352 8,352'), BONE, 3.4);
  plate.block(straight('8,352 392,352 392,440 8,440'), LINEN, 3);
  plate.hatch(straight('8,352 392,352 392,440 8,440'), {
    angle: 84,
    gap: 12,
    weight: 3,
    waver: 0.8,
    tone: () => 0.6,
    colour: DUSK,
  });
  plate.block(smooth('186,330! 190,312 200,306 210,312 214,330! 206,340 194,340'), PARCHMENT, 2.6);
  plate.block(smooth('188,314 190,292 200,282 210,292 212,314 200,320'), LINEN, 2.6);
  plate.line(straight('~190,300 196,304 200,298 206,304 211,300'), 1.8);
  plate.block(ellipse(112, 334, 34, 9), LINEN, 2.4);
  plate.block(ellipse(288, 334, 34, 9), LINEN, 2.4);
}

export const callers: Portraits = {
  'a-prior-engagement': priorEngagement,
  'struck-from-the-programme': struck,
  'the-wrong-carriage': wrongCarriage,
  'the-bailiffs-at-breakfast': bailiffs,
};
