/**
 * Pages for print shops that take single cards: one side of one card per page, with bleed, white plate and cut line as
 * the profile requires. Entry point: `cardPages`.
 */

import type { Profile } from '../../vocabulary/files/profile-file.js';
import type { Size } from '../core/paper.js';
import type { Page } from '../pdf/document.js';
import { Painter } from '../pdf/painter.js';
import type { Ink } from '../pdf/painting.js';
import { type Box, createRoundedRectPath } from '../pdf/path.js';
import { grown, measureBleed, type PaintedCard, paintTrimmed } from '../sheets/card.js';
import { paintCropMarks } from '../sheets/crop-marks.js';

/** Options for single-card pages; lengths in tenths of a millimetre. */
export interface CardPageOptions {
  readonly card: Size;
  readonly corner: number;
  readonly bleed: number;
  readonly profile: Profile;
}

/** Margin around the bleed, for crop marks. */
const SLUG = 100;

type White = NonNullable<Profile['white']>;

/** White ink has an empty preview colour, so that viewers show only the colours. Some shops want it in magenta. */
const whiteInk = ({ ink, preview }: White): Ink => ({
  name: ink,
  alternate: preview === 'magenta' ? [0, 1, 0, 0] : [0, 0, 0, 0],
});
const cutInk = (name: string): Ink => ({ name, alternate: [0, 1, 0, 0] });
const HAIRLINE = 2.5;

/** The content of a page. */
export interface PageSide {
  readonly card: PaintedCard;
  readonly side: 'front' | 'back';
}

/** One side of one card per page, in the order that the shop requires. */
export function cardPages(
  cards: readonly PaintedCard[],
  options: CardPageOptions,
): { pages: readonly Page[]; pageOf: readonly number[]; sides: readonly PageSide[] } {
  const sides = sidesInOrder(cards, options.profile);
  const pages = sides.map(({ card, side }) => sidePage(card, side, options));
  const fronts = sides.flatMap(({ side }, at) => (side === 'front' ? [at] : []));
  return { pages, pageOf: fronts, sides };
}

function sidesInOrder(
  cards: readonly PaintedCard[],
  { order = 'front-back', backs = 'none' }: Profile,
): PageSide[] {
  const front = (card: PaintedCard): PageSide => ({ card, side: 'front' });
  const back = (card: PaintedCard): PageSide[] =>
    backs === 'none' || !card.back ? [] : [{ card, side: 'back' }];
  if (order === 'fronts-backs') return [...cards.map(front), ...cards.flatMap(back)];
  const isFrontFirst = order === 'front-back';
  return cards.flatMap((card) =>
    isFrontFirst ? [front(card), ...back(card)] : [...back(card), front(card)],
  );
}

function sidePage(
  card: PaintedCard,
  side: 'front' | 'back',
  { card: size, corner, bleed, profile }: CardPageOptions,
): Page {
  const format = profile.format
    ? { width: profile.format.width * 10, height: profile.format.height * 10 }
    : size;
  const slug = profile.marks === 'crop' ? SLUG : 0;
  const page = { width: format.width + 2 * (bleed + slug), height: format.height + 2 * (bleed + slug) };
  const trim: Box = { x: slug + bleed, y: slug + bleed, ...format };
  const place = { x: (page.width - size.width) / 2, y: (page.height - size.height) / 2, isUpsideDown: false };
  const painting = (side === 'front' ? card.front : card.back) ?? card.front;
  const painter = new Painter();
  painter.within(() => {
    if (profile.mirrored) painter.transform([-1, 0, 0, 1, page.width, 0]);
    const room = { width: format.width + 2 * bleed, height: format.height + 2 * bleed };
    painter.within(() => {
      painter.clip(createRoundedRectPath({ x: slug, y: slug, ...room }, 0, 0));
      const has = measureBleed(painting, size);
      const isShort = room.width > size.width + 2 * has.x || room.height > size.height + 2 * has.y;
      // The deck has too little bleed: an enlarged copy of the card is painted below.
      if (isShort) painter.form(painting, grown(painting, room, { x: page.width / 2, y: page.height / 2 }));
      const [x, y] = [Math.min(has.x, place.x), Math.min(has.y, place.y)];
      paintTrimmed(painter, painting, place, size, { left: x, right: x, above: y, below: y });
    });
    if (side === 'front' && profile.white) paintWhite(painter, card, place, profile.white);
    if (profile.cut) paintCut(painter, { ...place, ...size }, corner, profile.cut.ink);
  });
  if (profile.marks === 'crop') paintCropMarks(painter, trim, format, page, bleed);
  return {
    ...page,
    painting: painter.finish({ x: 0, y: 0, ...page }),
    trim,
    bleed: { x: slug, y: slug, width: page.width - 2 * slug, height: page.height - 2 * slug },
  };
}

/**
 * The white plate is painted last: below the colours it would be knocked out. With Multiply and without overprint,
 * separations get a full plate and the colours are unchanged; some shops require another mode.
 */
function paintWhite(
  painter: Painter,
  { opaque }: PaintedCard,
  { x, y }: { x: number; y: number },
  white: White,
): void {
  if (opaque.length === 0) return;
  const { drawn = 'multiply' } = white;
  painter.within(() => {
    if (drawn === 'multiply') painter.state({ blend: 'Multiply' });
    if (drawn === 'overprint') painter.state({ overprint: true });
    painter.transform([1, 0, 0, 1, x, y]);
    painter.fillInk(whiteInk(white));
    for (const path of opaque) painter.fill(path);
  });
}

/** The layer is named after the ink, because cutters look for that name. */
function paintCut(painter: Painter, trim: Box, corner: number, ink: string): void {
  painter.inLayer(ink, () => {
    // Otherwise the art would be knocked out along the cut.
    painter.state({ overprint: true });
    painter.strokeInk(cutInk(ink));
    painter.stroke(createRoundedRectPath(trim, corner, corner), { width: HAIRLINE });
  });
}
