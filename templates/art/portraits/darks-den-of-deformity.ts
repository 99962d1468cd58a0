import { boards, drape, glow, pelmet } from '../parts/backdrops.js';
import { bust, cloth, fist, shirtFront, sidelight, sleeve, topHat } from '../parts/clothes.js';
import { face } from '../parts/faces.js';
import { around, towards } from '../parts/hatching.js';
import { arc, box, ellipse, type Outline, smooth, spindle, straight } from '../parts/outline.js';
import { BONE, BRICK, DUSK, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE, SOOT } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from './portraits.js';

const ACCENT = BRICK;

/** The inside of the big top: stripes that run together above. */
function bigTop(plate: Plate, x: number, y: number): void {
  plate.ground(ACCENT);
  for (let stripe = 4; stripe < 364; stripe += 40) plate.fill(wedge(x, y, stripe, stripe + 20), BONE);
  plate.hatch(box(0, 0, 400, 440), {
    angle: -38,
    gap: 8.5,
    weight: 3.6,
    tone: around(200, 210, 110, 240, 1.1),
    pointed: true,
  });
}

/** A wedge from a point to the edge of the plate. */
function wedge(x: number, y: number, from: number, to: number): Outline {
  const reach = (degrees: number): string => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const far = Math.min(
      cos > 0 ? (400 - x) / cos : cos < 0 ? -x / cos : Number.POSITIVE_INFINITY,
      sin > 0 ? (440 - y) / sin : sin < 0 ? -y / sin : Number.POSITIVE_INFINITY,
    );
    return `${x + cos * far},${y + sin * far}`;
  };
  return straight(
    `${x},${y} ${[0, 0.25, 0.5, 0.75, 1].map((part) => reach(from + (to - from) * part)).join(' ')}`,
  );
}

function darius(plate: Plate): void {
  bigTop(plate, 200, 160);
  plate.stepBack(0.93);
  // The coat of a man who has been paid once.
  const coat = bust(200, 268, 126);
  plate.block(coat, ACCENT, 3);
  plate.hatch(coat, { angle: 70, gap: 6, weight: 3, tone: towards([200, 320], [330, 340]), pointed: true });
  plate.hatch(coat, { angle: 70, gap: 6, weight: 2, tone: towards([140, 340], [70, 350]), pointed: true });
  shirtFront(plate, 200, 270, INK);
  plate.block(straight('176,262 142,306 168,334 158,352 194,440 198,420'), INK, 2);
  plate.block(straight('224,262 258,306 232,334 242,352 206,440 202,420'), INK, 2);
  for (const side of [-1, 1]) {
    plate.at({ x: 200 + side * 102, y: 306, flip: side < 0 }, () => {
      plate.block(smooth('-26,-8 0,-16 24,-6 26,8 0,2 -26,6'), PARCHMENT, 2.5);
      for (let x = -22; x <= 22; x += 7) plate.line(straight(`~${x},4 ${x + 1},22`), 2.6, PARCHMENT);
    });
  }
  for (const y of [338, 366, 394]) {
    for (const side of [-1, 1]) plate.block(ellipse(200 + side * (64 - (y - 338) * 0.2), y, 5), PARCHMENT, 2);
  }
  face(plate, {
    x: 200,
    y: 204,
    size: 1.05,
    cheeks: 42,
    jaw: 30,
    chin: 64,
    eyes: 'open',
    brows: 'arched',
    nose: 'hooked',
    mouth: 'none',
    aside: 0.3,
  });
  plate.line(ellipse(223, 203, 17), 3.2);
  plate.line(straight('~214,190 222,200 218,208 230,217'), 1.6);
  plate.line(smooth('~236,214 250,250 246,290'), 1.6);
  // Moustache in two flourishes.
  plate.fill(
    smooth(
      '203,240! 186,232 164,244 146,238 140,222! 132,236 142,256 166,258 190,252 203,246! 216,252 240,258 264,256 274,236 266,222! 260,238 242,244 220,232',
    ),
  );
  plate.fill(smooth('196,262! 203,258 210,262! 206,278 203,286!'));
  for (const side of [-1, 1])
    plate.fill(
      smooth(`${200 + side * 42},168! ${200 + side * 47},190 ${200 + side * 46},214! ${200 + side * 36},196`),
    );
  topHat(plate, { x: 200, y: 148, size: 1.04, turn: -6 }, PARCHMENT, 86);
  // The whip.
  cloth(plate, sleeve('74,440 62,392 84,352', 58), towards([80, 400], [50, 400]), 150, ACCENT, INK);
  plate.line(straight('~76,372 96,310'), 9);
  plate.line(smooth('~96,310 112,240 84,170 50,140 58,96 92,100 90,128 66,124'), 7, INK);
  plate.line(smooth('~96,310 112,240 84,170 50,140 58,96 92,100 90,128 66,124'), 2.6, PARCHMENT);
  fist(plate, { x: 82, y: 346, size: 1.1, turn: 16, flip: true }, BONE);
}

function samson(plate: Plate): void {
  plate.ground(SOOT);
  glow(plate, 200, 190, 140, MOONLIGHT, 30);
  boards(plate, 396, SLATE);
  drape(plate, false, ACCENT, 92);
  drape(plate, true, ACCENT, 92);
  plate.stepBack(0.96);
  cloth(plate, bust(200, 246, 112, 28), sidelight(200, 112, -1), 72);
  face(plate, {
    x: 200,
    y: 164,
    size: 1,
    cheeks: 42,
    jaw: 38,
    chin: 58,
    eyes: 'open',
    brows: 'sorry',
    nose: 'broad',
    mouth: 'none',
  });
  plate.fill(
    smooth(
      '156,150! 154,116 176,98 200,102 224,96 246,116 244,150! 236,128 214,118! 200,124 184,116! 166,128',
    ),
  );
  plate.line(smooth('~172,116 184,108 198,110'), 1.6, MOONLIGHT);
  // The rest of it.
  const beard = smooth(
    '156,160! 164,186 178,196 200,192 222,196 236,186 244,160! 254,196 262,240 258,300 246,352 222,394 200,416 178,394 154,352 142,300 138,240 146,196',
  );
  plate.block(beard, INK, 3);
  for (const x of [-44, -32, -20, -8, 8, 20, 32, 44]) {
    plate.line(
      smooth(
        `~${200 + x},${210 + Math.abs(x) * 0.3} ${200 + x * 1.15 + 3},260 ${200 + x * 1.05 - 3},310 ${200 + x * 0.66},${364 - Math.abs(x) * 0.2}`,
      ),
      1.7,
      MOONLIGHT,
    );
  }
  plate.fill(
    smooth(
      '200,188! 184,180 164,188 152,184! 160,202 182,206 200,196! 218,206 240,202 248,184! 236,188 216,180',
    ),
  );
  plate.line(smooth('~168,194 184,194 198,192'), 1.3, MOONLIGHT);
  plate.line(smooth('~232,194 216,194 202,192'), 1.3, MOONLIGHT);
  plate.block(smooth('186,209! 200,205 214,209! 200,217'), ACCENT, 2);
  // Ribbons.
  for (const [y, size] of [
    [298, 1],
    [362, 0.7],
  ] as const) {
    plate.at({ x: 200, y, size }, () => {
      plate.block(
        smooth('0,-4! -20,-18 -42,-18 -36,0 -42,18 -20,14 0,6! 20,14 42,18 36,0 42,-18 20,-18'),
        ACCENT,
        2.6,
      );
      plate.block(ellipse(0, 0, 9, 9), ACCENT, 2.4);
      plate.line(smooth('~-34,-10 -20,-4'), 1.6);
      plate.line(smooth('~34,-10 20,-4'), 1.6);
    });
  }
  // A comb, in case.
  cloth(plate, sleeve('306,440 318,378 286,336', 56), towards([300, 380], [330, 380]), 30);
  plate.block(straight('262,270 318,284 314,300 258,286'), PARCHMENT, 2.6);
  for (let tooth = 0; tooth < 9; tooth++)
    plate.line(
      straight(`~${262 + tooth * 6.4},${288 + tooth * 1.6} ${258 + tooth * 6.4},${308 + tooth * 1.6}`),
      2.4,
    );
  fist(plate, { x: 304, y: 312, size: 1.05, turn: -60 });
  // Footlights.
  for (const x of [70, 330])
    plate.block(smooth(`${x - 22},424! ${x - 18},402 ${x},394 ${x + 18},402 ${x + 22},424!`), PARCHMENT, 2.5);
}

function elissandre(plate: Plate): void {
  plate.ground(SOOT);
  glow(plate, 200, 186, 136, DUSK, 36);
  drape(plate, false, SLATE, 90);
  drape(plate, true, SLATE, 90);
  plate.stepBack(0.94);
  // Hair in a heavy knot.
  plate.block(
    smooth('150,196 140,150 158,110 200,96 242,110 260,150 250,196 262,222 250,238 150,238 138,222'),
    INK,
    3,
  );
  // Shoulders and arms, written all over.
  const skin = smooth(
    '176,232! 168,262 128,276 96,300 86,350 82,440! 318,440! 314,350 304,300 272,276 232,262 224,232!',
  );
  plate.block(skin, BONE, 3);
  plate.hatch(skin, { angle: 30, gap: 5.5, weight: 2, tone: towards([250, 320], [330, 330]), pointed: true });
  cloth(
    plate,
    smooth('116,440! 124,370 136,336! 168,352 200,334 232,352 264,336! 276,370 284,440!'),
    sidelight(200, 84, -1),
    80,
    ACCENT,
    BONE,
  );
  // A ship, a snake, a swallow, a heart, a rose, an anchor.
  plate.at({ x: 200, y: 300 }, () => {
    plate.fill(smooth('-30,12! 30,12! 20,26 -20,26'));
    plate.line(straight('~-10,12 -10,-22'), 2);
    plate.line(straight('~10,12 10,-16'), 2);
    plate.fill(smooth('-12,-20! -28,-8 -26,8! -12,8!'), ACCENT);
    plate.fill(smooth('-8,-20! 6,-8 6,8! -8,8!'), ACCENT);
    plate.fill(smooth('12,-14! 26,-4 26,8! 12,8!'), ACCENT);
    plate.line(smooth('~-36,32 -24,28 -12,33 0,28 12,33 24,28 36,32'), 2);
  });
  plate.line(smooth('~104,430 92,414 108,400 94,384 112,368 98,350 116,338 110,322'), 6.5);
  plate.line(smooth('~104,426 94,414 106,400'), 1.4, BONE);
  plate.fill(smooth('110,326 102,314 110,304 118,314'));
  plate.line(straight('~110,305 108,296'), 1.8, ACCENT);
  plate.at({ x: 146, y: 296 }, () =>
    plate.fill(smooth('0,4! -14,-8 -22,-6! -14,4 -4,10! -6,18! 2,14 10,20! 8,8 18,-4 24,-2! 14,-10 4,-4')),
  );
  plate.at({ x: 256, y: 296 }, () => {
    plate.fill(smooth('0,16! -16,0 -12,-12 0,-6 12,-12 16,0'), ACCENT);
    plate.line(smooth('0,16! -16,0 -12,-12 0,-6! 12,-12 16,0'), 2);
    plate.line(straight('~-22,10 22,-10'), 2.4);
    plate.fill(straight('22,-14 28,-13 24,-6'));
  });
  plate.at({ x: 292, y: 340 }, () => {
    for (const r of [13, 8.5, 4]) plate.line(arc(0, 0, r, r, r * 30, r * 30 + 290), 2.4, ACCENT);
    plate.line(smooth('~0,14 4,28 0,42'), 2.2);
    plate.fill([...spindle([2, 24], [16, 18], 6), ...spindle([2, 32], [-12, 28], 6)]);
  });
  plate.at({ x: 300, y: 404 }, () => {
    plate.line(straight('~0,-16 0,16'), 3);
    plate.line(straight('~-8,-9 8,-9'), 3);
    plate.line(arc(0, 4, 14, 13, 15, 165), 3);
    plate.line(ellipse(0, -20, 4), 2.2);
  });
  for (const side of [-1, 1])
    plate.line(
      smooth(`~${200 + side * 16},244 ${200 + side * 18},258 ${200 + side * 30},266 ${200 + side * 48},270`),
      2,
    );
  face(plate, {
    x: 200,
    y: 182,
    cheeks: 41,
    jaw: 28,
    chin: 60,
    eyes: 'lidded',
    brows: 'sorry',
    nose: 'small',
    mouth: 'none',
    aside: -0.7,
    ears: false,
  });
  // Even the brow and the cheeks.
  plate.at({ x: 198, y: 152 }, () => {
    plate.fill(straight('0,-11 3,-3 11,-3 5,2 7,10 0,5 -7,10 -5,2 -11,-3 -3,-3'), ACCENT);
  });
  plate.line(smooth('~166,196 172,200 168,206 174,210'), 1.8);
  plate.line(smooth('~232,190 226,196 232,202 226,208'), 1.8);
  plate.fill(
    smooth(
      '158,182! 156,146 176,122 200,116 224,122 244,146 242,182! 236,158 222,136! 200,128 178,136! 164,158',
    ),
  );
  plate.line(smooth('~170,142 182,128 198,122'), 1.6, MOONLIGHT);
  plate.line(smooth('~232,146 224,134 212,126'), 1.6, MOONLIGHT);
  // The fan does what it can.
  plate.at({ x: 166, y: 286, turn: -6 }, () => {
    const spokes = Array.from({ length: 9 }, (_, index) => {
      const angle = ((-150 + index * 15.5) * Math.PI) / 180;
      return [Math.cos(angle), Math.sin(angle)] as const;
    });
    const rim = spokes
      .map(([cos, sin], index) => `${cos * 92},${sin * 92}${index % 2 ? '!' : '!'}`)
      .join(' ');
    const leaf = smooth(
      `${rim} ${spokes
        .map(([cos, sin]) => `${cos * 34},${sin * 34}!`)
        .reverse()
        .join(' ')}`,
    );
    plate.block(leaf, INK, 3);
    for (const [cos, sin] of spokes) {
      plate.line(straight(`~0,0 ${cos * 90},${sin * 90}`), 3.6);
      plate.line(straight(`~${cos * 8},${sin * 8} ${cos * 90},${sin * 90}`), 1.8, PARCHMENT);
    }
    plate.line(smooth(`~${spokes.map(([cos, sin]) => `${cos * 80},${sin * 80}`).join(' ')}`), 3, ACCENT);
    plate.line(smooth(`~${spokes.map(([cos, sin]) => `${cos * 46},${sin * 46}`).join(' ')}`), 2, ACCENT);
  });
  plate.block(sleeve('96,440 112,372 160,304', 44), BONE, 3);
  plate.line(smooth('~118,420 124,396 116,384 130,368 126,354 140,344'), 3);
  plate.fill([...ellipse(134, 382, 4), ...ellipse(146, 356, 3.4), ...ellipse(112, 404, 4)], ACCENT);
  fist(plate, { x: 166, y: 292, size: 1, turn: 30, flip: true });
}

function thumbelisa(plate: Plate): void {
  plate.ground(SOOT);
  // Limelight.
  plate.fill(straight('150,0 250,0 366,440 34,440'), SLATE);
  plate.fill(straight('180,0 220,0 316,440 84,440'), DUSK);
  plate.hatch(box(0, 0, 400, 440), {
    angle: 90,
    gap: 8,
    weight: 2.8,
    tone: around(200, 230, 140, 250, 1.2),
    pointed: true,
  });
  boards(plate, 372, ACCENT);
  plate.fill(ellipse(200, 392, 160, 30), BONE);
  pelmet(plate, ACCENT, 72);
  plate.stepBack(0.87, 400);
  // Sugar, for want of a stage.
  const lump = (x: number, y: number): void => {
    plate.block(
      straight(`${x - 34},${y} ${x + 22},${y} ${x + 22},${y + 44} ${x - 34},${y + 44}`),
      LINEN,
      2.6,
    );
    plate.block(
      straight(`${x - 34},${y} ${x - 20},${y - 14} ${x + 36},${y - 14} ${x + 22},${y}`),
      LINEN,
      2.6,
    );
    const side = straight(`${x + 22},${y} ${x + 36},${y - 14} ${x + 36},${y + 30} ${x + 22},${y + 44}`);
    plate.block(side, MOONLIGHT, 2.6);
    plate.hatch(side, { angle: 60, gap: 4.5, weight: 2, pointed: true });
    plate.dots(
      [
        [x - 22, y + 12],
        [x - 8, y + 30],
        [x + 6, y + 10],
        [x + 10, y + 34],
        [x - 26, y + 34],
        [x - 4, y + 18],
      ],
      1.7,
      SLATE,
    );
  };
  lump(244, 356);
  lump(178, 356);
  lump(212, 312);
  // The soprano, at the top of her voice.
  plate.at({ x: 212, y: 306, size: 1.04 }, () => {
    cloth(
      plate,
      smooth('-13,-74! -22,-66 -16,-46! -30,-20 -38,2! 0,8 38,2! 30,-20 16,-46! 22,-66 13,-74!'),
      () => 0,
      80,
      ACCENT,
    );
    for (const fold of ['~-6,-42 -12,-20 -16,2', '~6,-42 12,-20 16,2', '~0,-42 0,4'])
      plate.line(smooth(fold), 1.8);
    plate.line(smooth('~-19,-64 -42,-66 -60,-86'), 9);
    plate.line(smooth('~-19,-64 -42,-66 -60,-86'), 4.6, BONE);
    plate.line(smooth('~19,-64 42,-62 58,-80'), 9);
    plate.line(smooth('~19,-64 42,-62 58,-80'), 4.6, BONE);
    plate.block(ellipse(0, -96, 21, 23), BONE, 2.6);
    plate.fill(smooth('-24,-94! -26,-116 -12,-126 0,-128 12,-126 26,-116 24,-94! 16,-110 0,-114 -16,-110'));
    plate.block(ellipse(0, -130, 12, 9), INK, 2);
    plate.line(smooth('~-5,-134 0,-136'), 1.5, MOONLIGHT);
    plate.line(arc(-8, -97, 4, 3, 200, 340), 2.2);
    plate.line(arc(8, -97, 4, 3, 200, 340), 2.2);
    plate.block(ellipse(0, -85, 6, 7.5), INK, 1.5);
    plate.line(smooth('~-10,-71 0,-66 10,-71'), 2.4, PARCHMENT);
  });
  // Sound, and what it does to glass.
  for (const [r, width] of [
    [78, 3.4],
    [96, 2.8],
    [114, 2.2],
  ] as const) {
    plate.line(arc(212, 200, r, r, -46, -8), width, BONE);
    plate.line(arc(212, 200, r, r, 188, 226), width, BONE);
  }
  plate.at({ x: 322, y: 396, size: 0.96 }, () => {
    plate.block(
      smooth(
        '-32,-150! 32,-150! 34,-112 20,-84 5,-76! 5,-14! 30,-4! -30,-4! -5,-14! -5,-76! -20,-84 -34,-112',
      ),
      MOONLIGHT,
      3,
    );
    plate.fill(smooth('-32,-124! 32,-124! 28,-98 16,-84 0,-80 -16,-84 -28,-98'), ACCENT);
    plate.line(straight('~-12,-150 -4,-132 -14,-118 2,-104 -6,-90'), 2.4);
    plate.line(straight('~-4,-132 14,-126 20,-112'), 2);
    plate.block(straight('14,-150 32,-150 33,-132'), DUSK, 2);
    plate.block(straight('34,-166 46,-172 44,-156'), MOONLIGHT, 2);
    plate.block(straight('24,-178 30,-186 34,-176'), MOONLIGHT, 2);
    plate.line(smooth('~-24,-142 -26,-116 -18,-96'), 3, BONE);
  });
  // A cup, for scale.
  plate.at({ x: 14, y: 0 }, () => {
    plate.block(ellipse(70, 404, 86, 14), BONE, 3);
    plate.line(ellipse(70, 401, 52, 8), 1.8);
    const cup = smooth('8,296! 70,304 132,296! 130,346 114,384 92,398 48,398 26,384 10,346');
    plate.block(cup, BONE, 3);
    plate.hatch(cup, {
      angle: 84,
      gap: 6,
      weight: 2.4,
      bow: 10,
      tone: towards([72, 340], [134, 346]),
      pointed: true,
    });
    plate.block(ellipse(70, 297, 62, 11), BONE, 3);
    plate.fill(ellipse(70, 299, 52, 7), ACCENT);
    plate.line(smooth('~14,348 70,360 126,348'), 3.4, ACCENT);
    for (const steam of ['~70,280 62,262 78,246 68,226', '~96,280 88,262 102,248 94,232'])
      plate.line(smooth(steam), 3, MOONLIGHT);
  });
}

function giggles(plate: Plate): void {
  plate.ground(SOOT);
  plate.fill(straight('200,0 0,150 0,440 400,440 400,150'), ACCENT);
  for (const [a, b, c, d] of [
    [176, 190, 20, 90],
    [210, 224, 310, 380],
    [196, 204, 160, 240],
  ] as const)
    plate.fill(straight(`${a},14 ${b},14 ${d},440 ${c},440`), PARCHMENT);
  plate.hatch(box(0, 0, 400, 440), {
    angle: -38,
    gap: 7.5,
    weight: 4,
    tone: around(200, 240, 60, 230),
    pointed: true,
  });
  plate.fill(ellipse(200, 190, 112, 120), DUSK);
  plate.hatch(ellipse(200, 190, 112, 120), {
    angle: 52,
    gap: 7,
    weight: 2.2,
    tone: around(200, 190, 70, 120),
    pointed: true,
  });
  plate.stepBack(0.92);
  // Balloons.
  for (const [x, y, colour] of [
    [84, 118, BONE],
    [50, 176, ACCENT],
    [112, 62, SLATE],
  ] as const) {
    plate.line(smooth(`~${x},${y + 34} ${x + 10},${y + 100} 90,330`), 1.6, BONE);
    plate.block(
      smooth(
        `${x},${y - 38} ${x + 28},${y - 22} ${x + 26},${y + 12} ${x},${y + 34} ${x - 26},${y + 12} ${x - 28},${y - 22}`,
      ),
      colour,
      3,
    );
    plate.line(smooth(`~${x - 16},${y - 4} ${x - 14},${y - 20} ${x - 4},${y - 27}`), 3, LINEN);
    plate.fill(straight(`${x - 6},${y + 40} ${x},${y + 32} ${x + 6},${y + 40}`));
  }
  cloth(plate, bust(208, 280, 118, 26), sidelight(208, 118, 1), 100);
  for (const y of [352, 396]) plate.block(ellipse(208, y, 15), ACCENT, 3);
  // Tufts.
  for (const side of [-1, 1]) {
    plate.at({ x: 208, y: 176, flip: side < 0 }, () => {
      plate.block(
        smooth('40,34! 60,44 62,28! 82,32 74,14! 96,8 78,-4! 94,-22 72,-22! 78,-44 58,-34! 52,-48 40,-30!'),
        ACCENT,
        3,
      );
      for (const lock of ['~48,20 60,20', '~50,4 70,4', '~48,-14 64,-18']) plate.line(smooth(lock), 1.8);
    });
  }
  face(plate, {
    x: 208,
    y: 190,
    size: 1.16,
    cheeks: 43,
    jaw: 38,
    chin: 62,
    eyes: 'none',
    brows: 'none',
    nose: 'small',
    mouth: 'none',
    ears: false,
    skin: LINEN,
  });
  // Eyes that have seen the matinée.
  for (const side of [-1, 1]) {
    const x = 208 + side * 23;
    plate.fill(
      straight(
        `${x},134 ${x + 7},172 ${x + 17},182 ${x + 7},192 ${x},226 ${x - 7},192 ${x - 17},182 ${x - 7},172`,
      ),
    );
    plate.block(ellipse(x, 182, 11, 10), LINEN, 2);
    plate.fill(ellipse(x, 183, 3));
    plate.line(smooth(`~${x - side * 12},152 ${x},140 ${x + side * 16},146`), 3);
  }
  plate.block(ellipse(208, 208, 15, 14), ACCENT, 3);
  plate.line(smooth('~200,206 202,200 208,198'), 2.6, LINEN);
  // Rather many teeth.
  const grin = smooth(
    '156,206! 166,226 186,234 208,236 230,234 250,226 260,206! 258,240 238,260 208,266 178,260 158,240',
  );
  plate.block(grin, BONE, 3.4);
  for (let tooth = -6; tooth <= 6; tooth++)
    plate.line(
      smooth(
        `~${208 + tooth * 7.6},${234 - Math.abs(tooth) ** 2 * 0.5} ${208 + tooth * 7},${264 - Math.abs(tooth) ** 2 * 0.6}`,
      ),
      1.8,
    );
  plate.line(smooth('~160,226 182,246 208,250 234,246 256,226'), 2.2);
  for (const side of [-1, 1])
    plate.line(arc(208 + side * 53, 204, 8, 8, side > 0 ? 120 : -80, side > 0 ? 260 : 60), 2.6);
  // Ruff.
  const ruff = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    const r = index % 2 ? 1 : 0.78;
    return `${208 + Math.cos(angle) * 108 * r},${292 + Math.sin(angle) * 40 * r}`;
  });
  plate.block(smooth(ruff.join(' ')), BONE, 3);
  for (let fold = 0; fold < 24; fold++) {
    const angle = ((fold + 0.5) / 24) * Math.PI * 2;
    plate.fill(
      spindle(
        [208 + Math.cos(angle) * 40, 290 + Math.sin(angle) * 12],
        [208 + Math.cos(angle) * 88, 292 + Math.sin(angle) * 32],
        4,
      ),
    );
  }
  plate.fill(smooth('166,276! 208,270 250,276! 244,292 208,298 172,292'));
  // Hat.
  plate.at({ x: 214, y: 126, turn: 9 }, () => {
    plate.block(smooth('-40,4! -18,-50 0,-100! 18,-50 40,4! 0,-8'), INK, 3);
    plate.hatch(smooth('-40,4! -18,-50 0,-100! 0,-8'), {
      angle: 100,
      gap: 6,
      weight: 2,
      colour: MOONLIGHT,
      pointed: true,
    });
    for (const [y, r] of [
      [-26, 9],
      [-58, 8],
      [-100, 12],
    ] as const)
      plate.block(ellipse(0, y, r), ACCENT, 2.5);
  });
  cloth(plate, sleeve('118,440 80,394 90,352', 54), () => 0);
  fist(plate, { x: 90, y: 338, size: 1.1, flip: true }, LINEN);
}

export const darksDenOfDeformity: Portraits = {
  'darius-dark': darius,
  'samson-otoole': samson,
  'elissandre-de-ville': elissandre,
  thumbelisa,
  'mister-giggles': giggles,
};
