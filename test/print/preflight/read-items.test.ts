import { describe, expect, it } from 'vitest';
import { Painter } from '../../../src/print/pdf/painter.js';
import { rectPath } from '../../../src/print/pdf/path.js';
import { readMarks } from '../../../src/print/preflight/read-items.js';

const ALL = { x: 0, y: 0, width: 600, height: 800 };
const SMALL = { x: 50, y: 60, width: 40, height: 30 };
const OTHER = { x: 300, y: 200, width: 80, height: 20 };

/** What is found of something that fills everything, when it is cut off like this. */
function seen(cut: (painter: Painter) => void) {
  const painter = new Painter();
  painter.within(() => {
    cut(painter);
    painter.fill(rectPath(ALL));
  });
  return readMarks(painter.finish(ALL), { fonts: undefined as never, images: {} });
}

/** A mask with some shapes in a colour. */
function mask(...shapes: [typeof ALL, number][]) {
  const painter = new Painter();
  for (const [box, gray] of shapes) {
    painter.fillColour([gray, gray, gray]);
    painter.fill(rectPath(box));
  }
  return { mask: { kind: 'Luminosity', form: painter.finish(ALL, 'rgb') } } as const;
}

describe('what preflight sees', () => {
  it('is what is left by a clip, in each of its parts', () => {
    const [mark] = seen((painter) => painter.clip([...rectPath(SMALL), ...rectPath(OTHER)]));
    expect(mark?.box).toEqual({ x: 50, y: 60, width: 330, height: 160 });
    expect(mark?.points).toHaveLength(10);
  });

  it('is nothing where the parts of a clip lie on each other by the even-odd rule', () => {
    const hole = { x: 60, y: 65, width: 10, height: 10 };
    const marks = seen((painter) => {
      painter.clip([...rectPath(SMALL), ...rectPath(hole)], 'evenodd');
      painter.clip(rectPath({ x: 61, y: 66, width: 8, height: 8 }));
    });
    expect(marks).toEqual([]);
  });

  it('is what a mask lets through, where it is plain; where it fades it is unknown', () => {
    const [plain] = seen((painter) => painter.state(mask([SMALL, 0.5], [OTHER, 0])));
    expect(plain).toMatchObject({ box: SMALL, isClipped: true, isMasked: false });
  });
});
