import { isDead } from './cards.js';
import { asItStands } from './lasting.js';
import { mysteryWorth, selfWorth } from './self-worth.js';
import type { CardName, SeatNumber } from './state.js';
import type { Table } from './table.js';
import { sum } from './visibility.js';

export interface FamilyScore {
  readonly seat: SeatNumber;
  readonly value: number;
  readonly characters: readonly {
    readonly character: CardName;
    readonly selfWorth: number;
    readonly dead: boolean;
  }[];
}

/** END-2: the sum of the self-worth of one's dead, and of one's mysteries. */
export function scoreFamilies(now: Table): FamilyScore[] {
  const table = asItStands(now);
  return table.state.seats.map(({ family, mysteries }, seat) => {
    const characters = family.map((character) => ({
      character: character.name,
      selfWorth: selfWorth(table, character),
      dead: isDead(table, character),
    }));
    const ofTheDead = characters.filter(({ dead }) => dead).map((each) => each.selfWorth);
    const ofMysteries = mysteries.map((laid) => mysteryWorth(table, seat, laid));
    return { seat, value: sum([...ofTheDead, ...ofMysteries]), characters };
  });
}

/** END-3: the lowest value wins; a tie is shared. */
export const findWinners = (table: Table): SeatNumber[] => seatsWith(table, Math.min);

/** Who trails: the highest value; a tie is shared. */
export const findTrailing = (table: Table): SeatNumber[] => seatsWith(table, Math.max);

function seatsWith(table: Table, extreme: (...values: number[]) => number): SeatNumber[] {
  const scores = scoreFamilies(table);
  const wanted = extreme(...scores.map(({ value }) => value));
  return scores.filter(({ value }) => value === wanted).map(({ seat }) => seat);
}
