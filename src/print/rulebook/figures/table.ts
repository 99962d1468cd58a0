import type { FaceRequest } from '../../../render/ground/face-request.js';
import { SLOTS } from '../../../vocabulary/icons.js';
import { excessOf, paintBlocks, stackedHeight } from '../ground/block.js';
import { cardsOf, cardsOfKind, faceOf, rulesOfCard, titleIn } from '../ground/book.js';
import { type Setting, said } from '../ground/setting.js';
import { type CardPlace, cardHeight, paintStack } from './card-picture.js';
import type { Figure } from './figure.js';

/** Cards that lie somewhere on the table, from left to right. */
interface Pile {
  readonly stacks: readonly (CardPlace & { readonly faces: readonly FaceRequest[] })[];
  readonly caption: string;
  readonly x: number;
  readonly width: number;
}

const WIDTH = 172;
const GAP = 22;
const ASIDE = 60;
const HAND = 5;
const BETWEEN = 70;

/** A player's place at the table in the middle of a game: the family, its dead, its house, a hand, and both piles. */
export function tableFigure(setting: Setting): Figure | undefined {
  const { book, deck, styles, width } = setting;
  const family = Object.keys(deck.families).find((id) => membersOf(setting, id).length > 1);
  if (family === undefined) return undefined;
  const members = membersOf(setting, family);
  const house = cardsOfKind(book, 'residence').find(
    ([, card]) => card.kind === 'residence' && card.family === family,
  );
  const mystery = house && cardsOfKind(book, 'mystery')[0];
  const count = members.length + (house ? 1 : 0) + (mystery ? 1 : 0);
  const across = Math.min(WIDTH * setting.scale, (width - (count - 1) * GAP) / count);
  const high = cardHeight(setting, across);
  const step = across + GAP;
  const start = (width - count * step + GAP) / 2;
  const lying = sorrowsOn(setting, members);
  const upper: Pile[] = [
    {
      stacks: lying.map(({ faces, isDead }, at) => ({
        faces,
        x: at * step,
        y: isDead ? ASIDE : 0,
        width: across,
      })),
      caption: setting.words.table.family.replace('{family}', titleIn(book, family)),
      x: start,
      width: members.length * step - GAP,
    },
  ];
  if (house !== undefined) {
    const homes = [house[0], ...(mystery ? [mystery[0]] : [])];
    upper.push({
      stacks: homes.map((id, at) => ({ faces: [faceOf(book, id)], x: at * step, y: 0, width: across })),
      caption: setting.words.table.residence,
      x: start + members.length * step,
      width: homes.length * step - GAP,
    });
  }
  const lower = lowerPiles(
    setting,
    across,
    lying.flatMap(({ faces }) => faces.map(({ id }) => id)),
  );
  const rows = [upper, lower].map((piles) => {
    const captions = piles.map(({ caption, width: wide }) =>
      said(setting, caption, styles.caption, { column: wide + GAP, align: 0.5 }),
    );
    return { piles, captions, height: Math.max(...captions.map((one) => stackedHeight([one]))) };
  });
  const down = high + ASIDE + 8;
  const between = down + (rows[0]?.height ?? 0) + 20;
  return {
    width,
    height: between + high + 12 + (rows[1]?.height ?? 0),
    excess: excessOf(rows.flatMap(({ captions }) => captions)),
    faces: rows.flatMap(({ piles }) => piles.flatMap(({ stacks }) => stacks.flatMap(({ faces }) => faces))),
    paint(painter, x, y) {
      rows.forEach(({ piles, captions }, row) => {
        const top = y + row * between;
        const below = top + (row === 0 ? down : high + 12);
        piles.forEach(({ stacks, x: left }, at) => {
          for (const { faces, ...place } of stacks)
            paintStack(painter, setting, faces, { ...place, x: x + left + place.x, y: top + place.y });
          const caption = captions[at];
          if (caption) paintBlocks(painter, [caption], x + left - GAP / 2, below, 'left');
        });
      });
    },
  };
}

const membersOf = ({ book }: Setting, family: string): string[] =>
  cardsOfKind(book, 'character').flatMap(([id, card]) =>
    card.kind === 'character' && card.family === family ? [id] : [],
  );

/** Some of the family have met with something already: the last but one with most, the last with the worst. */
function sorrowsOn(
  { book }: Setting,
  members: readonly string[],
): { faces: FaceRequest[]; isDead: boolean }[] {
  const sorrows = cardsOfKind(book, 'modifier').flatMap(([id, card]) =>
    'pathos' in card && SLOTS.some((slot) => (card.pathos[slot] ?? 0) < 0) ? [id] : [],
  );
  const [death] = cardsOfKind(book, 'death').map(([id]) => id);
  return members.map((id, at) => {
    const isDead = at === members.length - 1 && death !== undefined && sorrows.length > 0;
    const side = isDead && rulesOfCard(book, id) !== 'second' ? 'back' : 'front';
    const laid = isDead
      ? [sorrows[0]]
      : at === 0
        ? []
        : at === 1
          ? [sorrows[1]]
          : at === 2
            ? [sorrows[2], sorrows[3]]
            : [];
    const on = [...laid, ...(isDead ? [death] : [])].filter((one) => one !== undefined);
    return { faces: [faceOf(book, id, side), ...on.map((one) => faceOf(book, one))], isDead };
  });
}

/** Draw pile, discards and a hand; nothing lies twice on the table. */
function lowerPiles(setting: Setting, across: number, used: readonly string[]): Pile[] {
  const { book, words, width } = setting;
  const free = cardsOf(book)
    .filter(
      ([id, { kind }]) => (kind === 'modifier' || kind === 'event' || kind === 'death') && !used.includes(id),
    )
    .map(([id]) => id);
  const ofKind = (kind: string) => free.filter((id) => book.deck.cards[id]?.kind === kind);
  const [discard] = ofKind('event');
  const pool = [
    ...ofKind('modifier').slice(-4),
    ...ofKind('death').slice(-1),
    ...ofKind('event').slice(1, 2),
  ];
  const hand = pool.slice(0, HAND);
  const [back] = free;
  const step = Math.min(across * 0.62, (width - 3 * across - 2 * BETWEEN) / Math.max(1, hand.length - 1));
  const pile =
    back === undefined
      ? []
      : [12, 6, 0].map((off) => ({
          faces: [faceOf(book, back, 'back')],
          x: off,
          y: off - 12,
          width: across,
        }));
  const discards =
    discard === undefined ? [] : [{ faces: [faceOf(book, discard)], x: 0, y: 0, width: across }];
  const held = hand.map((id, at) => ({ faces: [faceOf(book, id)], x: at * step, y: 0, width: across }));
  const row = [
    { caption: words.table.pile, stacks: pile, width: across },
    { caption: words.table.discards, stacks: discards, width: across },
    { caption: words.table.hand, stacks: held, width: across + (hand.length - 1) * step },
  ].filter(({ stacks }) => stacks.length > 0);
  let x = (width - row.reduce((sum, one) => sum + one.width + BETWEEN, -BETWEEN)) / 2;
  return row.map((one) => {
    const placed = { ...one, x };
    x += one.width + BETWEEN;
    return placed;
  });
}
