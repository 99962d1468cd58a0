/** Tables to play at: editions with numbers of players (COMP-1), and who sits where. */

import type { Deck } from '../../deck/deck.js';
import { isPlayed } from './clause-refs.js';
import { listFamilies } from './families.js';

/** An edition with a number of players. */
export interface TableSetup {
  readonly edition: string;
  readonly players: number;
}

/** Every edition with every number of players that its rules and families allow, filtered by the options. */
export function gameTables(
  deck: Deck,
  editions?: readonly string[],
  players?: readonly number[],
): TableSetup[] {
  return Object.keys(deck.editions)
    .filter((edition) => editions === undefined || editions.includes(edition))
    .flatMap((edition) => playerCounts(deck, edition).map((count) => ({ edition, players: count })))
    .filter((table) => players === undefined || players.includes(table.players));
}

/** The tables that a card can be played at, in the order of its editions. */
export function listTables(deck: Deck, id: string): TableSetup[] {
  const card = deck.cards[id];
  if (!isPlayed(card)) return [];
  // Mysteries need residences (MYST-1).
  const editions = card.editions.filter(
    (edition) => card.kind !== 'mystery' || deck.editions[edition]?.rules === 'expansion',
  );
  return editions.flatMap((edition) => playerCounts(deck, edition).map((players) => ({ edition, players })));
}

/** The numbers of players that the rules and families of an edition allow (COMP-1). */
function playerCounts(deck: Deck, edition: string): number[] {
  const isSecond = deck.editions[edition]?.rules === 'second';
  const sizes = [...listFamilies(deck, edition).values()].map(({ length }) => length);
  return (isSecond ? [2, 3, 4, 5] : [2, 3, 4]).filter((players) => {
    const seated = sizes.slice(0, Math.min(players, 4));
    if (seated.length < Math.min(players, 4)) return false;
    if (!isSecond || players < 4) return true;
    // SETUP-8 wants even families.
    return new Set(seated).size === 1 && (players === 5 ? seated[0] === 5 : (seated[0] ?? 0) >= 2);
  });
}

/** Every way to seat the families of an edition; with five players the fifth has no family (SETUP-8). */
export function seatings(deck: Deck, { edition, players }: TableSetup): string[][] {
  return arrangements([...listFamilies(deck, edition).keys()], Math.min(players, 4));
}

/** Every ordered selection of `count` items of a list. */
function arrangements<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, place) =>
    arrangements(list.toSpliced(place, 1), count - 1).map((rest) => [one, ...rest]),
  );
}
