import type { ClauseOf } from '../../../vocabulary/cards/clause.js';
import { scaledAmount } from './amounts.js';
import type { Lasting } from './found.js';
import { memoizeByCharacter } from './found.js';
import { isLasting, lastingClauses, lastingOn } from './lasting.js';
import { holds, selectCharacters, type Viewpoint } from './selectors.js';
import type { CharacterOnTable, LaidCard, SeatNumber } from './state.js';
import type { Table } from './table.js';
import { iconsPrintedOn, pathosPrintedOn, sum, sumPrintedWorth, visibleIcons } from './visibility.js';

/** VIS-3: what is printed and visible, and what visible effects of its own stack add to it. */
export function selfWorth(table: Table, character: CharacterOnTable): number {
  const lasting = lastingOn(table, character);
  const { found } = table;
  const known = found?.byHands.has(character) ? found.worthByHands : found?.worth;
  return memoizeByCharacter(known, character, () => {
    const effects = lasting.map((each) => sumAdded(table, each));
    return sumPrintedWorth(table, character) + sum(effects);
  });
}

/** MYST-2: what a mystery counts in the value of its family. */
export function mysteryWorth(table: Table, owner: SeatNumber, { card }: LaidCard): number {
  const own = lastingClauses(table).filter((each) => each.on === null && each.you === owner);
  const effects = own.filter((each) => each.card === card);
  return pathosPrintedOn(table, card) + sum(effects.map((each) => sumAdded(table, each)));
}

/** What a lasting clause adds to what it lies on. */
function sumAdded(table: Table, lasting: Lasting): number {
  const { you, on } = lasting;
  const view: Viewpoint = { you, on: on?.name ?? null, actor: you, worth: sumPrintedWorth };
  if (!holds(table, lasting.clause.if, view)) return 0;
  if (isLasting(lasting, 'selfWorth')) return amountAdded(table, lasting, view);
  if (isLasting(lasting, 'pathosPer')) return lasting.clause.value.value * countMatches(table, lasting, view);
  return 0;
}

/** What a `selfWorth` adds: on a mystery, its own icon counts beside those of characters. */
function amountAdded(table: Table, { clause, on, card }: Lasting<'selfWorth'>, view: Viewpoint): number {
  const { count } = clause.value;
  if (typeof count !== 'object') return Number(count);
  const { each } = count;
  const own = on === null && each.is === 'icon' ? iconsPrintedOn(table, card) : [];
  const more = own.filter((icon) => each.is === 'icon' && icon === each.icon).length;
  return scaledAmount(table, count, view, more);
}

/** How many there are of what a `pathosPer` counts. */
function countMatches(table: Table, lasting: Lasting<'pathosPer'>, view: Viewpoint): number {
  const { icon, among }: ClauseOf<'pathosPer'>['value'] = lasting.clause.value;
  const characters = selectCharacters(table, among, view);
  if (icon === undefined) return characters.length;
  const shown = characters.flatMap((character) => visibleIcons(table, character));
  // A mystery lies on no character; its own icon counts all the same.
  const own = lasting.on === null ? iconsPrintedOn(table, lasting.card) : [];
  return [...shown, ...own].filter((each) => each === icon).length;
}
