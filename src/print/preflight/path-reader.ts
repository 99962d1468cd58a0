import { apply, type Matrix } from '../pdf/matrix.js';
import type { Point } from './painted-item.js';

const STEPS = 8;

/** Collects the outlines drawn by PDF path operators; curves become a few lines. */
export class PathReader {
  private readonly done: [number, number][][] = [];

  move([x = 0, y = 0]: readonly number[]): void {
    this.done.push([[x, y]]);
  }

  line([x = 0, y = 0]: readonly number[]): void {
    this.done.at(-1)?.push([x, y]);
  }

  curve([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[]): void {
    const outline = this.done.at(-1);
    const [x0, y0] = outline?.at(-1) ?? [x1, y1];
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const u = 1 - t;
      const at = (a: number, b: number, c: number, d: number) =>
        u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
      outline?.push([at(x0, x1, x2, x3), at(y0, y1, y2, y3)]);
    }
  }

  close(): void {
    const outline = this.done.at(-1);
    const first = outline?.[0];
    // Segments after a close start at the first point of the path.
    if (outline !== undefined && first !== undefined && outline.length > 1) outline.push([...first]);
  }

  rectangle([x = 0, y = 0, width = 0, height = 0]: readonly number[]): void {
    this.done.push([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ]);
  }

  outlines(matrix: Matrix): Point[][] {
    return this.done.map((outline) =>
      outline.map(([x, y]) => {
        const [u, v] = apply(matrix, x, y);
        return { x: u, y: v };
      }),
    );
  }
}
