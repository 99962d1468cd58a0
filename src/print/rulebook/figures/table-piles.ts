/**
 * The piles of cards in the figure of the game table: those of one player, and the common ones. Entry points:
 * `ownPiles` and `commonPiles`. No card is shown twice.
 */

import type { FaceRequest } from '../../../render/core/face-request.js';
import { SLOTS } from '../../../vocabulary/icons.js';
import { cardsOfKind, listCards, requestFace, rulesOfCard, titleIn } from '../core/book.js';
import type { Setting } from '../core/setting.js';
import type { CardPlace } from './card-picture.js';

/** Cards at one place on the table, with a caption; stacks are positioned relative to `x`. */
export interface Pile {
  readonly stacks: readonly (CardPlace & { readonly faces: readonly FaceRequest[] })[];
  readonly says: string;
  readonly x: number;
  readonly width: number;
}

/** Between cards that lie side by side. */
export const GAP = 22;
const WIDTH = 172;
const ASIDE = 60;
const HAND = 5;
const BETWEEN = 70;

/** The first family with more than one member. */
export const familyInPlay = (setting: Setting): string | undefined =>
  Object.keys(setting.deck.families).find((id) => listMembers(setting, id).length > 1);

const listMembers = ({ book }: Setting, family: string): string[] =>
  cardsOfKind(book, 'character').flatMap(([id, card]) =>
    card.kind === 'character' && card.family === family ? [id] : [],
  );

/** The cards before a player: the living, the dead and, if there are any, a residence with a mystery. */
export function ownPiles(setting: Setting, family: string): Pile[] {
  const { book, width, words } = setting;
  const people = sorrowsOn(setting, listMembers(setting, family));
  const house = cardsOfKind(book, 'residence').find(
    ([, card]) => card.kind === 'residence' && card.family === family,
  );
  const homes = house === undefined ? [] : [house, ...cardsOfKind(book, 'mystery').slice(0, 1)];
  const count = people.length + homes.length;
  const across = Math.min(WIDTH * setting.scale, (width - (count - 1) * GAP) / count);
  const step = across + GAP;
  const start = (width - count * step + GAP) / 2;
  const pile = (says: string, from: number, faces: readonly (readonly FaceRequest[])[], y = 0): Pile => ({
    stacks: faces.map((one, at) => ({ faces: one, x: at * step, y, width: across })),
    says,
    x: start + from * step,
    width: faces.length * step - GAP,
  });
  const living = people.filter(({ isDead }) => !isDead).map(({ faces }) => faces);
  const dead = people.filter(({ isDead }) => isDead).map(({ faces }) => faces);
  const named = words.table.family.replace('{family}', titleIn(book, family));
  const houses = homes.map(([id]) => [requestFace(book, id)]);
  return [
    pile(named, 0, living),
    pile(words.table.dead, living.length, dead, ASIDE),
    pile(words.table.residence, people.length, houses),
  ].filter(({ stacks }) => stacks.length > 0);
}

/** Lays modifiers on some members of the family; the last member is dead. */
function sorrowsOn(
  { book }: Setting,
  members: readonly string[],
): { faces: FaceRequest[]; isDead: boolean }[] {
  const sorrows = cardsOfKind(book, 'modifier').flatMap(([id, card]) =>
    'pathos' in card && SLOTS.some((slot) => (card.pathos[slot] ?? 0) < 0) ? [id] : [],
  );
  const death = cardsOfKind(book, 'death')[0]?.[0];
  const laid = [[], sorrows.slice(1, 2), sorrows.slice(2, 4)];
  return members.map((id, at) => {
    const isDead = at === members.length - 1 && death !== undefined && sorrows.length > 0;
    const side = isDead && rulesOfCard(book, id) !== 'second' ? 'back' : 'front';
    const on = isDead ? [...sorrows.slice(0, 1), death] : (laid[at] ?? []);
    return { faces: [requestFace(book, id, side), ...on.map((one) => requestFace(book, one))], isDead };
  });
}

/** Draw pile, discards and a hand; no card is on the table twice. */
export function commonPiles(setting: Setting, own: readonly Pile[]): Pile[] {
  const { book, words, width } = setting;
  const used = new Set(own.flatMap(({ stacks }) => stacks.flatMap(({ faces }) => faces.map(({ id }) => id))));
  const across = own[0]?.stacks[0]?.width ?? 0;
  const free = (kind: string) =>
    listCards(book).flatMap(([id, card]) => (card.kind === kind && !used.has(id) ? [id] : []));
  const [discard, other] = free('event');
  const held = [...free('modifier').slice(-4), ...free('death').slice(-1), other].filter(
    (id) => id !== undefined,
  );
  const hand = held.slice(0, HAND);
  const step = Math.min(across * 0.62, (width - 3 * across - 2 * BETWEEN) / Math.max(1, hand.length - 1));
  const [back] = hand;
  const at = (id: string, x: number, y = 0, side?: 'back') => ({
    faces: [requestFace(book, id, side)],
    x,
    y,
    width: across,
  });
  const row = [
    {
      says: words.table.pile,
      stacks: back === undefined ? [] : [12, 6, 0].map((off) => at(back, off, off - 12, 'back')),
      width: across,
    },
    { says: words.table.discards, stacks: discard === undefined ? [] : [at(discard, 0)], width: across },
    {
      says: words.table.hand,
      stacks: hand.map((id, place) => at(id, place * step)),
      width: across + (hand.length - 1) * step,
    },
  ].filter(({ stacks }) => stacks.length > 0);
  let x = (width - row.reduce((sum, one) => sum + one.width + BETWEEN, -BETWEEN)) / 2;
  return row.map((one) => {
    const placed = { ...one, x };
    x += one.width + BETWEEN;
    return placed;
  });
}
