import type { CompiledAmount } from '../cards/compiled-amount.js';
import { measure } from '../lasting/amounts.js';
import { drawLimit } from '../lasting/draw-limit.js';
import type { Scene } from './verb.js';

/** What an amount of a clause is to the player who acts now. */
export function measureFor(
  { game, actor, context }: Scene<unknown>,
  amount: number | CompiledAmount,
): number {
  if (typeof amount === 'number') return amount;
  return amount.counts === 'drawLimit' ? drawLimit(game, actor) : measure(game, amount, context);
}
