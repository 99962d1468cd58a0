import type { Deck } from '../../deck/deck.js';
import { playerCounts } from './probe-tables.js';

/** An edition with a number of players. */
export interface GameTable {
  readonly edition: string;
  readonly players: number;
}

/** Every edition with every number of players that its rules and families allow, as far as they are asked for. */
export function gameTables(
  deck: Deck,
  editions?: readonly string[],
  players?: readonly number[],
): GameTable[] {
  return Object.keys(deck.editions)
    .filter((edition) => editions === undefined || editions.includes(edition))
    .flatMap((edition) => playerCounts(deck, edition).map((count) => ({ edition, players: count })))
    .filter((table) => players === undefined || players.includes(table.players));
}

/** Every way to seat the families of an edition; with five players the fifth has none of its own (SETUP-8). */
export function seatings(deck: Deck, { edition, players }: GameTable): string[][] {
  const families = Object.keys(deck.families).filter((family) =>
    Object.values(deck.cards).some(
      (card) => card.kind === 'character' && card.family === family && card.editions.includes(edition),
    ),
  );
  return arrangements(families, Math.min(players, 4));
}

/** Every ordered choice of so many of a list. */
function arrangements<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, place) =>
    arrangements(list.toSpliced(place, 1), count - 1).map((rest) => [one, ...rest]),
  );
}
