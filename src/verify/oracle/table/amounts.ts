import type { ScaledAmount } from '../../../vocabulary/amount.js';
import { modifiersOn } from './cards.js';
import { selectCharacters, type Viewpoint } from './selectors.js';
import type { CharacterOnTable } from './state.js';
import { allCharacters, seatAt, type Table } from './table.js';
import { sum, visibleIcons } from './visibility.js';

/** So many for each of what is counted now; at most so many, whichever the sign. `more` is counted, too. */
export function scaledAmount(table: Table, amount: ScaledAmount, view: Viewpoint, more = 0): number {
  const size = Math.abs(amount.times) * (countEach(table, amount, view) + more);
  return Math.sign(amount.times) * Math.min(size, amount.atMost ?? size);
}

function countEach(table: Table, { each }: ScaledAmount, view: Viewpoint): number {
  if (each.is === 'card') return seatAt(table, view.actor).hand.length;
  const meant: readonly CharacterOnTable[] =
    each.among.that === true
      ? allCharacters(table).filter(({ name }) => name === view.that)
      : selectCharacters(table, each.among, view);
  if (each.is === 'icon')
    return meant.flatMap((one) => visibleIcons(table, one)).filter((icon) => icon === each.icon).length;
  return each.is === 'character' ? meant.length : sum(meant.map((one) => modifiersOn(table, one).length));
}
