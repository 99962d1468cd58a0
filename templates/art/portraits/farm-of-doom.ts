import { bareTree, gravestone, night } from '../parts/backdrops.js';
import { masonry, pane, roof } from '../parts/buildings.js';
import { towards } from '../parts/hatching.js';
import { deathsHead } from '../parts/mourning.js';
import { box, ellipse, smooth, spindle, straight } from '../parts/outline.js';
import { BONE, BRICK, DUSK, INK, PARCHMENT, SLATE, SOOT, TEAL } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';

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
export function farmOfDoom(plate: Plate): void {
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
