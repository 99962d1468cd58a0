/** The pictures of the instructions, one function for each step. Entry point: `paintStep`. */

import type { StepPicture } from '../core/way-words.js';
import { translate } from '../pdf/matrix.js';
import type { Painter } from '../pdf/painter.js';
import { type Box, createRoundedRectPath, polygonPath, rectPath } from '../pdf/path.js';
import {
  arrow,
  atSheet,
  cornerTicks,
  cutRound,
  FILM_EDGE,
  line,
  onCard,
  type Props,
  paintFilm,
  paintFilmOver,
  paintGuide,
  paintLaid,
  paintPieces,
  paintWhole,
  paintWindowed,
  RED,
  WHITE,
} from './step-parts.js';
import { backingPainting, windowPainting } from './way-card.js';

const GROUND = [0.955, 0.94, 0.91] as const;

/** Paints one step into a box. */
export function paintStep(painter: Painter, picture: StepPicture, box: Box, props: Props): void {
  painter.fillColour(GROUND);
  painter.fill(rectPath(box));
  STEPS[picture](painter, box, props);
}

type Draw = (painter: Painter, box: Box, props: Props) => void;

const STEPS: Readonly<Record<StepPicture, Draw>> = {
  sheet: (painter, box, { sheet }) => atSheet(painter, box, sheet),
  cut(painter, box, props) {
    const { way, sample, card } = props;
    onCard(painter, box, props, 1.7, () => {
      if (way === 'windows') paintWhole(painter, windowPainting(sample, card), card);
      else paintPieces(painter, sample, card, 0);
      painter.strokeColour(RED);
      const lines = way === 'windows' ? sample.holes.map(polygonPath) : sample.pieces.map(({ path }) => path);
      for (const line of lines) painter.stroke(line, { width: 8, dashes: [26, 16] });
    });
  },
  crop(painter, box, props) {
    const { sample, card, way } = props;
    onCard(painter, box, props, 0.9, () => {
      if (way === 'windows') paintWhole(painter, windowPainting(sample, card), card);
      else paintFilm(painter, props, () => paintWhole(painter, sample.front, card));
      painter.strokeColour(RED);
      for (const [x, y, dx, dy] of cornerTicks(card))
        painter.stroke(line(x, y, x + dx, y + dy), { width: 8, dashes: [26, 16] });
    });
  },
  film(painter, box, props) {
    onCard(painter, box, props, 0.84, () => {
      painter.within(() => {
        painter.transform(translate(-130, 30));
        paintGuide(painter, props);
      });
      painter.within(() => {
        painter.transform(translate(130, -30));
        paintFilmOver(painter, props);
      });
    });
  },
  stick(painter, box, props) {
    const { sample, card } = props;
    onCard(painter, box, props, 0.9, () => {
      paintGuide(painter, props);
      paintFilmOver(painter, props);
      const [last] = sample.pieces.slice(-1);
      paintPieces(painter, { ...sample, pieces: sample.pieces.slice(0, -1) }, card, 0);
      if (last) paintPieces(painter, { ...sample, pieces: [last] }, card, 120);
    });
  },
  sleeve(painter, box, props) {
    const { sample, card } = props;
    onCard(painter, box, props, 0.8, () => {
      paintWindowed(painter, props, sample);
      painter.strokeColour(FILM_EDGE);
      painter.stroke(
        createRoundedRectPath({ x: -18, y: 120, width: card.width + 36, height: card.height - 60 }, 12, 12),
        {
          width: 7,
        },
      );
    });
  },
  turn(painter, box, props) {
    const { sample, card } = props;
    onCard(painter, box, props, 0.8, () => {
      painter.within(() => {
        painter.transform(translate(-380, 0));
        paintFilm(painter, props, () => paintWhole(painter, sample.front, card));
      });
      painter.within(() => {
        painter.transform(translate(380, 0));
        paintWhole(painter, backingPainting(sample, card), card);
      });
      arrow(painter, { x: -50, y: 440 }, { x: 350, y: 440 });
    });
  },
  paint(painter, box, props) {
    const { sample, card } = props;
    onCard(painter, box, props, 0.9, () => {
      painter.within(() => {
        painter.transform([-1, 0, 0, 1, card.width, 0]);
        paintFilm(painter, props, () => {
          painter.fillColour(WHITE);
          for (const { path } of sample.pieces) painter.fill(path);
          painter.strokeColour([0.3, 0.3, 0.3]);
          for (const { path } of sample.pieces) painter.stroke(path, { width: 3 });
        });
      });
      painter.strokeColour([0.45, 0.3, 0.15]);
      painter.stroke(line(330, 640, 560, 250), { width: 34, cap: 1 });
      painter.strokeColour([0.75, 0.75, 0.75]);
      painter.stroke(line(330, 640, 365, 580), { width: 44, cap: 1 });
    });
  },
  stack(painter, box, props) {
    const { below, sample, other, card } = props;
    onCard(
      painter,
      box,
      props,
      0.92,
      () => {
        painter.within(() => {
          painter.transform(translate(-700, 0));
          if (below) cutRound(painter, props, () => paintWhole(painter, below, card));
        });
        for (const [x, one] of [
          [0, sample],
          [700, other],
        ] as const) {
          painter.within(() => {
            painter.transform(translate(x, 0));
            if (below) cutRound(painter, props, () => paintWhole(painter, below, card));
            for (const laid of one === sample ? [sample] : [sample, other]) paintLaid(painter, props, laid);
          });
        }
      },
      1400,
    );
  },
};
