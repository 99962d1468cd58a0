/** Shrinks a disagreement: removes cards from the table while engine and oracle still disagree. */

import type { Deck } from '../../deck/deck.js';
import type { SeatSnapshot, Snapshot } from '../../engine/states/table-snapshot.js';
import type { Engine } from '../core/engine.js';
import type { Difference } from '../lockstep/lockstep.js';
import { type Case, rerun } from './rerun.js';

/** A minimal disagreement: nothing more can be removed. */
export interface Shrunk extends Case {
  readonly difference: Difference;
}

/**
 * Removes cards from the table before the failing step while engine and oracle still disagree. It shrinks the state,
 * not the list of choices, so that one action is left. Undefined if they do not disagree from here.
 */
export function shrink(engine: Engine, deck: Deck, start: Case): Shrunk | undefined {
  let difference = rerun(engine, deck, start);
  if (difference === null) return undefined;
  let { snapshot } = start;
  const attempt = (smaller: Snapshot): boolean => {
    // A draw pile is never empty while there are discards (SETUP-5): such a table can't be.
    if (smaller.draw.length === 0 && smaller.discards.length > 0) return false;
    const found = rerun(engine, deck, { snapshot: smaller, choices: start.choices });
    if (found === null) return false;
    snapshot = smaller;
    difference = found;
    return true;
  };
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const zone of listZones(snapshot)) {
      // All cards at once, or one by one from the top.
      if (zone.size(snapshot) > 1 && attempt(zone.without(snapshot, null))) isSmaller = true;
      for (let place = zone.size(snapshot) - 1; place >= 0; place--)
        if (attempt(zone.without(snapshot, place))) isSmaller = true;
    }
  }
  return { snapshot, choices: start.choices, difference };
}

/** Somewhere that cards lie: how many, and the table without one of them or without all. */
interface Zone {
  size(snapshot: Snapshot): number;
  without(snapshot: Snapshot, place: number | null): Snapshot;
}

function listZones({ seats }: Snapshot): Zone[] {
  const drop = <T>(list: readonly T[], place: number | null): T[] =>
    place === null ? [] : list.toSpliced(place, 1);
  const seatZone = (
    seat: number,
    list: (one: SeatSnapshot) => readonly unknown[],
    left: (one: SeatSnapshot, place: number | null) => SeatSnapshot,
  ): Zone => ({
    size: (snapshot) => list(snapshot.seats[seat] as SeatSnapshot).length,
    without: (snapshot, place) => ({
      ...snapshot,
      seats: snapshot.seats.with(seat, left(snapshot.seats[seat] as SeatSnapshot, place)),
    }),
  });
  const seatZones = seats.flatMap(({ characters }, seat) => [
    ...characters.map((_, number) =>
      seatZone(
        seat,
        (one) => one.characters[number]?.stack ?? [],
        (one, place) => {
          const { character, stack } = one.characters[number] as SeatSnapshot['characters'][number];
          return {
            ...one,
            characters: one.characters.with(number, { character, stack: drop(stack, place) }),
          };
        },
      ),
    ),
    seatZone(
      seat,
      ({ hand }) => hand,
      (one, place) => ({ ...one, hand: drop(one.hand, place) }),
    ),
    seatZone(
      seat,
      ({ mysteries }) => mysteries,
      (one, place) => ({ ...one, mysteries: drop(one.mysteries, place) }),
    ),
  ]);
  return [
    {
      size: ({ draw }) => draw.length,
      without: (snapshot, place) => ({ ...snapshot, draw: drop(snapshot.draw, place) }),
    },
    {
      size: ({ discards }) => discards.length,
      without: (snapshot, place) => ({ ...snapshot, discards: drop(snapshot.discards, place) }),
    },
    ...seatZones,
  ];
}

/** The cards that lie somewhere on a table. */
export function listCards({ seats, draw, discards }: Snapshot): string[] {
  const ofSeats = seats.flatMap(({ hand, characters, mysteries }) => [
    ...hand,
    ...characters.flatMap(({ stack }) => stack.map(({ card }) => card)),
    ...mysteries.map(({ card }) => card),
  ]);
  return [...ofSeats, ...draw, ...discards];
}
