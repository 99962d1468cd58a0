import type { Profile } from '../../vocabulary/files/profile-file.js';
import type { Size } from '../ground/paper.js';
import type { Page } from '../pdf/document.js';
import { Painter } from '../pdf/painter.js';
import type { Ink } from '../pdf/painting.js';
import { type Box, roundedRectPath } from '../pdf/path.js';
import { bleedOf, type DrawnCard, grown, paintTrimmed } from '../sheets/card.js';
import { paintCropMarks } from '../sheets/crop-marks.js';

/** How single cards are put on pages; lengths in tenths of a millimetre. */
export interface CardPageOptions {
  readonly card: Size;
  readonly corner: number;
  readonly bleed: number;
  readonly profile: Profile;
}

/** Around the bleed, for marks. */
const SLUG = 100;

/** White ink shows nothing where there is none: what lies on top of it is what one sees. */
const whiteInk = (name: string): Ink => ({ name, alternate: [0, 0, 0, 0] });
const cutInk = (name: string): Ink => ({ name, alternate: [0, 1, 0, 0] });
const HAIRLINE = 2.5;

/** One side of one card a page, in the order that the shop wants. */
export function cardPages(
  cards: readonly DrawnCard[],
  options: CardPageOptions,
): { pages: readonly Page[]; pageOf: readonly number[] } {
  const { order = 'front-back', backs = 'none' } = options.profile;
  const front = (card: DrawnCard) => sidePage(card, 'front', options);
  const back = (card: DrawnCard) => (backs === 'none' || !card.back ? [] : [sidePage(card, 'back', options)]);
  if (order === 'fronts-backs') {
    return { pages: [...cards.map(front), ...cards.flatMap(back)], pageOf: cards.map((_, at) => at) };
  }
  const pages: Page[] = [];
  const pageOf = cards.map((card) => {
    const behind = back(card);
    const isFirst = order === 'front-back';
    const at = pages.length + (isFirst ? 0 : behind.length);
    pages.push(...(isFirst ? [front(card), ...behind] : [...behind, front(card)]));
    return at;
  });
  return { pages, pageOf };
}

function sidePage(
  card: DrawnCard,
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
      painter.clip(roundedRectPath({ x: slug, y: slug, ...room }, 0, 0));
      const has = bleedOf(painting, size);
      const isShort = room.width > size.width + 2 * has.x || room.height > size.height + 2 * has.y;
      // More bleed than the deck has: the card itself, a little larger, lies below.
      if (isShort) painter.form(painting, grown(painting, room, { x: page.width / 2, y: page.height / 2 }));
      const [x, y] = [Math.min(has.x, place.x), Math.min(has.y, place.y)];
      paintTrimmed(painter, painting, place, size, { left: x, right: x, above: y, below: y });
    });
    if (side === 'front' && profile.white) paintWhite(painter, card, place, profile.white.ink);
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
 * The white plate, on top with Multiply and without overprint: so separations get a full plate and the colours below
 * stay as they are; below them it would be knocked out.
 */
function paintWhite(
  painter: Painter,
  { opaque }: DrawnCard,
  { x, y }: { x: number; y: number },
  ink: string,
): void {
  if (opaque.length === 0) return;
  painter.within(() => {
    painter.state({ blend: 'Multiply' });
    painter.transform([1, 0, 0, 1, x, y]);
    painter.fillInk(whiteInk(ink));
    for (const path of opaque) painter.fill(path);
  });
}

/** The name of the layer is that of the ink: that is how cutters find it. */
function paintCut(painter: Painter, trim: Box, corner: number, ink: string): void {
  painter.inLayer(ink, () => {
    painter.strokeInk(cutInk(ink));
    painter.stroke(roundedRectPath(trim, corner, corner), { width: HAIRLINE });
  });
}
