/** The figure that explains a kind of card: a card with numbered parts, and their legend. Entry point: `drawAnatomy`. */

import { getKind } from '../../../deck/custom-card.js';
import type { Card } from '../../../deck/deck.js';
import { fitShape, type RegionName, toLayout } from '../../../render/core/layout.js';
import { isClear, listPrintedRegions } from '../../../render/core/printed-regions.js';
import { fitCard } from '../../../render/core/scale-layout.js';
import type { CardKind } from '../../../vocabulary/kinds/index.js';
import type { PartName } from '../../core/rulebook-words.js';
import type { Painter } from '../../pdf/painter.js';
import { ellipsePath } from '../../pdf/path.js';
import type { Block } from '../core/block.js';
import { cardsOfKind, chooseEdition, requestFace, rulesOfCard } from '../core/book.js';
import { paintText, paragraph } from '../core/set-text.js';
import type { Setting } from '../core/setting.js';
import { INK, PT, RED } from '../core/styles.js';
import { cardHeight, paintStack } from './card-picture.js';
import type { Figure } from './figure.js';

/** A card with numbered parts, and the legend of the numbers. */
export interface Anatomy {
  readonly figure: Figure;
  readonly legend: readonly Block[];
}

/** A part of a card: its position in tenths of a millimetre of the card, and the side of its number. */
interface Part {
  readonly name: PartName;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly side: 'left' | 'right';
}

const WIDTH = 372;
const BESIDE = 92;
const RADIUS = 19;
/** Minimum distance between numbers. */
const APART = 46;

export function drawAnatomy(setting: Setting, kind: CardKind): Anatomy | undefined {
  const id = mostTelling(setting, kind);
  const card = id === undefined ? undefined : setting.deck.cards[id];
  if (id === undefined || card === undefined) return undefined;
  const parts = listParts(setting, id, card);
  const across = WIDTH * setting.scale;
  const high = cardHeight(setting, across);
  const face = requestFace(setting.book, id);
  const figure: Figure = {
    width: across + 2 * BESIDE,
    height: high,
    excess: 0,
    faces: [face],
    paint(painter, x, y) {
      paintStack(painter, setting, [face], { x: x + BESIDE, y, width: across });
      paintNumbers(painter, setting, parts, { x: x + BESIDE, y, width: across });
    },
  };
  return { figure, legend: listLegend(setting, kind, parts) };
}

function listLegend(setting: Setting, kind: CardKind, parts: readonly Part[]): readonly Block[] {
  const { fonts, styles, words, width } = setting;
  const column = width - WIDTH * setting.scale - 2 * BESIDE - 20;
  return parts.map(({ name }, at) => {
    const label = words.parts[kind]?.[name] ?? words.parts.all[name] ?? name;
    const number = { text: `${at + 1}`, style: { ...styles.strong, colour: RED } };
    return paragraph([number, { text: label, style: styles.text }], { fonts, column, before: 1.6 * PT });
  });
}

/** The card of a kind with the most parts to explain; the first of those, in the first edition that has the kind. */
function mostTelling({ book, measures }: Setting, kind: CardKind): string | undefined {
  const [first] = cardsOfKind(book, kind);
  const edition = chooseEdition(book, first?.[0] ?? '');
  const worth = (id: string, card: Card) =>
    listPrintedRegions(card, toLayout(measures.layout, kind, rulesOfCard(book, id))).length * 2 +
    ('effects' in card && Object.keys(card.effects).length > 0 ? 2 : 0) +
    (card.flavour === undefined ? 0 : 1);
  let best: { id: string; worth: number } | undefined;
  for (const [id, card] of cardsOfKind(book, kind)) {
    if (!card.editions.includes(edition)) continue;
    const own = worth(id, card);
    if (best === undefined || own > best.worth) best = { id, worth: own };
  }
  return best?.id;
}

function listParts({ book, deck, measures }: Setting, id: string, card: Card): Part[] {
  const fitting = fitCard(measures.layout, deck.card);
  const layout = toLayout(fitting.layout, getKind(card), rulesOfCard(book, id));
  const printed = listPrintedRegions(card, layout);
  const findBox = (region: RegionName) => {
    const shapes = (layout.regions[region] ?? []).map((shape) => fitShape(shape, fitting));
    const [first] = shapes;
    if (first === undefined) return undefined;
    return 'cx' in first
      ? { left: first.cx - first.r, right: first.cx + first.r, y: first.cy }
      : { left: first.x, right: first.x + first.width, y: first.y + first.height / 2 };
  };
  const part = (name: PartName, regions: readonly RegionName[], side: Part['side']): Part[] => {
    const found = regions.find((region) => printed.includes(region) || name === 'window');
    const box = found === undefined ? undefined : findBox(found);
    return box === undefined ? [] : [{ name, side, ...box }];
  };
  const icons = printed.filter((region) => region.startsWith('icon.')).length;
  const isWindow = isClear(card) && !printed.includes('portrait');
  return [
    ...part('title', ['title'], 'left'),
    ...(isWindow ? part('window', ['portrait'], 'right') : part('portrait', ['portrait'], 'right')),
    ...part('name', ['name'], 'left'),
    ...part('pathos', ['pathos.top', 'pathos.middle', 'pathos.bottom'], 'left'),
    ...part('reminder', ['reminder'], 'left'),
    ...part('text', ['text'], card.kind === 'character' || card.kind === 'residence' ? 'right' : 'left'),
    ...part(icons > 1 ? 'icons' : 'icon', ['icon.top', 'icon.middle', 'icon.bottom'], 'right'),
  ];
}

/** Paints a number in a disc beside the card for each part, with a line to it. */
function paintNumbers(
  painter: Painter,
  { deck, styles, fonts }: Setting,
  parts: readonly Part[],
  card: { x: number; y: number; width: number },
): void {
  const factor = card.width / (deck.card.width * 10);
  const style = { ...styles.strong, size: 8.2 * PT, colour: [1, 1, 1] as const };
  for (const side of ['left', 'right'] as const) {
    let last = Number.NEGATIVE_INFINITY;
    const here = parts.map((part, at) => ({ ...part, at })).filter((part) => part.side === side);
    for (const { y, left, right, at } of here.toSorted((a, b) => a.y - b.y)) {
      const level = card.y + y * factor;
      const cy = Math.max(level, last + APART);
      last = cy;
      const cx = side === 'left' ? card.x - BESIDE + RADIUS + 10 : card.x + card.width + BESIDE - RADIUS - 10;
      const edge = card.x + (side === 'left' ? left + 6 : right - 6) * factor;
      painter.strokeColour(RED);
      painter.stroke(
        [
          ['m', cx, cy],
          ['l', edge, level],
        ],
        { width: 2.4, cap: 1 },
      );
      painter.fillColour(RED);
      painter.fill(ellipsePath(edge, level, 5));
      painter.fillColour(INK);
      painter.fill(ellipsePath(cx, cy, RADIUS));
      paintText(painter, `${at + 1}`, style, fonts, { x: cx, y: cy + style.size * 0.31, align: 0.5 });
    }
  }
}
