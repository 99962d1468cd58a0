import type { Clause } from '../../../vocabulary/cards/clause.js';
import type { Condition } from '../../../vocabulary/condition.js';

/** Whether it depends on hands whether a condition holds; all others ask what lies on the table. */
export function asksForHands(condition: Condition | undefined): boolean {
  if (condition === undefined || 'this' in condition || 'count' in condition || 'icons' in condition)
    return false;
  if ('hand' in condition) return true;
  if ('not' in condition) return asksForHands(condition.not);
  return ('all' in condition ? condition.all : condition.any).some(asksForHands);
}

/** Whether what a clause adds depends on hands: it counts their cards. */
export const countsHands = ({ value }: Pick<Clause, 'value'>): boolean =>
  'count' in value && typeof value.count === 'object' && value.count.each.is === 'card';
