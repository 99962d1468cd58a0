import { measureExcess, measureStack, paintBlocks } from '../core/block.js';
import { type Setting, said } from '../core/setting.js';
import { cardHeight, paintStack } from './card-picture.js';
import type { Figure } from './figure.js';
import { commonPiles, familyInPlay, GAP, ownPiles, type Pile } from './table-piles.js';

/** Distance between cards and their caption. */
const BELOW = 12;
const BETWEEN_ROWS = 22;

/** A player's place at the table in the middle of a game: the family, its dead, its house; both piles and a hand. */
export function tableFigure(setting: Setting): Figure | undefined {
  const family = familyInPlay(setting);
  if (family === undefined) return undefined;
  const own = ownPiles(setting, family);
  const rows = [own, commonPiles(setting, own)].map((piles) => layRow(setting, piles));
  const second = (rows[0]?.height ?? 0) + BETWEEN_ROWS;
  return {
    width: setting.width,
    height: second + (rows[1]?.height ?? 0),
    excess: Math.max(...rows.map(({ excess }) => excess)),
    faces: rows.flatMap(({ piles }) => piles.flatMap(({ stacks }) => stacks.flatMap(({ faces }) => faces))),
    paint(painter, x, y) {
      for (const [at, { piles }] of rows.entries()) {
        const top = y + at * second;
        for (const { stacks, x: left, caption, foot } of piles) {
          for (const { faces, ...place } of stacks)
            paintStack(painter, setting, faces, { ...place, x: x + left + place.x, y: top + place.y });
          paintBlocks(painter, [caption], x + left - GAP / 2, top + foot + BELOW);
        }
      }
    },
  };
}

/** Lays out piles with their captions in a row, and returns its height; nothing may exceed the margins. */
function layRow(setting: Setting, piles: readonly Pile[]) {
  const set = piles.map((pile) => {
    const caption = said(setting, pile.says, setting.styles.caption, {
      column: pile.width + GAP,
      align: 0.5,
    });
    const foot = Math.max(...pile.stacks.map(({ y, width }) => y + cardHeight(setting, width)));
    return { ...pile, caption, foot };
  });
  const beyond = piles.map(({ x, width }) => Math.max(-x, x + width - setting.width) - 0.1);
  return {
    piles: set,
    height: Math.max(...set.map(({ foot, caption }) => foot + BELOW + measureStack([caption]))),
    excess: Math.max(0, ...beyond, measureExcess(set.map(({ caption }) => caption))),
  };
}
