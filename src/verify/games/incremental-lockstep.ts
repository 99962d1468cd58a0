/** A lockstep game with a cached prefix: the oracle skips what it agreed with in an earlier run. */

import type { Deck } from '../../deck/deck.js';
import type { Recording } from '../../engine/recording.js';
import type { EngineObserver } from '../../engine/table/engine-observer.js';
import type { Engine } from '../core/engine.js';
import * as ourEngine from '../core/engine.js';
import { Lockstep } from '../lockstep/lockstep.js';
import { StateHashes } from './state-hashes.js';

/** The cache entry of a lockstep game that ended without a difference. */
export interface AgreedGame {
  /** Its `StateHashes`: four bytes per step, in base 64. */
  readonly marks: string;
  /** By card: the first play at which the oracle had read what it shows, and what it does; −1: never. */
  readonly shows: readonly number[];
  readonly does: readonly number[];
}

/** The same, and the play from which on the oracle may read an edited card; left out: it never does. */
export interface KnownGame extends AgreedGame {
  readonly from?: number;
}

/**
 * A game that the oracle follows. While it repeats a cached game, the oracle skips it up to the first read of an edited
 * card.
 */
export class IncrementalLockstep {
  readonly both: Lockstep;
  private readonly begin: (also: EngineObserver | null) => Lockstep;
  private readonly trace: StateHashes;
  private readonly known: KnownGame | undefined;
  private readonly marks: Int32Array;
  private shows: number[];
  private does: number[];
  private play = -1;
  /** How many cards the oracle had read at the last play. */
  private noted = 0;

  constructor(
    deck: Deck,
    options: Recording['options'] & { readonly edition: string; readonly families: readonly string[] },
    also: EngineObserver | null,
    known: KnownGame | undefined,
    engine: Engine = ourEngine,
  ) {
    this.trace = new StateHashes(engine);
    this.begin = (observer) => Lockstep.begin(deck, options, engine, observer);
    this.known = known;
    this.marks = known === undefined ? new Int32Array() : decodeMarks(known.marks);
    this.both = known === undefined ? this.begin(also) : Lockstep.alone(deck, options, engine, also);
    const never = () => Array.from(this.both.game.cards.names, () => -1);
    this.shows = never();
    this.does = never();
    this.look([]);
  }

  /** @param codes all choices so far; the last one is made now */
  step(codes: readonly number[]): void {
    this.both.step(codes.at(-1) as number);
    this.look(codes);
  }

  /** When it is over, and nothing was found wrong. */
  get agreed(): AgreedGame {
    const marks = encodeMarks(this.trace.marks);
    const { shows, does } = this;
    // A game that repeated the cached one to its end equals it.
    return this.both.isFollowed ? { marks, shows, does } : { ...(this.known as AgreedGame), marks };
  }

  private look(codes: readonly number[]): void {
    const { both, known } = this;
    if (both.difference !== null) return;
    this.trace.look(both.game, both.codes);
    this.note(both);
    if (known === undefined || both.isFollowed) return;
    if (!this.isAsKnown()) this.followAnew(codes);
    else if (both.game.about === 'play' && this.play === known.from) {
      const before = (plays: readonly number[]) => plays.map((play) => (play <= this.play ? play : -1));
      this.shows = before(known.shows);
      this.does = before(known.does);
      both.follow();
    }
  }

  /** Whether it repeats the cached game so far. */
  private isAsKnown(): boolean {
    const { marks } = this.trace;
    const isOver = this.both.game.deciding < 0;
    if (isOver && marks.length !== this.marks.length) return false;
    return marks.at(-1) === this.marks[marks.length - 1];
  }

  /** The game differs from the cached one: the oracle follows it from the beginning. */
  private followAnew(codes: readonly number[]): void {
    const other = this.begin(null);
    this.play = -1;
    this.noted = 0;
    this.note(other);
    for (const code of codes) {
      other.step(code);
      this.note(other);
    }
    this.both.followAs(other);
  }

  /** At a play: records what the oracle has read since the last one. */
  private note({ game, asked }: Lockstep): void {
    if (game.deciding < 0 || game.about !== 'play') return;
    this.play++;
    if (asked === undefined || asked.shows.size + asked.does.size === this.noted) return;
    this.noted = asked.shows.size + asked.does.size;
    const add = (names: Iterable<string>, plays: number[]) => {
      for (const name of names) {
        const card = game.cards.cardNumbers.get(name) as number;
        if (plays[card] === -1) plays[card] = this.play;
      }
    };
    add(asked.shows.keys(), this.shows);
    add(asked.does.keys(), this.does);
  }
}

const encodeMarks = (marks: readonly number[]): string =>
  Buffer.from(Int32Array.from(marks).buffer).toString('base64');

function decodeMarks(text: string): Int32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  return new Int32Array(bytes.buffer, 0, bytes.length >> 2);
}
