import type { Profile } from '../../vocabulary/files/profile-file.js';
import type { Size } from '../core/paper.js';
import type { Page } from '../pdf/document.js';
import type { FontFace } from '../pdf/font-book.js';
import { Painter } from '../pdf/painter.js';
import { createRoundedRectPath, rectPath } from '../pdf/path.js';
import { type PaintedCard, paintTrimmed } from '../sheets/card.js';

/** The background behind clear plastic. */
const GROUND = [0.55, 0.7, 0.72] as const;
const AROUND = 120;
const SMALL = 24;

/**
 * A preview of clear cards in plain colours: plastic on a tinted background, white where the plate is, and the cut
 * line. It is a separate file, because a hidden layer would lose its plate.
 */
export function proofPages(
  cards: readonly PaintedCard[],
  { card, corner, profile, face }: { card: Size; corner: number; profile: Profile; face: FontFace },
): readonly Page[] {
  const page = { width: card.width + 2 * AROUND, height: card.height + 2 * AROUND };
  const place = { x: AROUND, y: AROUND, isUpsideDown: false };
  const trim = { x: AROUND, y: AROUND, ...card };
  const legend = [
    profile.white &&
      `${profile.white.ink} ${profile.white.printed ?? 'first'}, choke ${profile.white.choke ?? 0} mm`,
    profile.cut?.ink,
    profile.mirrored && 'mirrored in print',
  ].filter(Boolean);
  return cards.map((one) => {
    const painter = new Painter();
    painter.fillColour(GROUND);
    painter.fill(rectPath({ x: 0, y: 0, ...page }));
    painter.within(() => {
      painter.transform([1, 0, 0, 1, AROUND, AROUND]);
      painter.fillColour([1, 1, 1]);
      for (const path of one.opaque) painter.fill(path);
    });
    paintTrimmed(painter, one.front, place, card, { left: 30, right: 30, above: 30, below: 30 });
    painter.strokeColour([0.9, 0, 0.55]);
    painter.stroke(createRoundedRectPath(trim, corner, corner), { width: 3 });
    painter.fillColour([0, 0, 0]);
    const write = (text: string, y: number) =>
      painter.text(face, SMALL, y, [{ x: AROUND, glyphs: face.shape(text) }]);
    write(`${one.id} · ${one.title}`, AROUND - 50);
    write(legend.join(' · '), page.height - 50);
    return { ...page, painting: painter.finish({ x: 0, y: 0, ...page }), trim };
  });
}
