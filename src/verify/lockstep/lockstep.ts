/**
 * Plays the engine and the oracle in lockstep and compares them after every decision. Chance is decided by the engine
 * and replayed to the oracle. The run ends at the first difference. Entry point: `Lockstep`.
 */

import type { Deck } from '../../deck/deck.js';
import type { Choice } from '../../engine/states/choices.js';
import type { GameOptions } from '../../engine/states/create-game.js';
import type { Snapshot } from '../../engine/states/table-snapshot.js';
import type { EngineObserver } from '../../engine/table/engine-observer.js';
import type { ClauseFrame, TriggerFrame } from '../../engine/table/frames.js';
import type { Game } from '../../engine/table/game.js';
import type { Engine } from '../core/engine.js';
import * as ourEngine from '../core/engine.js';
import { Oracle, type ReadLog } from '../oracle/index.js';
import { Chance, describeOutcome } from './chance.js';
import { asOracleWrites, partings } from './compare.js';
import { toOracle, toOracleState } from './to-oracle.js';

/** A disagreement between engine and oracle, and the clause that was acting. */
export interface Difference {
  /** The differences, in words. */
  readonly parts: readonly string[];
  /** The card and clause that acted last in the step, if one did. */
  readonly card: string | null;
  readonly path: string | null;
}

/** The path of a clause that is being resolved, or of a trigger. */
export function toClausePath({ cards }: Game, { card, clause }: ClauseFrame | TriggerFrame): string {
  return cards.scripts[card]?.clauses[clause]?.path ?? '';
}

type BeginOptions = GameOptions & { readonly edition: string; readonly families: readonly string[] };

/** Engine and oracle, decision by decision: the same choices, the same table after each, the same chance. */
export class Lockstep {
  readonly game: Game;
  /** What is legal now, as numbers and in names. */
  codes: number[] = [];
  choices: Choice[] = [];
  /** The first difference; the run ends there. */
  difference: Difference | null = null;
  private readonly engine: Engine;
  private readonly deck: Deck;
  private readonly options;
  private chance = new Chance();
  private oracle: Oracle | undefined;
  private acting: ClauseFrame | null = null;

  /** @param begin null: the engine plays alone until the oracle follows */
  private constructor(
    deck: Deck,
    game: Game,
    begin: ((chance: Chance) => Oracle) | null,
    engine: Engine,
    also: EngineObserver | null,
  ) {
    this.deck = deck;
    this.engine = engine;
    this.game = game;
    this.options = new engine.ChoiceBuffer();
    game.observer = this.watch(also);
    this.attempt(() => engine.advance(game));
    this.attempt(() => {
      this.oracle = begin?.(this.chance);
    });
    this.look();
  }

  /** Starts from a snapshot. `also` is a second witness of the engine. */
  static from(
    deck: Deck,
    snapshot: Snapshot,
    engine: Engine = ourEngine,
    also: EngineObserver | null = null,
  ): Lockstep {
    const begin = (chance: Chance) => Oracle.from(deck, toOracle(deck, snapshot), chance);
    return new Lockstep(deck, engine.layOut(deck, snapshot), begin, engine, also);
  }

  /** Starts at the beginning of a game. */
  static begin(
    deck: Deck,
    options: BeginOptions,
    engine: Engine = ourEngine,
    also: EngineObserver | null = null,
  ): Lockstep {
    const { edition, players, families, first = 0, beginners = false, characters } = options;
    const setup = { edition, players, families, first, beginners };
    const own = { ...deck };
    const begin = (chance: Chance) =>
      Oracle.begin(own, { ...setup, ...(characters !== undefined && { characters }) }, chance);
    return new Lockstep(own, engine.setUp(deck, options), begin, engine, also);
  }

  /** Starts a game that the engine plays alone until the oracle follows. */
  static alone(deck: Deck, options: BeginOptions, engine: Engine, also: EngineObserver | null): Lockstep {
    return new Lockstep({ ...deck }, engine.setUp(deck, options), null, engine, also);
  }

  /** Whether the oracle follows. */
  get isFollowed(): boolean {
    return this.oracle !== undefined;
  }

  /** What the oracle has asked of the cards since it follows; of a game that did not begin here, what others have, too. */
  get asked(): ReadLog | undefined {
    return this.oracle?.asked;
  }

  /** From this play on, the oracle follows. */
  follow(): void {
    this.attempt(() => {
      this.oracle = Oracle.from(this.deck, toOracleState(this.engine, this.game), this.chance);
    });
    this.look();
  }

  /** The oracle follows from here on: takes it over from another game in the same state. */
  followAs(other: Lockstep): void {
    this.oracle = other.oracle;
    this.chance = other.chance;
    this.acting = other.acting;
    this.difference = other.difference;
    this.attempt(() => this.list());
  }

  /** Makes a choice in both; whether they still agree. */
  step(code: number): boolean {
    if (this.difference !== null) return false;
    const { oracle } = this;
    this.acting = null;
    if (oracle === undefined) {
      this.attempt(() => this.engine.perform(this.game, code));
    } else {
      const choice = asOracleWrites(this.choices[this.codes.indexOf(code)] as Choice, this.game);
      this.attempt(() => this.engine.perform(this.game, code));
      this.attempt(() => oracle.choose(choice as Parameters<Oracle['choose']>[0]));
    }
    this.look();
    return this.difference === null;
  }

  private watch(also: EngineObserver | null): EngineObserver {
    const { names } = this.game.cards;
    const named = (cards: readonly number[]) => cards.map((card) => names[card] as string);
    return {
      shuffled: (pile) => {
        this.chance.push({ shuffle: named(pile).reverse() });
        also?.shuffled(pile);
      },
      picked: (cards) => {
        if (cards.length > 0) this.chance.push({ pick: named(cards) });
        also?.picked(cards);
      },
      acts: (frame, actor) => {
        this.acting = frame;
        also?.acts(frame, actor);
      },
      acted: (frame, actor) => also?.acted(frame, actor),
      passedOver: (frame, actor, why) => {
        this.acting = frame;
        also?.passedOver(frame, actor, why);
      },
      cancelled: (card) => also?.cancelled(card),
    };
  }

  private attempt(deed: () => void): void {
    if (this.difference !== null) return;
    try {
      deed();
    } catch (error) {
      this.part([error instanceof Error ? error.message : String(error)]);
    }
  }

  /** Compares both states. */
  private look(): void {
    if (this.difference !== null) return;
    const unused = this.chance.clear();
    const { oracle } = this;
    if (oracle === undefined) {
      this.attempt(() => this.listCodes());
      return;
    }
    if (unused !== undefined) {
      this.part([`The engine ${describeOutcome(unused)}; by the rules nothing is left to chance here.`]);
      return;
    }
    this.attempt(() => this.list());
    this.attempt(() => {
      const parts = partings(this.engine, this.game, this.choices, oracle);
      if (parts.length > 0) this.part(parts);
    });
  }

  private listCodes(): void {
    this.options.clear();
    this.engine.addChoices(this.game, this.options);
    this.codes = Array.from(this.options.codes.subarray(0, this.options.length));
  }

  private list(): void {
    this.listCodes();
    this.choices = this.codes.map((code) => this.engine.toChoice(this.game, code));
  }

  private part(parts: readonly string[]): void {
    const top = this.game.frames.at(-1);
    const frame = this.acting ?? (top?.is === 'clause' ? top : null);
    const card = frame === null ? null : (this.game.cards.names[frame.card] ?? null);
    this.difference = { parts, card, path: frame === null ? null : toClausePath(this.game, frame) };
  }
}
