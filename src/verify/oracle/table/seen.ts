import { asksForHands, countsHands } from './asks-for-hands.js';
import type { Lasting, Seen } from './found.js';
import type { CharacterOnTable, LaidCard, OracleState, Seat } from './state.js';
import type { Table } from './table.js';

const latest = new WeakMap<OracleState, { readonly lies: readonly unknown[]; readonly seen: Seen }>();

/** What is seen of the table; memoized while every card lies where it lay at the last call. */
export function lastSeen(table: Table, findLasting: (table: Table) => readonly Lasting[]): Seen {
  const known = latest.get(table.state);
  if (known !== undefined && liesStill(table, known.lies)) return known.seen;
  const lasting = findLasting(table);
  const lastingOn = new Map<CharacterOnTable, Lasting[]>();
  const byHands = new Set<CharacterOnTable>();
  let isByHands = false;
  for (const each of lasting) {
    const isOfHands = asksForHands(each.clause.if) || countsHands(each.clause);
    if (isOfHands) isByHands = true;
    if (each.on === null) continue;
    if (isOfHands) byHands.add(each.on);
    const before = lastingOn.get(each.on);
    if (before === undefined) lastingOn.set(each.on, [each]);
    else before.push(each);
  }
  const seen = {
    lasting,
    lastingOn,
    byHands,
    asksForHands: isByHands,
    dead: new Map(),
    icons: new Map(),
    pathos: new Map(),
    worth: new Map(),
  };
  latest.set(table.state, { lies: whatLies(table), seen });
  return seen;
}

/** Every card on the table, in its place. */
function whatLies({ deck, state }: Table): readonly unknown[] {
  const lies: unknown[] = [deck, state.beginners];
  for (const { family, mysteries } of state.seats) {
    for (const character of family) {
      lies.push(character);
      for (const { card, playedBy } of character.stack) lies.push(card, playedBy);
    }
    lies.push(mysteries);
    for (const { card, playedBy } of mysteries) lies.push(card, playedBy);
  }
  return lies;
}

/** Whether it is what lies there now: asked so often that nothing is listed for it, and counted by hand. */
function liesStill({ deck, state }: Table, lies: readonly unknown[]): boolean {
  if (lies[0] !== deck || lies[1] !== state.beginners) return false;
  let place = 2;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { family, mysteries } = state.seats[seat] as Seat;
    for (let i = 0; i < family.length; i++) {
      const character = family[i] as CharacterOnTable;
      if (lies[place] !== character) return false;
      place = afterLaid(character.stack, lies, place + 1);
      if (place < 0) return false;
    }
    if (lies[place] !== mysteries) return false;
    place = afterLaid(mysteries, lies, place + 1);
    if (place < 0) return false;
  }
  return place === lies.length;
}

/** The place after these cards, if they are what lies from a place on; else −1. */
function afterLaid(laid: readonly LaidCard[], lies: readonly unknown[], from: number): number {
  let place = from;
  for (let i = 0; i < laid.length; i++) {
    const { card, playedBy } = laid[i] as LaidCard;
    if (lies[place] !== card || lies[place + 1] !== playedBy) return -1;
    place += 2;
  }
  return place;
}
