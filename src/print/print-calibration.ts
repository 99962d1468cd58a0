/**
 * Prints the calibration sheet, which measures the offset between front and back of a duplex printer. Entry point:
 * `printCalibration`.
 */

import type { Profile } from '../vocabulary/files/profile-file.js';
import { PAPERS, type PaperName, type Size } from './core/paper.js';
import { printWords } from './core/print-words.js';
import type { Page } from './pdf/document.js';
import { layText } from './pdf/lay-text.js';
import { Painter } from './pdf/painter.js';
import { breakLines, splitWords } from './rulebook/core/break-lines.js';
import { paintText, type TextStyle } from './rulebook/core/set-text.js';
import { PT } from './rulebook/core/styles.js';
import {
  type PrintBasics,
  type Printed,
  type PrintSession,
  withPrintSession,
} from './session/print-session.js';
import { type Axis, turningAxis } from './sheets/grid.js';

export interface CalibrationOptions extends PrintBasics {
  readonly paper: PaperName;
  readonly profile: Profile;
  /** Appended to the file name. */
  readonly suffix?: string;
}

/** The reach of the rulers in mm, and the length of a cross in tenths of a millimetre. */
const REACH = 12;
const CROSS = 170;
const CORNER_REACH = 5;
const CORNER_CROSS = 80;

/**
 * Prints a sheet with rulers on its front and crosses on its back. Held against a light, the cross shows the offset of
 * the back. The rulers are labelled so that the reading is the offset to set.
 */
export async function printCalibration(options: CalibrationOptions): Promise<Printed> {
  return withPrintSession(options, async (press) => {
    const { deck, paper, languages, suffix = '' } = options;
    const backs = options.profile.backs === 'short-edge' ? 'short-edge' : 'long-edge';
    for (const language of languages) {
      const pages = [frontPage(press, options, language, backs), backPage(press, options, language)];
      await press.write(`${deck.name}-${language}-${paper}-calibration${suffix}.pdf`, pages, {
        title: `${printWords(language).calibration} · ${paper} · ${backs}`,
        language,
        duplex: backs === 'long-edge' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge',
      });
    }
  });
}

/** Positions of rulers and crosses: the middle, and near two corners that swap places when the sheet is turned. */
function placesOn({ width, height }: Size): { x: number; y: number; isMain: boolean }[] {
  const [x, y] = [width / 2, height * 0.62];
  return [
    { x, y, isMain: true },
    ...[-1, 1].map((side) => ({ x: x + side * (width / 2 - 230), y: height - 230, isMain: false })),
  ];
}

function frontPage(
  press: PrintSession,
  options: CalibrationOptions,
  language: string,
  backs: 'long-edge' | 'short-edge',
): Page {
  const sheet = PAPERS[options.paper];
  const axis = turningAxis(sheet, backs);
  const painter = new Painter();
  const style = textStyle(press);
  paintInstructions(painter, press, options, language, backs, sheet);
  for (const { x, y, isMain } of placesOn(sheet)) {
    paintRulers(painter, press, style, { x, y }, isMain ? REACH : CORNER_REACH, axis, isMain);
  }
  return { ...sheet, painting: painter.finish({ x: 0, y: 0, ...sheet }) };
}

const textStyle = ({ textFace }: PrintSession): TextStyle => ({
  face: textFace,
  size: 10.5 * PT,
  leading: 13.5 * PT,
  colour: [0, 0, 0],
});

function paintInstructions(
  painter: Painter,
  press: PrintSession,
  { profile }: CalibrationOptions,
  language: string,
  backs: string,
  sheet: Size,
): void {
  const words = printWords(language);
  const style = textStyle(press);
  const { fonts } = press;
  const [left, room] = [200, sheet.width - 400];
  const measure = (text: string) => layText(text, style.face, { fonts, size: style.size }).width;
  let y = 230;
  paintText(painter, `${words.calibration} · ${words.front}`, { ...style, size: 18 * PT }, fonts, {
    x: left,
    y,
  });
  y += 100;
  words.steps.forEach((step, at) => {
    paintText(painter, `${at + 1}.`, style, fonts, { x: left, y });
    for (const line of breakLines(splitWords(step, measure), room - 60)) {
      paintText(painter, line, style, fonts, { x: left + 60, y });
      y += style.leading;
    }
  });
  const base = Object.hasOwn(profile, 'white') ? 'clear' : 'home';
  const code = { ...style, colour: [0.49, 0.08, 0.13] as const };
  paintText(painter, 'printers:', code, fonts, { x: left + 60, y });
  const entry = `study: { extends: ${base}, backs: ${backs}, offset: { x: …, y: … } }`;
  paintText(painter, entry, code, fonts, { x: left + 100, y: y + style.leading });
  y += 2.4 * style.leading;
  for (const line of breakLines(splitWords(words.sides, measure), room)) {
    paintText(painter, line, { ...style, colour: [0.35, 0.35, 0.35] }, fonts, { x: left, y });
    y += style.leading;
  }
  paintBar(painter, press, style, sheet.width / 2, y + 70);
}

/** A bar of 100 mm: measuring it shows whether the printer scales. */
function paintBar(
  painter: Painter,
  { fonts }: PrintSession,
  style: TextStyle,
  middle: number,
  y: number,
): void {
  painter.strokeColour([0, 0, 0]);
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    painter.stroke(
      [
        ['m', x1, y1],
        ['l', x2, y2],
      ],
      { width: 1.5 },
    );
  line(middle - 500, y, middle + 500, y);
  for (let mm = 0; mm <= 100; mm += 10) {
    const high = mm % 50 === 0 ? 30 : 15;
    line(middle - 500 + mm * 10, y - high, middle - 500 + mm * 10, y + high);
  }
  paintText(painter, '100 mm', { ...style, size: 8 * PT }, fonts, { x: middle, y: y - 40, align: 0.5 });
}

/**
 * Two rulers that cross. If the sheet turns about a vertical axis, a back that appears too far right from the front was
 * printed too far left: so plus is at the right, and below. About a horizontal axis it is the other way round.
 */
function paintRulers(
  painter: Painter,
  { fonts }: PrintSession,
  style: TextStyle,
  { x, y }: { x: number; y: number },
  reach: number,
  axis: Axis,
  isMain: boolean,
): void {
  const sign = axis === 'vertical' ? 1 : -1;
  const small = { ...style, size: (isMain ? 6.5 : 5) * PT };
  painter.strokeColour([0, 0, 0]);
  const line = (x1: number, y1: number, x2: number, y2: number, width = 0.9) =>
    painter.stroke(
      [
        ['m', x1, y1],
        ['l', x2, y2],
      ],
      { width },
    );
  line(x - reach * 10, y, x + reach * 10, y, 1.2);
  line(x, y - reach * 10, x, y + reach * 10, 1.2);
  for (let half = -2 * reach; half <= 2 * reach; half++) {
    const at = half * 5;
    const mm = half / 2;
    const isWhole = Number.isInteger(mm);
    const high = mm % 5 === 0 ? 24 : isWhole ? 14 : 7;
    if (half === 0) continue;
    line(x + at, y - high, x + at, y + (isWhole ? 0 : high));
    line(x - high, y + at, x + (isWhole ? 0 : high), y + at);
    const text = formatSigned(mm * sign);
    if (isMain ? mm % 4 === 0 : mm % 5 === 0)
      paintText(painter, text, small, fonts, { x: x + at, y: y + 30, align: 0.5 });
    if (isMain ? mm % 2 === 0 && Math.abs(mm) > 2 : mm % 5 === 0)
      paintText(painter, text, small, fonts, { x: x + 12, y: y + at + 7 });
  }
  const name = { ...style, size: 9 * PT, colour: [0.49, 0.08, 0.13] as const };
  if (!isMain) return;
  paintText(painter, 'x', name, fonts, { x: x + reach * 10 + 20, y: y + 8 });
  paintText(painter, 'y', name, fonts, { x, y: y + reach * 10 + 40, align: 0.5 });
}

const formatSigned = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);

/**
 * Crosses exactly behind the rulers, if the printer has no offset. All positions are symmetrical for both turning axes.
 */
function backPage(press: PrintSession, { paper, profile }: CalibrationOptions, language: string): Page {
  const sheet = PAPERS[paper];
  const backs = profile.backs === 'short-edge' ? 'short-edge' : 'long-edge';
  const axis = turningAxis(sheet, backs);
  const words = printWords(language);
  const painter = new Painter();
  const style = textStyle(press);
  painter.within(() => {
    // The heading is upright after turning the sheet the way the printer does.
    if (axis === 'horizontal') painter.transform([-1, 0, 0, -1, sheet.width, sheet.height]);
    paintText(painter, `${words.calibration} · ${words.back}`, { ...style, size: 18 * PT }, press.fonts, {
      x: sheet.width / 2,
      y: 230,
      align: 0.5,
    });
  });
  painter.strokeColour([0, 0, 0]);
  for (const { x, y, isMain } of placesOn(sheet)) {
    const turnedX = axis === 'vertical' ? sheet.width - x : x;
    const turnedY = axis === 'vertical' ? y : sheet.height - y;
    const arm = isMain ? CROSS : CORNER_CROSS;
    painter.stroke(
      [
        ['m', turnedX - arm, turnedY],
        ['l', turnedX + arm, turnedY],
        ['m', turnedX, turnedY - arm],
        ['l', turnedX, turnedY + arm],
      ],
      { width: 2 },
    );
  }
  return { ...sheet, painting: painter.finish({ x: 0, y: 0, ...sheet }) };
}
