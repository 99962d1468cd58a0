/** Counts what happens to every clause in the games of one table. A hot path: typed arrays instead of maps. */

import type { Deck } from '../../deck/deck.js';
import type { CompiledDeck } from '../../engine/cards/compiled-deck.js';
import type { EngineObserver } from '../../engine/table/engine-observer.js';
import type { ClauseFrame, Frame } from '../../engine/table/frames.js';
import type { Game } from '../../engine/table/game.js';
import type { LastingClause } from '../../engine/table/lasting-by-verb.js';
import { listClauseRefs, type PlayedCard, toCardId } from '../core/clause-refs.js';
import * as ourEngine from '../core/engine.js';
import { CANCELLED, COUNTS, DECLINED, FIRED, IDLE, type Tally, UNMET } from './tally.js';

const WIDTH = COUNTS.length;

/** Counts outcomes by clause. Plain numbers, since it is called at every step. */
export class ClauseCounter implements EngineObserver {
  private readonly keys: string[] = [];
  /** By card: the first of its clauses, and how many there are. */
  private readonly first: number[] = [];
  private readonly many: number[] = [];
  private readonly lasting: (readonly number[])[] = [];
  private readonly counts: Float64Array;
  private game: Game | undefined;
  private before = 0;

  constructor(cards: CompiledDeck, deck: Deck) {
    const firstIndexes = new Map<string, number>();
    for (const name of cards.names) {
      const id = toCardId(name);
      const refs = listClauseRefs(deck.cards[id] as PlayedCard);
      const first = firstIndexes.get(id) ?? this.keys.length;
      if (!firstIndexes.has(id)) {
        firstIndexes.set(id, first);
        this.keys.push(...refs.map(({ path }) => `${id} ${path}`));
      }
      this.first.push(first);
      this.many.push(refs.length);
      this.lasting.push(
        refs.flatMap(({ category, isInner }, i) =>
          category === 'continuous' && !isInner ? [first + i] : [],
        ),
      );
    }
    this.counts = new Float64Array(this.keys.length * WIDTH);
  }

  /** @param isTold whether another witness forwards the events of the game */
  attend(game: Game, isTold: boolean): void {
    this.game = game;
    if (!isTold) game.observer = this;
  }

  shuffled(): void {}
  picked(): void {}

  private count(card: number, clause: number, what: number): void {
    const at = ((this.first[card] as number) + clause) * WIDTH + what;
    this.counts[at] = (this.counts[at] as number) + 1;
  }

  acts(frame: ClauseFrame): void {
    this.before = frame.left >= 0 ? -1 : footprint(this.game as Game);
  }

  acted({ card, clause, branch }: ClauseFrame): void {
    // Plays that a clause allows have happened before it ends: it did something if one was chosen.
    // An alternative that was chosen is counted by itself.
    const isIdle = branch < 0 && this.before >= 0 && this.before === footprint(this.game as Game);
    this.count(card, clause, isIdle ? IDLE : FIRED);
    const origin = isIdle ? undefined : ourEngine.findOrigin(this.game as Game);
    if (origin?.is === 'trigger') this.count(card, origin.clause, FIRED);
  }

  passedOver({ card, clause }: ClauseFrame, _: number, why: 'if' | 'declined'): void {
    this.count(card, clause, why === 'if' ? UNMET : DECLINED);
  }

  cancelled(card: number): void {
    this.countAll(card, CANCELLED);
  }

  /** Counts something for every clause of a card. */
  countAll(card: number, what: number): void {
    const first = this.first[card] ?? 0;
    for (let i = 0; i < (this.many[card] ?? 0); i++)
      this.counts[(first + i) * WIDTH + what] = (this.counts[(first + i) * WIDTH + what] ?? 0) + 1;
  }

  /** Counts something for the clauses of a card that its text box keeps in force. */
  countLasting(card: number, what: number): void {
    const clauses = this.lasting[card] as readonly number[];
    for (let i = 0; i < clauses.length; i++) {
      const at = (clauses[i] as number) * WIDTH + what;
      this.counts[at] = (this.counts[at] as number) + 1;
    }
  }

  /** Once a turn: the lasting clauses that are in force for a player. Triggers are counted when they act. */
  lookAtLasting(game: Game): void {
    const found = ourEngine.lastingClauses(game);
    for (const list of game.derived.lists) {
      if (list === found.whenever) continue;
      for (let i = 0; i < list.length; i++) {
        const one = list[i] as LastingClause;
        let applies = one.clause.if === undefined;
        for (let seat = 0; seat < game.players && !applies; seat++)
          applies = ourEngine.applies(game, one, ourEngine.selfWorth, seat);
        this.count(one.card, one.clause.number, applies ? FIRED : UNMET);
      }
    }
  }

  /** Writes all counts into a new tally. */
  writeTo(tally: Tally): void {
    for (const [clause, key] of this.keys.entries())
      tally.clauses[key] = Array.from(this.counts.subarray(clause * WIDTH, (clause + 1) * WIDTH));
  }

  clear(): void {
    this.counts.fill(0);
  }
}

/** A cheap hash that changes when cards move, or something is gained or lost; collisions are possible. */
function footprint(game: Game): number {
  let print = game.draw.length * 7 + game.discards.length * 31 + game.extra * 3;
  for (let seat = 0; seat < game.players; seat++) {
    const hand = game.hands[seat] as number[];
    const gained = (game.extraNext[seat] as number) + 5 * (game.skipDraw[seat] as number);
    const lost = (game.skipPlay[seat] as number) + 5 * (game.skipTurn[seat] as number);
    print = (Math.imul(print, 33) + hand.length * 211 + getLast(hand)) | 0;
    print = (Math.imul(print, 1089) + gained * 33 + lost) | 0;
    const family = game.families[seat] as number[];
    for (let i = 0; i < family.length; i++) {
      const stack = game.stacks[family[i] as number] as number[];
      print = (Math.imul(print, 33) + stack.length * 211 + getLast(stack)) | 0;
    }
  }
  for (let i = 0; i < game.frames.length; i++) {
    const frame = game.frames[i] as Frame;
    if (frame.is === 'play') print = (Math.imul(print, 33) + frame.on) | 0;
  }
  return print & 0x7fff_ffff;
}

const getLast = (list: readonly number[]) => (list.length === 0 ? -1 : (list[list.length - 1] as number));
