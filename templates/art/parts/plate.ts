import { type Hatching, hatch, type Stroke } from './hatching.js';
import {
  box,
  digits,
  type Outline,
  type Placement,
  type Point,
  pathData,
  place,
  spindle,
  straight,
} from './outline.js';
import { INK } from './palette.js';

export const WIDTH = 400;
export const HEIGHT = 440;
/** The finest line: a quarter of a point on a card. */
const FINEST = 1.2;

/** Where a part is put, how large, how turned (degrees), and whether it looks the other way. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

interface HatchingInColour extends Hatching {
  readonly colour?: string;
  /** Lines that end in points cost more than strokes, and look engraved. */
  readonly pointed?: boolean;
}

/** What an engraver works on: marks in the order in which they are made, the later over the earlier. */
export class Plate {
  readonly #marks: { readonly style: string; data: string }[] = [];
  #placement: Placement = (point) => point;
  #away: { readonly size: number; readonly foot: number } = { size: 1, foot: HEIGHT };
  #seed: number;

  constructor(name: string) {
    this.#seed = [...name].reduce(
      (seed, letter) => Math.imul(seed ^ letter.charCodeAt(0), 16777619),
      2166136261,
    );
  }

  /** The same for the same name: a hand as unsteady today as tomorrow. */
  readonly chance = (): number => {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  ground(colour: string): void {
    this.fill(box(0, 0, WIDTH, HEIGHT), colour);
  }

  fill(outline: Outline, colour = INK): void {
    this.#path(this.#placed(outline), `fill="${colour}"`);
  }

  /** Filled, with a contour in ink. */
  block(outline: Outline, colour: string, contour = 2.5): void {
    this.#path(
      this.#placed(outline, contour / 2),
      `fill="${colour}" stroke="${INK}" stroke-width="${digits(contour)}"`,
    );
  }

  line(outline: Outline, width = 2, colour = INK): void {
    this.#path(
      this.#placed(outline, width / 2),
      `stroke="${colour}" stroke-width="${digits(Math.max(FINEST, width))}"`,
    );
  }

  /** Round dots: strokes too short to have a direction. */
  dots(places: readonly Point[], radius: number, colour = INK): void {
    this.line(
      places.flatMap(([x, y]) => straight(`~${x},${y} ${x + 0.1},${y}`)),
      radius * 2,
      colour,
    );
  }

  hatch(outline: Outline, { colour = INK, pointed = false, ...how }: HatchingInColour): void {
    const { size, foot } = this.#away;
    const { tone } = how;
    const near =
      tone && ((x: number, y: number) => tone(WIDTH / 2 + (x - WIDTH / 2) / size, foot + (y - foot) / size));
    const seen = near === undefined ? how : { ...how, tone: near };
    const strokes = hatch(this.#placed(outline, how.weight / 2), seen, this.chance).map(coarse);
    if (pointed) {
      const lines = strokes.flatMap(({ from, bend, to, width }) => {
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(dx, dy) || 1;
        const sagitta = ((bend[0] - from[0]) * -dy + (bend[1] - from[1]) * dx) / length;
        return spindle(from, to, width * 0.9, sagitta);
      });
      this.#path(lines, `fill="${colour}"`);
      return;
    }
    // A few widths only, so that lines of a width share one path.
    const widths = new Map<number, Outline>();
    for (const { from, bend, to, width } of strokes) {
      const step = Math.max(FINEST, Math.ceil(width * 2) / 2);
      const segments = how.bow ? [{ by: [bend], to }] : [{ to }];
      widths.set(step, [...(widths.get(step) ?? []), { start: from, segments, closed: false }]);
    }
    for (const [width, lines] of widths) {
      this.#path(lines, `stroke="${colour}" stroke-width="${digits(width)}"`);
    }
  }

  /** Draws a part of its own coordinates at a spot. Line widths stay what they are: one needle for all. */
  at({ x, y, size = 1, turn = 0, flip = false }: Spot, draw: () => void): void {
    const outer = this.#placement;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
    this.#placement = ([px, py]) => {
      const qx = flip ? -px : px;
      return outer([x + qx * cos - py * sin, y + qx * sin + py * cos]);
    };
    draw();
    this.#placement = outer;
  }

  /**
   * All that is drawn from now on is seen from farther away, and keeps its foot where it is: oval frames cut off more
   * than square ones.
   */
  stepBack(size: number, foot = HEIGHT): void {
    this.#away = { size, foot };
  }

  /** Where a point of the part that is being drawn lies on the plate: tones count from there. */
  where(point: Point): Point {
    return this.#placement(point);
  }

  svg(): string {
    const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`;
    const pen = '<g fill="none" stroke-linecap="round" stroke-linejoin="round">';
    return `${root}\n${pen}\n${this.#marks.map(({ style, data }) => `<path ${style} d="${data}"/>`).join('\n')}\n</g>\n</svg>\n`;
  }

  /** Nothing is drawn outside of the plate: pictures may be put where nobody cuts them off. */
  #placed(outline: Outline, margin = 0): Outline {
    return place(outline, (point) => {
      const [px, py] = this.#placement(point);
      const { size, foot } = this.#away;
      const [x, y] = [WIDTH / 2 + (px - WIDTH / 2) * size, foot + (py - foot) * size];
      return [within(x, margin, WIDTH - margin), within(y, margin, HEIGHT - margin)];
    });
  }

  #path(outline: Outline, style: string): void {
    if (outline.length === 0) return;
    const last = this.#marks.at(-1);
    // Strokes in a row share a path; shapes do not, because they might cut holes into each other.
    if (last?.style === style && style.startsWith('stroke')) last.data += pathData(outline);
    else this.#marks.push({ style, data: pathData(outline) });
  }
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Hatching that ends at whole units takes a fifth less room, and nobody sees it. */
function coarse({ from, bend, to, width }: Stroke): Stroke {
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  return { from: whole(from), bend, to: whole(to), width };
}
