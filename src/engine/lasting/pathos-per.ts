import type { Game } from '../table/game.js';
import type { LastingClause } from '../table/lasting-by-verb.js';
import { lastingClauses } from '../table/lasting-clauses.js';
import { countIcon, sumPrintedWorth } from '../table/visibility.js';
import { countOwn } from './amounts.js';
import { applies } from './applies.js';
import { type Context, matches } from './conditions.js';

/** What `pathosPer` clauses add to a character, for each icon or character that they count. */
export function sumPathosClauses(game: Game, character: number): number {
  let sum = 0;
  for (const one of lastingClauses(game).pathosPer) if (one.on === character) sum += perEach(game, one);
  return sum;
}

/** What one clause adds; inside `among`, self-worth is printed pathos only. */
export function perEach(game: Game, one: LastingClause<'pathosPer'>): number {
  if (!applies(game, one, sumPrintedWorth)) return 0;
  const { among, icon: number = -1, value } = one.clause.value;
  const context: Context = { on: one.on, you: one.you, actor: one.you, worthOf: sumPrintedWorth };
  let count = 0;
  for (const family of game.families) {
    for (const character of family) {
      if (matches(game, among, character, context))
        count += number < 0 ? 1 : countIcon(game, character, number);
    }
  }
  return (count + countOwn(game, number, one.card, one.on)) * value;
}
