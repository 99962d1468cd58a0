/** The title page of the rulebook: title, a fan of cards and the table of contents. Entry point: `paintTitlePage`. */

import type { FaceRequest } from '../../render/core/face-request.js';
import { editionName, inCapitals } from '../core/edition-name.js';
import type { Size } from '../core/paper.js';
import type { Bookmark, Link } from '../pdf/document.js';
import { Painter } from '../pdf/painter.js';
import type { Painting } from '../pdf/painting.js';
import { cardsOfKind, listChapters, requestFace } from './core/book.js';
import { getBaseline, measureWidth, paintText, type TextStyle } from './core/set-text.js';
import type { Setting } from './core/setting.js';
import { LINE, PT, RED } from './core/styles.js';
import { cardHeight, paintStack } from './figures/card-picture.js';

/** Three stacks: a character, a character with modifiers, and a death. */
export function titleFaces({ book, deck }: Setting): FaceRequest[][] {
  const example = listChapters(book)
    .flatMap(({ clauses }) => clauses.flatMap(({ stack }) => (stack ? [stack] : [])))
    .find((stack) => stack.every((id) => deck.cards[id]));
  const first = (kind: 'character' | 'modifier' | 'death', at = 0) => cardsOfKind(book, kind)[at]?.[0];
  const [someone, ...sorrows] = example ?? [first('character'), first('modifier')];
  const stacks = [
    [first('character', 1) ?? first('character')],
    [someone, ...sorrows.slice(0, 2)],
    [first('death')],
  ];
  return stacks
    .map((stack) => stack.flatMap((id) => (id === undefined ? [] : [requestFace(book, id)])))
    .filter((stack) => stack.length > 0);
}

/** Paints the title, a picture and the contents; returns the links of the contents. */
export function paintTitlePage(
  setting: Setting,
  size: Size,
  sections: readonly Bookmark[],
): { painting: Painting; links: Link[] } {
  const { deck, book, styles, fonts, print, words } = setting;
  const painter = new Painter();
  const middle = size.width / 2;
  const style = fitStyle(setting, inCapitals(deck.name), styles.title, size.width - 260);
  paintText(painter, inCapitals(deck.name), style, fonts, { x: middle, y: 330, align: 0.5 });
  const several = Object.keys(deck.editions).length > 1 && book.edition !== undefined;
  const subtitle =
    several && book.edition !== undefined
      ? `${print.rules} · ${editionName(deck, book.edition, setting.language)}`
      : print.rules;
  const smaller = fitStyle(setting, subtitle, styles.subtitle, size.width - 260);
  paintText(painter, subtitle, smaller, fonts, { x: middle, y: 415, align: 0.5 });
  paintRule(painter, middle, 460, size.width - 400);
  const links = paintContents(painter, setting, size, sections);
  const top = Math.min(...links.map(({ box }) => box.y), size.height - 200) - 90;
  paintCards(painter, setting, size, 500, top);
  paintText(painter, words.contents, styles.name, fonts, { x: middle, y: top + 55, align: 0.5 });
  paintText(painter, deck.version, styles.running, fonts, { x: middle, y: size.height - 75, align: 0.5 });
  return { painting: painter.finish({ x: 0, y: 0, ...size }), links };
}

/** A style in the largest size that fits. */
function fitStyle({ fonts }: Setting, text: string, style: TextStyle, room: number): TextStyle {
  return { ...style, size: Math.min(style.size, (style.size * room) / measureWidth(text, style, fonts)) };
}

function paintRule(painter: Painter, x: number, y: number, width: number): void {
  painter.strokeColour(LINE);
  for (const side of [-1, 1]) {
    painter.stroke(
      [
        ['m', x + side * 30, y],
        ['l', x + (side * width) / 2, y],
      ],
      { width: 2 },
    );
  }
  painter.fillColour(RED);
  painter.fill([['m', x, y - 12], ['l', x + 12, y], ['l', x, y + 12], ['l', x - 12, y], ['h']]);
}

/** Paints cards fanned out between these heights. */
function paintCards(painter: Painter, setting: Setting, size: Size, from: number, to: number): void {
  const stacks = titleFaces(setting);
  const room = to - from;
  const width = Math.min(430, (room * 0.8 * setting.deck.card.width) / setting.deck.card.height);
  const high = cardHeight(setting, width);
  const places = [-1, 1, 0].filter((at) => at === 0 || stacks.length === 3);
  for (const at of places) {
    const faces = stacks.length === 3 ? stacks[at + 1] : stacks.at(-1);
    if (faces === undefined) continue;
    const grown = at === 0 ? 1.12 : 0.94;
    // Rotated about the bottom edge, like cards in a hand.
    const turn = at * 11;
    const angle = (turn * Math.PI) / 180;
    const [w, h] = [width * grown, high * grown];
    const foot = { x: size.width / 2 + at * width * 0.66, y: from + room / 2 + h / 2 + Math.abs(at) * 22 };
    const x = foot.x - (w / 2) * Math.cos(angle) + h * Math.sin(angle);
    const y = foot.y - (w / 2) * Math.sin(angle) - h * Math.cos(angle);
    paintStack(painter, setting, faces, { x, y, width: w, turn });
  }
}

/** The sections and their pages, in two columns at the bottom. */
function paintContents(
  painter: Painter,
  { styles, fonts }: Setting,
  size: Size,
  sections: readonly Bookmark[],
): Link[] {
  const rows = Math.ceil(sections.length / 2);
  const line = 12.6 * PT;
  const style = { ...styles.text, size: 9.4 * PT, leading: line };
  const top = size.height - 165 - rows * line;
  const [left, gap] = [150, 70];
  const column = (size.width - 2 * left - gap) / 2;
  return sections.map(({ title, page }, at) => {
    const x = left + (at < rows ? 0 : column + gap);
    const y = top + (at % rows) * line;
    const baseline = y + getBaseline(style);
    const number = String(page + 1);
    const wide = paintText(painter, title, style, fonts, { x, y: baseline });
    const end =
      x + column - paintText(painter, number, style, fonts, { x: x + column, y: baseline, align: 1 });
    painter.strokeColour(LINE);
    if (end - 14 > x + wide + 14)
      painter.stroke(
        [
          ['m', x + wide + 12, baseline],
          ['l', end - 10, baseline],
        ],
        { width: 2, cap: 1, dashes: [0, 9] },
      );
    return { box: { x, y, width: column, height: line }, page };
  });
}
