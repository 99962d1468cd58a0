/**
 * Combines rules with their figures into bands that are not split. Entry point: `illustrateRule`. A figure offers smaller
 * variants of itself, for pages with little space.
 */

import { CARD_KINDS, type CardKind } from '../../vocabulary/kinds/index.js';
import { clauseBlock } from './clause-block.js';
import { type Band, type Whole, whole } from './core/band.js';
import { type Block, measureExcess, measureStack, paintBlocks } from './core/block.js';
import type { Clause } from './core/book.js';
import type { Setting } from './core/setting.js';
import { PT } from './core/styles.js';
import { drawAnatomy } from './figures/anatomy.js';
import { boxFigure } from './figures/box.js';
import { familyBands } from './figures/families.js';
import type { Figure } from './figures/figure.js';
import { effectsFigure, iconsFigure } from './figures/legend.js';
import { stagesFigure } from './figures/stages.js';
import { tableFigure } from './figures/table.js';
import { balanceColumns, type Column, highest } from './fill-columns.js';

const BEFORE = 8 * PT;
const BETWEEN = 5 * PT;

/** The smallest scale of a figure relative to others of the book, and the steps. */
const LEAST = 0.7;
const STEP = 0.93;

/** A rule with its figure, kept together; undefined if there is nothing to show. */
export function illustrateRule(setting: Setting, clause: Clause, shrunk = 1): Band[] | undefined {
  const bands = drawFigure({ ...setting, scale: setting.scale * shrunk }, clause);
  const [band, ...others] = bands ?? [];
  if (band?.is !== 'whole' || others.length > 0 || shrunk * STEP < LEAST) return bands;
  let found: Whole | undefined;
  const smaller = () => {
    const [one] = found === undefined ? (illustrateRule(setting, clause, shrunk * STEP) ?? []) : [];
    if (one?.is === 'whole') found = one;
    return found;
  };
  return [{ ...band, smaller }];
}

function drawFigure(setting: Setting, clause: Clause): Band[] | undefined {
  const { figure, stack } = clause;
  if (stack?.every((id) => setting.deck.cards[id]))
    return [textAbove(setting, clause, stagesFigure(setting, stack))];
  if (figure === undefined) return undefined;
  if (isKind(figure)) return beside(setting, clause, figure);
  if (figure === 'families') {
    const bands = familyBands(setting);
    return bands.length === 0 ? undefined : [textAbove(setting, clause), ...bands];
  }
  const scene = SCENES[figure](setting);
  return scene && [textAbove(setting, clause, scene)];
}

const SCENES = { box: boxFigure, icons: iconsFigure, effects: effectsFigure, table: tableFigure };

const isKind = (figure: string): figure is CardKind => (CARD_KINDS as readonly string[]).includes(figure);

type Text = Pick<Whole, 'height' | 'excess' | 'paint'>;

/** Text that is not split: a few lines over the full width, more in two columns. @param set the text at a width */
export function uncut(
  { column, width }: Pick<Setting, 'column' | 'width'>,
  set: (width: number) => readonly Block[],
): Text {
  const wide = set(width);
  const lines = wide.reduce((sum, block) => sum + block.lines.length, 0);
  return lines <= FEW_LINES ? oneColumn(wide) : twoColumns(column, width, set(column));
}

/** Maximum number of lines over the full width, which is readable without losing the line. */
export const FEW_LINES = 3;

const oneColumn = (blocks: readonly Block[]): Text => ({
  height: measureStack(blocks),
  excess: measureExcess(blocks),
  paint: (painter, x, y) => paintBlocks(painter, blocks, x, y),
});

function twoColumns(column: number, width: number, blocks: readonly Block[]): Text {
  const columns: Column[] = balanceColumns(blocks, measureStack(blocks) + 1);
  return {
    height: highest(columns),
    excess: measureExcess(blocks),
    paint(painter, x, y) {
      columns.forEach((lines, at) => {
        const left = x + (at === 0 ? 0 : width - column);
        for (const { line, y: down } of lines)
          line.paint(painter, left, y + down, at === 0 ? 'left' : 'right');
      });
    },
  };
}

/** A rule above its figure; without one, above what follows. */
function textAbove(setting: Setting, clause: Clause, figure?: Figure): Whole {
  const text = uncut(setting, (column) => [clauseBlock(setting, clause, column)]);
  return whole({
    before: BEFORE,
    height: text.height + (figure === undefined ? 0 : BETWEEN + figure.height),
    excess: Math.max(text.excess, figure?.excess ?? 0, (figure?.width ?? 0) - setting.width),
    rules: [clause.id],
    faces: figure?.faces ?? [],
    isWithNext: figure === undefined,
    paint(painter, x, y, side) {
      text.paint(painter, x, y, side);
      figure?.paint(painter, x + (setting.width - figure.width) / 2, y + text.height + BETWEEN);
    },
  });
}

/** A card with numbered parts, beside the rule and the legend. */
function beside(setting: Setting, clause: Clause, kind: CardKind): Band[] | undefined {
  const anatomy = drawAnatomy(setting, kind);
  if (anatomy === undefined) return undefined;
  const { figure, legend } = anatomy;
  const text = clauseBlock(setting, clause, setting.width - figure.width - 20);
  const blocks = [text, ...legend.map((block, at) => (at === 0 ? { ...block, before: BETWEEN } : block))];
  const words = measureStack(blocks);
  const height = Math.max(figure.height, words);
  return [
    whole({
      before: BEFORE * 1.4,
      height,
      excess: measureExcess(blocks),
      rules: [clause.id],
      faces: figure.faces,
      paint(painter, x, y) {
        paintBlocks(painter, blocks, x, y + Math.max(0, (figure.height - words) / 2));
        figure.paint(painter, x + setting.width - figure.width, y);
      },
    }),
  ];
}
