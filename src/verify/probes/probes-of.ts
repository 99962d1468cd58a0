import { listTables, type TableSetup } from '../core/tables.js';
import { listContexts } from './contexts.js';
import type { Context } from './setup/context.js';
import type { Probe } from './setup/probe.js';
import { setUpProbe } from './setup/set-up-probe.js';
import type { TrackedDeck } from './setup/tracked-deck.js';

/** Which tables. */
export interface TableOptions {
  readonly editions?: readonly string[];
  readonly players?: readonly number[];
}

/** Which probes: those of some contexts are the same as if all were asked for. */
export interface ProbesOptions extends TableOptions {
  readonly contexts?: readonly string[];
}

/** The tables that a card can be played at, as far as they are asked for. */
export function tablesFor({ deck, id }: TrackedDeck, { editions, players }: TableOptions): TableSetup[] {
  return listTables(deck, id).filter(
    (table) =>
      (editions === undefined || editions.includes(table.edition)) &&
      (players === undefined || players.includes(table.players)),
  );
}

/** The probes of the card of a stage: some contexts at every table that it can be played at, the others at one after the other. */
export function* generateProbes(stage: TrackedDeck, options: ProbesOptions = {}): Generator<Probe> {
  const { id, card } = stage;
  const tables = tablesFor(stage, options);
  if (tables.length === 0) return;
  const { everywhere, somewhere } = listContexts(card);
  const isAsked = ({ name }: Context) => options.contexts === undefined || options.contexts.includes(name);
  let turn = 0;
  for (const table of fewerTables(tables, id.length)) {
    for (const context of everywhere) {
      if (isAsked(context)) yield* probeAt(stage, context, table, turn);
      turn++;
    }
  }
  for (const [place, context] of somewhere.entries()) {
    const table = tables[(place * 5 + id.length) % tables.length] as TableSetup;
    if (isAsked(context)) yield* probeAt(stage, context, table, turn);
    turn++;
  }
}

/** Every edition and every number of players at least once, not each with each. */
function fewerTables(tables: readonly TableSetup[], offset: number): TableSetup[] {
  const editions = [...new Set(tables.map(({ edition }) => edition))];
  const counts = [...new Set(tables.map(({ players }) => players))];
  const chosen = new Set<TableSetup>();
  for (const [place, players] of counts.entries()) {
    const open = tables.filter((table) => table.players === players);
    const edition = editions[(place + offset) % editions.length];
    chosen.add(open.find((table) => table.edition === edition) ?? (open[0] as TableSetup));
  }
  for (const edition of editions) {
    if ([...chosen].some((table) => table.edition === edition)) continue;
    const open = tables.filter((table) => table.edition === edition);
    chosen.add(open[offset % open.length] as TableSetup);
  }
  return [...chosen];
}

function* probeAt(
  stage: TrackedDeck,
  context: Context,
  { edition, players }: TableSetup,
  turn: number,
): Generator<Probe> {
  const probe = setUpProbe(stage, context, edition, players, turn);
  if (probe !== undefined) yield probe;
}

/**
 * The contexts that were tried at tables of other editions only, in this one: first those that showed something there.
 * @param tables of one edition
 */
export function* probesLeft(
  stage: TrackedDeck,
  tables: readonly TableSetup[],
  isTried: (context: string) => boolean,
  isTelling: (context: string) => boolean,
): Generator<Probe> {
  const { id, card } = stage;
  const left = listContexts(card).somewhere.filter(({ name }) => !isTried(name));
  const ordered = [
    ...left.filter(({ name }) => isTelling(name)),
    ...left.filter(({ name }) => !isTelling(name)),
  ];
  for (const [place, context] of ordered.entries())
    yield* probeAt(stage, context, tables[(place + id.length) % tables.length] as TableSetup, place);
}
