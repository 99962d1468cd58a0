import type { Card, Deck } from '../../deck/deck.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import type { Face } from '../core/drawing.js';
import type { StackLook } from '../core/stack-looks.js';
import { decimals } from '../template/element.js';
import { listPieces, pieceOutline } from './pieces.js';
import { findHoles, holesPath } from './window.js';

/** A card in a stack. */
export interface LaidCard {
  readonly deck: Deck;
  readonly card: Card;
  readonly edition: string;
  readonly layout: LayoutFile;
  readonly face: Face;
}

/** The white of paper, slightly darker than white. */
const PAPER = '#fcfbf7';

/**
 * The material of a card without its face: labels, or a sheet with windows. Path data in tenths of a millimetre from
 * the corner of the card, for the even-odd rule.
 */
export function drawPaper({ deck, card, edition, layout }: LaidCard, look: 'labels' | 'windows'): string {
  if (look === 'labels') return listPieces(deck, card, edition, layout).map(pieceOutline).join('');
  const [w, h] = [deck.card.width * 10, deck.card.height * 10].map(decimals);
  return `M0 0H${w}V${h}H0Z${holesPath(findHoles(deck, card, edition, layout))}`;
}

/** A homemade card, as parts of an SVG; `drawn` is its face, in place. `id` must be unique. */
export function drawLaidCard(one: LaidCard, look: StackLook, drawn: string, id: string): string {
  if (look === 'clear') return drawn;
  const { width, height, bleed, corner } = one.deck.card;
  const place = `translate(${decimals(bleed * 10)} ${decimals(bleed * 10)})`;
  const edge = `<rect width="${decimals(width * 10)}" height="${decimals(height * 10)}" rx="${decimals(corner * 10)}"/>`;
  const haze = `<g transform="${place}" fill="#eef4f4" fill-opacity="0.04" stroke="#fff" stroke-opacity="0.35" stroke-width="1.5">${edge}</g>`;
  // Ink without white below it acts as a filter: the card below shines through.
  if (look === 'film') return `${haze}<g style="mix-blend-mode:multiply">${drawn}</g>`;
  const path = drawPaper(one, look);
  const shadow = `<path d="${path}" transform="translate(2 3)" fill="#000" fill-opacity="0.3"/>`;
  const paper = `<path d="${path}" fill="${PAPER}" stroke="#8a8578" stroke-opacity="0.5" stroke-width="1.5"/>`;
  const clip = `<clipPath id="${id}"><path d="${path}" transform="${place}" clip-rule="evenodd"/></clipPath>`;
  const sheet = `<g transform="${place}" fill-rule="evenodd">${shadow}${paper}</g>`;
  return `${haze}${sheet}${clip}<g clip-path="url(#${id})">${drawn}</g>`;
}
