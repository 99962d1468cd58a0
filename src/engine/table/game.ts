/**
 * The state of a game and its mutable form, `Game`. The state is plain JSON with numbers for cards. It includes cached
 * values that derive from the stacks and must match them. Rules and verbs work on a `Game`.
 */

import type { Deck } from '../../deck/deck.js';
import { type CompiledDeck, cardTable } from '../cards/compiled-deck.js';
import type { Chance } from './chance.js';
import { DerivedState } from './derived-state.js';
import type { EngineObserver } from './engine-observer.js';
import { copyFrame, type Frame } from './frames.js';

/** Where in a turn the game is. */
export type Stage = 'setup' | 'start' | 'plays' | 'draw' | 'end' | 'over';

/** Why a game is over. */
export interface End {
  readonly reason: 'family' | 'stalemate';
  /** In words: whose family died, or why no player can finish. */
  readonly why: string;
}

/**
 * What a decision is about: a character to discard, a play, mysteries that may be discarded when no play is left, a
 * reaction, or something in a clause.
 */
export type About = 'character' | 'play' | 'mystery' | 'reaction' | 'clause';

/**
 * A game, as plain JSON. Cards and characters are numbers (their names are in the card table of the deck and edition);
 * `choices`, `view` and `score` speak in names. −1 is none.
 */
export interface State {
  readonly deck: Deck;
  readonly edition: string;
  readonly players: number;
  readonly beginners: boolean;
  /** Characters that each player keeps (SETUP-7, SETUP-8). */
  keep: number;
  random: Chance;
  draw: number[];
  discards: number[];
  hands: number[][];
  /** By character: what lies on it, from the bottom up. */
  stacks: number[][];
  /** By seat: the mysteries on its residence, side by side (MYST-2). */
  mysteries: number[][];
  /** By seat: whether it has a residence to play mysteries on. */
  housed: boolean[];
  /** By seat: its characters. */
  families: number[][];
  /** By character: the seat that controls it. */
  owner: number[];
  /** By character: its untimely death, if it is dead. */
  death: number[];
  /** By card: the seat that played it, while it lies on the table. */
  playedBy: number[];
  turn: number;
  active: number;
  stage: Stage;
  /** Plays made in this turn. */
  used: number;
  /** Plays gained for this turn. */
  extra: number;
  /** By seat: plays gained for the next turn, and what is to be skipped. */
  extraNext: number[];
  skipDraw: number[];
  skipPlay: number[];
  skipTurn: number[];
  /** Events that are played as they are drawn (TURN-9), card and seat by turns: right away, and at the end of the turn. */
  fresh: number[];
  late: number[];
  frames: Frame[];
  /** Triggers set off where no card is being resolved: at the start and end of a turn, in the draw phase. */
  queue: number[];
  /** Triggers of the resolution under way, and cards announced in this turn (END-5). */
  triggered: number;
  announced: number;
  /** Turns in a row in which no player could do anything but pass (END-5). */
  idle: number;
  /** Who has to decide now, and about what; −1 when the game is over. */
  deciding: number;
  about: About;
  end: End | null;
  /** Derived from the stacks and cached; `recompute` rebuilds them. Three per character. */
  pathos: number[];
  icons: number[];
  /** By character: the sum of its visible printed pathos (VIS-3). */
  worth: number[];
  /** The living characters in play, in no order. */
  living: number[];
}

/** Makes a list equal to another, in place. */
function copy(to: number[], from: readonly number[]): void {
  // A list that is made longer by its length has holes, and is slower ever after.
  if (to.length > from.length) to.length = from.length;
  const common = to.length;
  for (let i = 0; i < common; i++) to[i] = from[i] as number;
  for (let i = common; i < from.length; i++) to.push(from[i] as number);
}

function copyAll(to: number[][], from: readonly (readonly number[])[]): void {
  if (to.length > from.length) to.length = from.length;
  for (let i = 0; i < from.length; i++) {
    const list = to[i];
    const wanted = from[i] as readonly number[];
    if (list === undefined) to.push(wanted.slice());
    else if (wanted.length > 0) copy(list, wanted);
    else if (list.length > 0) to[i] = []; // Quicker than making a long list short.
  }
}

const made = new WeakSet<State>();

/** Whether the engine has made a state itself. One that was stored, sent or copied is another one. */
export const isLiveState = (state: State) => made.has(state);

/**
 * The form that plays: it may be changed in place, and has its card table at hand. A class, so that all games have the
 * same layout in memory: simulations look at these fields millions of times.
 */
export class Game implements State {
  readonly cards: CompiledDeck;
  readonly deck: Deck;
  readonly edition: string;
  readonly players: number;
  readonly beginners: boolean;
  keep: number;
  random: Chance = [];
  draw: number[] = [];
  discards: number[] = [];
  hands: number[][] = [];
  stacks: number[][] = [];
  mysteries: number[][] = [];
  housed: boolean[] = [];
  families: number[][] = [];
  owner: number[] = [];
  death: number[] = [];
  playedBy: number[] = [];
  turn = 0;
  active = 0;
  stage: Stage = 'setup';
  used = 0;
  extra = 0;
  extraNext: number[] = [];
  skipDraw: number[] = [];
  skipPlay: number[] = [];
  skipTurn: number[] = [];
  fresh: number[] = [];
  late: number[] = [];
  frames: Frame[] = [];
  queue: number[] = [];
  triggered = 0;
  announced = 0;
  idle = 0;
  deciding = -1;
  about: About = 'play';
  end: End | null = null;
  pathos: number[] = [];
  icons: number[] = [];
  worth: number[] = [];
  living: number[] = [];
  /** Not part of the state: what lasts now (lasting.ts), and whether something was laid or taken since it was looked for. */
  readonly derived = new DerivedState();
  hasCachedLasting = false;
  /** The observer; not part of the state either. */
  observer: EngineObserver | null = null;

  /** A new game that starts from a state; the state stays untouched. */
  constructor(state: State) {
    this.cards = cardTable(state.deck, state.edition, state.beginners);
    this.deck = state.deck;
    this.edition = state.edition;
    this.players = state.players;
    this.beginners = state.beginners;
    this.keep = state.keep;
    this.reset(state);
  }

  /** Goes back to a state of the same deck, edition and players, in place: simulations start thousands of games a second. */
  reset(state: State): void {
    this.keep = state.keep;
    copy(this.random, state.random);
    copy(this.draw, state.draw);
    copy(this.discards, state.discards);
    copyAll(this.hands, state.hands);
    copyAll(this.stacks, state.stacks);
    copyAll(this.mysteries, state.mysteries);
    this.housed = state.housed.slice();
    copyAll(this.families, state.families);
    copy(this.owner, state.owner);
    copy(this.death, state.death);
    copy(this.playedBy, state.playedBy);
    this.turn = state.turn;
    this.active = state.active;
    this.stage = state.stage;
    this.used = state.used;
    this.extra = state.extra;
    copy(this.extraNext, state.extraNext);
    copy(this.skipDraw, state.skipDraw);
    copy(this.skipPlay, state.skipPlay);
    copy(this.skipTurn, state.skipTurn);
    copy(this.fresh, state.fresh);
    copy(this.late, state.late);
    this.frames.length = 0;
    for (const frame of state.frames) this.frames.push(copyFrame(frame));
    copy(this.queue, state.queue);
    this.triggered = state.triggered;
    this.announced = state.announced;
    this.idle = state.idle;
    this.deciding = state.deciding;
    this.about = state.about;
    this.end = state.end;
    copy(this.pathos, state.pathos);
    copy(this.icons, state.icons);
    copy(this.worth, state.worth);
    copy(this.living, state.living);
    this.hasCachedLasting = false;
    this.derived.hasCachedLiving = false;
    this.derived.hasCachedChoices = false;
    this.derived.time++;
  }

  /** The plain state; the game must not be played on afterwards. */
  toState(): State {
    const { cards: _, derived: __, hasCachedLasting: ___, observer: ____, ...state } = this;
    made.add(state);
    return state;
  }

  /** A player has to decide something before the game can go on. */
  ask(seat: number, about: About): void {
    this.deciding = seat;
    this.about = about;
    this.derived.hasCachedChoices = false;
  }
}
