import type { Amount } from '../../vocabulary/amount.js';
import { asKey } from './as-key.js';
import { type CompiledSelector, compileSelector, type Names } from './compiled-selector.js';

/** An amount that depends on the table, in numbers. All have the same fields. */
export interface CompiledAmount {
  readonly counts: 'icon' | 'character' | 'modifier' | 'card' | 'drawLimit';
  /** Of `icon`, `character` and `modifier`. */
  readonly selector: CompiledSelector;
  readonly icon: number;
  readonly times: number;
  /** No more than this, whatever the sign. */
  readonly most: number;
}

const NONE: CompiledAmount = {
  counts: 'drawLimit',
  selector: compileSelector(
    { this: false, of: 'anyone', state: 'any', shows: [] },
    { families: [], icons: [], characters: [] },
  ),
  icon: -1,
  times: 1,
  most: 1e6,
};

/** A number remains one: most amounts are numbers. */
export function compileAmount(amount: Amount, names: Names): number | CompiledAmount {
  if (typeof amount === 'number') return amount;
  if (amount === 'drawLimit') return NONE;
  const { each, times, atMost } = amount;
  return {
    counts: asKey(each.is),
    selector: each.is === 'card' ? NONE.selector : compileSelector(each.among, names),
    icon: each.is === 'icon' ? names.icons.indexOf(each.icon) : NONE.icon,
    times,
    most: atMost ?? NONE.most,
  };
}

/** Whether it depends on how many cards a player holds. */
export const countsHand = (amount: number | CompiledAmount): boolean =>
  typeof amount !== 'number' && amount.counts === 'card';
