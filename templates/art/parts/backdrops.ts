import { around, towards } from './hatching.js';
import { arc, box, ellipse, type Outline, smooth, spindle, straight } from './outline.js';
import { BONE, DUSK, INK, MOONLIGHT, PARCHMENT, SLATE, SOOT } from './palette.js';
import { HEIGHT, type Plate, WIDTH } from './plate.js';

/** Darkness that closes in from the rim of the oval. */
export function dusk(plate: Plate, inner = 165, gap = 6.5): void {
  const tone = around(200, 220, inner, 265, 1.12);
  plate.hatch(box(0, 0, WIDTH, HEIGHT), { angle: -38, gap, weight: 3.2, tone, pointed: true });
}

/** A night sky that is engraved in rings around the moon. */
export function night(plate: Plate, x: number, y: number, radius: number, sky = DUSK): void {
  plate.ground(sky);
  plate.fill(ellipse(x, y, radius * 1.36), MOONLIGHT);
  const rings = new Map<number, Outline[]>();
  for (let ring = radius * 1.36 + 4; ring < 480; ring += 7.5 + ring / 90) {
    const width = Math.min(4, 0.9 + (ring - radius) / 72);
    const step = Math.ceil(width * 2) / 2;
    for (const [from, to] of ringRuns(plate, x, y, ring)) {
      rings.set(step, [...(rings.get(step) ?? []), arc(x, y, ring, ring, from, to)]);
    }
  }
  for (const [width, arcs] of rings) plate.line(arcs.flat(), width, INK);
  moon(plate, x, y, radius);
}

/** The parts of a ring on the plate, in degrees, interrupted here and there. */
function ringRuns(plate: Plate, x: number, y: number, ring: number): [number, number][] {
  const runs: [number, number][] = [];
  const start = Math.floor(plate.chance() * 90);
  let begun: number | undefined;
  let left = 30 + plate.chance() * 80;
  for (let angle = start; angle <= start + 360; angle += 4) {
    const px = x + ring * Math.cos((angle * Math.PI) / 180);
    const py = y + ring * Math.sin((angle * Math.PI) / 180);
    const shown = px > -4 && px < WIDTH + 4 && py > -4 && py < HEIGHT + 4;
    left -= 4;
    if (shown && left > 0) begun ??= angle;
    else {
      if (begun !== undefined && angle - begun > 4) runs.push([begun, angle - 4]);
      begun = undefined;
      if (left <= 0) left = 40 + plate.chance() * 90;
    }
  }
  if (begun !== undefined && start + 360 - begun > 4) runs.push([begun, start + 360]);
  return runs;
}

export function moon(plate: Plate, x: number, y: number, radius: number): void {
  plate.fill(ellipse(x, y, radius), BONE);
  const tone = towards([x - radius * 0.1, y - radius * 0.1], [x + radius, y + radius]);
  plate.hatch(ellipse(x, y, radius), {
    angle: 135,
    gap: 6,
    weight: 1.6,
    bow: -radius * 0.3,
    tone,
    colour: PARCHMENT,
    pointed: true,
  });
}

/** The wall of a room, papered in stripes. */
export function wall(plate: Plate, paper: string, stripe = INK, gap = 26): void {
  plate.ground(paper);
  for (let x = gap / 2; x < WIDTH; x += gap) {
    plate.line(straight(`~${x},0 ${x},${HEIGHT}`), 1.2, stripe);
    plate.line(straight(`~${x + 4},0 ${x + 4},${HEIGHT}`), 1.2, stripe);
  }
}

/** A pool of light behind a head, with rays. */
export function glow(plate: Plate, x: number, y: number, radius: number, light = MOONLIGHT, rays = 44): void {
  plate.fill(ellipse(x, y, radius), light);
  const lines = Array.from({ length: rays }, (_, index): Outline => {
    const angle = ((index + plate.chance() * 0.4) / rays) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [near, far] = [radius * (0.98 + plate.chance() * 0.08), radius * (1.3 + plate.chance() * 0.35)];
    return spindle([x + cos * near, y + sin * near], [x + cos * far, y + sin * far], 2.4);
  });
  plate.fill(lines.flat(), light);
}

/** A window on the night; returns nothing but moonlight. */
export function casement(plate: Plate, x: number, y: number, width: number, height: number, panes = 2): void {
  plate.fill(box(x - 9, y - 9, width + 18, height + 18), INK);
  plate.fill(box(x, y, width, height), DUSK);
  plate.hatch(box(x, y, width, height), {
    angle: -38,
    gap: 7,
    weight: 1.4,
    tone: towards([x + width, y], [x, y + height]),
  });
  for (let pane = 1; pane < panes; pane++) {
    plate.line(
      straight(`~${x + (width * pane) / panes},${y} ${x + (width * pane) / panes},${y + height}`),
      6,
    );
  }
  plate.line(straight(`~${x},${y + height * 0.42} ${x + width},${y + height * 0.42}`), 6);
  plate.fill(box(x - 16, y + height + 6, width + 32, 12), INK);
  plate.line(straight(`~${x - 14},${y + height + 9} ${x + width + 14},${y + height + 9}`), 1.2, MOONLIGHT);
}

/** A curtain that hangs at one side, from x = 0 on to its width; `flip` it for the other side. */
export function drape(plate: Plate, flip: boolean, colour: string, width = 96): void {
  plate.at({ x: flip ? WIDTH : 0, y: 0, flip }, () => {
    const cloth = smooth(
      `0,0! ${width},0! ${width * 0.96},90 ${width * 0.7},190 ${width * 0.36},262! ${width * 0.5},330 ${width * 0.62},440! 0,440!`,
    );
    plate.block(cloth, colour, 3);
    plate.hatch(cloth, {
      angle: 84,
      gap: 9.5,
      weight: 3.8,
      waver: 0.8,
      bow: 8,
      pointed: true,
      tone: (x, y) => 0.65 + 0.35 * Math.sin(x / 7 + y / 90),
    });
    plate.block(smooth(`0,252! ${width * 0.42},258! ${width * 0.4},272! 0,270!`), PARCHMENT, 2);
  });
}

/** A pelmet with swags, as above a stage. */
export function pelmet(plate: Plate, colour: string, drop = 56): void {
  plate.fill(box(0, 0, WIDTH, drop * 0.5), colour);
  for (let x = 0; x < WIDTH; x += 80) {
    const swag = smooth(
      `${x},0! ${x + 80},0! ${x + 80},${drop * 0.5}! ${x + 60},${drop * 0.92} ${x + 40},${drop} ${x + 20},${drop * 0.92} ${x},${drop * 0.5}!`,
    );
    plate.block(swag, colour, 2.5);
    plate.hatch(swag, { angle: 0, gap: 9, weight: 2.8, bow: drop * 0.5, pointed: true });
  }
}

/** Bare boards, seen from the front. */
export function boards(plate: Plate, y: number, colour = SOOT): void {
  plate.fill(box(0, y, WIDTH, HEIGHT - y), colour);
  for (let index = -7; index <= 7; index++) {
    plate.line(straight(`~${200 + index * 30},${y} ${200 + index * 70},${HEIGHT}`), 1.5, INK);
  }
  plate.line(straight(`~0,${y} 400,${y}`), 3, INK);
}

/** Ground that rises a little in the middle, with grass along its edge. */
export function hill(plate: Plate, y: number, rise = 14, colour = INK): void {
  plate.fill(
    smooth(`0,${y + rise}! 90,${y + 4} 200,${y} 310,${y + 5} 400,${y + rise + 4}! 400,440! 0,440!`),
    colour,
  );
  const blades: Outline[] = [];
  for (let x = 6; x < WIDTH; x += 9 + plate.chance() * 8) {
    const foot = y + rise * ((x - 200) / 200) ** 2 + 4;
    blades.push(
      spindle([x, foot + 3], [x + (plate.chance() - 0.5) * 12, foot - 7 - plate.chance() * 9], 2.6),
    );
  }
  plate.fill(blades.flat(), colour);
}

/** A gravestone whose foot is at the spot; kinds: 0 round, 1 pointed, 2 cross. */
export function gravestone(
  plate: Plate,
  x: number,
  y: number,
  size: number,
  kind: 0 | 1 | 2,
  colour = SLATE,
  turn = 0,
): void {
  plate.at({ x, y, size, turn }, () => {
    const stones = [
      smooth('-24,4! -24,-50! -22,-66 0,-78 22,-66 24,-50! 24,4!'),
      straight('-22,4 -22,-58 0,-82 22,-58 22,4'),
      straight('-7,4 -7,-48 -24,-48 -24,-62 -7,-62 -7,-82 7,-82 7,-62 24,-62 24,-48 7,-48 7,4'),
    ];
    const stone = stones[kind] ?? [];
    plate.block(stone, colour, 2);
    plate.hatch(stone, {
      angle: 60,
      gap: 5,
      weight: 2,
      tone: (px) => (px - x + 14 * size) / (34 * size),
      pointed: true,
    });
  });
}

/** A leafless tree with its foot at the spot. */
export function bareTree(plate: Plate, x: number, y: number, size: number, flip = false): void {
  plate.at({ x, y, size, flip }, () => {
    plate.fill(smooth('-12,4! -6,-40 -8,-80 -2,-118! 3,-118! 4,-84 6,-44 14,4!'));
    const limbs: readonly [number, number, number, number, number, number][] = [
      [-5, -70, -40, -112, 7, -8],
      [-36, -106, -66, -112, 4, 6],
      [-28, -98, -36, -142, 4, 5],
      [-2, -96, -18, -150, 6, 6],
      [0, -104, 20, -158, 6, -7],
      [3, -80, 44, -118, 7, 8],
      [34, -110, 66, -122, 4, -6],
      [28, -104, 40, -146, 4, -5],
      [12, -138, 34, -166, 3, 4],
      [-14, -136, -34, -162, 3, -4],
      [-52, -110, -64, -130, 3, 3],
      [50, -116, 58, -138, 3, 3],
      [4, -56, 32, -72, 4, 5],
      [-4, -50, -30, -62, 4, -5],
    ];
    plate.fill(limbs.flatMap(([x1, y1, x2, y2, width, bow]) => spindle([x1, y1], [x2, y2], width, bow)));
  });
}

/** Rain that falls aslant. */
export function rain(plate: Plate, drops: number, colour = MOONLIGHT): void {
  const lines = Array.from({ length: drops }, (): Outline => {
    const [x, y, length] = [
      14 + plate.chance() * (WIDTH - 20),
      plate.chance() * (HEIGHT - 40),
      16 + plate.chance() * 22,
    ];
    return straight(`~${x},${y} ${x - length * 0.3},${y + length}`);
  });
  plate.line(lines.flat(), 1.2, colour);
}
