import { bareTree, night } from '../parts/backdrops.js';
import { chimney, gatepost, masonry, pane, roof } from '../parts/buildings.js';
import { around, towards } from '../parts/hatching.js';
import { box, ellipse, type Outline, smooth, spindle, straight } from '../parts/outline.js';
import { BONE, INK, MOONLIGHT, PARCHMENT, PLUM, SLATE, SOOT, VERDIGRIS } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import { circusTent } from './circus-tent.js';
import { cursedCafe } from './cursed-cafe.js';
import { farmOfDoom } from './farm-of-doom.js';
import type { Portraits } from './portraits.js';

function galvanicCastle(plate: Plate): void {
  night(plate, 206, 93, 34);
  for (const bolt of [
    '~206,92 170,66 178,54 130,22 136,12 110,0',
    '~206,92 246,74 240,60 290,40 284,28 312,4',
    '~206,92 262,112 264,98 322,110 318,122 366,128',
    '~206,92 150,118 150,104 96,124 100,136 52,150',
  ]) {
    plate.line(straight(bolt), 8, INK);
    plate.line(straight(bolt), 3.4, BONE);
  }
  plate.at({ x: -25, y: -10, size: 1.12 }, () => {
    // The crag.
    const crag = smooth(
      '0,420! 40,392 76,384 100,346! 130,338 150,318! 262,318! 280,340 304,350! 330,388 364,396 400,426! 400,440! 0,440!',
    );
    plate.block(crag, INK, 3);
    plate.hatch(crag, {
      angle: 70,
      gap: 8,
      weight: 2,
      colour: SLATE,
      waver: 0.8,
      tone: towards([210, 380], [60, 400]),
      pointed: true,
    });
    // A lean-to, a turret, and the tower itself, none quite upright.
    masonry(plate, straight('96,352 94,276 148,276 150,352'));
    roof(plate, straight('84,280 120,238 156,280'));
    masonry(plate, straight('150,326 162,168 246,168 258,326'));
    masonry(plate, straight('256,330 258,226 302,226 306,352'));
    roof(plate, straight('248,230 280,168 312,230'));
    plate.block(straight('150,170 156,150 252,150 258,170'), INK, 3);
    for (let x = 152; x < 256; x += 20) plate.fill(box(x, 138, 11, 16));
    plate.fill(straight('172,152 190,116 220,116 238,152'));
    for (const y of [122, 131, 140])
      plate.line(straight(`~${192 - (y - 116) * 0.5},${y} ${219 + (y - 116) * 0.5},${y}`), 3, PARCHMENT);
    plate.line(straight('~206,118 206,96'), 7);
    plate.block(ellipse(206, 92, 17), BONE, 3);
    plate.hatch(ellipse(206, 92, 17), {
      angle: 40,
      gap: 4.5,
      weight: 2,
      tone: towards([204, 92], [222, 100]),
      pointed: true,
    });
    // Every window is lit.
    for (const [x, y] of [
      [184, 184],
      [224, 184],
      [182, 226],
      [226, 226],
      [180, 270],
      [228, 270],
    ] as const)
      pane(plate, x, y, 18, 27, VERDIGRIS, true);
    pane(plate, 204, 206, 13, 18, BONE, true);
    pane(plate, 204, 250, 13, 18, BONE, true);
    pane(plate, 122, 292, 20, 26, VERDIGRIS, true);
    pane(plate, 280, 246, 16, 24, VERDIGRIS, true);
    pane(plate, 280, 290, 16, 24, BONE, true);
    plate.block(smooth('190,326! 190,306 204,294 218,306 218,326!'), BONE, 2.6);
    plate.line(straight('~204,296 204,326'), 2);
    // Wires that lead to the churchyard, where else.
    for (const wire of ['~252,150 300,190 364,330', '~160,150 110,200 58,362']) plate.line(smooth(wire), 2.2);
    for (const [x, y] of [
      [364, 330],
      [58, 362],
    ] as const) {
      plate.line(straight(`~${x},${y} ${x},440`), 5);
      plate.line(straight(`~${x - 12},${y + 6} ${x + 12},${y + 6}`), 4);
    }
    plate.line(smooth('~204,328 194,346 220,366 196,388 210,408'), 6, SLATE);
  });
}

function nettlecombe(plate: Plate): void {
  night(plate, 92, 96, 40);
  bareTree(plate, 352, 330, 1.35, true);
  bareTree(plate, 40, 336, 1.05);
  const lawn = smooth('0,334! 120,322 280,322 400,334! 400,440! 0,440!');
  plate.fill(lawn, SLATE);
  plate.hatch(lawn, {
    angle: 0,
    gap: 9,
    weight: 3.4,
    waver: 0.8,
    tone: around(200, 400, 70, 210),
    pointed: true,
  });
  // Wings, then the middle that tries to hold them together.
  masonry(plate, box(72, 216, 92, 112), SOOT, SLATE, 11);
  masonry(plate, box(236, 216, 92, 112), SOOT, SLATE, 11);
  roof(plate, straight('64,218 84,184 164,184 164,218'), 90);
  roof(plate, straight('236,218 236,184 316,184 336,218'), 90);
  chimney(plate, 92, 158, 22, 30);
  chimney(plate, 286, 158, 22, 30);
  masonry(plate, box(148, 176, 104, 152), SOOT, SLATE, 11);
  plate.block(straight('138,178 200,130 262,178'), INK, 3);
  plate.line(straight('~152,172 200,137 248,172'), 1.8, MOONLIGHT);
  // The family's hat, in stone.
  plate.fill(straight('190,166 188,148 212,148 210,166 222,166 222,171 178,171 178,166'), PLUM);
  chimney(plate, 170, 116, 18, 34, 1);
  chimney(plate, 214, 112, 18, 38, 1);
  // Forty windows; one of them is not spoken of.
  const windows: [number, number][] = [];
  for (const y of [226, 252, 278, 302]) for (const x of [84, 106, 128, 272, 294, 316]) windows.push([x, y]);
  for (const y of [188, 216, 244]) for (const x of [164, 182, 200, 218, 236]) windows.push([x, y]);
  windows.push([164, 272]);
  const glass = (shown: readonly [number, number][]) => shown.flatMap(([x, y]) => box(x - 5.5, y, 11, 17));
  plate.block(glass(windows.filter((_, index) => index !== 9)), SLATE, 1.8);
  plate.block(glass(windows.slice(9, 10)), BONE, 1.8);
  plate.line(
    windows.flatMap(([x, y]) => straight(`~${x},${y} ${x},${y + 17}`)),
    1.3,
  );
  plate.fill(smooth('289,269! 290,260 294,257 298,260 299,269!'));
  // Steps, columns, door.
  plate.block(straight('174,282 226,282 226,328 174,328'), BONE, 2.4);
  plate.fill(smooth('188,328! 188,302 200,292 212,302 212,328!'));
  for (const x of [178, 222]) plate.line(straight(`~${x},284 ${x},328`), 4);
  plate.fill(straight('168,284 200,268 232,284'));
  for (const [y, half] of [
    [330, 32],
    [337, 40],
    [344, 48],
  ] as const)
    plate.line(straight(`~${200 - half},${y} ${200 + half},${y}`), 3, SLATE);
  plate.fill(straight('160,348 240,348 270,440 130,440'), MOONLIGHT);
  // Gates, and the nettles.
  gatepost(plate, 118, 440, 84);
  gatepost(plate, 282, 440, 84);
  for (let x = 134; x <= 188; x += 13) {
    const top = 376 - (188 - x) * 0.2;
    for (const bar of [x, 400 - x]) {
      plate.line(straight(`~${bar},436 ${bar},${top}`), 3);
      plate.line(straight(`~${bar},${top} ${bar},${top - 8}`), 5);
    }
  }
  plate.line(straight('~128,404 192,404'), 3);
  plate.line(straight('~208,404 272,404'), 3);
  const nettle = (x: number, y: number, height: number): Outline => {
    const leaves = Array.from({ length: 3 }, (_, step) => y - height * (0.35 + step * 0.25));
    return [
      ...spindle([x, y], [x, y - height], 3),
      ...leaves.flatMap((top, step) => [
        ...spindle([x, top], [x + 17 - step * 3, top - 7], 6),
        ...spindle([x, top], [x - 17 + step * 3, top - 7], 6),
      ]),
    ];
  };
  for (const [x, y, height] of [
    [92, 402, 60],
    [72, 386, 44],
    [308, 402, 60],
    [328, 386, 44],
  ] as const) {
    plate.block(nettle(x, y, height), PLUM, 1.8);
  }
}

export const residences: Portraits = {
  'the-galvanic-castle': galvanicCastle,
  'nettlecombe-mansion': nettlecombe,
  'the-farm-of-doom': farmOfDoom,
  'the-leaking-circus-tent': circusTent,
  'the-cursed-cafe': cursedCafe,
};
