/**
 * What a stack shows (VIS-2 to VIS-8). Invariant: `cover` and `uncover` keep the visible values of each character up
 * to date.
 */

import { CLEAR, MODIFIER } from '../cards/compiled-deck.js';
import type { Game } from './game.js';
import { cardCovers } from './lasting-clauses.js';

/** Lays a card on top of a character: what it prints hides what lies below (VIS-2, VIS-4, MOD-2). */
export function cover(game: Game, character: number, card: number): void {
  const stack = game.stacks[character] as number[];
  if (game.hasCachedLasting && game.cards.hasLasting) cardCovers(game, character, card, stack.at(-1) ?? -1);
  stack.push(card);
  game.derived.time++;
  const { pathos, icons } = game.cards;
  const from = 3 * card;
  const to = 3 * character;
  for (let slot = 0; slot < 3; slot++) {
    const value = pathos[from + slot] as number;
    if (value !== CLEAR) {
      game.worth[character] = (game.worth[character] as number) + value - (game.pathos[to + slot] as number);
      game.pathos[to + slot] = value;
    }
    const icon = icons[from + slot] as number;
    if (icon !== CLEAR) game.icons[to + slot] = icon;
  }
}

/** Recomputes a stack after something was taken out of it (VIS-8). */
export function recompute(game: Game, character: number): void {
  const stack = game.stacks[character] as number[];
  game.stacks[character] = [];
  game.derived.time++;
  game.hasCachedLasting = false;
  for (let slot = 0; slot < 3; slot++) {
    game.pathos[3 * character + slot] = 0;
    game.icons[3 * character + slot] = CLEAR;
  }
  game.worth[character] = 0;
  for (const card of stack) cover(game, character, card);
}

/** Takes a card out of a stack. */
export function uncover(game: Game, character: number, card: number): void {
  const stack = game.stacks[character] as number[];
  stack.splice(stack.indexOf(card), 1);
  recompute(game, character);
}

/** The sum of a character's visible printed pathos (VIS-3), without what lasting effects add. */
export const sumPrintedWorth = ({ worth }: Game, character: number) => worth[character] as number;

/** Whether a character shows an icon (VIS-4). */
export function showsIcon(game: Game, character: number, icon: number): boolean {
  const at = 3 * character;
  return game.icons[at] === icon || game.icons[at + 1] === icon || game.icons[at + 2] === icon;
}

/** The icons that a character shows, one bit each; a patch and an empty slot have bits that no icon has. */
export function getShownIcons({ icons }: Game, character: number): number {
  const at = 3 * character;
  return (1 << (icons[at] as number)) | (1 << (icons[at + 1] as number)) | (1 << (icons[at + 2] as number));
}

/** How many of its slots show an icon. */
export function countIcon(game: Game, character: number, icon: number): number {
  let count = 0;
  for (let slot = 0; slot < 3; slot++) if (game.icons[3 * character + slot] === icon) count++;
  return count;
}

/** How many of its slots show an icon of any sort; a patch shows none. */
export function countIcons(game: Game, character: number): number {
  let count = 0;
  for (let slot = 0; slot < 3; slot++) {
    const icon = game.icons[3 * character + slot] as number;
    if (icon >= 0 && icon < game.cards.iconNames.length) count++;
  }
  return count;
}

/** How many modifiers lie on it; a death is none. */
export function countModifiers(game: Game, character: number): number {
  let count = 0;
  for (const card of game.stacks[character] as number[]) if (game.cards.kinds[card] === MODIFIER) count++;
  return count;
}
