import { towards } from '../parts/hatching.js';
import { ellipse, smooth, spindle, straight } from '../parts/outline.js';
import { BONE, INK, LINEN, MOONLIGHT, PARCHMENT, SLATE, SOOT } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from './portraits.js';

/** The dead side of characters (LOOK-2). No background: the card has one. */
function skull(plate: Plate): void {
  // Jaw first; the cranium rests on it.
  const jaw = smooth(
    '108,250! 116,320 132,364 160,388 200,394 240,388 268,364 284,320 292,250! 250,320 200,330 150,320',
  );
  plate.block(jaw, BONE, 4);
  plate.hatch(jaw, { angle: 30, gap: 6, weight: 3, tone: towards([190, 340], [286, 350]), pointed: true });
  const cranium = smooth(
    '200,36 134,46 84,86 64,146 72,204 96,238! 100,262 116,282! 140,284 150,300! 176,312 224,312 250,300! 260,284 284,282! 300,262 304,238! 328,204 336,146 316,86 266,46',
  );
  plate.block(cranium, BONE, 4);
  plate.hatch(cranium, {
    angle: 24,
    gap: 6.5,
    weight: 3.4,
    bow: 14,
    tone: towards([226, 150], [340, 190]),
    pointed: true,
  });
  plate.hatch(cranium, {
    angle: -50,
    gap: 8,
    weight: 2.2,
    bow: 10,
    tone: towards([286, 160], [340, 190]),
    pointed: true,
  });
  for (const side of [-1, 1]) {
    plate.at({ x: 200, y: 0, flip: side < 0 }, () => {
      const socket = smooth('24,188 40,158 76,152 104,172 106,208 84,232 50,230 28,214');
      plate.block(socket, INK, 3);
      plate.hatch(socket, {
        angle: side > 0 ? 60 : 120,
        gap: 7,
        weight: 2,
        colour: SLATE,
        tone: towards([200 + side * 60, 190], [200 + side * 84, 240]),
        pointed: true,
      });
      plate.fill(
        [0, 1, 2, 3].flatMap((step) =>
          spindle([34 + step * 16, 142 - step], [54 + step * 16, 140 + step * 4], 2.4, -3),
        ),
      );
      plate.fill(
        [0, 1, 2, 3, 4].flatMap((step) =>
          spindle([70 + step * 7, 246 + step * 5], [52 + step * 8, 264 + step * 5], 2.6),
        ),
      );
      plate.fill(smooth('0,214! 14,232 20,256 8,264! 2,252!'));
    });
  }
  // A crack, like a family tree.
  plate.line(straight('~176,40 186,66 172,84 184,106 176,122'), 3.2);
  plate.line(straight('~172,84 152,92 146,106'), 2.4);
  // Teeth.
  const row = (y: number, down: number, count: number, reach: number): void => {
    for (let tooth = -count; tooth <= count; tooth++) {
      const x = 200 + tooth * (reach / count);
      const width = reach / count / 2 - 0.8;
      const rise = (tooth / count) ** 2 * -12 * Math.sign(down);
      plate.block(
        smooth(
          `${x - width},${y + rise}! ${x + width},${y + rise}! ${x + width - 1},${y + rise + down} ${x - width + 1},${y + rise + down}`,
        ),
        LINEN,
        2.2,
      );
    }
  };
  plate.fill(smooth('138,300! 200,318 262,300! 262,330 200,350 138,330'));
  row(304, 22, 4, 52);
  row(350, -20, 4, 46);
  plate.line(smooth('~150,374 200,382 250,374'), 1.8);
}

/** The tombstone that all untimely deaths of the second edition share (LOOK-5). No background: their cards are clear. */
function tombstone(plate: Plate): void {
  const mound = smooth('14,424! 40,390 120,372 200,368 280,372 360,390 386,424!');
  plate.block(mound, INK, 3);
  plate.block(straight('64,392 68,360 332,360 336,392'), SLATE, 4);
  plate.hatch(straight('64,392 68,360 332,360 336,392'), {
    angle: 0,
    gap: 6,
    weight: 2.4,
    waver: 0.8,
    tone: towards([100, 370], [330, 380]),
    pointed: true,
  });
  // The stone with its thickness, then its face.
  plate.block(smooth('98,364! 98,150 112,92 156,46 216,34 280,50 322,98 334,156 334,364!'), SOOT, 4);
  const stone = smooth('82,364! 82,156 96,98 140,52 200,40 260,52 304,98 318,156 318,364!');
  plate.block(stone, MOONLIGHT, 4);
  plate.hatch(stone, {
    angle: 60,
    gap: 7,
    weight: 3.2,
    tone: towards([210, 200], [330, 240]),
    pointed: true,
  });
  plate.hatch(stone, {
    angle: -50,
    gap: 9,
    weight: 2.2,
    tone: towards([270, 240], [330, 280]),
    pointed: true,
  });
  plate.line(smooth('~96,352 96,160 110,106 148,66 200,54 252,66 290,106 304,160 304,352'), 2.4);
  // A winged skull, as on the old ones.
  plate.at({ x: 200, y: 140 }, () => {
    for (const side of [-1, 1]) {
      plate.at({ x: 0, y: 0, flip: side < 0 }, () => {
        plate.block(
          smooth('26,10! 44,-26 78,-34 94,-18! 86,-8 92,2! 78,6 80,18! 64,18 62,30! 46,26 28,34!'),
          BONE,
          3,
        );
        for (const feather of ['~34,8 52,-14 82,-20', '~34,16 54,2 80,2', '~34,24 50,14 68,16'])
          plate.line(smooth(feather), 2);
      });
    }
    plate.block(smooth('-30,-8 -22,-38 0,-46 22,-38 30,-8 20,12! 18,32! -18,32! -20,12!'), BONE, 3);
    for (const side of [-1, 1]) plate.fill(ellipse(side * 12, -6, 8.5, 9.5));
    plate.fill(straight('0,4 5,15 -5,15'));
    for (const x of [-9, -3, 3, 9]) plate.line(straight(`~${x},20 ${x},31`), 2);
  });
  // What was to be said, in lines that nobody can read any more.
  for (const [y, half] of [
    [214, 66],
    [234, 84],
    [254, 50],
    [286, 74],
    [304, 40],
  ] as const) {
    for (let x = 200 - half; x < 200 + half; ) {
      const word = 10 + plate.chance() * 18;
      plate.line(straight(`~${x},${y} ${Math.min(x + word, 200 + half)},${y}`), 4.4, INK);
      x += word + 9;
    }
  }
  plate.line(straight('~318,210 292,232 302,252 276,282 286,300'), 3.2);
  plate.line(straight('~292,232 274,226'), 2.4);
  // Ivy on one side, a rose for the other.
  plate.line(smooth('~70,384 84,330 72,280 92,232 84,196'), 4);
  for (const [x, y, turn] of [
    [74, 350, -60],
    [90, 322, 50],
    [66, 296, -70],
    [88, 268, 40],
    [98, 236, 60],
    [78, 214, -40],
    [86, 190, 0],
  ] as const) {
    plate.at({ x, y, turn }, () =>
      plate.block(smooth('0,6! -14,2 -16,-12! -6,-12 0,-24! 6,-12 16,-12! 14,2'), SOOT, 2.4),
    );
  }
  plate.line(smooth('~236,398 276,384 316,390'), 4);
  plate.block(ellipse(234, 396, 14, 13), PARCHMENT, 2.6);
  plate.line(smooth('~228,400 226,392 236,388 242,396 236,402'), 2);
  plate.fill([...spindle([284, 386], [300, 372], 8), ...spindle([268, 388], [256, 372], 8)]);
  const blades = Array.from({ length: 24 }, (_, index) => {
    const x = 34 + index * 14.5;
    return spindle(
      [x, 424 - 30 * (1 - ((x - 200) / 190) ** 2)],
      [x + (plate.chance() - 0.5) * 14, 396 - 26 * (1 - ((x - 200) / 190) ** 2)],
      4,
    );
  });
  plate.fill(blades.flat());
}

export const death: Portraits = { skull, tombstone };
