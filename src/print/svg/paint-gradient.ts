import { IDENTITY } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import type { Pattern } from '../pdf/painting.js';
import { NOWHERE } from './canvas.js';
import { colourPattern, type Gradient, isSeeThrough, opacityPattern } from './gradient.js';

/** Paints with a gradient; a translucent one is painted through a mask. */
export function withGradient(
  painter: Painter,
  gradient: Gradient,
  opacity: number,
  paint: (painter: Painter, pattern: Pattern) => void,
): void {
  painter.within(() => {
    if (isSeeThrough(gradient)) {
      const gray = new Painter();
      paint(gray, opacityPattern(gradient, IDENTITY, opacity));
      const form = gray.finish(gray.bounds ?? NOWHERE, 'gray');
      painter.state({ mask: { kind: 'Luminosity', form } });
    } else if (opacity < 1) painter.state({ fill: opacity, stroke: opacity });
    paint(painter, colourPattern(gradient, painter.matrix));
  });
}
