import { dusk, glow, gravestone, hill, night, wall } from '../parts/backdrops.js';
import { bust, cloth, fist, sidelight, sleeve } from '../parts/clothes.js';
import { face } from '../parts/faces.js';
import { around, towards } from '../parts/hatching.js';
import { box, ellipse, smooth, spindle, straight } from '../parts/outline.js';
import { BONE, DUSK, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE, SOOT, TEAL } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from './portraits.js';

const ACCENT = TEAL;

function oldDam(plate: Plate): void {
  wall(plate, SLATE, SOOT, 40);
  dusk(plate, 150, 8);
  plate.stepBack(0.95);
  // Her chair, which is more of a throne.
  const chair = smooth(
    '78,440! 74,260 60,150! 92,138 96,84 140,52 200,40 260,52 304,84 308,138 340,150! 326,260 322,440!',
  );
  plate.block(chair, INK, 3);
  const padding = smooth('98,440! 96,250 108,120 148,74 200,62 252,74 292,120 304,250 302,440!');
  plate.fill(padding, ACCENT);
  plate.hatch(padding, { angle: 45, gap: 22, weight: 1.6, waver: 0 });
  plate.hatch(padding, { angle: -45, gap: 22, weight: 1.6, waver: 0 });
  plate.hatch(padding, { angle: 88, gap: 7, weight: 3, tone: around(200, 210, 90, 190), pointed: true });
  // Bombazine, and a shawl of lace.
  cloth(
    plate,
    smooth('176,246! 128,262 98,312 84,440! 316,440! 302,312 272,262 224,246!'),
    sidelight(200, 116, -1),
    72,
  );
  plate.fill(straight('182,232 218,232 224,262 200,272 176,262'));
  const veil = smooth(
    '200,92! 164,98 142,128 136,180 128,236 96,290 86,326! 100,322 108,332! 122,320 132,328! 142,300 152,262 160,214! 200,150 240,214! 248,262 258,300 268,328! 278,320 292,332! 300,322 314,326! 304,290 272,236 264,180 258,128 236,98',
  );
  plate.block(veil, INK, 3);
  plate.hatch(veil, { angle: 50, gap: 9, weight: 1, colour: MOONLIGHT });
  plate.hatch(veil, { angle: -50, gap: 9, weight: 1, colour: MOONLIGHT });
  face(plate, {
    x: 200,
    y: 188,
    cheeks: 42,
    jaw: 33,
    chin: 60,
    eyes: 'lidded',
    brows: 'stern',
    nose: 'hooked',
    mouth: 'frown',
    gaunt: true,
    ears: false,
  });
  plate.fill([0, 1, 2].flatMap((step) => spindle([182, 140 + step * 7], [218, 140 + step * 7], 1.5, -3)));
  for (const side of [-1, 1])
    plate.line(smooth(`~${200 + side * 15},216 ${200 + side * 20},226 ${200 + side * 17},238`), 1.6);
  const frill = smooth(
    '154,170! 150,130 172,106 200,100 228,106 250,130 246,170! 242,152 233,160! 228,143 217,150! 209,137 200,146! 191,137 183,150! 172,143 167,160! 158,152',
  );
  plate.block(frill, LINEN, 2.5);
  plate.fill(
    [166, 183, 200, 217, 234].flatMap((x) =>
      spindle([x, 142 + Math.abs(x - 200) * 0.25], [200 + (x - 200) * 0.8, 116], 2),
    ),
  );
  plate.block(
    smooth('158,138! 156,108 176,90 200,86 224,90 244,108 242,138! 222,120 200,116 178,120'),
    INK,
    2.5,
  );
  plate.block(ellipse(200, 264, 12, 14), PARCHMENT, 2.4);
  plate.fill(ellipse(200, 264, 6, 8));
  // Both hands on a stick with a beak.
  plate.line(straight('~200,318 200,440'), 11);
  plate.line(straight('~198,330 198,440'), 2, PARCHMENT);
  plate.block(
    smooth('192,322! 186,296 196,276 216,274 230,286! 262,296 276,310! 246,306 228,306! 214,312 208,322!'),
    SLATE,
    3,
  );
  plate.fill(ellipse(218, 288, 4.4), BONE);
  plate.fill(ellipse(219, 288, 2), INK);
  plate.line(smooth('~232,296 250,302 268,308'), 1.5);
  cloth(plate, sleeve('120,330 132,384 178,348', 62), towards([150, 350], [104, 360]), 30);
  cloth(plate, sleeve('280,330 268,384 222,352', 62), () => 0, 30);
  plate.block(smooth('172,340 188,322 214,324 224,338 214,352 184,356'), BONE, 2.6);
  for (const x of [188, 198, 208]) plate.line(smooth(`~${x},326 ${x + 4},336 ${x + 2},344`), 1.7);
  plate.block(smooth('184,354 204,346 228,350 232,362 212,372 188,370'), BONE, 2.6);
  for (const x of [196, 206, 216]) plate.line(smooth(`~${x},351 ${x + 3},360 ${x},367`), 1.7);
  plate.block(ellipse(207, 361, 5), ACCENT, 1.8);
}

function willem(plate: Plate): void {
  night(plate, 130, 130, 62);
  plate.stepBack(0.92);
  // The watch on its cliff.
  plate.fill(smooth('244,440! 270,330 300,300 420,286! 420,440!'));
  plate.fill(straight('338,290 344,168 372,168 378,290'));
  plate.fill(straight('336,168 358,140 380,168'));
  plate.fill(box(350, 176, 14, 12), BONE);
  plate.hatch(straight('360,192 373,192 377,288 362,288'), { angle: 0, gap: 7, weight: 1.4, colour: SLATE });
  plate.fill(straight('342,180 250,150 250,172'), BONE);
  // Fence.
  plate.line(straight('~-20,372 420,360'), 7);
  for (let x = 14; x < 110; x += 34)
    plate.fill(straight(`${x},330 ${x + 9},318 ${x + 18},330 ${x + 18},440 ${x},440`));
  // A mallet, for fence posts among other things.
  plate.line(straight('~86,440 92,120'), 13);
  plate.line(straight('~84,430 89,130'), 2.4, PARCHMENT);
  plate.at({ x: 92, y: 104, turn: 2 }, () => {
    plate.block(straight('-52,-30 52,-30 52,30 -52,30'), PARCHMENT, 3.4);
    plate.hatch(box(-52, -30, 104, 60), {
      angle: 2,
      gap: 6,
      weight: 2,
      waver: 0.8,
      tone: towards([92, 80], [92, 138]),
      pointed: true,
    });
    for (const x of [-40, 40]) plate.line(straight(`~${x},-30 ${x},30`), 5, INK);
  });
  const coat = smooth('190,250! 140,262 104,286 96,340 100,440! 340,440! 340,340 330,286 292,262 246,250!');
  cloth(plate, coat, towards([200, 330], [100, 330]), 76);
  plate.line(smooth('~218,300 220,360 220,440'), 2, SLATE);
  for (const y of [330, 366, 402]) plate.fill(ellipse(234, y, 5), SLATE);
  // A neck as broad as the head, and a square jaw.
  plate.block(straight('186,220 250,220 254,262 220,278 182,262'), BONE, 3);
  plate.hatch(straight('186,220 250,220 254,262 220,278 182,262'), {
    angle: 20,
    gap: 5,
    weight: 2.4,
    pointed: true,
  });
  face(plate, {
    x: 218,
    y: 186,
    size: 1.08,
    cheeks: 44,
    jaw: 42,
    chin: 58,
    eyes: 'open',
    brows: 'stern',
    nose: 'broad',
    mouth: 'none',
    shade: 'right',
    aside: -0.3,
  });
  const stubble = Array.from(
    { length: 36 },
    (_, index) =>
      [180 + (index % 10) * 8 + (Math.floor(index / 10) % 2) * 4, 216 + Math.floor(index / 10) * 7] as const,
  );
  plate.dots(stubble, 1.2);
  // Nails between the teeth.
  plate.line(smooth('~196,226 214,222 236,228'), 3.4);
  for (const [x, y] of [
    [180, 246],
    [190, 251],
  ] as const) {
    plate.line(straight(`~${x + 24},224 ${x},${y}`), 5.4);
    plate.line(straight(`~${x + 22},226 ${x},${y}`), 2.4, MOONLIGHT);
    plate.line(straight(`~${x - 5},${y - 5} ${x + 4},${y + 5}`), 4.4);
  }
  plate.block(smooth('168,168! 166,130 196,108 232,108 262,124 268,166! 246,156 200,152'), INK, 3);
  plate.block(smooth('156,176! 162,152 200,144 246,150 264,162! 250,166 200,162 170,174'), INK, 3);
  plate.hatch(smooth('168,158! 168,132 196,110 220,110! 204,148'), {
    angle: 40,
    gap: 6,
    weight: 1.8,
    colour: MOONLIGHT,
    pointed: true,
  });
  plate.block(smooth('176,262! 218,284 262,262! 270,284 220,306 170,286'), ACCENT, 3);
  plate.hatch(smooth('176,262! 218,284 262,262! 270,284 220,306 170,286'), {
    angle: 70,
    gap: 6,
    weight: 2,
    pointed: true,
  });
  // A coil of rope on the shoulder.
  plate.at({ x: 296, y: 334, turn: 14 }, () => {
    for (const grow of [0, 10]) {
      plate.line(ellipse(0, 0, 24 + grow, 56 + grow), 9);
      plate.line(ellipse(0, 0, 24 + grow, 56 + grow), 6, PARCHMENT);
    }
    for (let turn = 0; turn < 20; turn++) {
      const [cos, sin] = [Math.cos(turn * 0.314), Math.sin(turn * 0.314)];
      plate.line(straight(`~${cos * 21},${sin * 53} ${cos * 37},${sin * 69 + 4}`), 1.2);
    }
  });
  cloth(plate, sleeve('122,318 96,392 90,366', 64), towards([120, 360], [70, 360]), 20);
  fist(plate, { x: 88, y: 350, size: 1.4, turn: 4, flip: true });
}

function angel(plate: Plate): void {
  plate.ground(DUSK);
  glow(plate, 200, 168, 104, BONE, 56);
  plate.line(ellipse(200, 168, 92), 2, PARCHMENT);
  plate.hatch(box(0, 0, 400, 440), {
    angle: 0,
    gap: 9,
    weight: 2.6,
    tone: around(200, 180, 165, 260, 1.1),
    pointed: true,
  });
  plate.stepBack(0.93);
  // Ringlets.
  const curls = smooth(
    '200,84 166,86 142,104 132,134! 118,146 128,162! 114,176 126,192! 112,208 126,222! 116,240 136,250! 152,244 156,226! 244,226! 248,244 264,250! 284,240 274,222! 288,208 274,192! 286,176 272,162! 282,146 268,134! 258,104 234,86',
  );
  plate.block(curls, PARCHMENT, 3);
  for (const side of [-1, 1]) {
    for (const y of [140, 168, 198, 226])
      plate.line(
        smooth(`~${200 + side * 74},${y + 4} ${200 + side * 64},${y + 12} ${200 + side * 50},${y + 2}`),
        2,
      );
  }
  cloth(plate, bust(200, 248, 96, 22), sidelight(200, 96, -1), 74);
  plate.block(
    smooth(
      '200,246! 164,240 134,256 126,282! 148,276 158,288! 176,276 188,288! 200,278! 212,288 224,276! 242,288 252,276! 274,282! 266,256 236,240',
    ),
    BONE,
    2.5,
  );
  plate.fill(smooth('182,230! 218,230! 216,250 200,258 184,250'), BONE);
  plate.line(smooth('~184,240 200,250 216,240'), 3, ACCENT);
  face(plate, {
    x: 200,
    y: 174,
    size: 0.98,
    cheeks: 43,
    jaw: 34,
    chin: 56,
    eyes: 'wide',
    brows: 'arched',
    nose: 'small',
    mouth: 'smile',
    ears: false,
  });
  for (const side of [-1, 1])
    plate.fill(
      [0, 1, 2, 3].flatMap((step) =>
        spindle([200 + side * 26 + step * 4 - 8, 200], [200 + side * 26 + step * 4 - 4, 192], 1.6),
      ),
      INK,
    );
  plate.block(
    smooth(
      '154,172! 152,126 174,106 200,102 226,106 248,126 246,172! 240,146 228,136! 220,148 208,134! 198,148 186,134! 176,148 168,140! 158,150',
    ),
    PARCHMENT,
    2.6,
  );
  for (const lock of ['~170,126 184,114 198,112', '~230,126 218,116 206,112']) plate.line(smooth(lock), 1.5);
  plate.block(
    smooth('200,98! 182,82 164,82 170,98 164,112 186,106! 200,100! 214,106 236,112 230,98 236,82 218,82'),
    ACCENT,
    2.4,
  );
  plate.fill(ellipse(200, 98, 6));
  // The other nieces.
  const doll = (x: number, y: number, whole: boolean): void => {
    plate.at({ x, y }, () => {
      plate.block(
        straight('-6,-12 6,-12 20,-16 20,-8 9,-2 18,34 6,34 4,50 -4,50 -6,34 -18,34 -9,-2 -20,-8 -20,-16'),
        LINEN,
        2,
      );
      if (whole) plate.block(ellipse(0, -22, 10, 11), LINEN, 2);
      else plate.line(straight('~-5,-12 -2,-16 1,-11 5,-14'), 2);
    });
  };
  for (const [x, y, whole] of [
    [96, 340, false],
    [136, 352, false],
    [176, 358, true],
    [216, 358, false],
    [256, 352, false],
  ] as const)
    doll(x, y, whole);
  plate.block(ellipse(150, 424, 10, 9), LINEN, 2);
  plate.block(ellipse(236, 426, 10, 9), LINEN, 2);
  // Scissors.
  cloth(plate, sleeve('284,326 326,384 318,346', 50), towards([300, 370], [340, 370]), 30);
  plate.at({ x: 322, y: 288, turn: 12 }, () => {
    plate.block(smooth('-3,4! -20,-30 -20,-72! 2,-34 5,4!'), MOONLIGHT, 2.6);
    plate.block(smooth('3,4! 20,-30 20,-72! -2,-34 -5,4!'), MOONLIGHT, 2.6);
    plate.fill(ellipse(0, -6, 3.4));
    for (const side of [-1, 1]) {
      plate.line(ellipse(side * 13, 22, 11, 15), 7);
      plate.line(ellipse(side * 13, 22, 11, 15), 2.4, MOONLIGHT);
    }
  });
  fist(plate, { x: 318, y: 328, size: 1.05, turn: 8 });
  cloth(plate, sleeve('116,326 70,380 74,352', 46), towards([100, 360], [60, 360]), 30);
  fist(plate, { x: 76, y: 340, size: 0.95, flip: true });
}

function mordecai(plate: Plate): void {
  plate.ground(SLATE);
  plate.hatch(box(0, 0, 400, 440), {
    angle: 106,
    gap: 9,
    weight: 2.4,
    tone: around(200, 210, 120, 250, 1.1),
    pointed: true,
  });
  plate.fill(ellipse(200, 190, 120, 132), DUSK);
  plate.hatch(ellipse(200, 190, 120, 132), {
    angle: 106,
    gap: 9,
    weight: 1.3,
    colour: MOONLIGHT,
    waver: 0.9,
    tone: (x, y) => Math.sin(x * 0.9 + y / 17),
  });
  // Iron gates, shut behind him or before him.
  for (const x of [34, 62, 90, 310, 338, 366]) {
    plate.line(straight(`~${x},440 ${x},150`), 5);
    plate.fill(straight(`${x - 7},152 ${x},128 ${x + 7},152`));
  }
  for (const y of [180, 360]) {
    plate.line(straight(`~0,${y} 112,${y}`), 5);
    plate.line(straight(`~288,${y} 400,${y}`), 5);
  }
  hill(plate, 390, 10);
  plate.stepBack(0.92, 410);
  // Umbrella, of which half is left.
  plate.line(straight('~248,330 248,96'), 5);
  plate.block(
    smooth(
      '120,128! 138,84 186,58 240,52 296,60 340,88 356,130! 338,118 320,116 306,128! 286,114 262,112 244,126! 224,112 200,112 184,126! 166,114 140,114',
    ),
    INK,
    3,
  );
  for (const rib of ['~240,54 206,78 186,122', '~240,54 244,90 245,122', '~240,54 280,78 304,124'])
    plate.line(smooth(rib), 1.5, MOONLIGHT);
  plate.line(straight('~240,52 242,38'), 4);
  plate.line(straight('~356,130 366,142'), 3);
  for (const [x, y] of [
    [120, 142],
    [184, 140],
    [306, 142],
    [120, 176],
    [306, 182],
    [366, 160],
  ] as const)
    plate.fill(smooth(`${x},${y - 8}! ${x + 4},${y + 2} ${x},${y + 6} ${x - 4},${y + 2}`), BONE);
  // Thin as his welcome.
  const coat = smooth('176,238! 152,250 146,290 148,340 138,398! 250,398! 244,340 244,290 238,250 216,238!');
  cloth(plate, coat, towards([196, 320], [140, 320]), 84);
  for (const x of [174, 216]) plate.fill(box(x - 10, 392, 20, 20));
  plate.fill(smooth('156,408! 186,408! 186,418! 148,418!'));
  plate.fill(smooth('206,408! 236,408! 244,418! 206,418!'));
  for (const y of [290, 318, 346]) plate.fill(ellipse(204, y, 3.6), SLATE);
  plate.block(smooth('150,176 146,140 166,122 196,114 228,122 246,140 242,176'), INK, 3);
  face(plate, {
    x: 196,
    y: 178,
    size: 0.92,
    cheeks: 37,
    jaw: 22,
    chin: 70,
    eyes: 'wide',
    brows: 'sorry',
    nose: 'long',
    mouth: 'frown',
    gaunt: true,
    shade: 'right',
  });
  plate.fill(
    smooth(
      '160,172! 160,140 178,122 196,120 216,120 232,140 233,172! 226,150 214,138! 204,152 194,140! 184,158 176,146! 166,158',
    ),
  );
  plate.line(smooth('~172,138 182,130 194,128'), 1.5, MOONLIGHT);
  // A long, wet scarf.
  plate.block(smooth('168,234! 196,246 224,234! 230,252 198,264 164,252'), ACCENT, 2.6);
  plate.block(smooth('176,252! 192,256! 188,300 194,344! 170,346! 172,300'), ACCENT, 2.6);
  plate.hatch(smooth('176,252! 192,256! 188,300 194,344! 170,346! 172,300'), {
    angle: 10,
    gap: 7,
    weight: 2.4,
  });
  cloth(plate, sleeve('232,262 262,300 250,280', 36), () => 0);
  fist(plate, { x: 248, y: 282, size: 0.9 });
  cloth(plate, sleeve('158,262 134,310 122,344', 36), towards([150, 300], [126, 300]), 100);
  // One small trunk.
  plate.block(smooth('78,362! 146,362! 148,372 148,410! 76,410! 76,372'), PARCHMENT, 3);
  plate.hatch(box(78, 386, 68, 24), { angle: 40, gap: 5, weight: 1.6, pointed: true });
  for (const x of [92, 132]) plate.line(straight(`~${x},362 ${x},410`), 4.5);
  plate.line(straight('~76,378 148,378'), 2);
  plate.line(smooth('~102,362 104,350 120,350 122,362'), 4);
  fist(plate, { x: 114, y: 350, size: 0.8, turn: 90 });
}

function balthazar(plate: Plate): void {
  night(plate, 226, 164, 92);
  hill(plate, 354, 16);
  plate.stepBack(0.88, 390);
  gravestone(plate, 84, 362, 1.45, 0, MOONLIGHT, -7);
  gravestone(plate, 338, 348, 1.25, 2, DUSK, 7);
  // A heap of what was above.
  plate.fill(smooth('214,400! 240,352 286,328 334,344 366,400!'), SOOT);
  plate.hatch(smooth('214,400! 240,352 286,328 334,344 366,400!'), {
    angle: 20,
    gap: 6,
    weight: 1.8,
    colour: SLATE,
    waver: 0.9,
    pointed: true,
  });
  plate.fill(straight('268,352 276,318 286,320 282,350'), BONE);
  // A bloodhound, sitting, pleased.
  const dog = smooth(
    '116,396! 96,384 92,352 108,312 128,262 150,222 176,196! 226,190! 236,216 238,252 236,300 240,372! 256,380 262,394! 214,396! 206,340! 196,350 188,372! 204,382 208,396!',
  );
  plate.block(dog, INK, 3);
  plate.hatch(dog, {
    angle: 74,
    gap: 6.5,
    weight: 2,
    bow: 12,
    colour: MOONLIGHT,
    tone: towards([170, 290], [92, 300]),
    pointed: true,
  });
  plate.line(smooth('~110,384 76,380 58,352 62,322'), 11);
  plate.line(smooth('~100,380 78,374 66,350'), 1.6, MOONLIGHT);
  plate.line(smooth('~132,340 156,330 176,346 186,372'), 1.8, MOONLIGHT);
  const head = smooth(
    '164,200! 158,160 172,128 200,116 226,124 244,148! 280,156 300,166 302,182! 292,194 268,196 262,206! 244,216 216,220 186,218',
  );
  plate.block(head, INK, 3);
  plate.hatch(head, {
    angle: 60,
    gap: 6,
    weight: 1.8,
    colour: MOONLIGHT,
    tone: towards([210, 150], [196, 112]),
    pointed: true,
  });
  plate.block(smooth('288,154 304,156 308,168 296,172'), SOOT, 2);
  plate.line(smooth('~290,158 298,158'), 2, MOONLIGHT);
  plate.block(ellipse(236, 150, 8, 7), BONE, 2);
  plate.fill(ellipse(239, 151, 4));
  plate.line(smooth('~226,140 236,136 246,142'), 2.2, MOONLIGHT);
  plate.line(smooth('~226,164 236,166 246,162'), 1.5, MOONLIGHT);
  // A long ear.
  const ear = smooth('184,132! 162,138 142,176 140,222 154,246 174,240 186,204 202,164 200,140');
  plate.block(ear, INK, 2.5);
  plate.line(ear, 1.5, MOONLIGHT);
  plate.hatch(ear, {
    angle: 80,
    gap: 7,
    weight: 1.8,
    colour: MOONLIGHT,
    tone: towards([176, 200], [136, 210]),
    pointed: true,
  });
  plate.block(smooth('176,222! 206,226 234,216! 240,228 208,242 172,236'), ACCENT, 2.5);
  plate.block(ellipse(222, 240, 8, 9), PARCHMENT, 2.2);
  // What was buried.
  plate.at({ x: 276, y: 192, turn: 8 }, () => {
    plate.block(
      smooth(
        '-52,-5! -62,-16 -74,-10 -70,0 -76,10 -64,17 -52,7! 40,7! 50,17 64,10 58,0 62,-12 50,-17 40,-5!',
      ),
      BONE,
      3,
    );
    plate.fill([0, 1, 2, 3, 4].flatMap((step) => spindle([-40 + step * 18, 4], [-30 + step * 18, 5], 2)));
  });
  plate.line(smooth('~246,186 270,188 298,184'), 5);
}

export const blackwaterWatch: Portraits = {
  'old-dam': oldDam,
  'willem-stark': willem,
  angel,
  'cousin-mordecai': mordecai,
  balthazar,
};
