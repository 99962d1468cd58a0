/** Sums over the games at one table, in whole numbers, so that tallies add up to the same in any order. */

import type { GameFinding } from '../core/game-finding.js';

/** What is counted of a clause in games, in this order. */
export const COUNTS = ['fired', 'idle', 'declined', 'unmet', 'cancelled', 'covered', 'moved'] as const;
export type Count = (typeof COUNTS)[number];
export const FIRED = 0;
export const IDLE = 1;
export const DECLINED = 2;
export const UNMET = 3;
export const CANCELLED = 4;
export const COVERED = 5;
export const MOVED = 6;

/** Parts of a victory that a shared one is counted in: whole numbers add up to the same in any order. */
export const VICTORY = 60;

/** How one card fared, in the games of bots that play to win. */
export interface CardTally {
  /** By the seat that chance dealt it to first: how often, and how much of a victory followed. */
  readonly drawn: number[];
  readonly won: number[];
  /** By the player who drew it first. */
  played: number;
  discarded: number;
}

/** Sums over games at one table, in whole numbers: any two can be added, in any order. */
export interface Tally {
  readonly edition: string;
  readonly players: number;
  games: number;
  /** Games that the oracle followed, and their steps. */
  lockstep: number;
  lockstepSteps: number;
  /** Decisions. */
  steps: number;
  /** By clause, `card path`: the counts in their order. */
  readonly clauses: Record<string, number[]>;
  /** By slot: values laid, and values that were covered later (PLAY-1). */
  readonly laid: number[];
  readonly covered: number[];
  readonly findings: GameFinding[];
  /** Of the bots that play to win. */
  readonly greedy: {
    games: number;
    stalemates: number;
    turns: number;
    /** How many games had this number of turns, all players' turns counted. */
    readonly lengths: Record<string, number>;
    /** By seat, in parts of a victory. */
    readonly seats: number[];
    readonly families: Record<string, { games: number; won: number }>;
    readonly cards: Record<string, CardTally>;
  };
  /** Of the bots that play at random. */
  readonly random: { games: number; stalemates: number; turns: number };
}

const zeros = (count: number) => new Array<number>(count).fill(0);

export function emptyTally(edition: string, players: number): Tally {
  return {
    edition,
    players,
    games: 0,
    lockstep: 0,
    lockstepSteps: 0,
    steps: 0,
    clauses: {},
    laid: zeros(3),
    covered: zeros(3),
    findings: [],
    greedy: {
      games: 0,
      stalemates: 0,
      turns: 0,
      lengths: {},
      seats: zeros(players),
      families: {},
      cards: {},
    },
    random: { games: 0, stalemates: 0, turns: 0 },
  };
}

/** Adds one tally to another of the same table. */
export function addTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.lockstep += from.lockstep;
  into.lockstepSteps += from.lockstepSteps;
  into.steps += from.steps;
  addLists(into.clauses, from.clauses, COUNTS.length);
  addList(into.laid, from.laid);
  addList(into.covered, from.covered);
  if (from.findings.length > 0)
    into.findings.splice(0, Number.POSITIVE_INFINITY, ...examples([...into.findings, ...from.findings]));
  into.random.games += from.random.games;
  into.random.stalemates += from.random.stalemates;
  into.random.turns += from.random.turns;
  into.greedy.games += from.greedy.games;
  into.greedy.stalemates += from.greedy.stalemates;
  into.greedy.turns += from.greedy.turns;
  for (const [turns, games] of Object.entries(from.greedy.lengths))
    into.greedy.lengths[turns] = (into.greedy.lengths[turns] ?? 0) + games;
  addList(into.greedy.seats, from.greedy.seats);
  for (const [name, { games, won }] of Object.entries(from.greedy.families)) {
    const family = familyTally(into, name);
    family.games += games;
    family.won += won;
  }
  for (const [id, { drawn, won, played, discarded }] of Object.entries(from.greedy.cards)) {
    const card = cardTally(into, id);
    addList(card.drawn, drawn);
    addList(card.won, won);
    card.played += played;
    card.discarded += discarded;
  }
}

/** Own properties only: an id may be `constructor`. */
const getOwn = <T>(map: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(map, id) ? map[id] : undefined;

export function familyTally(tally: Tally, name: string): { games: number; won: number } {
  const { families } = tally.greedy;
  const found = getOwn(families, name) ?? { games: 0, won: 0 };
  families[name] = found;
  return found;
}

export function cardTally(tally: Tally, id: string): CardTally {
  const { cards } = tally.greedy;
  const found = getOwn(cards, id) ?? {
    drawn: zeros(tally.players),
    won: zeros(tally.players),
    played: 0,
    discarded: 0,
  };
  cards[id] = found;
  return found;
}

function addList(into: number[], from: readonly number[]): void {
  for (const [place, count] of from.entries()) into[place] = (into[place] ?? 0) + count;
}

function addLists(
  into: Record<string, number[]>,
  from: Readonly<Record<string, number[]>>,
  size: number,
): void {
  for (const [key, counts] of Object.entries(from)) {
    const known = into[key] ?? zeros(size);
    into[key] = known;
    addList(known, counts);
  }
}

/** Limits findings of each sort, since a broken deck breaks everywhere. The selection ignores their order. */
export const MOST_EXAMPLES = 3;

export const classify = ({ kind, card, path }: GameFinding) => `${kind} ${card} ${path}`;

function examples(findings: readonly GameFinding[]): GameFinding[] {
  const sorts = new Map<string, GameFinding[]>();
  for (const finding of inOrder(findings)) {
    const found = sorts.get(classify(finding)) ?? [];
    sorts.set(classify(finding), found);
    if (found.length < MOST_EXAMPLES) found.push(finding);
  }
  return [...sorts.values()].flat();
}

/** By their texts, each made once. */
function inOrder(findings: readonly GameFinding[]): GameFinding[] {
  return findings
    .map((finding) => ({ finding, text: JSON.stringify(finding) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ finding }) => finding);
}

/** A tally with every map in order, so that equal tallies are equal texts. */
export function sortTally(tally: Tally): Tally {
  const sortKeys = <T>(map: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  const { greedy } = tally;
  return {
    ...tally,
    clauses: sortKeys(tally.clauses),
    findings: inOrder(tally.findings),
    greedy: {
      ...greedy,
      lengths: sortKeys(greedy.lengths),
      families: sortKeys(greedy.families),
      cards: sortKeys(greedy.cards),
    },
  };
}
