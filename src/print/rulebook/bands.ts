import { rectPath, roundedRectPath } from '../pdf/path.js';
import { type Band, type Whole, whole } from './band.js';
import { type Block, excessOf, paintBlocks, stackedHeight } from './block.js';
import { type Chapter, type Clause, chaptersOf } from './book.js';
import { clauseBlock } from './clause-block.js';
import { illustrated, twoColumns } from './illustrate.js';
import { baselineOf, paintText } from './set-text.js';
import { said, type Setting } from './setting.js';
import { LINE, PT, RED, TINT } from './styles.js';

/** All that the rulebook says and shows, in the order of reading. */
export const bandsOf = (setting: Setting): Band[] =>
  chaptersOf(setting.book).flatMap((chapter) => [
    ...(chapter.heading === undefined ? [] : [headingBand(setting, chapter.heading)]),
    ...(chapter.isSteps ? [stepsBand(setting, chapter)] : chapterBands(setting, chapter)),
  ]);

function headingBand(setting: Setting, heading: string): Whole {
  const { styles, width } = setting;
  const block = said(setting, heading, styles.heading, { column: width });
  const height = stackedHeight([block]);
  return whole({
    before: 14 * PT,
    height: height + 5 * PT,
    excess: excessOf([block]),
    isWithNext: true,
    section: heading,
    paint(painter, x, y) {
      paintBlocks(painter, [block], x, y);
      const line = y + height + 1.5 * PT;
      painter.fillColour(RED);
      painter.fill(rectPath({ x, y: line - 1.5, width: 90, height: 4 }));
      painter.strokeColour(LINE);
      painter.stroke([['m', x + 90, line + 0.5], ['l', x + width, line + 0.5]], { width: 1.2 });
    },
  });
}

/** Rules flow in two columns between those that have a picture or a box. */
function chapterBands(setting: Setting, { clauses }: Chapter): Band[] {
  const bands: Band[] = [];
  let blocks: Block[] = [];
  const flush = () => {
    if (blocks.length > 0) bands.push({ is: 'flow', before: 6 * PT, blocks });
    blocks = [];
  };
  for (const clause of clauses) {
    const apart = clause.aside ? [asideBand(setting, clause)] : illustrated(setting, clause);
    if (apart === undefined) {
      blocks.push(clauseBlock(setting, clause, setting.column));
      continue;
    }
    flush();
    bands.push(...apart);
  }
  flush();
  return bands;
}

const PADDING = 34;

/** A box on a tint. */
function asideBand(setting: Setting, clause: Clause): Whole {
  const { styles, width } = setting;
  const inner = { width: width - 2 * PADDING, column: setting.column - PADDING };
  const text = twoColumns(inner, [clauseBlock(setting, clause, inner.column, styles.tale)]);
  const height = text.height + 2 * PADDING * 0.8;
  return whole({
    before: 8 * PT,
    height,
    excess: text.excess,
    rules: [clause.id],
    paint(painter, x, y, side) {
      const box = roundedRectPath({ x, y, width, height }, 14, 14);
      painter.fillColour(TINT);
      painter.fill(box);
      painter.strokeColour(LINE);
      painter.stroke(box, { width: 1.2 });
      text.paint(painter, x + PADDING, y + PADDING * 0.8, side);
    },
  });
}

const NUMERAL = 78;

/** A quick start: numbered steps, on one page whatever happens. */
function stepsBand(setting: Setting, { clauses }: Chapter): Whole {
  const { styles, fonts, width } = setting;
  const steps = clauses.map((clause) => clauseBlock(setting, clause, width - NUMERAL));
  const least = styles.numeral.leading;
  const heights = steps.map((step) => Math.max(least, stackedHeight([step])));
  const between = 3.4 * PT;
  return whole({
    before: 4 * PT,
    height: heights.reduce((sum, one) => sum + one + between, -between),
    excess: excessOf(steps),
    rules: clauses.map(({ id }) => id),
    paint(painter, x, y) {
      let top = y;
      steps.forEach((step, at) => {
        const high = heights[at] ?? 0;
        const numeral = { x: x + NUMERAL * 0.42, y: top + high / 2 - least / 2 + baselineOf(styles.numeral), align: 0.5 as const };
        paintText(painter, `${at + 1}`, styles.numeral, fonts, numeral);
        paintBlocks(painter, [step], x + NUMERAL, top + (high - stackedHeight([step])) / 2, 'right');
        top += high + between;
      });
    },
  });
}
