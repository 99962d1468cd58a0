import { boards, casement, drape, dusk, glow, night, wall } from '../parts/backdrops.js';
import { bust, cloth, fist, shirtFront, sidelight, sleeve, topHat } from '../parts/clothes.js';
import { face } from '../parts/faces.js';
import { around, towards } from '../parts/hatching.js';
import { box, ellipse, smooth, spindle, straight } from '../parts/outline.js';
import { BONE, DUSK, INK, MOONLIGHT, PARCHMENT, PLUM, SLATE, SOOT } from '../parts/palette.js';
import type { Plate } from '../parts/plate.js';
import type { Portraits } from './portraits.js';

const ACCENT = PLUM;

/** A chair with a high back that nobody sits on. */
function emptyChair(plate: Plate, x: number, y: number): void {
  plate.at({ x, y }, () => {
    plate.fill(
      smooth('-38,0! -36,-100 -44,-128! -30,-120 -22,-136 0,-146 22,-136 30,-120 44,-128! 36,-100 38,0!'),
    );
    plate.fill(smooth('-24,-14! -24,-92 -14,-114 0,-118 14,-114 24,-92 24,-14!'), ACCENT);
    plate.hatch(smooth('-24,-14! -24,-92 -14,-114 0,-118 14,-114 24,-92 24,-14!'), {
      angle: 60,
      gap: 6,
      weight: 2,
      pointed: true,
    });
    plate.line(smooth('~-34,-10 -32,-98'), 1.6, MOONLIGHT);
  });
}

function lordWellingtonSmythe(plate: Plate): void {
  wall(plate, DUSK, SLATE, 34);
  glow(plate, 190, 200, 130, MOONLIGHT, 40);
  dusk(plate, 140, 8);
  plate.stepBack(0.92);
  emptyChair(plate, 324, 372);
  // The table, laid for two.
  const coat = bust(180, 270, 126);
  cloth(plate, coat, sidelight(180, 126, -1), 70);
  shirtFront(plate, 180, 272, ACCENT);
  plate.block(straight('156,264 128,300 150,330 142,350 172,440 178,420'), INK, 2);
  plate.block(straight('204,264 232,300 210,330 218,350 188,440 182,420'), INK, 2);
  plate.line(straight('~156,266 128,300 150,330 142,350 170,436'), 1.6, MOONLIGHT);
  plate.line(straight('~204,266 232,300 210,330 218,350 190,436'), 1.6, MOONLIGHT);
  face(plate, {
    x: 180,
    y: 206,
    size: 1.05,
    cheeks: 43,
    jaw: 36,
    eyes: 'open',
    brows: 'sorry',
    nose: 'long',
    mouth: 'none',
    aside: 0.5,
  });
  // Whiskers that leave only the chin to the razor.
  for (const side of [-1, 1]) {
    plate.at({ x: 180, y: 206, flip: side < 0 }, () => {
      plate.block(
        smooth('42,-14! 50,2 64,22! 60,30 72,44! 62,48 66,64! 50,60 44,66! 38,56 24,46! 34,34 40,12'),
        INK,
        2.5,
      );
      for (const lock of ['~46,10 54,28 58,42', '~42,22 48,40 48,54'])
        plate.line(smooth(lock), 1.4, MOONLIGHT);
    });
  }
  plate.fill(
    smooth(
      '184,238! 168,232 148,244 140,250! 160,256 176,250 184,244! 192,250 208,256 228,250! 220,244 200,232',
    ),
  );
  plate.line(smooth('~174,262 184,265 194,262'), 2.6);
  topHat(plate, { x: 180, y: 152, size: 0.98 }, ACCENT, 88);
  // A monocle for one eye, a tear for the other.
  plate.line(ellipse(204, 204, 16), 3);
  plate.line(smooth('~218,212 236,250 230,300'), 1.6);
  plate.block(smooth('160,224! 167,236 160,242 153,236'), MOONLIGHT, 1.6);
  // A black band on the sleeve, and her miniature.
  plate.fill(smooth('60,360! 86,350 104,348! 106,372! 84,376 58,386!'), ACCENT);
  cloth(plate, sleeve('292,440 300,404 262,372', 60), towards([270, 400], [310, 400]), 40);
  plate.block(ellipse(238, 342, 28, 34), PARCHMENT, 3);
  plate.block(ellipse(238, 342, 21, 27), BONE, 2);
  plate.fill(
    smooth('226,366! 228,350 234,346! 228,338 230,326 238,322 247,327 248,338 243,346! 250,352 252,364!'),
  );
  plate.fill(ellipse(240, 319, 7, 5));
  fist(plate, { x: 258, y: 372, size: 1, turn: -20 });
}

function child(plate: Plate, x: number, flip: boolean): void {
  const frock = smooth('-20,228! -44,240 -50,280 -62,366! 0,378 62,366! 50,280 44,240 20,228!');
  plate.at({ x, y: 0, flip }, () => {
    for (const foot of [-1, 1]) {
      plate.block(box(foot * 18 - 8, 364, 16, 40), BONE, 2.4);
      plate.fill(
        smooth(`${foot * 18 - 11},398! ${foot * 18 + 11},398! ${foot * 22 + 12},412! ${foot * 22 - 12},412!`),
      );
    }
    plate.fill(smooth('-40,192 -44,140 -30,112 0,102 30,112 44,140 40,192'), INK);
    plate.block(frock, INK, 3);
    const tone = towards([x + (flip ? 10 : -10), 300], [x + (flip ? 66 : -66), 310]);
    plate.hatch(frock, { angle: 84, gap: 7, weight: 2, bow: 8, colour: MOONLIGHT, tone, pointed: true });
  });
  face(plate, {
    x,
    y: 172,
    size: 0.9,
    cheeks: 42,
    jaw: 34,
    chin: 56,
    eyes: 'blank',
    brows: 'arched',
    mouth: 'line',
    nose: 'small',
    ears: false,
    shade: flip ? 'left' : 'right',
  });
  plate.at({ x, y: 0 }, () => {
    plate.fill(
      smooth('-42,168! -42,128 -22,108 0,104 22,108 42,128 42,168! 36,150! 12,150 0,146! -12,150 -36,150!'),
    );
    for (const side of [-1, 1])
      plate.line(smooth(`~${side * 28},132 ${side * 20},122 ${side * 6},116`), 1.6, MOONLIGHT);
    plate.line(straight('~0,106 0,146'), 1.2, MOONLIGHT);
    plate.block(
      smooth('0,228! -20,222 -40,232 -38,250 -18,258 0,242! 18,258 38,250 40,232 20,222'),
      BONE,
      2.4,
    );
    plate.block(straight('0,236 -14,250 -8,270 0,244 8,270 14,250'), ACCENT, 2);
  });
}

function twins(plate: Plate): void {
  wall(plate, MOONLIGHT, DUSK, 32);
  plate.hatch(box(0, 0, 400, 440), {
    angle: -38,
    gap: 9,
    weight: 3.2,
    tone: around(200, 200, 160, 260, 1.1),
    pointed: true,
  });
  // Two children, one shadow.
  const shadow = smooth(
    '70,400! 58,300 60,220 78,160 104,118! 84,104 70,78 72,44! 84,72 104,84 132,88! 166,76 200,72 234,76 268,88! 296,84 316,72 328,44! 330,78 316,104 296,118! 322,160 340,220 342,300 330,400!',
  );
  plate.fill(shadow, SLATE);
  plate.hatch(shadow, { angle: 60, gap: 6.5, weight: 2.6, pointed: true });
  boards(plate, 390);
  plate.stepBack(0.93, 410);
  child(plate, 124, false);
  child(plate, 276, true);
  // Hand in hand.
  cloth(plate, sleeve('84,258 64,308 68,340', 32), towards([90, 300], [60, 300]), 80);
  cloth(plate, sleeve('316,258 336,308 332,340', 32), towards([310, 300], [340, 300]), 100);
  for (const x of [69, 331]) plate.block(ellipse(x, 348, 10, 12), BONE, 2.4);
  cloth(plate, sleeve('162,258 176,300 194,326', 30), () => 0);
  cloth(plate, sleeve('238,258 224,300 206,326', 30), () => 0);
  plate.line(smooth('~172,262 184,296 196,314'), 1.4, MOONLIGHT);
  plate.line(smooth('~228,262 216,296 204,314'), 1.4, MOONLIGHT);
  plate.block(smooth('188,324 200,318 212,324 212,340 200,346 188,340'), BONE, 2.4);
  plate.line(smooth('~195,324 198,334 195,342'), 1.6);
  plate.line(smooth('~204,322 206,334 204,344'), 1.6);
}

function nanny(plate: Plate): void {
  wall(plate, SLATE, SOOT, 36);
  casement(plate, 128, 44, 144, 168, 2);
  dusk(plate, 150, 8);
  plate.stepBack(0.91);
  cloth(plate, bust(200, 264, 118, 30), sidelight(200, 118, -1), 72);
  // Apron.
  plate.block(smooth('164,300! 236,300! 246,360! 262,440! 138,440! 154,360!'), BONE, 3);
  plate.hatch(smooth('204,300! 236,300! 246,360! 262,440! 214,440!'), {
    angle: 80,
    gap: 6,
    weight: 2,
    pointed: true,
  });
  plate.block(smooth('164,304! 138,290 128,268! 142,262 158,278 172,300!'), BONE, 2.4);
  plate.block(smooth('236,304! 262,290 272,268! 258,262 242,278 228,300!'), BONE, 2.4);
  plate.fill(straight('180,236 220,236 226,268 200,282 174,268'));
  plate.line(smooth('~176,258 200,268 224,258'), 3, BONE);
  plate.block(ellipse(200, 280, 8, 9), ACCENT, 2.4);
  // Hair, drawn back until it hurts.
  plate.block(ellipse(200, 92, 30, 26), INK, 3);
  plate.line(smooth('~182,86 192,74 206,74'), 1.6, MOONLIGHT);
  plate.block(smooth('154,190 150,146 168,118 200,110 232,118 250,146 246,190'), INK, 3);
  face(plate, {
    x: 200,
    y: 186,
    cheeks: 39,
    jaw: 25,
    chin: 68,
    eyes: 'open',
    brows: 'stern',
    nose: 'hooked',
    mouth: 'smile',
    gaunt: true,
    shade: 'right',
  });
  plate.fill(
    smooth(
      '158,186! 160,144 178,126 200,122 222,126 240,144 242,186! 232,156 218,140! 200,130 182,140! 168,156',
    ),
  );
  for (const lock of ['~170,150 180,136 196,128', '~230,150 220,136 204,128'])
    plate.line(smooth(lock), 1.4, MOONLIGHT);
  plate.block(
    smooth(
      '150,124! 158,106 180,98 200,104 220,98 242,106 250,124! 236,118 224,126 212,116 200,124 188,116 176,126 164,118',
    ),
    BONE,
    2.4,
  );
  // The medicine.
  cloth(plate, sleeve('96,440 72,392 108,352', 56), towards([100, 400], [64, 390]), 150);
  plate.at({ x: 118, y: 334 }, () => {
    plate.block(
      smooth('-9,-62! 9,-62! 9,-44! 26,-28 26,-10 26,44! -26,44! -26,-10 -26,-28 -9,-44!'),
      ACCENT,
      3,
    );
    plate.hatch(smooth('6,-44! 26,-28 26,44! 6,44!'), { angle: 62, gap: 5, weight: 2, pointed: true });
    plate.fill(box(-12, -76, 24, 16));
    plate.block(box(-20, -14, 40, 36), BONE, 2);
    plate.fill(smooth('-11,0 -8,-9 0,-11 8,-9 11,0 6,6 6,12! -6,12! -6,6'));
    plate.fill([...ellipse(-4.5, -1, 3), ...ellipse(4.5, -1, 3)], BONE);
  });
  fist(plate, { x: 112, y: 366, size: 1.05, flip: true });
  cloth(plate, sleeve('304,440 328,392 298,346', 56), () => 0, 30);
  plate.line(smooth('~300,346 290,300 284,282'), 6);
  plate.line(smooth('~300,346 290,300 284,282'), 2.4, MOONLIGHT);
  plate.block(smooth('262,268 280,258 298,266 300,280 282,288 266,282'), MOONLIGHT, 3);
  plate.fill(smooth('266,270 280,264 296,270 282,278'), ACCENT);
  plate.block(smooth('272,286! 276,296 271,301 267,295'), ACCENT, 1.6);
  fist(plate, { x: 302, y: 348, size: 1.05, turn: -14 });
}

function lola(plate: Plate): void {
  night(plate, 262, 118, 58);
  plate.fill(smooth('0,330! 70,312 150,322 240,306 330,318 400,300! 400,440! 0,440!'));
  // Window frame and curtains.
  plate.fill(box(192, 0, 10, 250), INK);
  plate.fill(box(0, 88, 400, 9), INK);
  drape(plate, false, ACCENT, 84);
  drape(plate, true, ACCENT, 84);
  plate.fill(box(0, 366, 400, 74), SOOT);
  plate.stepBack(0.95, 400);
  // Her back hair, loosely up.
  const dress = smooth('120,440! 104,388 116,338 150,312! 184,304! 232,304! 268,318 300,350 318,440!');
  cloth(plate, dress, towards([200, 360], [320, 350]), 110);
  plate.block(
    smooth('150,312! 170,290 188,280! 222,280! 236,292 262,316! 232,336 206,342 178,334'),
    BONE,
    2.6,
  );
  plate.hatch(smooth('206,296! 222,280! 236,292 262,316! 232,336 206,342!'), {
    angle: 40,
    gap: 5,
    weight: 1.8,
    pointed: true,
  });
  plate.line(smooth('~176,292 198,304 224,294'), 4.5);
  plate.block(ellipse(200, 304, 5, 7), ACCENT, 1.8);
  plate.at({ x: 196, y: 226, turn: -13 }, () => {
    plate.block(
      smooth(
        '-50,16! -64,-20 -54,-56 -58,-84 -30,-104 0,-96 34,-104 58,-80 52,-50 64,-18 52,20 40,28! 36,-10 0,-40 -36,-10 -40,30!',
      ),
      INK,
      3,
    );
    plate.line(smooth('~-44,-62 -32,-86 -6,-84'), 1.7, MOONLIGHT);
    plate.line(smooth('~-30,-60 -16,-72 8,-70'), 1.7, MOONLIGHT);
    plate.line(smooth('~20,-84 40,-78 44,-60'), 1.7, MOONLIGHT);
  });
  face(plate, {
    x: 196,
    y: 226,
    turn: -13,
    cheeks: 40,
    jaw: 28,
    chin: 60,
    eyes: 'lidded',
    brows: 'sorry',
    nose: 'small',
    mouth: 'lips',
    aside: -0.35,
    ears: false,
  });
  plate.at({ x: 196, y: 226, turn: -13 }, () => {
    plate.fill(smooth('-42,-2! -46,-40 -24,-66 0,-70 26,-66 46,-40 42,0! 36,-22 18,-42! -2,-34 -22,-38!'));
    plate.line(smooth('~44,14 54,40 46,64 54,84'), 4);
    plate.line(smooth('~-43,18 -50,34 -46,48'), 3);
  });
  // Sill, elbow, cheek in hand.
  plate.block(box(-24, 384, 448, 20), INK, 2);
  plate.line(straight('~-20,388 420,388'), 1.6, MOONLIGHT);
  const forearm = smooth('112,386! 118,340 136,300 150,274! 174,290! 164,320 160,386!');
  plate.block(forearm, INK, 3);
  plate.hatch(forearm, {
    angle: 10,
    gap: 7,
    weight: 1.8,
    colour: MOONLIGHT,
    tone: towards([140, 340], [112, 340]),
    pointed: true,
  });
  plate.block(smooth('146,282 142,262 148,244 160,240 168,252 184,270 184,282 170,292'), BONE, 2.6);
  for (const finger of ['~150,250 154,262 160,270', '~158,244 162,258 168,266'])
    plate.line(smooth(finger), 1.8);
  cloth(plate, smooth('318,386! 300,350 262,356 214,370! 212,386!'), towards([300, 386], [290, 350]), 0);
  plate.block(smooth('216,370! 196,366 178,376 180,386! 216,387!'), BONE, 2.4);
  // A book that did not help, and one alternative.
  plate.at({ x: 322, y: 384 }, () => {
    plate.block(smooth('-10,-52! 10,-52! 10,-40! 16,-30 16,0! -16,0! -16,-30 -10,-40!'), MOONLIGHT, 2.6);
    plate.fill(box(-14, -22, 28, 20), ACCENT);
    plate.fill(box(-8, -62, 16, 12));
  });
  plate.at({ x: 80, y: 384 }, () => {
    plate.block(straight('-44,0 0,-20 44,0'), PARCHMENT, 2.6);
    plate.line(straight('~-48,-2 0,-24 48,-2'), 4.5);
  });
}

function butterfield(plate: Plate): void {
  wall(plate, DUSK, SLATE, 34);
  glow(plate, 190, 196, 128, MOONLIGHT, 40);
  dusk(plate, 140, 8);
  plate.stepBack(0.88);
  // Tailcoat in profile, chest out.
  const coat = smooth('150,252! 176,240 206,246 234,272 250,320 244,372 232,440! 118,440! 112,360 116,296');
  cloth(plate, coat, towards([200, 320], [120, 320]), 80);
  plate.block(smooth('206,250! 226,258 242,290 250,330 246,362! 226,352 214,300'), BONE, 2.6);
  plate.hatch(smooth('206,250! 226,258 234,280 226,340 214,300'), {
    angle: 50,
    gap: 5,
    weight: 1.7,
    pointed: true,
  });
  for (const y of [292, 316, 340]) plate.fill(ellipse(236, y, 2.6));
  plate.block(straight('204,250 224,262 214,304 206,330 196,290'), INK, 2);
  plate.line(straight('~206,254 215,302 208,326'), 1.5, MOONLIGHT);
  // The head, tilted to look down at everybody.
  plate.at({ x: 190, y: 180, turn: -14 }, () => {
    plate.block(
      smooth(
        '-30,66! -34,30 -46,0 -44,-42 -14,-68 22,-64 40,-40 42,-20! 40,-12 62,14 56,24! 46,24 46,34! 40,38 46,46! 44,62 28,66 12,66 10,90! -28,90!',
      ),
      BONE,
      3,
    );
    plate.hatch(smooth('-30,66! -34,30 -46,0 -44,-42 -14,-68 22,-64 40,-40 10,20 10,90! -28,90!'), {
      angle: 20,
      gap: 5,
      weight: 2.3,
      tone: towards([190, 180], [136, 190]),
      pointed: true,
    });
    plate.block(
      smooth('-4,-8! -16,-24 -40,-22! -52,-8 -50,20 -38,44! -24,40 -20,24! -12,34 -4,22!'),
      INK,
      2.5,
    );
    plate.line(smooth('~-40,-8 -42,12 -34,30'), 1.5, MOONLIGHT);
    plate.block(smooth('-12,0 -2,-8 6,2 2,18 -8,22'), BONE, 2.4);
    plate.line(smooth('~-4,0 0,6 -4,12'), 1.5);
    plate.line(smooth('~26,-10 36,-7 43,-9'), 3);
    plate.line(smooth('~28,-5 35,-3 41,-5'), 1.6);
    plate.fill(spindle([22, -22], [46, -30], 5, -3));
    plate.line(smooth('~46,38 34,36 26,40'), 2.4);
    plate.line(smooth('~42,14 36,26'), 1.6);
    plate.line(straight('~-14,-60 -2,-64'), 1.5);
  });
  plate.block(straight('160,242 214,232 214,254 164,266'), BONE, 2.6);
  plate.block(smooth('206,252! 214,240 230,240 226,252 232,266 216,264'), INK, 2);
  // The tray, and what is on it.
  cloth(plate, sleeve('176,300 238,352 298,296', 54), towards([260, 320], [230, 380]), 130);
  plate.block(straight('286,304 312,286 304,274 276,292'), BONE, 2.4);
  plate.block(
    smooth('288,288! 286,268 292,256! 298,268 302,252! 308,266 314,254! 318,268 326,262! 320,282 304,296'),
    BONE,
    2.4,
  );
  plate.block(smooth('236,252! 306,246 376,252! 366,262 306,264 246,262'), MOONLIGHT, 3);
  const dome = smooth('252,248! 254,214 276,186 306,180 336,186 358,214 360,248!');
  plate.block(dome, MOONLIGHT, 3);
  plate.hatch(dome, {
    angle: 80,
    gap: 5.5,
    weight: 2.4,
    bow: -18,
    tone: towards([300, 220], [362, 226]),
    pointed: true,
  });
  plate.line(smooth('~264,238 268,216 284,198'), 4, BONE);
  plate.block(ellipse(306, 174, 8, 7), INK, 2);
  // Somebody's cuff, under the dome.
  plate.block(smooth('262,250! 258,240 268,238 272,248!'), BONE, 2);
  plate.block(smooth('276,250! 274,237 284,237 286,249!'), BONE, 2);
  plate.block(smooth('289,250! 289,238 298,238 299,249!'), BONE, 2);
  // Behind his back.
  plate.at({ x: 22, y: -36 }, () => {
    cloth(plate, sleeve('146,282 88,322 112,384', 56), towards([120, 330], [80, 320]), 60);
    plate.block(smooth('96,386! 88,330 70,270 58,236! 48,280 56,330 78,392!'), MOONLIGHT, 3);
    plate.line(smooth('~86,372 74,320 62,270'), 1.6);
    plate.hatch(smooth('56,330 50,282 58,240! 62,300 78,386!'), {
      angle: 100,
      gap: 5,
      weight: 1.8,
      pointed: true,
    });
    plate.fill(straight('72,386 102,380 106,392 76,398'));
    plate.line(straight('~92,392 104,424'), 12);
    fist(plate, { x: 100, y: 406, size: 1.05, turn: -18, flip: true });
  });
}

export const hemlockHall: Portraits = {
  'lord-wellington-smythe': lordWellingtonSmythe,
  'the-twins': twins,
  'the-nanny': nanny,
  'lola-wellington-smythe': lola,
  butterfield,
};
