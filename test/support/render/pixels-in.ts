import { contains } from '../../../src/render/core/geometry.js';
import type { Pixels } from '../../../src/render/output/png.js';
import type { RegionShape } from '../../../templates/template.js';

/** The pixels of a region. */
export function pixelsIn(shapes: readonly RegionShape[], { width, height }: Pixels, dpi: number): number[] {
  const unit = 254 / dpi;
  return Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) =>
    contains(shapes, ((pixel % width) + 0.5) * unit, (Math.floor(pixel / width) + 0.5) * unit),
  );
}
