import { drape, dusk, glow, moon, pelmet, wall } from '../parts/backdrops.js';
import { bust, cloth, fist, sidelight, sleeve } from '../parts/clothes.js';
import { duck } from '../parts/duck.js';
import { face } from '../parts/faces.js';
import { around, towards } from '../parts/hatching.js';
import { arc, box, ellipse, smooth, spindle, straight } from '../parts/outline.js';
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
} from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from './portraits.js';

const ACCENT = ABSINTHE;

/** The black duck, as a painter who cannot see it would have it. */
function paintedDuck(plate: Plate, x: number, y: number, size: number): void {
  plate.at({ x, y, size }, () => {
    duck(plate, ACCENT);
    plate.fill(ellipse(17, -22, 2.4), BONE);
    plate.line(smooth('~-12,14 4,20 18,12'), 2, BONE);
  });
}

function rosseau(plate: Plate): void {
  wall(plate, DUSK, SLATE, 400);
  // North light, from a skylight.
  plate.fill(straight('40,0 190,0 150,120 0,150 0,30'), MOONLIGHT);
  for (const [a, b] of [
    ['100,0', '60,138'],
    ['150,0', '108,128'],
    ['0,86', '172,54'],
  ] as const)
    plate.line(straight(`~${a} ${b}`), 4);
  plate.hatch(box(0, 0, 400, 440), {
    angle: -38,
    gap: 8,
    weight: 3,
    tone: around(180, 190, 140, 260, 1.1),
    pointed: true,
  });
  plate.stepBack(0.92);
  // The canvas, and where he believes it to be.
  plate.line(straight('~300,60 262,440'), 7);
  plate.line(straight('~330,60 378,440'), 7);
  plate.block(straight('262,104 390,88 396,300 268,306'), BONE, 4);
  plate.hatch(straight('360,92 390,88 396,300 366,302'), { angle: 80, gap: 6, weight: 1.6, pointed: true });
  paintedDuck(plate, 328, 190, 1.35);
  plate.line(smooth('~292,262 310,256 330,264 352,256 374,262'), 5, ACCENT);
  cloth(plate, bust(168, 268, 116), sidelight(168, 116, -1), 72);
  plate.block(
    smooth(
      '168,276! 150,262 126,266 132,284 124,300 150,294 168,284! 186,294 212,300 204,284 210,266 186,262',
    ),
    ACCENT,
    2.6,
  );
  plate.block(smooth('160,290! 148,330 154,346! 170,320 168,292!'), ACCENT, 2.6);
  plate.fill(ellipse(168, 280, 8, 8));
  plate.block(smooth('122,214! 114,178 124,150 168,140 212,150 222,178 214,214!'), INK, 3);
  face(plate, {
    x: 168,
    y: 200,
    size: 1.04,
    cheeks: 41,
    jaw: 29,
    chin: 64,
    eyes: 'none',
    brows: 'arched',
    nose: 'long',
    mouth: 'none',
    aside: 0.4,
  });
  // The blindfold.
  const fold = smooth('124,190! 168,182 212,190! 214,214! 168,208 122,214!');
  plate.block(fold, LINEN, 3);
  plate.fill([0, 1, 2].flatMap((step) => spindle([140 + step * 16, 190 + step], [152 + step * 18, 205], 2)));
  plate.block(smooth('124,196! 96,204 76,230! 92,226 98,240! 110,222 124,212!'), LINEN, 2.6);
  plate.fill(
    smooth(
      '174,238! 160,233 144,240 132,232! 138,248 158,250 174,244! 190,250 210,248 216,232! 204,240 188,233',
    ),
  );
  plate.line(smooth('~164,254 174,257 184,254'), 2.6);
  plate.fill(smooth('164,264! 174,260 184,264! 182,284 174,296!'));
  // Beret.
  plate.block(
    smooth('112,172! 94,150 102,122 144,106 196,104 232,120 238,142 226,164! 200,154 168,150 136,158'),
    INK,
    3,
  );
  plate.line(straight('~164,106 168,94'), 6);
  plate.hatch(smooth('112,168! 96,150 104,124 146,108 170,108! 140,130'), {
    angle: 30,
    gap: 6,
    weight: 2,
    colour: MOONLIGHT,
    pointed: true,
  });
  // Palette.
  plate.at({ x: 108, y: 374, turn: -16 }, () => {
    plate.block(smooth('-66,6 -50,-30 0,-44 50,-34 66,0 46,30 24,22 6,34 -34,38'), PARCHMENT, 3);
    plate.hatch(smooth('6,-42! 50,-34 66,0 46,30 24,22 8,33!'), {
      angle: 60,
      gap: 6,
      weight: 1.8,
      pointed: true,
    });
    plate.block(ellipse(-26, 14, 11, 9), INK, 2);
    for (const [x, y, colour] of [
      [-40, -10, INK],
      [-16, -24, ACCENT],
      [12, -28, LINEN],
      [38, -18, SLATE],
      [44, 6, INK],
    ] as const)
      plate.block(ellipse(x, y, 9.5, 8), colour, 2);
  });
  fist(plate, { x: 82, y: 386, size: 0.9, turn: -20, flip: true });
  // A brush that misses.
  cloth(plate, sleeve('246,440 284,392 262,338', 54), towards([260, 400], [290, 390]), 30);
  plate.line(straight('~270,348 232,246'), 7);
  plate.line(straight('~268,346 238,262'), 2.6, PARCHMENT);
  plate.fill(smooth('238,262! 228,246 228,228! 240,240 246,258!'));
  plate.fill([...ellipse(222, 222, 4), ...ellipse(214, 232, 2.6)]);
  fist(plate, { x: 262, y: 326, size: 1.05, turn: -18 });
}

function delacroix(plate: Plate): void {
  wall(plate, SLATE, SOOT, 38);
  glow(plate, 140, 176, 112, MOONLIGHT, 40);
  dusk(plate, 150, 8.5);
  plate.stepBack(0.92);
  // The coat-stand. It has been waiting.
  plate.at({ x: -16, y: 26 }, () => {
    plate.line(straight('~316,420 316,80'), 8);
    plate.line(smooth('~288,420 316,396 346,420'), 7);
    plate.line(smooth('~292,92 300,106 316,100 334,106 342,90'), 6);
    plate.block(ellipse(316, 76, 9), INK, 2);
    cloth(
      plate,
      smooth(
        '316,106! 280,112 262,140 250,190! 228,196 206,218! 214,226 222,222! 220,234 228,236! 234,226 244,230! 252,222 266,216! 272,260 262,340 254,392! 276,384 296,396! 318,386 342,398! 360,386 378,392! 370,330 366,250 370,190 352,120',
      ),
      towards([300, 260], [400, 270]),
      84,
    );
    plate.block(smooth('316,108! 292,116 282,150 298,196! 316,170 334,196! 350,150 340,116'), ACCENT, 2.6);
    plate.hatch(smooth('316,108! 292,116 282,150 298,196! 316,170 334,196! 350,150 340,116'), {
      angle: 80,
      gap: 6,
      weight: 2.4,
      pointed: true,
    });
    for (const y of [214, 250, 286]) plate.block(ellipse(318, y, 5), PARCHMENT, 2);
    // A hat above it makes it worse.
    plate.block(smooth('272,74! 294,68 294,42 316,34 338,42 340,68 362,74! 340,84 294,84'), INK, 3);
    plate.line(smooth('~296,64 316,69 338,64'), 5, ACCENT);
    plate.fill([...ellipse(304, 96, 4.4), ...ellipse(328, 96, 4.4)], BONE);
  });
  // She, with what is left of the screen.
  plate.block(
    smooth(
      '98,216 84,176 92,132 124,108 164,110 190,136 192,172 182,214 196,250 184,290 160,276 112,280 92,262',
    ),
    INK,
    3,
  );
  const shoulders = smooth(
    '118,244! 112,266 84,276 58,300 50,350 50,400! 226,400! 226,340 214,296 186,276 162,264 158,244!',
  );
  plate.block(shoulders, BONE, 3);
  plate.hatch(shoulders, {
    angle: 26,
    gap: 5.5,
    weight: 2.2,
    tone: towards([160, 300], [66, 320]),
    pointed: true,
  });
  face(plate, {
    x: 140,
    y: 188,
    size: 0.98,
    cheeks: 41,
    jaw: 28,
    chin: 60,
    eyes: 'wide',
    brows: 'sorry',
    nose: 'small',
    mouth: 'singing',
    aside: 0.8,
    ears: false,
    shade: 'left',
  });
  plate.fill(
    smooth(
      '98,186! 96,150 116,128 140,122 168,126 184,150 182,186! 176,160 160,142! 140,136 120,144! 106,160',
    ),
  );
  for (const lock of ['~110,150 122,134 138,128', '~174,158 166,142 154,132'])
    plate.line(smooth(lock), 1.6, MOONLIGHT);
  plate.line(smooth('~124,262 140,268 158,262'), 2, PARCHMENT);
  // Folding screen.
  for (const [x, y, width] of [
    [0, 330, 84],
    [84, 318, 82],
    [166, 330, 82],
  ] as const) {
    plate.block(
      straight(`${x},${y} ${x + width},${x === 84 ? y : y + (x ? 8 : -8)} ${x + width},440 ${x},440`),
      PARCHMENT,
      3.4,
    );
    plate.line(straight(`~${x + 10},${y + 16} ${x + width - 10},${y + 16} ${x + width - 10},440`), 1.6);
    plate.line(straight(`~${x + 10},${y + 16} ${x + 10},440`), 1.6);
  }
  plate.line(smooth('~30,440 36,400 26,372 34,356'), 2.4);
  plate.fill(
    [
      [34, 372],
      [26, 392],
      [40, 404],
      [28, 416],
    ].flatMap(([x = 0, y = 0]) => spindle([x, y], [x + 14, y - 8], 7)),
  );
  paintedDuck(plate, 122, 388, 0.9);
  plate.line(smooth('~200,440 210,400 204,372 212,360'), 2.4);
  plate.fill(
    [
      [210, 376],
      [204, 396],
      [210, 412],
    ].flatMap(([x = 0, y = 0]) => spindle([x, y], [x + 16, y - 8], 7)),
  );
  for (const x of [66, 176]) {
    plate.block(
      smooth(
        `${x - 15},326! ${x - 17},304 ${x - 8},296 ${x},300 ${x + 9},295 ${x + 17},306 ${x + 15},330! ${x},334`,
      ),
      BONE,
      2.5,
    );
    for (const finger of [-7, 1, 9]) plate.line(straight(`~${x + finger},308 ${x + finger},330`), 1.7);
  }
}

function belladonna(plate: Plate): void {
  plate.ground(SOOT);
  glow(plate, 208, 180, 128, DUSK, 36);
  drape(plate, true, ACCENT, 98);
  plate.stepBack(0.95);
  // The couch.
  plate.block(smooth('-20,300! 40,250 96,240 116,276 100,330 120,440! -20,440!'), ACCENT, 3);
  plate.hatch(smooth('0,300! 40,250 96,240 116,276 100,330 120,440! 0,440!'), {
    angle: 60,
    gap: 8,
    weight: 2.4,
    pointed: true,
  });
  plate.line(smooth('~96,240 78,256 88,276 104,268'), 4);
  // Gown and feathers.
  cloth(
    plate,
    smooth('150,288! 124,330 112,440! 350,440! 336,350 288,300 250,284!'),
    towards([230, 360], [350, 370]),
    104,
  );
  const skin = smooth('180,250! 176,276 146,292 128,318! 176,356 228,350 290,314! 262,290 230,276 222,250!');
  plate.block(skin, BONE, 3);
  plate.hatch(skin, { angle: 30, gap: 5, weight: 2, tone: towards([216, 300], [286, 312]), pointed: true });
  const boa = smooth(
    '112,306 124,296 128,316! 142,312 144,330! 158,328 164,344! 180,340 188,354! 204,346 214,358! 228,346 240,352! 250,336 262,342! 272,322 284,324! 288,306 300,306! 318,318 318,338! 300,340 298,356! 276,354 270,374! 250,366 238,386! 222,374 206,388! 192,374 176,382! 166,364 148,368! 142,350 124,350! 122,332 106,330!',
  );
  plate.block(boa, LINEN, 2.6);
  plate.hatch(boa, {
    angle: 74,
    gap: 6,
    weight: 2.2,
    waver: 0.9,
    tone: (x, y) => 0.35 + 0.5 * Math.sin(x / 6 + y / 5),
    pointed: true,
  });
  // Hair, piled up and falling.
  plate.at({ x: 204, y: 188, turn: 10 }, () => {
    plate.block(
      smooth(
        '-50,22! -60,-16 -52,-56 -34,-86 0,-98 36,-90 58,-58 60,-16 54,20 62,52 52,92! 44,62 36,40! -36,40! -46,64 -40,86! -54,58',
      ),
      INK,
      3,
    );
    for (const lock of [
      '~-40,-44 -22,-74 6,-80',
      '~-30,-40 -12,-60 16,-62',
      '~50,-30 52,0 48,24',
      '~30,-78 46,-60 50,-44',
    ])
      plate.line(smooth(lock), 1.7, MOONLIGHT);
  });
  face(plate, {
    x: 204,
    y: 188,
    turn: 10,
    cheeks: 40,
    jaw: 26,
    chin: 62,
    eyes: 'lidded',
    brows: 'sorry',
    nose: 'small',
    mouth: 'none',
    gaunt: true,
    ears: false,
    aside: 0.2,
  });
  plate.at({ x: 204, y: 188, turn: 10 }, () => {
    plate.fill(
      smooth('-42,2! -46,-38 -24,-64 0,-68 26,-64 46,-38 42,2! 38,-20 26,-38! 0,-48 -26,-36! -36,-20'),
    );
    plate.fill(ellipse(-16, 30, 2.2));
    // Nightshade, with berries.
    for (const [x, y, turn] of [
      [-44, -56, -30],
      [-30, -80, 10],
      [-58, -34, -70],
    ] as const) {
      plate.at({ x, y, turn }, () => {
        plate.block(smooth('0,6! -16,-8 -12,-24! -4,-14 0,-26! 4,-14 12,-24! 16,-8'), ACCENT, 2.2);
        plate.line(straight('~0,2 0,-12'), 1.6);
      });
    }
    for (const [x, y] of [
      [-58, -62],
      [-46, -76],
      [-66, -48],
    ] as const) {
      plate.block(ellipse(x, y, 7), INK, 1.5);
      plate.line(arc(x, y, 4, 4, 190, 270), 1.6, BONE);
    }
  });
  plate.line(smooth('~180,262 200,272 222,264'), 6);
  plate.block(ellipse(201, 274, 6, 8), ACCENT, 2);
  // The handkerchief.
  cloth(plate, sleeve('300,440 322,370 262,300', 44), towards([290, 380], [330, 370]), 40, INK);
  plate.block(
    smooth(
      '184,226! 200,218 220,222 240,232! 252,248 248,268! 240,262 234,284! 224,270 214,282! 206,266 192,262! 186,246',
    ),
    LINEN,
    2.6,
  );
  for (const fold of ['~198,226 206,246 206,262', '~216,226 222,250 224,268', '~234,234 236,252 236,268'])
    plate.line(smooth(fold), 1.5);
  plate.fill([...ellipse(208, 238, 4.6, 4), ...ellipse(216, 246, 2.4)], BRICK);
  plate.block(smooth('232,262 240,242 256,238 268,250 274,278 266,302 248,304 236,288'), BONE, 2.6);
  for (const finger of ['~238,254 250,260 254,270', '~236,268 248,272 252,280', '~238,282 246,284 252,290'])
    plate.line(smooth(finger), 1.7);
}

function simon(plate: Plate): void {
  plate.ground(SOOT);
  glow(plate, 200, 190, 138, MOONLIGHT, 24);
  drape(plate, false, ACCENT, 88);
  drape(plate, true, ACCENT, 88);
  pelmet(plate, ACCENT, 66);
  plate.stepBack(0.92);
  // One half doublet, one half gown.
  const left = smooth('200,256! 176,258! 130,270 98,302 92,350 86,440! 200,440!');
  const right = smooth('200,256! 224,258! 262,276 282,306 284,350 320,440! 200,440!');
  cloth(plate, left, towards([170, 330], [90, 330]), 70);
  plate.block(right, BONE, 3);
  plate.hatch(right, {
    angle: 100,
    gap: 6.5,
    weight: 2.2,
    tone: towards([230, 340], [320, 350]),
    pointed: true,
  });
  for (const y of [300, 330, 360, 390]) plate.block(ellipse(190, y, 4), PARCHMENT, 1.8);
  for (const [y, x] of [
    [306, 214],
    [330, 218],
    [354, 222],
  ] as const) {
    plate.line(straight(`~204,${y} ${x + 16},${y + 14}`), 2);
    plate.line(straight(`~204,${y + 14} ${x + 16},${y}`), 2);
  }
  for (const [x, y, turn] of [
    [118, 306, 30],
    [128, 290, 20],
    [112, 326, 44],
  ] as const)
    plate.at({ x, y, turn }, () => plate.fill(smooth('0,-14 7,0 0,14 -7,0'), ACCENT));
  plate.block(smooth('200,262! 180,250 156,258 146,274! 162,274 168,288! 182,278 200,288!'), BONE, 2.5);
  plate.block(smooth('200,288! 218,300 246,290 260,276! 240,266 224,250 200,258!'), BONE, 2.5);
  plate.block(straight('184,232 216,232 218,264 200,272 182,264'), BONE, 2.5);
  // Short hair and long.
  plate.block(
    smooth(
      '200,102! 232,104 254,126 256,170 266,214 284,250 268,270! 262,256 246,262! 240,232 238,190 200,160!',
    ),
    INK,
    3,
  );
  for (const lock of ['~246,140 248,180 262,226', '~236,124 244,150'])
    plate.line(smooth(lock), 1.6, MOONLIGHT);
  plate.block(smooth('200,102! 168,106 150,128 148,162 154,184! 162,160 200,150!'), INK, 3);
  face(plate, {
    x: 200,
    y: 184,
    cheeks: 41,
    jaw: 28,
    chin: 61,
    eyes: 'open',
    brows: 'arched',
    nose: 'long',
    mouth: 'lips',
    ears: false,
  });
  plate.fill(
    smooth(
      '156,180! 158,144 176,124 200,118! 222,122 242,144 242,184! 236,158 220,138! 206,132 196,130! 178,138 166,152',
    ),
  );
  plate.line(smooth('~170,146 182,130 198,124'), 1.6, MOONLIGHT);
  plate.fill(ellipse(222, 206, 2.6));
  plate.fill(spindle([182, 214], [196, 212], 3.4, 2));
  // A cap with a plume, worn by the one; a rose, by the other.
  plate.block(smooth('142,142! 152,112 178,98 204,102! 190,116 170,126'), ACCENT, 2.6);
  plate.block(smooth('156,110! 128,100 104,72 104,46! 132,54 156,76 170,102!'), BONE, 2.6);
  plate.fill(
    [0, 1, 2, 3].flatMap((step) =>
      spindle([158 - step * 11, 102 - step * 12], [132 - step * 5, 92 - step * 11], 2),
    ),
  );
  plate.block(ellipse(250, 140, 14, 13), ACCENT, 2.5);
  plate.line(arc(250, 140, 8, 8, 20, 300), 2);
  plate.line(arc(250, 140, 3.4, 3.4, 160, 400), 1.8);
  // Comedy and tragedy, on sticks.
  const mask = (x: number, y: number, turn: number, sad: boolean): void => {
    plate.at({ x, y, turn }, () => {
      plate.line(straight('~0,30 0,104'), 6);
      plate.line(straight('~0,34 0,100'), 2.2, PARCHMENT);
      plate.block(smooth('-34,-34! 0,-26 34,-34! 36,0 22,30 0,42 -22,30 -36,0'), sad ? MOONLIGHT : BONE, 3);
      plate.hatch(smooth('2,-26! 34,-34! 36,0 22,30 2,41!'), {
        angle: 60 + turn,
        gap: 5,
        weight: 2,
        pointed: true,
      });
      for (const side of [-1, 1])
        plate.fill(
          sad
            ? smooth(`${side * 6},-8! ${side * 16},-10 ${side * 26},0! ${side * 14},2`)
            : smooth(`${side * 6},-2! ${side * 15},-14 ${side * 26},-4! ${side * 15},-5`),
        );
      plate.fill(
        sad ? smooth('-16,28! -10,14 0,10 10,14 16,28! 0,18') : smooth('-20,8! 0,14 20,8! 12,26 0,30 -12,26'),
      );
    });
  };
  mask(82, 262, -8, true);
  mask(318, 262, 8, false);
  cloth(
    plate,
    smooth('116,440! 110,404 110,368! 78,370! 66,404 62,440!'),
    towards([100, 400], [60, 400]),
    84,
  );
  const cuff = smooth('284,440! 290,404 290,368! 322,370! 334,404 338,440!');
  plate.block(cuff, BONE, 3);
  plate.hatch(cuff, { angle: 84, gap: 7, weight: 2.2, tone: towards([300, 400], [336, 400]), pointed: true });
  fist(plate, { x: 94, y: 356, size: 1, turn: -8, flip: true });
  fist(plate, { x: 306, y: 356, size: 1, turn: 8 });
}

function deWinter(plate: Plate): void {
  plate.ground(SLATE);
  // Slope of the roof, and a window full of snow.
  plate.fill(straight('0,0 400,0 400,120 200,10 0,120'), SOOT);
  for (const [a, b] of [
    ['200,10', '0,120'],
    ['200,10', '400,120'],
    ['200,34', '0,146'],
    ['200,34', '400,146'],
  ] as const)
    plate.line(straight(`~${a} ${b}`), 4);
  plate.fill(box(210, 82, 124, 134));
  plate.fill(box(218, 90, 108, 118), DUSK);
  moon(plate, 288, 128, 24);
  plate.line(straight('~272,88 272,210'), 6);
  plate.line(straight('~216,150 328,150'), 6);
  plate.fill(smooth('218,208! 218,198 240,192 258,200 270,208!'), LINEN);
  plate.dots(
    [
      [228, 104],
      [244, 124],
      [232, 142],
      [252, 100],
      [250, 166],
      [230, 178],
      [312, 166],
      [300, 184],
      [288, 170],
      [316, 104],
      [310, 142],
      [262, 136],
    ],
    3,
    LINEN,
  );
  plate.hatch(box(0, 0, 400, 440), {
    angle: -38,
    gap: 8,
    weight: 3,
    tone: around(180, 240, 130, 255, 1.1),
    pointed: true,
  });
  plate.stepBack(0.88, 384);
  // The poet and his only coat.
  cloth(
    plate,
    smooth('128,276! 92,292 70,330 64,440! 262,440! 256,340 236,296 196,276!'),
    towards([140, 340], [66, 350]),
    74,
  );
  plate.block(straight('96,336 130,330 134,364 100,368'), ACCENT, 2.2);
  plate.hatch(straight('96,336 130,330 134,364 100,368'), { angle: 40, gap: 6, weight: 1.8 });
  for (const [a, b] of [
    ['94,346', '102,344'],
    ['96,358', '104,356'],
    ['127,340', '135,338'],
    ['129,354', '137,352'],
    ['108,330', '110,338'],
    ['120,328', '122,336'],
  ] as const)
    plate.line(straight(`~${a} ${b}`), 2, BONE);
  plate.block(
    smooth(
      '112,214 102,176 112,140! 124,150 128,128! 144,140 152,116! 166,134 184,116! 190,138 212,130! 210,152 228,158! 220,178 224,204 212,224',
    ),
    INK,
    3,
  );
  face(plate, {
    x: 164,
    y: 200,
    cheeks: 39,
    jaw: 24,
    chin: 66,
    eyes: 'open',
    brows: 'sorry',
    nose: 'long',
    mouth: 'frown',
    gaunt: true,
    aside: 0.5,
    shade: 'left',
  });
  plate.fill(
    smooth(
      '122,200! 122,160 142,138 166,134 190,138 206,160 206,198! 198,170! 190,182 182,158! 172,176 160,158! 152,178 142,162! 134,184',
    ),
  );
  for (const lock of ['~120,166 126,150', '~148,146 156,134', '~182,140 190,146'])
    plate.line(smooth(lock), 1.6, MOONLIGHT);
  const scarf = smooth('122,262! 164,282 206,262! 216,286 166,304 114,286');
  plate.block(scarf, ACCENT, 2.6);
  plate.hatch(scarf, { angle: 76, gap: 8, weight: 2.6 });
  const tail = smooth('182,292! 204,286! 214,330 206,372! 200,366 194,376! 188,368 180,374! 186,330');
  plate.block(tail, ACCENT, 2.6);
  plate.hatch(tail, { angle: 4, gap: 9, weight: 2.6 });
  // The table, a candle in a bottle, a sonnet.
  plate.fill(box(-40, 396, 480, 80));
  plate.line(straight('~-40,400 440,400'), 1.6, PARCHMENT);
  plate.block(straight('140,404 236,386 262,420 160,438'), BONE, 2.6);
  for (const step of [0, 1, 2, 3])
    plate.line(
      straight(
        `~${158 + step * 5},${408 + step * 6} ${220 + step * 6 - (step === 3 ? 30 : 0)},${396 + step * 6 + (step === 3 ? 6 : 0)}`,
      ),
      1.7,
    );
  plate.at({ x: 322, y: 398 }, () => {
    plate.fill(ellipse(0, -146, 34, 40), ACCENT);
    plate.fill(ellipse(0, -146, 24, 30), BONE);
    plate.block(smooth('0,-176! 10,-150 0,-136 -10,-150'), LINEN, 2);
    plate.block(straight('-8,-136 8,-136 8,-84 -8,-84'), BONE, 2.4);
    plate.block(smooth('-11,-88! 11,-88! 11,-60! 26,-44 26,-2! -26,-2! -26,-44 -11,-60!'), INK, 3);
    plate.line(smooth('~-18,-10 -18,-38 -8,-52'), 2, MOONLIGHT);
    plate.fill(smooth('-12,-90! 12,-90! 14,-70 8,-56 4,-72! 0,-48 -4,-68! -10,-60 -14,-74'), BONE);
  });
  // Crumpled attempts, and the mouse that reads them.
  plate.block(straight('268,392 278,376 292,380 296,394 282,400'), BONE, 2.2);
  plate.line(straight('~274,390 284,384 290,392'), 1.5);
  plate.block(straight('60,396 66,376 84,372 94,386 88,400'), BONE, 2.2);
  plate.line(straight('~66,388 78,380 86,390'), 1.5);
  plate.fill(smooth('88,376! 94,364 108,360 118,368 124,376!'));
  plate.fill([...ellipse(112, 362, 5), ...ellipse(104, 360, 4.4)]);
  plate.line(smooth('~90,374 76,370 72,358'), 2);
  // The quill.
  cloth(plate, sleeve('232,330 270,384 222,390', 46), towards([230, 370], [270, 380]), 30);
  plate.block(smooth('210,388! 216,340 236,296 262,272! 264,306 246,344 216,376!'), LINEN, 2.6);
  plate.line(smooth('~206,398 222,348 254,290'), 1.8);
  plate.fill(
    [0, 1, 2, 3].flatMap((step) =>
      spindle([224 + step * 8, 346 - step * 14], [240 + step * 7, 344 - step * 18], 1.8),
    ),
  );
  fist(plate, { x: 214, y: 380, size: 0.95, turn: 20 });
}

export const leCanardNoir: Portraits = {
  'monsieur-rosseau': rosseau,
  'madame-marie-delacroix': delacroix,
  belladonna,
  'simon-simone': simon,
  'james-de-winter': deWinter,
};
