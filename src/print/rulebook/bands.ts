/** Builds the content of the rulebook as bands, from top to bottom in reading order. Entry point: `listBands`. */

import { createRoundedRectPath, rectPath } from '../pdf/path.js';
import { clauseBlock } from './clause-block.js';
import { type Band, type Whole, whole } from './core/band.js';
import { measureExcess, measureStack, paintBlocks } from './core/block.js';
import { type Chapter, type Clause, listChapters } from './core/book.js';
import { paintText } from './core/set-text.js';
import { type Setting, said } from './core/setting.js';
import { LINE, PT, RED, TINT } from './core/styles.js';
import { FEW_LINES, illustrateRule, uncut } from './illustrate.js';

/** The whole content of the rulebook, in reading order. */
export const listBands = (setting: Setting): Band[] =>
  listChapters(setting.book).flatMap((chapter) => [
    ...(chapter.heading === undefined ? [] : [headingBand(setting, chapter.heading)]),
    ...(chapter.isSteps ? [stepsBand(setting, chapter)] : chapterBands(setting, chapter)),
  ]);

function headingBand(setting: Setting, heading: string): Whole {
  const { styles, width } = setting;
  const block = said(setting, heading, styles.heading, { column: width });
  const height = measureStack([block]);
  return whole({
    before: 14 * PT,
    height: height + 5 * PT,
    excess: measureExcess([block]),
    isWithNext: true,
    section: heading,
    paint(painter, x, y) {
      paintBlocks(painter, [block], x, y);
      const line = y + height + 1.5 * PT;
      painter.fillColour(RED);
      painter.fill(rectPath({ x, y: line - 1.5, width: 90, height: 4 }));
      painter.strokeColour(LINE);
      painter.stroke(
        [
          ['m', x + 90, line + 0.5],
          ['l', x + width, line + 0.5],
        ],
        { width: 1.2 },
      );
    },
  });
}

/** Rules flow in two columns between those with a figure or a box. */
function chapterBands(setting: Setting, { clauses }: Chapter): Band[] {
  const bands: Band[] = [];
  let some: Clause[] = [];
  const flush = () => {
    if (some.length > 0) bands.push(flowBand(setting, some));
    some = [];
  };
  for (const clause of clauses) {
    const apart = clause.aside ? [asideBand(setting, clause)] : illustrateRule(setting, clause);
    if (apart === undefined) {
      some.push(clause);
      continue;
    }
    flush();
    bands.push(...apart);
  }
  flush();
  return bands;
}

/** Rules without figures: in two columns, or over the full width if they are short. */
function flowBand(setting: Setting, clauses: readonly Clause[]): Band {
  const set = (column: number) => clauses.map((clause) => clauseBlock(setting, clause, column));
  const lines = set(setting.width).reduce((sum, block) => sum + block.lines.length, 0);
  if (lines > FEW_LINES) return { is: 'flow', before: 6 * PT, blocks: set(setting.column) };
  return whole({ before: 6 * PT, rules: clauses.map(({ id }) => id), ...uncut(setting, set) });
}

const PADDING = 34;

/** A box on a tint. */
function asideBand(setting: Setting, clause: Clause): Whole {
  const { styles, width } = setting;
  const inner = { width: width - 2 * PADDING, column: setting.column - PADDING };
  const text = uncut(inner, (column) => [clauseBlock(setting, clause, column, styles.tale, PADDING)]);
  const height = text.height + 2 * PADDING * 0.8;
  return whole({
    before: 8 * PT,
    height,
    excess: text.excess,
    rules: [clause.id],
    paint(painter, x, y, side) {
      const box = createRoundedRectPath({ x, y, width, height }, 14, 14);
      painter.fillColour(TINT);
      painter.fill(box);
      painter.strokeColour(LINE);
      painter.stroke(box, { width: 1.2 });
      text.paint(painter, x + PADDING, y + PADDING * 0.8, side);
    },
  });
}

const NUMERAL = 78;

/** A quick start: numbered steps, always on one page. */
function stepsBand(setting: Setting, { clauses }: Chapter): Whole {
  const { styles, fonts, width } = setting;
  const steps = clauses.map((clause) => clauseBlock(setting, clause, width - NUMERAL, styles.step));
  const least = styles.numeral.leading;
  const heights = steps.map((step) => Math.max(least, measureStack([step])));
  const between = 5 * PT;
  return whole({
    before: 4 * PT,
    height: heights.reduce((sum, one) => sum + one + between, -between),
    elastic: steps.length * 11 * PT,
    excess: measureExcess(steps),
    rules: clauses.map(({ id }) => id),
    paint(painter, x, y, _side, more = 0) {
      const gap = between + more / steps.length;
      let top = y + more / steps.length / 2;
      steps.forEach((step, at) => {
        const high = heights[at] ?? 0;
        const numeral = {
          x: x + NUMERAL * 0.42,
          y: top + high / 2 + styles.numeral.size * 0.24,
          align: 0.5 as const,
        };
        paintText(painter, `${at + 1}`, styles.numeral, fonts, numeral);
        paintBlocks(painter, [step], x + NUMERAL, top + (high - measureStack([step])) / 2, 'right');
        top += high + gap;
      });
    },
  });
}
