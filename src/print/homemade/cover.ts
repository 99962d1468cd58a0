/** The cover of homemade clear cards: illustrated instructions, step by step. Entry point: `coverPage`. */

import type { HomemadeMethod } from '../../vocabulary/files/profile-file.js';
import type { Size } from '../core/paper.js';
import type { HomemadeWords, Instructions } from '../core/way-words.js';
import type { Page } from '../pdf/document.js';
import { layText } from '../pdf/lay-text.js';
import { scale } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import { rectPath } from '../pdf/path.js';
import { breakLines, splitWords } from '../rulebook/core/break-lines.js';
import { paintText, type TextStyle } from '../rulebook/core/set-text.js';
import { createStyles, LINE } from '../rulebook/core/styles.js';
import type { PrintSession } from '../session/print-session.js';
import type { Props } from './step-parts.js';
import { paintStep } from './step-pictures.js';

/** Margin of the page, and gap between a picture and its text. */
const MARGIN = 170;
const APART = 70;
const HEAD = 420;

/** On sheets below this size, in tenths of a millimetre, everything is scaled down. */
const LEAST = { width: 2050, height: 2750 };

/** The content of the first sheet. */
export interface Cover {
  readonly way: HomemadeMethod;
  readonly words: HomemadeWords;
  readonly sheet: Size;
  /** Describes the cards of this print. */
  readonly caption: string;
}

/** The first sheet: instructions, with a picture for each step. */
export function coverPage(press: PrintSession, { way, words, sheet, caption }: Cover, props: Props): Page {
  const factor = Math.min(1, sheet.width / LEAST.width, sheet.height / LEAST.height);
  const page = { width: sheet.width / factor, height: sheet.height / factor };
  const painter = new Painter();
  painter.within(() => {
    if (factor < 1) painter.transform(scale(factor));
    paintCover(painter, press, { way, words, sheet: page, caption }, props);
  });
  return { ...sheet, painting: painter.finish({ x: 0, y: 0, ...sheet }) };
}

function paintCover(
  painter: Painter,
  press: PrintSession,
  { way, words, sheet, caption }: Cover,
  props: Props,
): void {
  const { title, need, steps } = words[way];
  const styles = createStyles(press, 11.5);
  const wide = sheet.width - 2 * MARGIN;
  const center = { x: sheet.width / 2, align: 0.5 as const };
  paintText(painter, title, { ...styles.heading, size: styles.heading.size * 1.25 }, press.fonts, {
    ...center,
    y: MARGIN + 90,
  });
  evenLines(press, `${words.need} ${need}.`, styles.tale, wide - 100).forEach((line, at) => {
    paintText(painter, line, styles.tale, press.fonts, {
      ...center,
      y: MARGIN + 160 + at * styles.tale.leading,
    });
  });
  const row = (sheet.height - MARGIN - HEAD) / steps.length;
  const picture = { width: Math.min(0.42 * wide, 1.5 * (row - 40)), height: row - 40 };
  for (const [at, step] of steps.entries())
    paintRow(painter, press, step, at, { styles, row, picture, wide, props });
  paintText(painter, caption, styles.running, press.fonts, { ...center, y: sheet.height - 0.55 * MARGIN });
}

interface Row {
  readonly styles: ReturnType<typeof createStyles>;
  readonly row: number;
  readonly picture: Size;
  readonly wide: number;
  readonly props: Props;
}

function paintRow(
  painter: Painter,
  press: PrintSession,
  { picture: name, text }: Instructions['steps'][number],
  at: number,
  { styles, row, picture, wide, props }: Row,
): void {
  const y = HEAD + at * row;
  const box = { x: MARGIN + 90, y, ...picture };
  paintText(painter, `${at + 1}`, styles.numeral, press.fonts, {
    x: MARGIN,
    y: y + row / 2,
  });
  painter.within(() => {
    painter.clip(rectPath(box));
    paintStep(painter, name, box, props);
  });
  painter.strokeColour(LINE);
  painter.stroke(rectPath(box), { width: 2 });
  const left = box.x + picture.width + APART;
  const lines = wrapLines(press, text, styles.text, MARGIN + wide - left);
  const top = y + picture.height / 2 - ((lines.length - 1) / 2) * styles.text.leading;
  lines.forEach((line, index) => {
    paintText(painter, line, styles.text, press.fonts, {
      x: left,
      y: top + index * styles.text.leading + 0.3 * styles.text.size,
    });
  });
}

/** Breaks a text into the same number of lines, but as even as possible. */
function evenLines(press: PrintSession, text: string, style: TextStyle, room: number): string[] {
  const { length } = wrapLines(press, text, style, room);
  let lines = wrapLines(press, text, style, room);
  for (let less = room; lines.length === length && less > room / 2; less -= 20) {
    const narrower = wrapLines(press, text, style, less);
    if (narrower.length > length) break;
    lines = narrower;
  }
  return lines;
}

function wrapLines({ fonts }: PrintSession, text: string, { face, size }: TextStyle, room: number): string[] {
  const measure = (one: string) => layText(one, face, { fonts, size }).width;
  return breakLines(splitWords(text, measure), room);
}
