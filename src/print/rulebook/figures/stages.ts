import { selfWorthOf, signed } from '../../../language/rule-text.js';
import type { FaceRequest } from '../../../render/core/face-request.js';
import { findRenamedNoun } from '../../core/kind-title.js';
import type { Painter } from '../../pdf/painter.js';
import { paintBlocks, sumHeights } from '../core/block.js';
import { requestFace, rulesOfCard, titleIn } from '../core/book.js';
import { type Setting, said } from '../core/setting.js';
import { LINE } from '../core/styles.js';
import { cardHeight, paintStack } from './card-picture.js';
import type { Figure } from './figure.js';

const GAP = 48;
const LARGEST = 300;

/** A stack as it grows, card by card, with its value below each stage (VIS-2, VIS-3). */
export function stagesFigure(setting: Setting, stack: readonly string[]): Figure {
  const { book, deck, styles, words, width } = setting;
  const across = Math.min(LARGEST * setting.scale, (width - (stack.length - 1) * GAP) / stack.length);
  const high = cardHeight(setting, across);
  const left = (width - stack.length * across - (stack.length - 1) * GAP) / 2;
  const stages = stack.map((id, at) => {
    const below = stack.slice(0, at + 1);
    const column = across + GAP * 0.8;
    const name = said(setting, at === 0 ? titleIn(book, id) : `+ ${titleIn(book, id)}`, styles.caption, {
      column,
      align: 0.5,
    });
    const worth = signed(selfWorthOf(below.map((card) => deck.cards[card])));
    const called = findRenamedNoun(deck, 'selfWorth', book.language, 'one') ?? words.selfWorth;
    const sum = said(setting, `${called} ${worth}`, styles.figure, { column, align: 0.5 });
    return { faces: stageFaces(setting, below), name, sum };
  });
  const names = Math.max(...stages.map(({ name }) => sumHeights(name.lines)));
  return {
    width,
    height: high + 14 + names + Math.max(...stages.map(({ sum }) => sumHeights(sum.lines))),
    excess: Math.max(
      ...stages.flatMap(({ name, sum }) => [...name.lines, ...sum.lines].map((one) => one.excess)),
    ),
    faces: stages.flatMap(({ faces }) => faces),
    paint(painter, x, y) {
      stages.forEach(({ faces, name, sum }, at) => {
        const start = x + left + at * (across + GAP);
        paintStack(painter, setting, faces, { x: start, y, width: across });
        if (at > 0) paintArrow(painter, start - GAP / 2, y + high / 2);
        paintBlocks(painter, [name], start - GAP * 0.4, y + high + 14);
        paintBlocks(painter, [sum], start - GAP * 0.4, y + high + 14 + names);
      });
    },
  };
}

/** A character who dies is turned to the dead side (DEATH-3), but not in the second edition. */
function stageFaces({ book, deck }: Setting, stack: readonly string[]): FaceRequest[] {
  const isDead = stack.some((id) => deck.cards[id]?.kind === 'death');
  return stack.map((id, at) =>
    requestFace(book, id, at === 0 && isDead && rulesOfCard(book, id) !== 'second' ? 'back' : 'front'),
  );
}

function paintArrow(painter: Painter, x: number, y: number): void {
  painter.fillColour(LINE);
  painter.fill([['m', x - 9, y - 15], ['l', x + 11, y], ['l', x - 9, y + 15], ['h']]);
}
