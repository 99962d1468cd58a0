import { CARD_KINDS } from '../../../vocabulary/kinds/index.js';
import { editionName } from '../../core/edition-name.js';
import { kindTitle } from '../../core/kind-title.js';
import { paintBlocks, sumHeights } from '../core/block.js';
import { cardsOfKind, countCopies, requestFace } from '../core/book.js';
import { measureWidth, type TextStyle } from '../core/set-text.js';
import { type Setting, said } from '../core/setting.js';
import { LINE } from '../core/styles.js';
import { cardHeight, paintStack } from './card-picture.js';
import type { Figure } from './figure.js';

const GAP = 24;
const LARGEST = 235;
const NAMES = 300;
/** Between the captions of neighbours: they are set in one line each, and must not read as one. */
const CAPTION_GAP = 20;

/** The content of the box: a card of each kind, and how many there are in the edition, or in each one. */
export function boxFigure(setting: Setting): Figure {
  const { book, styles, width, language } = setting;
  const nameKind = (kind: string) => kindTitle(book.deck, kind, language);
  const all: readonly string[] = [...CARD_KINDS, ...Object.keys(book.deck.kinds ?? {})];
  const kinds = all.filter((kind) => cardsOfKind(book, kind).length > 0);
  const editions = book.edition === undefined ? Object.keys(book.deck.editions) : [book.edition];
  const names = editions.length > 1 ? NAMES : 0;
  const room = (width - names) / kinds.length;
  const across = Math.min(LARGEST * setting.scale, room - GAP);
  const high = cardHeight(setting, across);
  const style = fitting(setting, kinds.map(nameKind), styles.caption, room - CAPTION_GAP);
  const columns = kinds.map((kind) => {
    const caption = said(setting, nameKind(kind), style, { column: room - CAPTION_GAP, align: 0.5 });
    const counts = editions.map((edition) =>
      said(setting, formatCount(setting, kind, edition), styles.figure, { column: room, align: 0.5 }),
    );
    return { face: requestFace(book, cardsOfKind(book, kind)[0]?.[0] ?? ''), caption, counts };
  });
  const captions = Math.max(...columns.map(({ caption }) => sumHeights(caption.lines)));
  const labels = editions.map((edition) =>
    said(setting, editionName(setting.deck, edition, setting.language), styles.caption, { column: names }),
  );
  const rows = labels.map(({ lines }) => Math.max(styles.figure.leading * 1.25, sumHeights(lines) + 6));
  const sum = (heights: readonly number[]) => heights.reduce((all, one) => all + one, 0);
  const top = high + 16 + captions + 6;
  const getTop = (line: number) => top + sum(rows.slice(0, line));
  const blocks = [...labels.slice(names > 0 ? 0 : labels.length), ...columns.map(({ caption }) => caption)];
  return {
    width,
    height: getTop(editions.length),
    excess: Math.max(...blocks.flatMap(({ lines }) => lines.map(({ excess }) => excess))),
    faces: columns.map(({ face }) => face),
    paint(painter, x, y) {
      columns.forEach(({ face, caption, counts }, at) => {
        const left = x + names + at * room;
        paintStack(painter, setting, [face], { x: left + (room - across) / 2, y, width: across });
        paintBlocks(painter, [caption], left + CAPTION_GAP / 2, y + high + 16);
        for (const [line, count] of counts.entries()) paintBlocks(painter, [count], left, y + getTop(line));
      });
      if (names === 0) return;
      painter.strokeColour(LINE);
      labels.forEach((label, line) => {
        const at = y + getTop(line);
        painter.stroke(
          [
            ['m', x, at - 3],
            ['l', x + width, at - 3],
          ],
          { width: 1 },
        );
        paintBlocks(painter, [label], x, at);
      });
    },
  };
}

/** The style in the largest size at which every word fits. */
function fitting({ fonts }: Setting, texts: readonly string[], style: TextStyle, room: number): TextStyle {
  const words = texts.flatMap((text) => text.split(/[ -]/));
  const widest = Math.max(...words.map((word) => measureWidth(word, style, fonts)));
  return widest <= room ? style : { ...style, size: (style.size * room) / widest };
}

const formatCount = ({ book }: Setting, kind: string, edition: string): string =>
  String(countCopies(book, kind, edition) ?? '–');
