import { IDENTITY, type Matrix, multiply, scale, translate } from './matrix.js';
import type { Box } from './path.js';

/** Fits a picture into a frame (SVG 2, 8.6). */
export function viewBoxMatrix(from: Box, to: Box, fit = 'xMidYMid meet'): Matrix {
  if (from.width <= 0 || from.height <= 0) return IDENTITY;
  const [wide, high] = [to.width / from.width, to.height / from.height];
  if (fit.startsWith('none')) {
    return multiply(translate(to.x, to.y), multiply(scale(wide, high), translate(-from.x, -from.y)));
  }
  const factor = fit.includes('slice') ? Math.max(wide, high) : Math.min(wide, high);
  const spare = (axis: 'x' | 'Y', room: number, used: number) => {
    const place = new RegExp(`${axis}(Min|Mid|Max)`).exec(fit)?.[1] ?? 'Mid';
    return (room - used) * { Min: 0, Mid: 0.5, Max: 1 }[place as 'Min' | 'Mid' | 'Max'];
  };
  const left = to.x + spare('x', to.width, from.width * factor);
  const top = to.y + spare('Y', to.height, from.height * factor);
  return multiply(translate(left, top), multiply(scale(factor), translate(-from.x, -from.y)));
}
