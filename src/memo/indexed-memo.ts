/** Memoizes a list item by item: only items with changed inputs are recomputed. */

import { areSame } from './reuse-unchanged.js';

/**
 * Memoizes a per-item computation over a list; recomputes only indices whose inputs have changed. Of thousands of items
 * usually one has changed, and comparing two lists is cheaper than looking into their items.
 */
export class IndexedMemo<Made> {
  private before: { common: readonly unknown[]; columns: Columns; made: readonly Made[] } | undefined;

  /**
   * @param common inputs shared by all items
   * @param columns lists of equal length: the inputs of each item
   * @param make called for indices whose inputs have changed, or whose last result was undefined
   */
  map(common: readonly unknown[], columns: Columns, make: (index: number) => Made): readonly Made[] {
    const { before } = this;
    const [first = []] = columns;
    const made: Made[] =
      before !== undefined && areSame(before.common, common) ? before.made.slice(0, first.length) : [];
    const isNew = new Uint8Array(first.length);
    for (const [k, column] of columns.entries()) {
      const old = before?.columns[k];
      if (old === column) continue;
      for (let index = 0; index < isNew.length; index++) if (column[index] !== old?.[index]) isNew[index] = 1;
    }
    for (let index = 0; index < isNew.length; index++)
      if (isNew[index] === 1 || made[index] === undefined) made[index] = make(index);
    this.before = { common, columns, made };
    return made;
  }
}

type Columns = readonly (readonly unknown[])[];
