/** Amounts: numbers as they are, anything else counted on the table now. Entry point: `measure`. */

import type { CompiledAmount } from '../cards/compiled-amount.js';
import type { Game } from '../table/game.js';
import { findOrigin } from '../table/origin.js';
import { countIcon, countModifiers } from '../table/visibility.js';
import { type Context, matches } from './conditions.js';

/** What an amount is now. A draw limit is measured by the verbs that know one: nothing that lasts has it. */
export const measure = (game: Game, amount: number | CompiledAmount, context: Context): number =>
  typeof amount === 'number' ? amount : scale(amount, count(game, amount, context));

/** So many for each, at most so many, with the sign of the number for each. */
export function scale({ times, most }: CompiledAmount, counted: number): number {
  const size = Math.min(most, Math.abs(times) * counted);
  return times < 0 ? -size : size;
}

/** How many there are of what an amount counts. */
export function count(game: Game, amount: CompiledAmount, context: Context): number {
  if (amount.counts === 'card') return (game.hands[context.actor] as number[]).length;
  const { selector } = amount;
  if (selector.that) {
    const { that } = findOrigin(game);
    return that < 0 ? 0 : countOn(game, amount, that);
  }
  let sum = 0;
  for (let seat = 0; seat < game.families.length; seat++) {
    const family = game.families[seat] as number[];
    for (let i = 0; i < family.length; i++) {
      const character = family[i] as number;
      if (matches(game, selector, character, context)) sum += countOn(game, amount, character);
    }
  }
  return sum;
}

/** What one character contributes. */
function countOn(game: Game, { counts, icon }: CompiledAmount, character: number): number {
  if (counts === 'icon') return countIcon(game, character, icon);
  return counts === 'modifier' ? countModifiers(game, character) : 1;
}

/** A mystery lies on no character: its own icon, among none, counts all the same. */
export function countOwn(game: Game, icon: number, card: number, on: number): number {
  if (on >= 0 || icon < 0) return 0;
  let shown = 0;
  for (let slot = 0; slot < 3; slot++) if (game.cards.icons[3 * card + slot] === icon) shown++;
  return shown;
}
