/**
 * Parser for SVG path data. Entry point: `parsePath`. The result has only absolute lines and cubic curves. Content
 * after a syntax error is dropped, as SVG requires.
 */

import { apply, type Matrix } from './matrix.js';
import type { Path, Segment } from './path.js';

const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
const COMMAND = /[\s,]*([MmLlHhVvCcSsQqTtAaZz])/y;
/** The flags of an arc may follow each other without a space: `a1 1 0 011 1`. */
const FLAG = /[\s,]*([01])/y;

/** Parses the `d` of an SVG path. Content after a syntax error is dropped, as SVG requires. */
export function parsePath(d: string): Path {
  const pen = new Pen();
  let at = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(d);
    if (found === null) return undefined;
    at = pattern.lastIndex;
    return found[1];
  };
  let command = next(COMMAND);
  while (command !== undefined) {
    const name = command.toUpperCase();
    const arity = ARITY[name] ?? 0;
    let letter = command;
    do {
      const operands: number[] = [];
      while (operands.length < arity) {
        const isFlag = name === 'A' && (operands.length === 3 || operands.length === 4);
        const found = next(isFlag ? FLAG : NUMBER);
        if (found === undefined) break;
        operands.push(Number(found));
      }
      if (operands.length < arity) {
        if (operands.length > 0) return pen.path;
        break;
      }
      pen.follow(letter, operands);
      // Coordinate pairs after a moveto are linetos.
      if (letter === 'M') letter = 'L';
      if (letter === 'm') letter = 'l';
    } while (arity > 0);
    command = next(COMMAND);
  }
  return pen.path;
}

class Pen {
  readonly path: Segment[] = [];
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  /** The last control point, for the smooth curves S and T. */
  private control: { kind: 'C' | 'Q'; x: number; y: number } | undefined;

  follow(command: string, given: readonly number[]): void {
    const name = command.toUpperCase();
    const [dx, dy] = command === name ? [0, 0] : [this.x, this.y];
    const at = (index: number) => (given[index] ?? 0) + (index % 2 === 0 ? dx : dy);
    const before = this.control;
    this.control = undefined;
    switch (name) {
      case 'M':
        return this.move(at(0), at(1));
      case 'L':
        return this.line(at(0), at(1));
      case 'H':
        return this.line(at(0), this.y);
      case 'V':
        return this.line(this.x, (given[0] ?? 0) + dy);
      case 'C':
        return this.curve(at(0), at(1), at(2), at(3), at(4), at(5));
      case 'S': {
        const [x, y] = this.mirrorControl(before, 'C');
        return this.curve(x, y, at(0), at(1), at(2), at(3));
      }
      case 'Q':
        return this.quadratic(at(0), at(1), at(2), at(3));
      case 'T': {
        const [x, y] = this.mirrorControl(before, 'Q');
        return this.quadratic(x, y, at(0), at(1));
      }
      case 'A': {
        const [rx = 0, ry = 0, angle = 0, large = 0, sweep = 0, x = 0, y = 0] = given;
        return this.arc(Math.abs(rx), Math.abs(ry), angle, large !== 0, sweep !== 0, x + dx, y + dy);
      }
      default:
        return this.close();
    }
  }

  private mirrorControl(control: Pen['control'], kind: 'C' | 'Q'): [number, number] {
    return control?.kind === kind ? [2 * this.x - control.x, 2 * this.y - control.y] : [this.x, this.y];
  }

  private move(x: number, y: number): void {
    this.path.push(['m', x, y]);
    [this.x, this.y, this.startX, this.startY] = [x, y, x, y];
  }

  private line(x: number, y: number): void {
    this.path.push(['l', x, y]);
    [this.x, this.y] = [x, y];
  }

  private curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.path.push(['c', x1, y1, x2, y2, x, y]);
    this.control = { kind: 'C', x: x2, y: y2 };
    [this.x, this.y] = [x, y];
  }

  private quadratic(cx: number, cy: number, x: number, y: number): void {
    const third = (from: number, control: number) => from + (2 / 3) * (control - from);
    this.curve(third(this.x, cx), third(this.y, cy), third(x, cx), third(y, cy), x, y);
    this.control = { kind: 'Q', x: cx, y: cy };
  }

  private close(): void {
    this.path.push(['h']);
    [this.x, this.y] = [this.startX, this.startY];
  }

  /** SVG 1.1, appendix F.6: from end points to a centre, then a cubic for every quarter turn. */
  private arc(
    rx: number,
    ry: number,
    degrees: number,
    large: boolean,
    sweep: boolean,
    x: number,
    y: number,
  ): void {
    if (rx === 0 || ry === 0) return this.line(x, y);
    if (x === this.x && y === this.y) return;
    const phi = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
    const [hx, hy] = [(this.x - x) / 2, (this.y - y) / 2];
    const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
    const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
    const [a, b] = [rx * grow, ry * grow];
    const square = Math.max(0, (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2);
    const root = (large === sweep ? -1 : 1) * Math.sqrt(square / ((a * py) ** 2 + (b * px) ** 2));
    const [ox, oy] = [(root * a * py) / b, (-root * b * px) / a];
    const centre = [cos * ox - sin * oy + (this.x + x) / 2, sin * ox + cos * oy + (this.y + y) / 2] as const;
    const from = Math.atan2((py - oy) / b, (px - ox) / a);
    let turn = Math.atan2((-py - oy) / b, (-px - ox) / a) - from;
    if (sweep && turn < 0) turn += 2 * Math.PI;
    if (!sweep && turn > 0) turn -= 2 * Math.PI;
    const map: Matrix = [cos * a, sin * a, -sin * b, cos * b, centre[0], centre[1]];
    const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
    const step = turn / pieces;
    for (let piece = 0; piece < pieces; piece++) {
      const curve = unitArc(from + piece * step, step).map(([u, v]) => apply(map, u, v));
      const [[x1, y1], [x2, y2], [x3, y3]] = curve as [[number, number], [number, number], [number, number]];
      const isLast = piece === pieces - 1;
      this.path.push(['c', x1, y1, x2, y2, isLast ? x : x3, isLast ? y : y3]);
    }
    [this.x, this.y] = [x, y];
  }
}

function unitArc(from: number, turn: number): [number, number][] {
  const [to, k] = [from + turn, (4 / 3) * Math.tan(turn / 4)];
  return [
    [Math.cos(from) - k * Math.sin(from), Math.sin(from) + k * Math.cos(from)],
    [Math.cos(to) + k * Math.sin(to), Math.sin(to) - k * Math.cos(to)],
    [Math.cos(to), Math.sin(to)],
  ];
}
