/** Runs one probe in lockstep with the oracle, along several paths of choices, and finds the outcome of each clause. */

import type { Deck } from '../../deck/deck.js';
import type { Choice } from '../../engine/states/choices.js';
import type { Game } from '../../engine/table/game.js';
import { isWithin } from '../../vocabulary/clause-path.js';
import { type ClauseRef, listClauseRefs, type PlayedCard, toCardId } from '../core/clause-refs.js';
import type { Engine } from '../core/engine.js';
import { type Difference, Lockstep } from '../lockstep/lockstep.js';
import { busyChoice } from './busy-play.js';
import { ClauseWatch } from './clause-watch.js';
import { looksTheSame } from './counterfactual.js';
import type { Disagreement } from './disagreement.js';
import { representatives } from './representatives.js';
import type { Probe, WantedPlay } from './setup/probe.js';

/** The outcomes of a clause in a context; the first that applies, in this order. */
export const OUTCOMES = [
  /** Engine and oracle disagree. */
  'disagrees',
  /** It acted or was in force, and without it the game would have looked different. */
  'changed',
  /** It acted or was in force, and nothing came of it: no target, no card. */
  'idle',
  'declined',
  'cancelled',
  /** Its `if` did not hold. */
  'unmet',
  /** It did not act: covered, say, or nothing set it off. */
  'asleep',
  /** The card could not be played. */
  'unplayed',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface ProbeResult {
  /** By the clause's path. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Clauses that a player declined, on one of the paths. */
  readonly declined: readonly string[];
  /** Whether the card was cancelled, on one of the paths. */
  readonly cancelled: boolean;
  readonly played: boolean;
  readonly disagreement: Disagreement | null;
}

/** Limits of paths through the choices of one probe: fewer where only others decide something. */
const MOST_WAYS = 5;
const MOST_WAYS_PLAIN = 2;

/** Runs a probe in lockstep with the oracle, along a few paths through its choices. */
export function runProbe(engine: Engine, deck: Deck, probe: Probe): ProbeResult {
  const id = toCardId(probe.card);
  const clauses = listClauseRefs(deck.cards[id] as PlayedCard);
  const outcomes: Record<string, Outcome> = Object.fromEntries(
    clauses.map(({ path }) => [path, 'unplayed' as const]),
  );
  const better = (path: string, outcome: Outcome) => {
    const known = outcomes[path] ?? 'unplayed';
    if (OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf(known)) outcomes[path] = outcome;
  };
  const ways: number[][] = [[]];
  const refused = new Set<string>();
  let isCancelled = false;
  let isPlayed = false;
  const mostWays = clauses.length === 0 ? MOST_WAYS_PLAIN : MOST_WAYS + 2 * countBranches(clauses);
  for (let gone = 0; gone < mostWays && ways.length > 0; gone++) {
    const run = goThrough(engine, deck, probe, ways.shift() as number[], gone === 0);
    ways.push(...run.others);
    if (run.difference !== null) {
      for (const { path } of clauses) if (isBlamed(run.difference, id, path)) better(path, 'disagrees');
      return {
        outcomes,
        declined: [...refused],
        cancelled: isCancelled,
        played: true,
        disagreement: { deck, probe, difference: run.difference, choices: run.choices },
      };
    }
    if (!run.played || probe.isHeld) continue;
    isPlayed ||= probe.isPlayed;
    isCancelled ||= run.watch.notes.cancelled;
    // What a trigger does comes before the trigger: if that mattered, so did the trigger.
    for (const ref of clauses.toReversed()) {
      const { acted, declined, unmet, cancelled } = run.watch.notes;
      if (declined.has(ref.path)) refused.add(ref.path);
      if (acted.has(ref.path)) {
        if (outcomes[ref.path] === 'changed') continue;
        const isDone = clauses.some(({ path }) => isWithin(path, ref.path) && outcomes[path] === 'changed');
        const isSame = !isDone && looksTheSame(engine, deck, id, ref, probe.snapshot, run.choices);
        better(ref.path, isSame ? 'idle' : 'changed');
      } else if (declined.has(ref.path)) better(ref.path, 'declined');
      else if (cancelled) better(ref.path, 'cancelled');
      else if (unmet.has(ref.path)) better(ref.path, 'unmet');
      else better(ref.path, 'asleep');
    }
  }
  return {
    outcomes,
    declined: [...refused],
    cancelled: isCancelled,
    played: isPlayed,
    disagreement: null,
  };
}

/** The lists of clauses that a decision, or how a clause went, leads to: each needs ways of its own. */
function countBranches(clauses: readonly ClauseRef[]): number {
  return clauses.reduce(
    (sum, { clause: { then, otherwise, choose } }) =>
      sum + (then === undefined ? 0 : 1) + (otherwise === undefined ? 0 : 1) + (choose?.length ?? 0),
    0,
  );
}

/** Whether a clause is to blame: it acted last; or, where none of the card's did, all of it is under suspicion. */
function isBlamed({ card, path }: Difference, id: string, suspect: string): boolean {
  return card === null || toCardId(card) !== id || path === suspect;
}

interface Run {
  readonly choices: readonly Choice[];
  readonly watch: ClauseWatch;
  readonly difference: Difference | null;
  /** Whether all that the probe wanted to be played could be. */
  readonly played: boolean;
  /** Paths that branch off this one. */
  readonly others: number[][];
}

function goThrough(engine: Engine, deck: Deck, probe: Probe, way: readonly number[], isFirst: boolean): Run {
  const id = toCardId(probe.card);
  const watch = new ClauseWatch(engine, id);
  const both = Lockstep.from(deck, probe.snapshot, engine, watch);
  const { game } = both;
  watch.attend(game);
  const choices: Choice[] = [];
  const others: number[][] = [];
  const taken: number[] = [];
  const after = isFirst ? playsAfter(deck, probe) : 1;
  let opened = 0;
  let plays = 0;
  let isPossible = true;
  while (both.difference === null && both.codes.length > 0 && isPossible) {
    watch.look(game);
    const isPlay = game.about === 'play';
    const wanted = isPlay ? probe.plays[opened] : undefined;
    let place: number;
    if (wanted !== undefined) {
      place = find(both.choices, wanted);
      isPossible = place >= 0;
      opened++;
      if (!isPossible) break;
    } else if (isPlay) {
      if (plays++ >= (isOwing(game) && isFirst ? 2 * probe.players + 1 : after)) break;
      place = busyChoice(game, both.choices, plays - 1);
    } else if (plays > 0 || game.about === 'mystery') place = busyChoice(game, both.choices, plays);
    else {
      const sorts = representatives(game, both.choices, probe.prefers);
      const pick = way[taken.length] ?? 0;
      if (taken.length >= way.length) for (let k = 1; k < sorts.length; k++) others.push([...taken, k]);
      taken.push(pick);
      place = sorts[pick] ?? 0;
    }
    choices.push(both.choices[place] as Choice);
    both.step(both.codes[place] as number);
  }
  if (both.difference === null) watch.look(game);
  return { choices, watch, difference: both.difference, played: isPossible, others };
}

/** What lasts is watched through two rounds; of what happens at once, little is left to see. */
function playsAfter(deck: Deck, { card, players, snapshot }: Probe): number {
  // With no cards left, until no player can do anything (END-5).
  if (snapshot.draw.length + snapshot.discards.length === 0) return 2 * players + 4;
  const { continuous, persistent } = (deck.cards[toCardId(card)] as PlayedCard).effects;
  return continuous === undefined && persistent === undefined ? 2 : 2 * players + 1;
}

/** Whether something is still to be gained or lost in a turn to come. */
function isOwing({ extra, extraNext, skipDraw, skipPlay, skipTurn }: Game): boolean {
  return (
    extra > 0 || [extraNext, skipDraw, skipPlay, skipTurn].some((list) => list.some((count) => count > 0))
  );
}

function find(choices: readonly Choice[], { card, on, discards }: WantedPlay): number {
  const what = discards ? 'discard' : 'play';
  const isCard = (choice: Choice) => choice.do === what && choice.card === card;
  const exact = choices.findIndex((choice) => isCard(choice) && 'on' in choice && choice.on === on);
  return exact >= 0 ? exact : choices.findIndex(isCard);
}
