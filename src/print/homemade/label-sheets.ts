/**
 * Sheets of labels: the printed pieces of clear cards, packed on sheets. Entry point: `labelSheets`. Invariant: the
 * labels of a card are all on one sheet.
 */

import { boundsOf } from '../../render/core/geometry.js';
import type { Piece } from '../../render/homemade/pieces.js';
import type { Size } from '../core/paper.js';
import type { HomemadeWords } from '../core/way-words.js';
import type { Page } from '../pdf/document.js';
import { translate } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import { paintText, type TextStyle } from '../rulebook/core/set-text.js';
import { PT } from '../rulebook/core/styles.js';
import type { PrintSession } from '../session/print-session.js';
import { measureBleed } from '../sheets/card.js';
import type { Margins } from '../sheets/grid.js';
import { packBoxes, type Spot } from './skyline.js';
import { CUT, CUT_WIDTH, type HomemadeCard } from './way-card.js';

/** The sheet of labels and its printable area. */
export interface LabelSheet {
  readonly sheet: Size;
  readonly margins: Margins;
  readonly card: Size;
  readonly words: HomemadeWords;
  caption(sheet: number, sheets: number): string;
}

type Label = HomemadeCard['pieces'][number];

/** Distance between labels: enough for scissors. */
const APART = 16;
const CAPTION = 22;
const FOOT = 45;

/** Packs the pieces of as many cards as fit on each sheet; no card is split over two sheets. */
export function labelSheets(press: PrintSession, cards: readonly HomemadeCard[], on: LabelSheet): Page[] {
  const { left, right, top, bottom } = on.margins;
  const room = { width: on.sheet.width - left - right, height: on.sheet.height - top - bottom - FOOT };
  const sheets: { cards: HomemadeCard[]; spots: Spot[]; from: number }[] = [];
  for (const [at, card] of cards.entries()) {
    const last = sheets.at(-1);
    const more = last && packBoxes(listBoxes([...last.cards, card]), room);
    if (last && more) {
      last.cards.push(card);
      last.spots = more;
    } else sheets.push({ cards: [card], spots: packBoxes(listBoxes([card]), room) ?? [], from: at });
  }
  return sheets.map(({ cards: some, spots, from }, at) => {
    const painter = new Painter();
    const labels = listLabels(some, from);
    labels.forEach(({ card, piece, number }, index) => {
      const spot = spots[index];
      if (spot === undefined) return;
      const place = { x: left + spot.x, y: top + spot.y };
      paintLabel(painter, piece, card, on.card, place);
      paintText(painter, captionLabel(piece, number, card.title, on.words), small(press), press.fonts, {
        x: place.x + boundsOf(piece.shapes).width / 2,
        y: place.y + boundsOf(piece.shapes).height + 0.85 * CAPTION,
        align: 0.5,
      });
    });
    paintText(painter, on.caption(at + 1, sheets.length), { ...small(press), size: 6.5 * PT }, press.fonts, {
      x: on.sheet.width / 2,
      y: on.sheet.height - bottom - 12,
      align: 0.5,
    });
    return { ...on.sheet, painting: painter.finish({ x: 0, y: 0, ...on.sheet }) };
  });
}

const small = ({ textFace }: PrintSession): TextStyle => ({
  face: textFace,
  size: 5 * PT,
  leading: 6 * PT,
  colour: [0.25, 0.25, 0.25],
});

/** The pieces of some cards; those of a card share a unique number. */
const listLabels = (cards: readonly HomemadeCard[], from = 0) =>
  cards.flatMap((card, at) => card.pieces.map((piece) => ({ card, piece, number: from + at + 1 })));

const listBoxes = (cards: readonly HomemadeCard[]) =>
  listLabels(cards).map(({ piece }) => {
    const { width, height } = boundsOf(piece.shapes);
    return { width: width + APART, height: height + CAPTION + APART / 2 };
  });

/** The caption of a label: its number and, for a disc, where it goes or, for a text box, the title of its card. */
function captionLabel({ region }: Piece, number: number, title: string, { slots }: HomemadeWords): string {
  const [, slot] = region.split('.');
  if (slot !== undefined) return `${number} · ${slots[slot as keyof typeof slots]}`;
  return region === 'text' ? `${number} · ${title}` : String(number);
}

/** Paints a part of a face, clipped to its outline. */
export function paintLabel(
  painter: Painter,
  { path, shapes }: Label,
  { front }: HomemadeCard,
  card: Size,
  { x, y }: Spot,
): void {
  const bounds = boundsOf(shapes);
  const bleed = measureBleed(front, card);
  painter.within(() => {
    painter.transform(translate(x - bounds.x, y - bounds.y));
    painter.within(() => {
      painter.clip(path);
      painter.form(front, translate(-bleed.x, -bleed.y));
    });
    painter.strokeColour(CUT);
    painter.stroke(path, { width: CUT_WIDTH });
  });
}
