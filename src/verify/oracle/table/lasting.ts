import type { Clause, ClauseOf } from '../../../vocabulary/cards/clause.js';
import type { Category } from '../../../vocabulary/category.js';
import { clausePath } from '../../../vocabulary/clause-path.js';
import type { Verb } from '../../../vocabulary/verbs/index.js';
import { getEffects } from './cards.js';
import type { Lasting } from './found.js';
import { lastSeen } from './seen.js';
import type { CharacterOnTable, LaidCard, SeatNumber } from './state.js';
import type { Table } from './table.js';
import { reminderIsVisible, textIsVisible } from './visibility.js';

/** Everything that lasts now: by seat, then by character, then from the bottom of the stack, then the mysteries. */
export const lastingClauses = (table: Table): readonly Lasting<Verb>[] =>
  (table.found ?? lastSeen(table, findLasting)).lasting;

function findLasting(table: Table): Lasting<Verb>[] {
  const found: Lasting<Verb>[] = [];
  for (const [seat, { family, mysteries }] of table.state.seats.entries()) {
    for (const character of family) addLastingOn(table, character, seat, found);
    for (const laid of mysteries) {
      const { continuous = [] } = getEffects(table, laid.card);
      addClauses(continuous, 'continuous', laid, seat, null, found);
    }
  }
  return found;
}

/** The table for a question with many parts, during which nothing changes: what each character is worth is found out once. */
export function asItStands(now: Table): Table {
  if (now.found !== undefined) return now;
  const { deck, state } = now;
  return { deck, state, found: { ...lastSeen(now, findLasting), worthByHands: new Map() } };
}

const NOTHING: readonly Lasting[] = [];

/** What lasts now on one character. */
export const lastingOn = (table: Table, character: CharacterOnTable): readonly Lasting<Verb>[] =>
  (table.found ?? lastSeen(table, findLasting)).lastingOn.get(character) ?? NOTHING;

function addLastingOn(
  table: Table,
  character: CharacterOnTable,
  you: SeatNumber,
  found: Lasting<Verb>[],
): void {
  for (const laid of character.stack) {
    const { continuous, persistent } = getEffects(table, laid.card);
    // Down the card: the reminder line is above the text box.
    if (persistent !== undefined && reminderIsVisible(table, character, laid.card))
      addClauses(persistent, 'persistent', laid, you, character, found);
    if (continuous !== undefined && textIsVisible(character, laid.card))
      addClauses(continuous, 'continuous', laid, you, character, found);
  }
}

function addClauses(
  clauses: readonly Clause[],
  category: Category,
  { card, playedBy }: LaidCard,
  you: SeatNumber,
  on: CharacterOnTable | null,
  found: Lasting<Verb>[],
): void {
  clauses.forEach((clause, index) => {
    const path = clausePath(category, index);
    found.push({ card, playedBy, clause: clause as ClauseOf<Verb>, path, you, on });
  });
}

export function isLasting<V extends Verb>(lasting: Lasting<Verb>, verb: V): lasting is Lasting<V> {
  return lasting.clause.verb === verb;
}
