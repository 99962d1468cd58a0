import type { Game } from '../table/game.js';
import type { LastingClause } from '../table/lasting-by-verb.js';
import { holds, type WorthOf } from './conditions.js';

/** Whether the `if` of a lasting clause holds; `hand` asks about the player whom it concerns. */
export function applies(
  game: Game,
  { clause, on, you }: Pick<LastingClause, 'clause' | 'on' | 'you'>,
  worthOf: WorthOf,
  actor = you,
): boolean {
  return clause.if === undefined || holds(game, clause.if, { on, you, actor, worthOf });
}
