/** Guide sheets for labels: templates at true size that show where each label goes. Entry point: `guideSheets`. */

import { boundsOf } from '../../render/core/geometry.js';
import type { Piece } from '../../render/homemade/pieces.js';
import type { Page } from '../pdf/document.js';
import { layText } from '../pdf/lay-text.js';
import { translate } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import { rectPath } from '../pdf/path.js';
import { paintText, type TextStyle } from '../rulebook/core/set-text.js';
import { createStyles, PT } from '../rulebook/core/styles.js';
import type { PrintSession } from '../session/print-session.js';
import { dealSheets } from '../sheets/deal.js';
import { capacity, fitGrid, listPlaces } from '../sheets/grid.js';
import type { LabelSheet } from './label-sheets.js';
import { CUT_WIDTH, type HomemadeCard } from './way-card.js';

/** A card with all positions of labels. */
interface Guide {
  readonly kinds: readonly HomemadeCard['kind'][];
  readonly places: HomemadeCard['pieces'];
}

const HEAD = 180;

/**
 * Templates to lay under film or a sleeve, at true size: they show where each label goes. One for each distinct layout.
 */
export function guideSheets(
  press: PrintSession,
  cards: readonly HomemadeCard[],
  { sheet, margins, card, words }: LabelSheet,
): Page[] {
  const guides = mergeGuides(cards);
  const grid = fitGrid(sheet, card, { ...margins, top: margins.top + HEAD }, 60, false);
  if (grid === undefined) return [];
  const style: TextStyle = { face: press.textFace, size: 8 * PT, leading: 10 * PT, colour: [0.2, 0.2, 0.2] };
  const { heading: title, tale } = createStyles(press, 11.5);
  const note = {
    ...tale,
    size: fitSize(press, words.guideNote, tale, sheet.width - margins.left - margins.right),
  };
  return dealSheets(guides, capacity(grid)).sheets.map((some) => {
    const painter = new Painter();
    const heading = { x: sheet.width / 2, align: 0.5 as const };
    paintText(painter, words.guide, title, press.fonts, { ...heading, y: grid.top - 110 });
    paintText(painter, words.guideNote, note, press.fonts, { ...heading, y: grid.top - 45 });
    listPlaces(grid, some.length).forEach(({ x, y }, at) => {
      const guide = some[at];
      if (guide === undefined) return;
      painter.within(() => {
        painter.transform(translate(x, y));
        painter.strokeColour([0, 0, 0]);
        painter.stroke(rectPath({ x: 0, y: 0, ...card }), { width: 2 });
        for (const place of guide.places)
          paintPlace(painter, press, place, words.regions, words.slots, style);
        const who = [...new Set(guide.kinds)].join(', ');
        paintText(painter, who, style, press.fonts, { x: card.width / 2, y: card.height + 32, align: 0.5 });
      });
    });
    return { ...sheet, painting: painter.finish({ x: 0, y: 0, ...sheet }) };
  });
}

/** The size at which a text fits in one line. */
function fitSize({ fonts }: PrintSession, text: string, { face, size }: TextStyle, room: number): number {
  return size * Math.min(1, room / layText(text, face, { fonts, size }).width);
}

function paintPlace(
  painter: Painter,
  press: PrintSession,
  { region, shapes, path }: HomemadeCard['pieces'][number],
  regions: LabelSheet['words']['regions'],
  slots: LabelSheet['words']['slots'],
  style: TextStyle,
): void {
  painter.fillColour([0.95, 0.94, 0.9]);
  painter.fill(path);
  painter.strokeColour([0.2, 0.2, 0.2]);
  painter.stroke(path, { width: 2 * CUT_WIDTH });
  const { x, y, width, height } = boundsOf(shapes);
  const [name, slot] = region.split('.') as [keyof typeof regions, keyof typeof slots | undefined];
  // A field declared by the deck has no name in the texts of the tool.
  const lines = [regions[name] ?? name, ...(slot === undefined ? [] : [slots[slot]])];
  const small = { ...style, size: (slot === undefined ? 8 : 6) * PT };
  lines.forEach((line, at) => {
    const middle = y + height / 2 + (at - (lines.length - 1) / 2) * 1.15 * small.size + 0.3 * small.size;
    const fitting = { ...small, size: fitSize(press, line, small, 0.84 * width) };
    paintText(painter, line, fitting, press.fonts, { x: x + width / 2, y: middle, align: 0.5 });
  });
}

/** Merges cards whose labels go to the same positions; includes those that only some of them print. */
function mergeGuides(cards: readonly HomemadeCard[]): Guide[] {
  const guides: { kinds: HomemadeCard['kind'][]; places: HomemadeCard['pieces'][number][] }[] = [];
  for (const { kind, pieces } of cards) {
    const fits = ({ kinds, places }: Guide) =>
      pieces.every((piece) => {
        const same = places.filter(({ region }) => region === piece.region);
        if (same.length > 0) return same.some((one) => toPieceKey(one) === toPieceKey(piece));
        return kinds.includes(kind) || !places.some((one) => meets(one, piece));
      });
    let guide = guides.find(fits);
    if (guide === undefined) {
      guide = { kinds: [], places: [] };
      guides.push(guide);
    }
    const known = new Set(guide.places.map(toPieceKey));
    guide.kinds.push(kind);
    guide.places.push(...pieces.filter((piece) => !known.has(toPieceKey(piece))));
  }
  return guides;
}

const toPieceKey = ({ region, shapes }: Piece): string => JSON.stringify([region, shapes]);

function meets(a: Piece, b: Piece): boolean {
  const [one, other] = [boundsOf(a.shapes), boundsOf(b.shapes)];
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
