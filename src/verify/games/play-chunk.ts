/** Plays a chunk of games at one table with all checks after each step. Entry point: `playChunk`. */

import type { Deck } from '../../deck/deck.js';
import type { Recording } from '../../engine/recording.js';
import { decodeCard, decodeWhat, PLAY } from '../../engine/table/codes.js';
import type { Game } from '../../engine/table/game.js';
import type { Random } from '../../engine/table/random.js';
import * as ourEngine from '../core/engine.js';
import type { GameFinding } from '../core/game-finding.js';
import type { TableSetup } from '../core/tables.js';
import type { Lockstep } from '../lockstep/lockstep.js';
import { blameAndShrink } from '../shrink/blame.js';
import { GameNotes } from './game-notes.js';
import { type AgreedGame, IncrementalLockstep, type KnownGame } from './incremental-lockstep.js';
import { PreparedTable } from './prepared-table.js';
import { classify, emptyTally, MOST_EXAMPLES, type Tally } from './tally.js';

/** Some of the games of a table. A game depends on its number and the seed alone, not on the chunk that it is in. */
export interface GameChunk extends TableSetup {
  readonly seed: number;
  readonly first: number;
  readonly count: number;
  /** The oracle follows every nth game; 0: none. */
  readonly followEvery: number;
  /** Bots that play to win play every nth game; 0: none. They reach other tables than chance, and yield the odds. */
  readonly greedyEvery: number;
  /** Only those that the oracle follows, or only the others; left out: all. */
  readonly only?: 'followed' | 'free';
  /** By number: cached lockstep games. */
  readonly known?: Readonly<Record<number, KnownGame>>;
}

/** By number: games that the oracle has followed and agreed with. */
export type AgreedGames = Record<number, AgreedGame>;

/** Every nth step is tested for a save and restore of the game; the offset differs by game. */
const STORE_EVERY = 2000;

/**
 * Plays the games of a chunk.
 * @param agreed gets those that the oracle has followed
 */
export function playChunk(deck: Deck, chunk: GameChunk, agreed: AgreedGames = {}): Tally {
  return new ChunkPlayer(deck, chunk, agreed).play();
}

class ChunkPlayer {
  private readonly deck: Deck;
  private readonly chunk: GameChunk;
  private readonly tally: Tally;
  private readonly agreed: AgreedGames;
  private readonly table: PreparedTable;
  private readonly options = new ourEngine.ChoiceBuffer();
  /** The turn in which lasting clauses were counted last. */
  private turn = -1;

  constructor(deck: Deck, chunk: GameChunk, agreed: AgreedGames) {
    this.deck = deck;
    this.chunk = chunk;
    this.agreed = agreed;
    this.tally = emptyTally(chunk.edition, chunk.players);
    this.table = PreparedTable.of(deck, chunk);
  }

  play(): Tally {
    const { first, count } = this.chunk;
    const { counter, stacks } = this.table;
    counter.clear();
    stacks.clear();
    for (let number = first; number < first + count; number++) if (this.isAsked(number)) this.playOne(number);
    counter.writeTo(this.tally);
    stacks.writeTo(this.tally);
    return this.tally;
  }

  private isAsked(number: number): boolean {
    const { only } = this.chunk;
    return only === undefined || (only === 'followed') === this.isFollowed(number);
  }

  private isFollowed(number: number): boolean {
    const { followEvery } = this.chunk;
    return followEvery > 0 && number % followEvery === 0;
  }

  private playOne(number: number): void {
    const { edition, players, seed } = this.chunk;
    const place = number % this.table.seatings.length;
    const families = this.table.seatings[place] as string[];
    const options = { edition, players, families, seed: gameSeed(seed, number) };
    const followed = this.isFollowed(number)
      ? new IncrementalLockstep(this.deck, options, this.table.counter, this.chunk.known?.[number])
      : null;
    const game = followed?.both.game ?? this.table.simulation(place).start(options.seed);
    this.table.counter.attend(game, followed !== null);
    this.table.stacks.begin();
    this.table.invariants.begin();
    const streams = Array.from({ length: players }, (_, seat) =>
      ourEngine.seedRandom(options.seed + 1, seat),
    );
    const notes = isGreedy(number, this.chunk.greedyEvery) ? new GameNotes(game) : null;
    const finding = this.goOn(number, game, followed, streams, notes, options);
    if (finding !== null) this.addFinding(finding);
    else if (followed !== null) this.agreed[number] = followed.agreed;
    this.tally.games++;
    if (followed !== null) this.tally.lockstep++;
    if (notes !== null) notes.addTo(this.tally, game, families);
    else {
      this.tally.random.games++;
      this.tally.random.turns += game.turn + 1;
      if (game.end?.reason === 'stalemate') this.tally.random.stalemates++;
    }
  }

  /** Limits findings of a sort to the number that a sum would keep. */
  private addFinding(finding: GameFinding): void {
    const alike = this.tally.findings.filter((one) => classify(one) === classify(finding));
    if (alike.length < MOST_EXAMPLES) this.tally.findings.push(finding);
  }

  /** Plays a game to its end and checks everything after each step. Returns the finding, or null. */
  private goOn(
    number: number,
    game: Game,
    followed: IncrementalLockstep | null,
    streams: readonly Random[],
    notes: GameNotes | null,
    options: Recording['options'],
  ): GameFinding | null {
    const codes: number[] = [];
    const wrong = (kind: GameFinding['kind'], message: string): GameFinding => ({
      kind,
      card: null,
      path: null,
      message,
      replay: this.toRecording(options, codes),
    });
    const { invariants, trip } = this.table;
    this.turn = -1;
    try {
      const both = followed?.both;
      if (both !== undefined && both.difference !== null) return this.disagreement(both, options, codes);
      while (game.deciding >= 0) {
        const code = this.choose(game, streams[game.deciding] as Random, notes !== null);
        codes.push(code);
        notes?.choose(game, code);
        if (decodeWhat(code) === PLAY) this.table.stacks.play(decodeCard(code));
        const isStored = followed === null && (codes.length + 31 * number) % STORE_EVERY === 0;
        if (isStored) trip.begin(game, code);
        if (followed !== null) {
          followed.step(codes);
          this.tally.lockstepSteps++;
          if (followed.both.difference !== null) return this.disagreement(followed.both, options, codes);
        } else ourEngine.perform(game, code);
        this.tally.steps++;
        notes?.look(game);
        const problem = invariants.check(game) ?? (isStored ? trip.finish(game) : null);
        if (problem !== null) return wrong('unsound', problem);
        this.countStep(game);
      }
      invariants.begin();
      const problem = invariants.check(game);
      if (problem !== null) return wrong('unsound', problem);
    } catch (error) {
      return wrong('stuck', `The engine gave up: ${error instanceof Error ? error.message : String(error)}.`);
    }
    return null;
  }

  /** Which clauses were covered or moved by a step, and once a turn which ones are in force. */
  private countStep(game: Game): void {
    const { codes, length } = this.table.invariants.changed;
    for (let i = 0; i < length; i++) this.table.stacks.look(game, codes[i] as number);
    if (game.turn === this.turn) return;
    this.turn = game.turn;
    this.table.counter.lookAtLasting(game);
  }

  private choose(game: Game, random: Random, isGreedy: boolean): number {
    if (!isGreedy) return ourEngine.uniformChoice(game, random);
    this.options.clear();
    ourEngine.addChoices(game, this.options);
    return this.options.codes[this.table.greedy.quick(game, this.options, random)] as number;
  }

  private disagreement(both: Lockstep, options: Recording['options'], codes: readonly number[]): GameFinding {
    const { card, path, parts, replay } = blameAndShrink(this.deck, both, this.toRecording(options, codes));
    const { edition, players } = this.chunk;
    const message = `In a game (${edition}, ${players} players): ${parts.join(' ')}`;
    return { kind: 'disagrees', card, path, message, replay };
  }

  /** A whole game, as `shroud replay` shows it. The last choice is not made: it may be the one that can't be. */
  private toRecording(options: Recording['options'], codes: readonly number[]): Recording {
    const game = ourEngine.setUp(this.deck, options);
    ourEngine.advance(game);
    const choices = codes.map((code, place) => {
      const choice = ourEngine.toChoice(game, code);
      if (place < codes.length - 1) ourEngine.perform(game, code);
      return choice;
    });
    return { shroud: 'replay', deck: this.deck.name, options, choices };
  }
}

/** Not at a fixed interval, so that the oracle follows some of them at any share. */
const isGreedy = (number: number, every: number) =>
  every > 0 && (number + Math.floor(number / every)) % every === 0;

/** Seeds of games with different seeds of a run do not meet. */
const gameSeed = (seed: number, number: number) => (Math.abs(seed) % 2 ** 24) * 2 ** 24 + 2 * number;
