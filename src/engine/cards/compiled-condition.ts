import type { Condition } from '../../vocabulary/condition.js';
import { type CompiledSelector, compileSelector, type Names } from './compiled-selector.js';

/** A condition in numbers. All have the same fields, so that the engine reads them without asking what they are. */
export interface CompiledCondition {
  readonly asks: 'this' | 'count' | 'hand' | 'icons' | 'not' | 'all' | 'any';
  /** Of `this`, `count` and `icons`. */
  readonly selector: CompiledSelector;
  /** Of `count`, `hand` and `icons`. */
  readonly atLeast: number;
  readonly atMost: number;
  /** Of `icons`. */
  readonly icon: number;
  /** Of `not`, `all` and `any`. */
  readonly inner: readonly CompiledCondition[];
}

const ANYBODY: CompiledSelector = compileSelector(
  { this: false, of: 'anyone', state: 'any', shows: [] },
  { families: [], icons: [], characters: [] },
);
const EMPTY: CompiledCondition = {
  asks: 'all',
  selector: ANYBODY,
  atLeast: 0,
  atMost: 1e6,
  icon: -1,
  inner: [],
};

export function compileCondition(condition: Condition, names: Names): CompiledCondition {
  if ('this' in condition)
    return { ...EMPTY, asks: 'this', selector: compileSelector(condition.this, names) };
  if ('count' in condition) {
    const { count, atLeast, atMost } = condition;
    return {
      ...EMPTY,
      ...bounds(atLeast, atMost),
      asks: 'count',
      selector: compileSelector(count, names),
    };
  }
  if ('hand' in condition) {
    const { atLeast, atMost } = condition.hand;
    return { ...EMPTY, ...bounds(atLeast, atMost), asks: 'hand' };
  }
  if ('icons' in condition) {
    const { icons, among, atLeast, atMost } = condition;
    return {
      ...EMPTY,
      ...bounds(atLeast, atMost),
      asks: 'icons',
      selector: compileSelector(among, names),
      icon: names.icons.indexOf(icons),
    };
  }
  const each = (inner: readonly Condition[]) => inner.map((one) => compileCondition(one, names));
  if ('not' in condition) return { ...EMPTY, asks: 'not', inner: each([condition.not]) };
  if ('all' in condition) return { ...EMPTY, asks: 'all', inner: each(condition.all) };
  return { ...EMPTY, asks: 'any', inner: each(condition.any) };
}

const bounds = (atLeast = EMPTY.atLeast, atMost = EMPTY.atMost) => ({ atLeast, atMost });

/** Whether the answer depends on how many cards a player holds. */
export function asksHand({ asks, inner }: CompiledCondition): boolean {
  return asks === 'hand' || inner.some(asksHand);
}
