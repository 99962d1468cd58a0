import { towards } from './hatching.js';
import { arc, ellipse, type Outline, smooth, spindle, straight } from './outline.js';
import { BONE, INK, LINEN } from './palette.js';
import type { Plate, Spot } from './plate.js';

/** A face from the front, some 120 units high around its middle. */
export interface Face extends Spot {
  readonly skin?: string;
  /** Half of its width at the cheekbones, and at the jaw. */
  readonly cheeks?: number;
  readonly jaw?: number;
  /** How far the chin lies below the middle. */
  readonly chin?: number;
  /** How far it looks aside: -1 left to 1 right. */
  readonly aside?: number;
  readonly eyes?: 'open' | 'wide' | 'lidded' | 'shut' | 'blank' | 'none';
  readonly brows?: 'calm' | 'stern' | 'sorry' | 'arched' | 'none';
  readonly nose?: 'long' | 'hooked' | 'small' | 'broad';
  readonly mouth?: 'line' | 'smile' | 'frown' | 'smirk' | 'singing' | 'lips' | 'none';
  /** The side that the light does not reach. */
  readonly shade?: 'left' | 'right' | 'none';
  readonly gaunt?: boolean;
  readonly ears?: boolean;
}

/** The outline of a face in its own coordinates: what hair and hats are fitted to. */
function faceOutline({ cheeks = 42, jaw = 30, chin = 62 }: Partial<Face>): Outline {
  return smooth(
    `0,-64 ${cheeks * 0.72},-54 ${cheeks},-18 ${cheeks * 0.96},10 ${jaw},${chin * 0.66} ${jaw * 0.42},${chin * 0.96} 0,${chin} ` +
      `${-jaw * 0.42},${chin * 0.96} ${-jaw},${chin * 0.66} ${-cheeks * 0.96},10 ${-cheeks},-18 ${-cheeks * 0.72},-54`,
  );
}

export function face(plate: Plate, looks: Face): void {
  const { skin = BONE, cheeks = 42, chin = 62, jaw = 30, aside = 0, shade = 'right' } = looks;
  plate.at(looks, () => {
    if (looks.ears ?? true) {
      for (const side of [-1, 1]) plate.block(ellipse(side * (cheeks + 1), 2, 7, 14), skin, 2.5);
    }
    const head = faceOutline(looks);
    plate.block(head, skin, 3);
    if (shade !== 'none') {
      const dark = shade === 'right' ? 1 : -1;
      const tone = towards(plate.where([dark * cheeks * 0.08, 0]), plate.where([dark * cheeks * 1.15, 20]));
      plate.hatch(head, { angle: dark > 0 ? 24 : -24, gap: 4.8, weight: 2.5, bow: 6, tone, pointed: true });
    }
    const shift = aside * 8;
    if (looks.gaunt) {
      for (const side of [-1, 1]) {
        const hollow = [0, 1, 2, 3].flatMap((step) =>
          spindle(
            [side * (cheeks - 5 - step), 14 + step * 5],
            [side * (cheeks * 0.52) + shift, 26 + step * 6],
            1.8,
          ),
        );
        plate.fill(hollow);
      }
    }
    eyes(plate, looks.eyes ?? 'open', shift);
    brows(plate, looks.brows ?? 'calm', shift);
    nose(plate, looks.nose ?? 'long', shift * 1.3, aside < 0 ? -1 : 1);
    mouth(plate, looks.mouth ?? 'line', shift * 1.1, 22 + (chin - 22) * 0.45, jaw);
  });
}

function eyes(plate: Plate, kind: NonNullable<Face['eyes']>, shift: number): void {
  if (kind === 'none') return;
  for (const side of [-1, 1]) {
    const x = side * 18 + shift;
    if (kind === 'shut') {
      plate.line(arc(x, -5, 9, 6, 20, 160), 2.4);
      plate.fill([-1, 0, 1].flatMap((lash) => spindle([x + lash * 6, 0], [x + lash * 9, 6], 1.6)));
      continue;
    }
    const [wide, high] = kind === 'wide' ? [11, 11] : kind === 'blank' ? [9, 7] : [9.5, 5.5];
    plate.fill([0, 1, 2].flatMap((step) => spindle([x - 8, 7 + step * 3], [x + 8, 7 + step * 3], 1.4, -3)));
    plate.block(ellipse(x, -1, wide, high), LINEN, 1.8);
    if (kind !== 'blank')
      plate.fill(ellipse(x + shift * 0.4, kind === 'lidded' ? 1 : -1, kind === 'wide' ? 3.2 : 4), INK);
    if (kind === 'lidded') {
      plate.block(smooth(`${x - 11},-1! ${x - 6},-8 ${x + 6},-8 ${x + 11},-1! ${x},0`), BONE, 2);
    }
    if (kind !== 'wide') plate.line(arc(x, 0, wide + 1.5, high + 2.5, 195, 345), 2.8);
  }
}

/** Heights of the inner and outer end, and how far they are bent. */
const BROWS = {
  calm: [-15, -14, -3],
  stern: [-9, -19, -1],
  sorry: [-21, -13, -3],
  arched: [-16, -17, -8],
} as const;

function brows(plate: Plate, kind: NonNullable<Face['brows']>, shift: number): void {
  if (kind === 'none') return;
  const [inner, outer, bow] = BROWS[kind];
  for (const side of [-1, 1]) {
    plate.fill(spindle([side * 8 + shift, inner], [side * 30 + shift, outer], 4.4, side * bow));
  }
}

function nose(plate: Plate, kind: NonNullable<Face['nose']>, shift: number, side: number): void {
  const at = (text: string) => {
    const mirrored = text.replace(/(-?[\d.]+),/g, (_, x: string) => `${Number(x) * side + shift},`);
    return smooth(mirrored);
  };
  if (kind === 'small') plate.line(at('~-3,19 1,22 5,18'), 2.2);
  if (kind === 'long') {
    plate.line(at('~-4,-6 -1,8 7,22 3,27 -4,26'), 2.2);
    plate.fill(
      [0, 1, 2].flatMap((step) =>
        spindle([side * -4 + shift, 6 + step * 5], [side * (2 + step) + shift, 9 + step * 5], 1.4),
      ),
    );
  }
  if (kind === 'hooked') plate.line(at('~-6,-8 4,0 10,16 6,31 1,27 -6,25'), 2.6);
  if (kind === 'broad') plate.line(at('~-4,-4 -5,12 -11,20 -5,27 4,27 11,20 6,13'), 2.4);
}

function mouth(plate: Plate, kind: NonNullable<Face['mouth']>, shift: number, y: number, jaw: number): void {
  const w = jaw * 0.42;
  const line = (text: string, width = 2.6) => plate.line(smooth(`~${text}`), width);
  if (kind === 'line') line(`${shift - w},${y} ${shift},${y + 1} ${shift + w},${y}`);
  if (kind === 'smile') line(`${shift - w * 1.2},${y - 4} ${shift},${y + 3} ${shift + w * 1.2},${y - 4}`);
  if (kind === 'frown') line(`${shift - w},${y + 3} ${shift},${y - 2} ${shift + w},${y + 3}`);
  if (kind === 'smirk') line(`${shift - w},${y + 1} ${shift},${y + 2} ${shift + w * 1.3},${y - 6}`);
  if (kind === 'singing') plate.block(ellipse(shift, y + 2, 9, 12), INK, 2);
  if (kind === 'lips') {
    plate.fill(
      smooth(
        `${shift - 12},${y}! ${shift - 4},${y - 5} ${shift},${y - 3} ${shift + 4},${y - 5} ${shift + 12},${y}! ${shift + 4},${y + 6} ${shift - 4},${y + 6}`,
      ),
    );
    plate.line(straight(`~${shift - 9},${y} ${shift + 9},${y}`), 1, BONE);
  }
}
