import { areSame } from './share.js';

/**
 * What was made of each thing in a list, by its place: of thousands, mostly one has changed since the last time, and to
 * compare two lists costs less than to look at what is in them.
 */
export class InOrder<Made> {
  private before: { common: readonly unknown[]; columns: Columns; made: readonly Made[] } | undefined;

  /**
   * @param common what all of them are made from as well
   * @param columns lists of the same length: what each is made from
   * @param make asked where something has changed at that place, or where it had nothing to say (undefined) before
   */
  of(common: readonly unknown[], columns: Columns, make: (index: number) => Made): readonly Made[] {
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
