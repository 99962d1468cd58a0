/** The legends of symbols: story icons and categories of effects. Entry points: `iconsFigure` and `effectsFigure`. */

import { listIcons } from '../../../deck/icons-of.js';
import { typeset } from '../../../language/typography.js';
import { CATEGORIES } from '../../../vocabulary/category.js';
import { multiply, scale, translate } from '../../pdf/matrix.js';
import type { Painter } from '../../pdf/painter.js';
import type { Painting } from '../../pdf/painting.js';
import { ellipsePath } from '../../pdf/path.js';
import { measureExcess, measureStack, paintBlocks } from '../core/block.js';
import { type Book, listCards } from '../core/book.js';
import { paragraph } from '../core/set-text.js';
import type { Setting } from '../core/setting.js';
import { BONE, INK } from '../core/styles.js';
import type { Figure } from './figure.js';

interface Entry {
  readonly drawing: Painting | undefined;
  readonly name: string;
  readonly meaning: string;
}

const RADIUS = 36;
const GAP = 18;

/** The story icons on the cards (VIS-7). */
export function iconsFigure(setting: Setting): Figure | undefined {
  const { book, measures, words, lexicon } = setting;
  const shown = new Set(
    listCards(book).flatMap(([, card]) => ('icons' in card ? Object.values(card.icons) : [])),
  );
  const explainIcon = (icon: string) => {
    const said = lexicon?.meanings?.[icon];
    if (said !== undefined) return typeset(said, book.language);
    return words.icons[icon] ?? typeset(book.deck.icons?.[icon] ?? '', book.deck.languages[0] ?? '');
  };
  const entries: Entry[] = listIcons(book.deck)
    .filter((icon) => shown.has(icon))
    .map((icon) => ({
      drawing: setting.drawing(measures.theme.icons[icon], INK),
      name: lexicon?.icons[icon] ?? icon,
      meaning: explainIcon(icon),
    }));
  if (shown.has('blank'))
    entries.push({ drawing: undefined, name: words.blank, meaning: words.icons.blank ?? '' });
  return createLegend(setting, entries);
}

/**
 * The symbols of the effect categories (LOOK-7, MOD-9): those on the cards of all editions that the book's rules are
 * for, since an expansion is played with the same rulebook.
 */
export function effectsFigure(setting: Setting): Figure | undefined {
  const { book, measures, words } = setting;
  const used = new Set(
    findSameRules(book)
      .flatMap((edition) => listCards({ ...book, edition }))
      .flatMap(([, card]) => ('effects' in card ? Object.keys(card.effects) : [])),
  );
  const entries = CATEGORIES.filter((category) => used.has(category)).map((category) => {
    const [name, meaning] = words.effects[category];
    return { drawing: setting.drawing(measures.theme.categories?.[category], INK), name, meaning };
  });
  return createLegend(setting, entries);
}

/** The book's edition and the others that are played by the same rules. */
function findSameRules({ deck: { editions }, edition }: Book): readonly (string | undefined)[] {
  if (edition === undefined) return [undefined];
  return Object.keys(editions).filter((other) => editions[other]?.rules === editions[edition]?.rules);
}

/** Symbols with their meanings, in two columns. */
function createLegend(setting: Setting, entries: readonly Entry[]): Figure | undefined {
  if (entries.length === 0) return undefined;
  const { fonts, styles, column, width } = setting;
  const indent = 2 * RADIUS + 26;
  const items = entries.map(({ drawing, name, meaning }) => {
    const options = { fonts, column: column - indent };
    const blocks = [
      paragraph([{ text: name, style: styles.strong }], options),
      paragraph([{ text: meaning, style: styles.text }], options),
    ];
    return { drawing, blocks, height: Math.max(2 * RADIUS, measureStack(blocks)) };
  });
  const rows = Math.ceil(items.length / 2);
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(items[row]?.height ?? 0, items[row + rows]?.height ?? 0),
  );
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((sum, one) => sum + one + GAP, 0));
  return {
    width,
    height: heights.reduce((sum, one) => sum + one + GAP, -GAP),
    excess: measureExcess(items.flatMap(({ blocks }) => blocks)),
    faces: [],
    paint(painter, x, y) {
      items.forEach(({ drawing, blocks }, at) => {
        const row = at % rows;
        const [left, top] = [x + (at < rows ? 0 : width - column), y + (tops[row] ?? 0)];
        const middle = top + (heights[row] ?? 0) / 2;
        paintDisc(painter, drawing, left + RADIUS, middle, RADIUS);
        paintBlocks(painter, blocks, left + indent, middle - measureStack(blocks) / 2);
      });
    },
  };
}

/** A drawing in a disc, as on cards. */
export function paintDisc(
  painter: Painter,
  drawing: Painting | undefined,
  cx: number,
  cy: number,
  radius: number,
): void {
  painter.fillColour(INK);
  painter.fill(ellipsePath(cx, cy, radius));
  painter.fillColour(BONE);
  painter.fill(ellipsePath(cx, cy, radius * 0.93));
  if (drawing === undefined) return;
  const factor = (radius * 1.36) / Math.max(drawing.box.width, drawing.box.height);
  const place = translate(cx - (drawing.box.width * factor) / 2, cy - (drawing.box.height * factor) / 2);
  painter.form(drawing, multiply(place, scale(factor)));
}
