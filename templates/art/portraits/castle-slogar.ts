import { bareTree, casement, dusk, glow, gravestone, hill, night, wall } from '../parts/backdrops.js';
import { bust, cloth, fist, sleeve, topHat } from '../parts/clothes.js';
import { face } from '../parts/faces.js';
import { around, towards } from '../parts/hatching.js';
import { box, ellipse, type Outline, smooth, spindle, straight } from '../parts/outline.js';
import { BONE, DUSK, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE, SOOT, VERDIGRIS } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from './portraits.js';

const ACCENT = VERDIGRIS;

/** A coil on a pillar, with sparks. */
function coil(plate: Plate, x: number, y: number, sparks: string): void {
  plate.fill(box(x - 9, y, 18, 440 - y));
  for (let ring = y + 26; ring < 440; ring += 9)
    plate.line(smooth(`~${x - 15},${ring} ${x},${ring + 5} ${x + 15},${ring}`), 3.4, PARCHMENT);
  plate.block(ellipse(x, y, 24, 20), INK, 3);
  plate.line(smooth(`~${x - 15},${y - 4} ${x - 8},${y - 12} ${x + 2},${y - 14}`), 2, MOONLIGHT);
  plate.line(straight(sparks), 6, INK);
  plate.line(straight(sparks), 2.6, BONE);
}

function helena(plate: Plate): void {
  plate.ground(SLATE);
  glow(plate, 200, 190, 138, DUSK, 40);
  plate.hatch(box(0, 0, 400, 440), {
    angle: 0,
    gap: 9,
    weight: 2.4,
    tone: around(200, 190, 150, 250),
    pointed: true,
  });
  plate.stepBack(0.93);
  coil(plate, 62, 168, '~66,150 84,122 74,116 98,84 92,78 112,58');
  coil(plate, 338, 168, '~334,150 318,124 328,116 304,88 312,78 290,56');
  // Hair that has met the apparatus.
  const hair = smooth(
    '176,222! 160,232 152,222! 134,246 136,218! 106,234 122,200! 92,200 110,168! 78,156 106,142! 84,112 118,116! 108,78 140,94! 142,56 170,80! 184,38 202,74! 224,40 234,80! 266,58 262,96! 296,84 284,118! 318,116 296,144! 322,162 292,170! 308,198 280,200! 294,234 264,218! 266,246 248,222! 240,232 224,222!',
  );
  plate.block(hair, INK, 3);
  for (const lock of [
    '~150,150 140,120 128,100',
    '~250,150 262,120 276,104',
    '~176,110 170,96 168,86',
    '~140,180 122,172 110,168',
    '~262,180 280,176 290,172',
  ])
    plate.line(smooth(lock), 1.8, MOONLIGHT);
  plate.fill(smooth('196,128! 190,96 204,76! 214,98 212,128!'), BONE);
  plate.line(smooth('~203,126 200,104 205,86'), 1.4);
  const coat = bust(200, 262, 124);
  plate.block(coat, BONE, 3);
  plate.hatch(coat, {
    angle: 66,
    gap: 5.5,
    weight: 2.6,
    tone: towards([190, 300], [330, 330]),
    pointed: true,
  });
  plate.block(straight('176,250 224,250 232,440 168,440'), INK, 2);
  plate.block(straight('176,252 160,300 182,330 172,440 196,440 200,300'), BONE, 2.5);
  plate.block(straight('224,252 240,300 218,330 228,440 204,440 200,300'), BONE, 2.5);
  plate.fill(straight('186,232 214,232 222,268 200,284 178,268'), INK);
  face(plate, {
    x: 200,
    y: 188,
    cheeks: 40,
    jaw: 26,
    eyes: 'none',
    brows: 'arched',
    mouth: 'smirk',
    nose: 'long',
  });
  // Goggles.
  plate.line(straight('~160,178 240,178'), 9, INK);
  for (const side of [-1, 1]) {
    const x = 200 + side * 20;
    plate.block(ellipse(x, 186, 20, 19), INK, 3);
    plate.fill(ellipse(x, 186, 14, 13), ACCENT);
    plate.line(smooth(`~${x - 9},190 ${x - 9},182 ${x - 3},177`), 2.6, BONE);
    plate.fill(ellipse(x + 3, 188, 3), INK);
  }
  // Flask.
  plate.at({ x: 300, y: 326 }, () => {
    plate.fill(
      [
        [0, -84, 7],
        [10, -104, 5],
        [-4, -120, 4],
        [6, -136, 3],
      ].flatMap(([x = 0, y = 0, r = 0]) => ellipse(x, y, r)),
      ACCENT,
    );
    const glass = smooth('-9,-64! -9,-24! -34,22 -28,34 0,38 28,34 34,22 9,-24! 9,-64!');
    plate.block(glass, MOONLIGHT, 3);
    plate.fill(smooth('-21,2! 0,6 21,2! 31,22 26,31 0,35 -26,31 -31,22'), ACCENT);
    plate.hatch(smooth('4,4! 21,2! 31,22 26,31 6,35'), { angle: 60, gap: 5, weight: 2, pointed: true });
    plate.line(straight('~-13,-64 13,-64'), 5);
  });
  cloth(plate, sleeve('330,440 346,400 312,356', 56), towards([320, 400], [350, 400]), 30);
  fist(plate, { x: 300, y: 340, turn: 10 }, INK);
  for (const y of [335, 342, 349]) plate.line(smooth(`~288,${y} 296,${y + 2} 302,${y + 1}`), 1.2, MOONLIGHT);
}

function lordSlogar(plate: Plate): void {
  wall(plate, SLATE, INK, 30);
  glow(plate, 200, 205, 150, DUSK, 40);
  dusk(plate, 150, 8);
  // The shelf.
  plate.fill(box(0, 372, 400, 14));
  plate.fill(box(0, 386, 400, 54), SOOT);
  plate.hatch(box(0, 388, 400, 52), { angle: 0, gap: 7, weight: 1.6, waver: 0.9, pointed: true });
  plate.at({ x: 14, y: 26, size: 0.93 }, () => {
    const glass = smooth('96,366! 92,300 92,150 100,112 130,92! 270,92! 300,112 308,150 308,300 304,366!');
    plate.block(glass, MOONLIGHT, 4);
    const spirit = smooth('96,362! 93,300 93,136! 146,128 200,138 254,128 307,136! 307,300 304,362!');
    plate.fill(spirit, ACCENT);
    plate.hatch(spirit, {
      angle: 90,
      gap: 6,
      weight: 2.6,
      bow: 14,
      tone: towards([232, 240], [316, 240]),
      pointed: true,
    });
    plate.line(smooth('~93,136 146,128 200,138 254,128 307,136'), 2.4);
    // Hair that floats.
    plate.block(
      smooth(
        '148,206! 134,176 140,150! 152,166 158,150! 168,132 172,148! 184,124 192,146! 206,126 214,146! 226,128 232,150! 246,140 246,160! 262,158 258,182 252,206!',
      ),
      INK,
      3,
    );
    face(plate, {
      x: 200,
      y: 222,
      size: 1.12,
      cheeks: 43,
      jaw: 36,
      chin: 64,
      eyes: 'lidded',
      brows: 'arched',
      mouth: 'none',
      nose: 'hooked',
    });
    plate.at({ x: 200, y: 258 }, () => {
      plate.fill(smooth('0,-4! -16,-10 -34,2 -58,-6! -50,14 -26,18 0,6! 26,18 50,14 58,-6! 34,2 16,-10'));
      plate.line(smooth('~-44,6 -26,9 -10,3'), 1.3, MOONLIGHT);
      plate.line(smooth('~44,6 26,9 10,3'), 1.3, MOONLIGHT);
    });
    plate.line(ellipse(220, 221, 18), 3.2);
    plate.line(smooth('~237,226 256,254 252,300 262,330'), 1.6);
    // All that is left of his evening dress.
    plate.block(straight('166,284 234,284 240,312 160,312'), BONE, 3);
    plate.hatch(straight('206,284 234,284 240,312 206,312'), {
      angle: 70,
      gap: 5,
      weight: 1.8,
      pointed: true,
    });
    plate.block(
      smooth(
        '200,304! 178,292 156,290 160,306 156,324 180,318 200,308! 220,318 244,324 240,306 244,290 222,292',
      ),
      INK,
      2,
    );
    plate.fill(ellipse(200, 306, 7, 8), SOOT);
    for (const [x, y, r] of [
      [126, 196, 6],
      [134, 168, 4],
      [120, 242, 4],
      [276, 182, 5],
      [286, 226, 3.5],
      [128, 290, 3],
      [274, 268, 4],
    ] as const) {
      plate.block(ellipse(x, y, r), MOONLIGHT, 1.4);
    }
    plate.line(smooth('~106,330 104,240 106,156'), 5, BONE);
    plate.line(smooth('~116,318 114,260'), 3, BONE);
    // Lid, with his hat on it.
    plate.block(smooth('112,94! 116,74 150,66 200,64 250,66 284,74 288,94!'), INK, 3);
    plate.line(smooth('~126,84 150,75 196,72'), 1.6, MOONLIGHT);
    topHat(plate, { x: 206, y: 56, size: 0.6, turn: 7 }, ACCENT, 66);
    // Foot and brass plate.
    plate.block(smooth('84,362! 316,362! 322,384 330,398! 70,398! 78,384'), INK, 3);
    plate.block(box(160, 369, 80, 20), PARCHMENT, 2);
    plate.line(straight('~172,376 228,376'), 1.6);
    plate.line(straight('~182,382 218,382'), 1.6);
  });
}

/** A butterfly on a pin. */
function butterfly(plate: Plate, x: number, y: number, size: number, colour: string): void {
  plate.at({ x, y, size }, () => {
    plate.block(smooth('0,0! 10,-20 30,-24 30,-6 14,2! 24,8 20,22 8,18 0,4!'), colour, 1.8);
    plate.block(smooth('0,0! -10,-20 -30,-24 -30,-6 -14,2! -24,8 -20,22 -8,18 0,4!'), colour, 1.8);
    plate.fill(ellipse(0, 3, 2.6, 14));
    for (const side of [-1, 1]) plate.fill(ellipse(side * 20, -13, 4));
  });
}

function melissa(plate: Plate): void {
  wall(plate, DUSK, SLATE, 40);
  plate.hatch(box(0, 0, 400, 440), {
    angle: 52,
    gap: 8,
    weight: 3,
    tone: around(200, 210, 130, 240, 1.2),
    pointed: true,
  });
  plate.stepBack(0.93, 400);
  butterfly(plate, 70, 122, 0.9, BONE);
  butterfly(plate, 334, 122, 0.9, ACCENT);
  butterfly(plate, 50, 218, 0.75, ACCENT);
  butterfly(plate, 350, 218, 0.75, BONE);
  butterfly(plate, 62, 304, 0.65, BONE);
  butterfly(plate, 338, 304, 0.65, ACCENT);
  const dome = smooth('104,382! 104,200 112,130 146,76 200,56 254,76 288,130 296,200 296,382!');
  plate.block(dome, MOONLIGHT, 4);
  plate.hatch(dome, {
    angle: 90,
    gap: 6,
    weight: 2,
    bow: 12,
    colour: DUSK,
    tone: towards([230, 200], [300, 210]),
    pointed: true,
  });
  plate.block(ellipse(200, 50, 11), INK, 2);
  // Stockings and shoes.
  for (const side of [-1, 1]) {
    plate.block(box(200 + side * 18 - 8, 336, 16, 38), BONE, 2.2);
    for (const y of [344, 352, 360])
      plate.line(straight(`~${192 + side * 18},${y} ${208 + side * 18},${y}`), 2.4);
    plate.fill(
      smooth(
        `${200 + side * 18 - 10},368! ${200 + side * 18 + 10},368! ${200 + side * 24 + 10},380! ${200 + side * 24 - 12},380!`,
      ),
    );
  }
  // Hair behind, then the dress.
  plate.block(
    smooth(
      '156,108 164,84 200,74 236,84 244,108 250,160 262,214 244,222 238,212 226,224 214,212 186,212 174,224 162,212 156,222 138,214 150,160',
    ),
    INK,
    3,
  );
  cloth(
    plate,
    smooth(
      '182,192! 164,202 158,224 160,240! 150,290 126,342! 150,350 200,354 250,350 274,342! 250,290 240,240! 242,224 236,202 218,192!',
    ),
    towards([190, 300], [124, 320]),
    100,
  );
  plate.block(smooth('176,198! 200,206 224,198! 226,244! 246,330! 200,340 154,330! 174,244!'), BONE, 2.4);
  plate.hatch(smooth('204,206! 224,200! 226,244! 244,330! 214,338!'), {
    angle: 74,
    gap: 5.5,
    weight: 1.8,
    pointed: true,
  });
  plate.fill(box(173, 240, 54, 9), ACCENT);
  plate.block(smooth('170,196! 200,214 230,196! 236,206 200,230 164,206'), BONE, 2.2);
  // Arms, hands folded over a lily.
  cloth(
    plate,
    smooth('164,206! 148,236 158,272 194,282! 196,268! 176,260 172,238 178,212!'),
    towards([180, 240], [150, 240]),
    60,
  );
  cloth(plate, smooth('236,206! 252,236 242,272 206,282! 204,268! 224,260 228,238 222,212!'), () => 0, 60);
  plate.line(smooth('~200,300 199,270 206,232'), 3);
  plate.block(smooth('206,234! 194,222 194,208! 202,214 207,204! 212,214 222,210! 220,224'), BONE, 2);
  plate.block(smooth('188,268 200,262 212,268 212,280 200,285 188,280'), BONE, 2.2);
  plate.line(smooth('~194,270 196,276 194,282'), 1.4);
  plate.line(smooth('~204,268 205,275 204,283'), 1.4);
  face(plate, {
    x: 200,
    y: 146,
    size: 0.78,
    cheeks: 43,
    jaw: 32,
    chin: 54,
    eyes: 'shut',
    brows: 'calm',
    mouth: 'smile',
    nose: 'small',
    ears: false,
  });
  plate.fill(
    smooth(
      '158,150! 160,112 182,96 200,94 218,96 240,112 242,150! 234,126 216,114! 200,120 184,114! 166,126',
    ),
  );
  plate.line(smooth('~174,112 186,103 200,101'), 1.6, MOONLIGHT);
  // The bow.
  plate.block(
    smooth('200,92! 180,76 160,74 166,92 160,106 184,100! 200,94! 216,100 240,106 234,92 240,74 220,76'),
    ACCENT,
    2.4,
  );
  plate.fill(ellipse(200, 92, 7), INK);
  plate.line(smooth('~118,340 116,220 126,146 150,100'), 5, BONE);
  plate.line(smooth('~132,240 134,180 146,140'), 2.6, BONE);
  plate.block(smooth('88,380! 312,380! 320,396 334,412! 66,412! 80,396'), INK, 3);
  plate.line(straight('~94,389 306,389'), 1.6, PARCHMENT);
  plate.fill(box(-20, 410, 440, 50), SOOT);
}

function stitches(
  plate: Plate,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  colour = INK,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const across = Array.from({ length: count }, (_, index): Outline => {
    const t = (index + 0.5) / count;
    const [x, y, ox, oy] = [from[0] + dx * t, from[1] + dy * t, (-dy / length) * 6, (dx / length) * 6];
    return straight(`~${x - ox},${y - oy} ${x + ox},${y + oy}`);
  });
  plate.line([...straight(`~${from.join(',')} ${to.join(',')}`), ...across.flat()], 2.2, colour);
}

function grogar(plate: Plate): void {
  wall(plate, SLATE, SOOT, 400);
  // Stones of the cellar.
  for (let row = 0; row < 9; row++) {
    plate.line(straight(`~0,${row * 44} 400,${row * 44}`), 1.4, INK);
    for (let x = row % 2 ? 20 : 54; x < 400; x += 68)
      plate.line(straight(`~${x},${row * 44} ${x},${row * 44 + 44}`), 1.4, INK);
  }
  casement(plate, 130, 50, 140, 150, 3);
  dusk(plate, 140, 8);
  plate.fill(box(0, 384, 400, 56), SOOT);
  plate.fill(box(0, 382, 400, 4));
  plate.stepBack(0.88, 424);
  // A barrel-chested patchwork on a crate, hands on the knee he has.
  plate.block(box(116, 330, 168, 90), PARCHMENT, 3);
  plate.hatch(box(116, 330, 168, 90), { angle: 0, gap: 6, weight: 1.6, waver: 0.9, pointed: true });
  for (const y of [360, 390]) plate.line(straight(`~116,${y} 284,${y}`), 2.4);
  const coat = smooth('160,196! 118,204 88,236 84,290 104,344! 296,344! 316,290 312,236 282,204 240,196!');
  cloth(plate, coat, towards([170, 250], [80, 260]), 70);
  plate.block(straight('214,216 276,222 270,280 218,274'), ACCENT, 2.4);
  plate.hatch(straight('214,216 276,222 270,280 218,274'), { angle: 30, gap: 6, weight: 1.8, pointed: true });
  stitches(plate, [214, 216], [276, 222], 6, BONE);
  stitches(plate, [218, 276], [270, 280], 5, BONE);
  stitches(plate, [150, 214], [168, 338], 12, MOONLIGHT);
  // One leg, and the trouser that waits.
  cloth(
    plate,
    smooth('128,330! 204,330! 208,356 196,420! 140,420! 134,380'),
    towards([160, 380], [130, 380]),
    95,
  );
  plate.fill(smooth('128,414! 198,414! 204,434! 112,434! 114,422'));
  plate.block(smooth('208,330! 284,330! 288,352 262,366 218,362'), INK, 3);
  stitches(plate, [222, 357], [276, 352], 5, MOONLIGHT);
  // The head.
  plate.block(smooth('126,128 134,122 144,140 142,160 130,158'), MOONLIGHT, 2.5);
  plate.block(smooth('262,118 280,108 286,130 276,150 262,148'), BONE, 2.5);
  const skull = smooth(
    '142,80! 170,62 230,62 262,80! 268,130 262,176 242,206 200,214 158,206 140,176 136,130',
  );
  plate.block(skull, BONE, 3);
  plate.block(smooth('142,80! 170,62 206,60! 198,100 206,140! 172,136 138,142! 136,120'), MOONLIGHT, 2.5);
  plate.hatch(skull, {
    angle: 24,
    gap: 5,
    weight: 2.2,
    tone: towards([210, 140], [276, 160]),
    pointed: true,
  });
  stitches(plate, [204, 62], [205, 138], 7);
  stitches(plate, [138, 142], [204, 140], 5);
  plate.fill(
    smooth(
      '138,84! 158,50 200,42 246,50 266,84! 250,76 240,88! 226,74 214,86! 200,72 186,86! 172,74 160,90! 150,78',
    ),
  );
  plate.block(ellipse(170, 120, 16, 15), LINEN, 2.4);
  plate.fill(ellipse(173, 122, 5));
  plate.block(ellipse(234, 124, 10, 9), LINEN, 2.4);
  plate.fill(ellipse(235, 125, 4));
  plate.fill(spindle([150, 98], [190, 104], 6, -3));
  plate.fill(spindle([218, 108], [252, 106], 6, -3));
  plate.line(smooth('~204,132 198,150 208,158 218,152'), 2.6);
  plate.line(smooth('~168,182 190,192 214,190 236,178'), 3);
  for (const [x, y] of [
    [178, 187],
    [192, 191],
    [206, 191],
    [222, 186],
  ] as const)
    plate.line(straight(`~${x},${y - 6} ${x},${y + 6}`), 2);
  for (const side of [-1, 1])
    plate.fill(
      straight(`${200 + side * 66},186 ${200 + side * 84},182 ${200 + side * 84},200 ${200 + side * 66},196`),
    );
  // A daisy, held with great care.
  cloth(plate, sleeve('106,250 100,318 158,318', 50), towards([110, 300], [76, 300]), 20);
  plate.line(smooth('~176,322 180,296 176,266'), 3, ACCENT);
  plate.fill(
    [0, 1, 2, 3, 4, 5].flatMap((petal) =>
      ellipse(176 + Math.cos(petal * 1.05) * 10, 258 + Math.sin(petal * 1.05) * 10, 6.5),
    ),
    BONE,
  );
  plate.fill(ellipse(176, 258, 5), ACCENT);
  fist(plate, { x: 170, y: 316, size: 1.2, turn: 8 }, MOONLIGHT);
  stitches(plate, [148, 300], [150, 334], 4);
  // What the post has brought so far.
  plate.at({ x: 298, y: 374, turn: -70 }, () => {
    plate.block(smooth('-30,-22! 64,-20! 66,20! -30,22! -36,0'), PARCHMENT, 3);
    plate.hatch(straight('-30,2 64,2 66,20 -30,22'), { angle: 12, gap: 5, weight: 1.6, pointed: true });
    for (const x of [-12, 40]) plate.line(straight(`~${x},-22 ${x},21`), 2.2);
    plate.line(straight('~-32,0 66,0'), 2.2);
    plate.block(smooth('64,-14! 84,-14 90,-34 104,-34 106,14 64,15!'), SLATE, 3);
    plate.line(straight('~104,-34 106,14'), 5);
  });
}

function elias(plate: Plate): void {
  night(plate, 178, 156, 84);
  hill(plate, 344, 20);
  plate.stepBack(0.92, 350);
  bareTree(plate, 352, 350, 1.3);
  gravestone(plate, 330, 352, 0.95, 2, SLATE, 6);
  gravestone(plate, 372, 362, 0.8, 0, SLATE, -8);
  gravestone(plate, 112, 358, 0.7, 1, SLATE, -7);
  // Spade over the shoulder.
  plate.line(straight('~196,346 104,116'), 10, INK);
  plate.line(straight('~194,346 106,124'), 5, PARCHMENT);
  plate.at({ x: 106, y: 122, turn: -21.8 }, () => {
    plate.block(smooth('-24,0! 24,0! 26,-44 14,-62 0,-70 -14,-62 -26,-44'), SLATE, 3);
    plate.hatch(smooth('2,0! 24,0! 26,-44 14,-62 2,-69!'), {
      angle: 100,
      gap: 5,
      weight: 2.2,
      pointed: true,
    });
    plate.line(straight('~0,0 0,-40'), 4);
  });
  // The coat, bent like a question.
  const coat = smooth('150,210! 182,186 226,192 252,222 268,280 290,440! 92,440! 98,340 116,258');
  cloth(plate, coat, towards([200, 300], [300, 290]), 100);
  // Head in profile, looking down to the right.
  const head = smooth(
    '168,134! 232,130! 240,146 238,156! 262,172 274,184 258,190! 248,190 250,200! 246,206 250,214! 240,230 214,232 188,226 172,200',
  );
  plate.block(head, BONE, 3);
  plate.hatch(head, {
    angle: 34,
    gap: 4.6,
    weight: 2.2,
    tone: towards([226, 180], [170, 190]),
    pointed: true,
  });
  plate.fill(ellipse(234, 160, 4.4, 5));
  plate.fill(spindle([220, 150], [246, 152], 5, -3));
  plate.line(smooth('~226,170 234,172 240,168'), 1.6);
  plate.line(smooth('~250,202 238,204 230,198'), 2.4);
  plate.line(smooth('~192,162 184,172 188,184 196,182'), 2.4);
  // Stubble and a scarf.
  plate.dots(
    Array.from(
      { length: 16 },
      (_, index) => [206 + (index % 6) * 7 + (index % 2) * 3, 208 + Math.floor(index / 6) * 6] as const,
    ),
    1.1,
  );
  plate.block(smooth('150,212! 176,206 196,226 236,230 252,226! 258,246 240,258 196,256 158,240'), ACCENT, 3);
  plate.hatch(smooth('150,212! 176,206 196,226 236,230 252,226! 258,246 240,258 196,256 158,240'), {
    angle: 100,
    gap: 6,
    weight: 2.4,
    pointed: true,
  });
  // A slouched hat.
  plate.block(
    smooth('118,150! 150,132 160,84 182,70 220,76 236,96 240,126! 272,134 286,150! 240,146 200,142 160,148'),
    INK,
    3,
  );
  plate.line(smooth('~164,122 200,116 236,120'), 5, SLATE);
  plate.line(smooth('~176,90 188,82 204,82'), 1.6, MOONLIGHT);
  plate.line(smooth('~246,134 264,138 274,144'), 1.6, MOONLIGHT);
  // Lantern.
  cloth(plate, sleeve('236,262 282,308 296,300', 58), towards([250, 280], [300, 280]), 120);
  plate.line(smooth('~286,318 296,300 306,318'), 3);
  plate.fill(ellipse(296, 346, 40, 36), BONE);
  plate.fill(
    Array.from({ length: 14 }, (_, ray) => {
      const a = (ray / 14) * Math.PI * 2;
      return spindle(
        [296 + 36 * Math.cos(a), 346 + 34 * Math.sin(a)],
        [296 + 60 * Math.cos(a), 346 + 56 * Math.sin(a)],
        4,
      );
    }).flat(),
    BONE,
  );
  plate.block(straight('280,324 312,324 316,368 276,368'), ACCENT, 3);
  plate.fill(smooth('296,336! 305,352 296,362 287,352'), BONE);
  plate.fill(straight('276,326 296,314 316,326'));
  plate.fill(box(272, 366, 48, 8));
  plate.line(straight('~286,326 284,366'), 2);
  plate.line(straight('~306,326 308,366'), 2);
  fist(plate, { x: 296, y: 302, size: 0.9 });
  plate.line(straight('~164,266 190,331'), 10, INK);
  plate.line(straight('~164,270 189,331'), 5, PARCHMENT);
  fist(plate, { x: 178, y: 300, size: 1.1, turn: -18 });
}

export const castleSlogar: Portraits = {
  'professor-helena-slogar': helena,
  'lord-slogar': lordSlogar,
  'melissa-slogar': melissa,
  grogar,
  'elias-e-gorr': elias,
};
