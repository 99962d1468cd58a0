/** An affine map as SVG and PDF write it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
export const scale = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0];

export function rotate(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

export const isIdentity = (matrix: Matrix): boolean => matrix.every((one, at) => one === IDENTITY[at]);

/** The scale factor, averaged over both axes. */
export const magnification = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

const FUNCTION = /(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)/g;

/** Parses an SVG `transform` attribute. */
export function parseTransform(value: string | undefined): Matrix {
  let result = IDENTITY;
  for (const [, name = '', list = ''] of (value ?? '').matchAll(FUNCTION)) {
    const numbers = list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g)?.map(Number) ?? [];
    result = multiply(result, oneTransform(name, numbers));
  }
  return result;
}

function oneTransform(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f];
    case 'translate':
      return translate(a, b ?? 0);
    case 'scale':
      return scale(a, b ?? a);
    case 'rotate':
      return multiply(translate(b ?? 0, c ?? 0), multiply(rotate(a), translate(-(b ?? 0), -(c ?? 0))));
    case 'skewX':
      return [1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0];
    default:
      return [1, Math.tan((a * Math.PI) / 180), 0, 1, 0, 0];
  }
}
