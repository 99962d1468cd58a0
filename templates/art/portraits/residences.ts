import { bareTree, gravestone, hill, night, rain } from '../parts/backdrops.js';
import { chimney, gatepost, masonry, pane, roof } from '../parts/buildings.js';
import { around, towards } from '../parts/hatching.js';
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
  PLUM,
  SLATE,
  SOOT,
  TEAL,
  VERDIGRIS,
} from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from './portraits.js';

function galvanicTower(plate: Plate): void {
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

function sunkenLodge(plate: Plate): void {
  night(plate, 290, 104, 46);
  plate.fill(smooth('0,292! 60,276 110,284 180,270 250,282 330,268 400,280! 400,330! 0,330!'), SLATE);
  bareTree(plate, 56, 318, 1.2);
  for (const [x, y, size, kind, turn] of [
    [330, 318, 0.6, 2, 8],
    [364, 322, 0.5, 0, -8],
    [298, 314, 0.42, 1, 4],
  ] as const)
    gravestone(plate, x, y, size, kind, DUSK, turn);
  // The lodge goes down by the bow.
  plate.at({ x: 186, y: 330, turn: -13 }, () => {
    masonry(plate, box(-84, -104, 168, 150), SOOT, DUSK);
    roof(plate, straight('-104,-100 -60,-176 60,-176 104,-100'), 50);
    chimney(plate, 26, -214, 26, 44);
    plate.block(straight('-58,-104 -26,-160 6,-104'), INK, 3);
    plate.line(straight('~-50,-108 -26,-149 -2,-108'), 1.8, MOONLIGHT);
    plate.block(ellipse(-26, -122, 10), BONE, 2.4);
    plate.line(straight('~-26,-132 -26,-112'), 1.8);
    plate.line(straight('~-36,-122 -16,-122'), 1.8);
    pane(plate, -52, -78, 30, 38, BONE);
    pane(plate, 54, -78, 30, 38, TEAL);
    plate.line(straight('~36,-84 72,-36'), 6, PARCHMENT);
    plate.block(smooth('-18,46! -18,-46 0,-64 18,-46 18,46!'), TEAL, 3);
    plate.hatch(smooth('-18,46! -18,-46 0,-64 18,-46 18,46!'), { angle: 77, gap: 6, weight: 2 });
    plate.fill(ellipse(11, -14, 2.6), BONE);
    plate.fill(box(-88, -34, 176, 4));
  });
  // Smoke, of all things.
  plate.line(smooth('~176,112 168,92 184,76 172,54 186,38'), 7, MOONLIGHT);
  // Water.
  plate.fill(smooth('0,346! 90,340 200,344 310,338 400,344! 400,440! 0,440!'), TEAL);
  plate.fill(
    [0, 1, 2, 3, 4, 5, 6].flatMap((step) =>
      spindle(
        [276 - step * 6 + (step % 2) * 10, 352 + step * 12],
        [318 + step * 6 - (step % 3) * 8, 352 + step * 12],
        5,
      ),
    ),
    BONE,
  );
  plate.hatch(smooth('0,346! 90,340 200,344 310,338 400,344! 400,440! 0,440!'), {
    angle: 0,
    gap: 7,
    weight: 3.4,
    waver: 0.7,
    pointed: true,
    tone: (x, y) => 0.5 + 0.6 * Math.sin(x / 23 + y * 1.7),
  });
  plate.line(smooth('~84,354 130,342 190,348 250,336 290,344'), 3, MOONLIGHT);
  // Neighbours, and a boat for the post.
  gravestone(plate, 66, 372, 0.9, 0, SLATE, -14);
  gravestone(plate, 120, 400, 0.75, 2, SLATE, 11);
  plate.fill(spindle([36, 372], [98, 372], 6), TEAL);
  plate.fill(spindle([92, 401], [150, 401], 6), TEAL);
  plate.at({ x: -46, y: -2 }, () => {
    plate.block(smooth('232,384! 270,392 316,392 352,380! 340,406 300,414 252,408'), INK, 3);
    plate.line(smooth('~240,390 280,398 340,390'), 1.6, MOONLIGHT);
    plate.line(straight('~318,396 366,356'), 4);
    plate.line(straight('~276,396 276,362'), 3);
    plate.fill(straight('278,362 304,368 278,376'), BONE);
  });
}

function leakingCaravan(plate: Plate): void {
  plate.ground(DUSK);
  plate.hatch(box(0, 0, 400, 440), {
    angle: 106,
    gap: 8.5,
    weight: 4,
    tone: around(200, 230, 150, 250, 1.1),
    pointed: true,
  });
  rain(plate, 90, BONE);
  // The big top, far off and dry.
  plate.block(straight('290,300 300,228 342,186 384,228 394,300'), SOOT, 3);
  plate.fill(straight('316,300 322,226 342,186 346,300'), BRICK);
  plate.fill(straight('370,300 364,226 350,196 380,226 392,300'), BRICK);
  plate.line(straight('~342,186 342,160'), 3);
  plate.fill(straight('342,160 364,167 342,174'), BRICK);
  hill(plate, 372, 12);
  plate.at({ x: 24, y: 36, size: 0.88 }, () => {
    // Under-carriage.
    plate.fill(box(74, 318, 246, 14));
    const wheel = (x: number, y: number, radius: number): void => {
      plate.line(ellipse(x, y, radius), 9);
      plate.line(ellipse(x, y, radius), 3.4, BRICK);
      for (let spoke = 0; spoke < 8; spoke++) {
        const [cos, sin] = [Math.cos((spoke * Math.PI) / 4 + 0.2), Math.sin((spoke * Math.PI) / 4 + 0.2)];
        plate.line(straight(`~${x + cos * 6},${y + sin * 6} ${x + cos * radius},${y + sin * radius}`), 4.4);
      }
      plate.block(ellipse(x, y, 9), PARCHMENT, 2.6);
    };
    wheel(124, 346, 40);
    wheel(272, 354, 32);
    plate.line(straight('~318,326 372,380'), 7);
    // The wagon.
    const body = straight('70,176 330,176 320,318 80,318');
    plate.block(body, BRICK, 3.4);
    plate.hatch(body, { angle: 90, gap: 10, weight: 2, tone: () => 0.8 });
    plate.hatch(body, {
      angle: 60,
      gap: 6,
      weight: 2.6,
      tone: towards([230, 240], [340, 250]),
      pointed: true,
    });
    plate.block(straight('70,176 330,176 329,190 71,190'), PARCHMENT, 2.5);
    plate.block(straight('79,300 321,300 320,318 80,318'), PARCHMENT, 2.5);
    for (let x = 96; x < 320; x += 26)
      plate.fill(smooth(`${x},303 ${x + 7},309 ${x},315 ${x - 7},309`), BRICK);
    const cover = smooth('52,178! 70,132 130,104 200,98 270,104 330,132 348,178! 200,168');
    plate.block(cover, INK, 3);
    plate.hatch(cover, {
      angle: 90,
      gap: 9,
      weight: 1.7,
      bow: 0,
      colour: MOONLIGHT,
      tone: towards([240, 130], [80, 130]),
      pointed: true,
    });
    // Patches on the roof.
    for (const [x, y, turn] of [
      [150, 124, -12],
      [226, 118, 6],
      [284, 142, 20],
    ] as const) {
      plate.at({ x, y, turn }, () => {
        plate.block(box(-17, -13, 34, 26), PARCHMENT, 2.2);
        plate.line(straight('~-12,-16 -12,-9'), 1.8);
        plate.line(straight('~12,-16 12,-9'), 1.8);
        plate.line(straight('~-20,4 -13,4'), 1.8);
        plate.line(straight('~13,4 20,4'), 1.8);
      });
    }
    plate.fill(box(104, 70, 15, 48));
    plate.fill(straight('98,72 111,56 125,72'));
    plate.line(smooth('~112,50 104,36 118,24 110,10'), 5, MOONLIGHT);
    // Window, with a curtain and a lamp; door, with a lion.
    pane(plate, 130, 212, 52, 52, BONE);
    plate.fill(smooth('106,214! 128,214! 122,236 108,250!'), SLATE);
    plate.fill(smooth('154,214! 132,214! 138,236 152,250!'), SLATE);
    plate.block(box(204, 206, 62, 112), INK, 3);
    plate.block(straight('266,206 300,214 300,322 266,318'), PARCHMENT, 3);
    plate.hatch(straight('266,206 300,214 300,322 266,318'), { angle: 86, gap: 7, weight: 1.8 });
    plate.at({ x: 236, y: 258 }, () => {
      const mane = Array.from({ length: 26 }, (_, index) => {
        const angle = (index / 26) * Math.PI * 2;
        const r = index % 2 ? 31 : 25;
        return `${Math.cos(angle) * r},${Math.sin(angle) * r * 1.05}!`;
      });
      plate.block(smooth(mane.join(' ')), PARCHMENT, 2.4);
      plate.block(smooth('-16,-10 0,-18 16,-10 15,8 8,20 -8,20 -15,8'), BONE, 2.2);
      for (const side of [-1, 1]) plate.line(arc(side * 7, -3, 4.4, 3.4, 20, 160), 2.2);
      plate.fill(smooth('-5,6! 5,6! 0,12!'));
      plate.line(smooth('~-7,17 0,13 7,17'), 1.8);
      plate.block(smooth('-22,52 -18,40 -4,42 -2,54! -22,56!'), BONE, 2.2);
      plate.block(smooth('22,52 18,40 4,42 2,54! 22,56!'), BONE, 2.2);
    });
    // Steps.
    for (const step of [0, 1, 2])
      plate.block(box(204 - step * 5, 332 + step * 18, 66 + step * 10, 9), PARCHMENT, 2.4);
    // Drips and pails.
    for (const [x, y] of [
      [60, 196],
      [60, 232],
      [58, 262],
      [342, 196],
      [344, 226],
      [176, 232],
      [176, 262],
    ] as const)
      plate.fill(smooth(`${x},${y - 9}! ${x + 4.5},${y + 2} ${x},${y + 7} ${x - 4.5},${y + 2}`), BONE);
    for (const [x, y] of [
      [58, 392],
      [344, 400],
    ] as const) {
      plate.block(
        straight(`${x - 21},${y - 34} ${x + 21},${y - 34} ${x + 15},${y} ${x - 15},${y}`),
        SLATE,
        3,
      );
      plate.fill(ellipse(x, y - 34, 20, 5), MOONLIGHT);
      plate.line(arc(x, y - 34, 21, 26, 190, 350), 2.4);
    }
  });
}

function unpaidAttic(plate: Plate): void {
  night(plate, 284, 116, 52);
  // Roofs without end.
  plate.fill(straight('0,300 40,262 74,296 74,272 92,272 92,300 140,268 400,300 400,440 0,440'), SLATE);
  plate.fill(box(20, 250, 14, 30), SLATE);
  plate.fill(straight('300,300 340,264 400,312 400,440 300,440'), SOOT);
  // The mansard.
  const slates = straight('44,440 84,246 258,246 300,440');
  roof(plate, slates, 0);
  plate.block(straight('76,250 80,236 262,236 268,250'), SOOT, 3);
  plate.line(straight('~80,241 262,241'), 1.6, MOONLIGHT);
  plate.block(straight('34,440 42,420 302,420 312,440'), SOOT, 3);
  chimney(plate, 214, 166, 34, 74, 3);
  chimney(plate, 92, 186, 24, 54, 2);
  plate.line(smooth('~104,160 96,142 110,126 102,104'), 6, MOONLIGHT);
  // The dormer with the superb light.
  masonry(plate, box(112, 274, 120, 136), INK, SLATE);
  plate.block(straight('98,278 172,214 246,278'), INK, 3);
  plate.line(straight('~112,272 172,221 232,272'), 2, MOONLIGHT);
  plate.block(box(124, 286, 96, 116), BONE, 3.4);
  plate.fill(box(124, 286, 96, 18), ABSINTHE);
  plate.hatch(box(124, 286, 96, 116), {
    angle: -40,
    gap: 7,
    weight: 1.4,
    colour: ABSINTHE,
    tone: towards([200, 300], [124, 400]),
  });
  // An easel and a sitter: a bottle.
  plate.line(straight('~156,312 140,400'), 3.4);
  plate.line(straight('~160,312 178,400'), 3.4);
  plate.fill(straight('138,324 178,320 180,362 140,366'));
  plate.fill(smooth('196,400! 196,378 200,370! 200,356! 207,356! 207,370! 211,378 211,400!'));
  plate.line(straight('~172,286 172,402'), 3.4);
  plate.line(straight('~124,338 220,338'), 3.4);
  // Washing, and the black duck in the wind.
  plate.line(straight('~172,214 172,154'), 4);
  plate.line(straight('~152,190 192,190'), 3);
  plate.at({ x: 170, y: 142, size: 0.72 }, () => {
    plate.fill(
      smooth('-34,8! -24,2 -8,4 2,-8 0,-24 12,-34 26,-28 28,-14 22,-4 32,8 28,24 8,32 -14,30 -30,22'),
    );
    plate.fill(smooth('26,-24! 44,-20 46,-14! 28,-14!'));
  });
  // The landlord, on a ladder, comes for the light.
  plate.at({ x: -16, y: 0 }, () => {
    plate.line(straight('~296,440 312,190'), 5);
    plate.line(straight('~326,440 338,190'), 5);
    for (let rung = 0; rung < 12; rung++)
      plate.line(
        straight(`~${298 + rung * 1.3},${424 - rung * 20} ${327 + rung * 1},${424 - rung * 20}`),
        3.6,
      );
    plate.at({ x: 322, y: 262 }, () => {
      plate.fill(
        smooth('-16,-52! -28,-30 -26,6 -18,40! -4,70! 6,70! 6,40! 12,70! 22,70! 18,20 22,-24 12,-52!'),
      );
      plate.fill(ellipse(-4, -64, 14, 16));
      plate.fill(straight('-22,-72 18,-76 18,-70 -22,-66'));
      plate.fill(straight('-15,-70 -17,-106 12,-109 13,-74'));
      plate.line(smooth('~-14,-44 -40,-70 -54,-104'), 10);
      plate.line(smooth('~12,-44 34,-70 32,-116'), 10);
      plate.line(smooth('~-24,-26 -22,4 -16,34'), 1.6, MOONLIGHT);
    });
  });
  // A bill on the wall.
  plate.block(straight('238,352 262,350 264,382 240,384'), LINEN, 2);
  for (const y of [359, 366, 373]) plate.line(straight(`~244,${y} 258,${y - 1}`), 1.6);
}

export const residences: Portraits = {
  'the-galvanic-tower': galvanicTower,
  'nettlecombe-manor': nettlecombe,
  'the-sunken-lodge': sunkenLodge,
  'the-leaking-caravan': leakingCaravan,
  'the-unpaid-attic': unpaidAttic,
};
