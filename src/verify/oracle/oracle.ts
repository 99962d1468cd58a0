/** The oracle's public class: begins or restores a game, lists the legal choices, and makes them. */

import type { Deck } from '../../deck/deck.js';
import { playCard } from './play.js';
import { deal, discardCharacters, layOut, type SetupOptions } from './setup.js';
import { getReadLog, type ReadLog } from './table/cards.js';
import { type Choice, choiceText, type Decision, isSameChoice, type Script } from './table/choices.js';
import { type Fate, type Outcome, recordingFate, replayingFate, soundFate } from './table/fate.js';
import { type Game, GameOverError } from './table/game.js';
import { asItStands } from './table/lasting.js';
import { type FamilyScore, findWinners, scoreFamilies } from './table/score.js';
import { handLiesOpen } from './table/standing.js';
import { copyState, type OracleState, type SeatNumber } from './table/state.js';
import { allSeats, type Table } from './table/table.js';
import { allTurns, fromThisPlayOn } from './turn.js';

/** A moment of a game in plain data, also in the middle of a resolution: where it began, and what was decided since. */
export interface Position {
  readonly start: { readonly setup: SetupOptions } | { readonly state: OracleState };
  readonly choices: readonly Choice[];
  readonly outcomes: readonly Outcome[];
}

/**
 * The rules of the game, read a second time: simple and separate from the engine, so that the two can be compared.
 * It pauses at a decision; `choose` leads to the next one. Chance is decided by the `Fate` that it is given.
 */
export class Oracle {
  private readonly game: Game;
  private readonly script: Script;
  private readonly outcomes: Outcome[] = [];
  private readonly choices: Choice[] = [];
  private start: Position['start'];
  private pending: Decision | null = null;

  private constructor(
    deck: Deck,
    start: Position['start'],
    fate: Fate,
    script: (game: Game) => Script,
    state: OracleState,
  ) {
    this.start = start;
    this.game = {
      deck,
      state,
      fate: recordingFate(soundFate(fate), this.outcomes),
      playCard,
      waiting: [],
      firing: [],
      triggersDone: 0,
    };
    this.script = script(this.game);
    this.goOn(() => this.script.next());
  }

  /** A new game, up to its first decision. */
  static begin(deck: Deck, options: SetupOptions, fate: Fate): Oracle {
    const whole = function* (game: Game): Script {
      yield* discardCharacters(game, options.characters);
      deal(game);
      yield* allTurns(game, options.first);
    };
    return new Oracle(deck, { setup: options }, fate, whole, layOut(deck, options));
  }

  /** From any state in which the active player is about to choose a play, or the plays of the turn are over. */
  static from(deck: Deck, state: OracleState, fate: Fate): Oracle {
    if (state.resolving.length > 0) throw new Error('something is being resolved: go on from a Position');
    const rest = function* (game: Game): Script {
      if (game.state.over === null) yield* fromThisPlayOn(game);
    };
    return new Oracle(deck, { state: copyState(state) }, fate, rest, copyState(state));
  }

  /** From any decision of any game. */
  static at(deck: Deck, { start, choices, outcomes }: Position, fate: Fate): Oracle {
    const replaying = replayingFate(outcomes, fate);
    const oracle =
      'setup' in start
        ? Oracle.begin(deck, start.setup, replaying)
        : Oracle.from(deck, start.state, replaying);
    for (const choice of choices) oracle.choose(choice);
    return oracle;
  }

  /** Who decides what now; null when the game is over. */
  get decision(): Decision | null {
    return this.pending;
  }

  /** The table as it lies now, to look at. */
  get table(): Readonly<OracleState> {
    return this.game.state;
  }

  /** The same for many questions at once: good until the next choice. */
  get standing(): Table {
    return asItStands(this.game);
  }

  /** The table as it lies now: a copy. */
  get state(): OracleState {
    return copyState(this.game.state);
  }

  /** All that it takes to come back to this decision with `Oracle.at`. */
  get position(): Position {
    if (this.pending?.about === 'play') this.beginAnew();
    return structuredClone({ start: this.start, choices: this.choices, outcomes: this.outcomes });
  }

  /** What it has asked of the cards of its deck so far; of a deck that others ask, too, what they have. */
  get asked(): ReadLog {
    return getReadLog(this.game.deck);
  }

  /** Every family's value and every character's self-worth now (END-2). */
  get score(): FamilyScore[] {
    return scoreFamilies(this.game);
  }

  /** Who has the lowest value now (END-3). */
  get winners(): SeatNumber[] {
    return findWinners(this.game);
  }

  /** The players whose hands lie open for all to see. */
  get openHands(): SeatNumber[] {
    const table = asItStands(this.game);
    return allSeats(table).filter((seat) => handLiesOpen(table, seat));
  }

  /** Goes on with one of the choices of the decision. Any other is refused. */
  choose(choice: Choice): void {
    const legal = this.pending?.choices.find((each) => isSameChoice(each, choice));
    if (legal === undefined) throw new Error(`not a legal choice: ${choiceText(choice)}`);
    this.choices.push(legal);
    this.goOn(() => this.script.next(legal));
  }

  private goOn(step: () => IteratorResult<Decision, void>): void {
    try {
      const { value, done } = step();
      this.pending = done === true ? null : (value ?? null);
    } catch (error) {
      if (!(error instanceof GameOverError)) throw error;
      this.pending = null;
    }
  }

  /** A play is a moment that a game can be taken up from: what led to it need not be remembered. */
  private beginAnew(): void {
    this.start = { state: this.state };
    this.choices.length = 0;
    this.outcomes.length = 0;
  }
}
