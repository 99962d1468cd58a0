import { typeset } from '../../../language/typography.js';
import { symbolFile } from '../../../render/core/symbol-file.js';
import { type Band, whole } from '../core/band.js';
import { measureExcess, measureStack, paintBlocks } from '../core/block.js';
import { cardsOfKind, requestFace, titleIn } from '../core/book.js';
import { type Setting, said } from '../core/setting.js';
import { INK, PT } from '../core/styles.js';
import { cardHeight, paintStack } from './card-picture.js';
import { paintDisc } from './legend.js';

const WIDTH = 138;
const STEP = 103;
const SYMBOL = 40;

/** Each family: its symbol, name, description and members. */
export function familyBands(setting: Setting): Band[] {
  const { book, deck } = setting;
  return Object.keys(deck.families).flatMap((family) => {
    const members = cardsOfKind(book, 'character').filter(
      ([, card]) => card.kind === 'character' && card.family === family,
    );
    return members.length === 0
      ? []
      : [
          familyBand(
            setting,
            family,
            members.map(([id]) => id),
          ),
        ];
  });
}

function familyBand(setting: Setting, family: string, members: readonly string[]): Band {
  const { book, styles, width, scale } = setting;
  const across = WIDTH * scale;
  const step = Math.min(STEP * scale, (width * 0.45 - across) / Math.max(1, members.length - 1));
  const people = across + (members.length - 1) * step;
  const indent = 2 * SYMBOL + 24;
  const column = width - people - indent - 40;
  const names = members.map((id) => titleIn(book, id)).join('\u00a0· ');
  const description = findDescription(setting, family);
  const blocks = [
    said(setting, titleIn(book, family), styles.name, { column }),
    ...(description === undefined ? [] : [said(setting, description, styles.text, { column })]),
    said(setting, names, styles.caption, { column, before: 1.5 * PT }),
  ];
  const high = cardHeight(setting, across);
  const symbol = setting.deck.families[family]?.symbol ?? '';
  const drawing = setting.drawing(symbolFile(setting.measures.theme.symbols, symbol), INK);
  const faces = members.map((id) => requestFace(book, id));
  const height = Math.max(high, measureStack(blocks));
  return whole({
    before: 9 * PT,
    height,
    excess: measureExcess(blocks),
    faces,
    paint(painter, x, y) {
      paintDisc(painter, drawing, x + SYMBOL, y + SYMBOL, SYMBOL);
      paintBlocks(painter, blocks, x + indent, y);
      faces.forEach((face, at) => {
        const left = x + width - people + at * step;
        paintStack(painter, setting, [face], { x: left, y: y + (height - high) / 2, width: across });
      });
    },
  });
}

/** The description of a family; falls back to the source language; undefined if there is none. */
function findDescription({ deck, language }: Setting, family: string): string | undefined {
  const description = deck.texts[language]?.[family]?.description ?? deck.families[family]?.description;
  return description === undefined ? undefined : typeset(description, language);
}
