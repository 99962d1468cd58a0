import type { StoryIcon } from '../../../vocabulary/icons.js';
import type { Lasting } from './lasting.js';
import type { CharacterOnTable, OracleState, Table } from './state.js';

/** What can be seen of a table: it follows from where cards lie, and from nothing else (VIS-1). */
export interface Seen {
  /** Everything that lasts, in order; and, by character, what lasts on it. */
  readonly lasting: readonly Lasting[];
  readonly lastingOn: ReadonlyMap<CharacterOnTable, readonly Lasting[]>;
  /** By character, once somebody has asked: the icons that show, the pathos that shows, and, unless hands decide it, self-worth. */
  readonly icons: Map<CharacterOnTable, readonly StoryIcon[]>;
  readonly pathos: Map<CharacterOnTable, readonly number[]>;
  readonly worth: Map<CharacterOnTable, number>;
}

const latest = new WeakMap<OracleState, { readonly lies: readonly unknown[]; readonly seen: Seen }>();

/** What was seen when the table was last looked at, if every card lies where it lay then; else what is seen now. */
export function lastSeen(table: Table, findLasting: (table: Table) => readonly Lasting[]): Seen {
  const known = latest.get(table.state);
  if (known !== undefined && liesStill(table, known.lies)) return known.seen;
  const lasting = findLasting(table);
  const lastingOn = new Map<CharacterOnTable, Lasting[]>();
  for (const each of lasting) {
    if (each.on === null) continue;
    const before = lastingOn.get(each.on);
    if (before === undefined) lastingOn.set(each.on, [each]);
    else before.push(each);
  }
  const seen = { lasting, lastingOn, icons: new Map(), pathos: new Map(), worth: new Map() };
  const lies: unknown[] = [];
  walk(table, (one) => lies.push(one) > 0);
  latest.set(table.state, { lies, seen });
  return seen;
}

function liesStill(table: Table, lies: readonly unknown[]): boolean {
  let place = 0;
  return walk(table, (one) => lies[place++] === one) && place === lies.length;
}

/** Every card on the table, in its place, for as long as it is what is looked for. */
function walk({ deck, state }: Table, look: (one: unknown) => boolean): boolean {
  if (!look(deck) || !look(state.beginners)) return false;
  for (const { family, mysteries } of state.seats) {
    for (const character of family) {
      if (!look(character)) return false;
      for (const { card, playedBy } of character.stack) if (!look(card) || !look(playedBy)) return false;
    }
    if (!look(mysteries)) return false;
    for (const { card, playedBy } of mysteries) if (!look(card) || !look(playedBy)) return false;
  }
  return true;
}
