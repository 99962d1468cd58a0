import type { Deck } from '../../deck/deck.js';
import type { Verb } from '../../vocabulary/verbs/index.js';
import { clausesOf, isPlayed, type PlayedCard } from '../clause-refs.js';
import { type Engine, ourEngine } from '../engine.js';
import { type GameTable, gameTables } from '../games/tables.js';
import type { Context } from './context.js';
import { contextsOf } from './contexts.js';
import { layProbe } from './lay-probe.js';
import { NEW_GAMES, probeNewGames } from './new-games.js';
import type { Probe } from './probe.js';
import { tablesOf } from './probe-tables.js';
import { PROBED_PROPS, withProps } from './props.js';
import { type Disagreement, OUTCOMES, type Outcome, runProbe } from './run-probe.js';

export interface ProbeOptions {
  /** Only these cards. */
  readonly cards?: readonly string[];
  /** Only cards that use one of these verbs. */
  readonly verbs?: readonly Verb[];
  /** Only these editions. */
  readonly editions?: readonly string[];
  /** Only so many players. */
  readonly players?: readonly number[];
  /** An engine broken on purpose. */
  readonly engine?: Engine;
  /** Whether to stop at the first disagreement: all that sabotage needs to know. */
  readonly stopAtFirst?: boolean;
}

/** What the probes found out about one card. */
export interface CardProbes {
  /** By clause, then by context: what became of it; the best of all tables. */
  readonly contexts: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
  /** Whether it could be played, or lay on the table, at all. */
  readonly played: boolean;
  /** Why it could not. */
  readonly lacks?: string;
  /** The first few. */
  readonly disagreements: readonly Disagreement[];
  readonly probes: number;
}

/**
 * Probes the clauses of every card that is asked for. Where no cards are named, also what the deck itself may lack: cards
 * of our own with the same verbs and, if all verbs are asked for, new games. Same deck and options, same result.
 */
export function runProbes(deck: Deck, options: ProbeOptions = {}): Record<string, CardProbes> {
  const { engine = ourEngine } = options;
  const whole = withProps(deck);
  const results: Record<string, CardProbes> = {};
  if (options.cards === undefined && options.verbs === undefined) {
    results[NEW_GAMES] = newGames(engine, deck, options);
    if (options.stopAtFirst && results[NEW_GAMES].disagreements.length > 0) return results;
  }
  const props = options.cards === undefined ? probedProps(whole, options) : [];
  // Ours first: whatever is wrong with a rule shows there soonest.
  for (const id of [...props, ...probedCards(deck, options)]) {
    results[id] = probeCard(engine, whole, id, options);
    if (options.stopAtFirst && results[id].disagreements.length > 0) break;
  }
  return results;
}

function probedProps(deck: Deck, { verbs }: ProbeOptions): string[] {
  return PROBED_PROPS.filter(
    (id) =>
      verbs === undefined ||
      clausesOf(deck.cards[id] as PlayedCard).some(({ clause }) => verbs.includes(clause.verb)),
  );
}

function newGames(engine: Engine, deck: Deck, { editions, players, stopAtFirst }: ProbeOptions): CardProbes {
  const disagreements: Disagreement[] = [];
  let probes = 0;
  const all = { contexts: {}, played: true, disagreements };
  for (const table of gameTables(deck, editions, players)) {
    for (const found of probeNewGames(engine, deck, table)) {
      probes++;
      if (found !== null) disagreements.push(found);
      if (stopAtFirst && found !== null) return { ...all, probes };
    }
  }
  return { ...all, probes };
}

/** The cards that are asked for, in the deck's order. */
export function probedCards(deck: Deck, { cards, verbs, editions }: ProbeOptions): string[] {
  return Object.entries(deck.cards).flatMap(([id, card]) => {
    if (!isPlayed(card) || (cards !== undefined && !cards.includes(id))) return [];
    if (editions !== undefined && !card.editions.some((edition) => editions.includes(edition))) return [];
    const isConcerned =
      verbs === undefined || clausesOf(card).some(({ clause }) => verbs.includes(clause.verb));
    return isConcerned ? [id] : [];
  });
}

function probeCard(engine: Engine, deck: Deck, id: string, options: ProbeOptions): CardProbes {
  const contexts: Record<string, Record<string, Outcome>> = {};
  const disagreements: Disagreement[] = [];
  let isPlayable = false;
  let lacks: string | undefined;
  let probes = 0;
  for (const probe of probesOf(deck, id, options)) {
    probes++;
    const { outcomes, declined, cancelled, played, disagreement } = runProbe(engine, deck, probe);
    isPlayable ||= played;
    lacks ??= probe.lacks;
    for (const [path, outcome] of Object.entries(outcomes)) {
      contexts[path] ??= {};
      const known = contexts[path][probe.context];
      if (known === undefined || rank(outcome) < rank(known)) contexts[path][probe.context] = outcome;
    }
    for (const path of declined) contexts[path] = { ...contexts[path], 'may, and nobody wants': 'declined' };
    for (const path of cancelled ? Object.keys(outcomes) : [])
      contexts[path] = { ...contexts[path], cancelled: 'cancelled' };
    if (disagreement === null) continue;
    disagreements.push(disagreement);
    // One is enough to show; a card that is wrong at all is wrong in many places.
    if (options.stopAtFirst || disagreements.length >= 3) break;
  }
  return {
    contexts,
    played: isPlayable,
    ...(!isPlayable && lacks !== undefined && { lacks }),
    disagreements,
    probes,
  };
}

const rank = (outcome: Outcome) => OUTCOMES.indexOf(outcome);

/** The probes of a card: some contexts at every table that it can be played at, the others at one after the other. */
export function* probesOf(
  deck: Deck,
  id: string,
  { editions, players }: ProbeOptions = {},
): Generator<Probe> {
  const card = deck.cards[id];
  if (!isPlayed(card)) return;
  const tables = tablesOf(deck, id).filter(
    (table) =>
      (editions === undefined || editions.includes(table.edition)) &&
      (players === undefined || players.includes(table.players)),
  );
  if (tables.length === 0) return;
  const { everywhere, somewhere } = contextsOf(card);
  let turn = 0;
  for (const table of fewerTables(tables, id.length))
    for (const context of everywhere) yield* probeAt(deck, id, context, table, turn++);
  for (const [place, context] of somewhere.entries()) {
    const table = tables[(place * 5 + id.length) % tables.length] as GameTable;
    yield* probeAt(deck, id, context, table, turn++);
  }
}

/** Every edition and every number of players at least once, not each with each. */
function fewerTables(tables: readonly GameTable[], offset: number): GameTable[] {
  const editions = [...new Set(tables.map(({ edition }) => edition))];
  const counts = [...new Set(tables.map(({ players }) => players))];
  const chosen = new Set<GameTable>();
  for (const [place, players] of counts.entries()) {
    const open = tables.filter((table) => table.players === players);
    const edition = editions[(place + offset) % editions.length];
    chosen.add(open.find((table) => table.edition === edition) ?? (open[0] as GameTable));
  }
  for (const edition of editions) {
    if ([...chosen].some((table) => table.edition === edition)) continue;
    const open = tables.filter((table) => table.edition === edition);
    chosen.add(open[offset % open.length] as GameTable);
  }
  return [...chosen];
}

function* probeAt(
  deck: Deck,
  id: string,
  context: Context,
  { edition, players }: GameTable,
  turn: number,
): Generator<Probe> {
  const probe = layProbe(deck, id, context, edition, players, turn);
  if (probe !== undefined) yield probe;
}
