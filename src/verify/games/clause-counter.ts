import type { CardTable } from '../../engine/card-table.js';
import type { ClauseFrame } from '../../engine/frames.js';
import type { Game } from '../../engine/game.js';
import type { Witness } from '../../engine/witness.js';
import { CATEGORIES, type Category } from '../../vocabulary/category.js';
import { clausesOf, idOf, type PlayedCard } from '../clause-refs.js';
import { ourEngine } from '../engine.js';
import { CANCELLED, COUNTS, DECLINED, FIRED, IDLE, type Tally, UNMET } from './tally.js';

const WIDTH = COUNTS.length;

/** One number for a clause's place in its card. */
const placeOf = (category: Category, index: number, inner: number) =>
  (CATEGORIES.indexOf(category) * 64 + index) * 64 + inner + 1;

/** Counts what becomes of every clause in games of one table: plain numbers, since it is told of it all the time. */
export class ClauseCounter implements Witness {
  private readonly keys: string[] = [];
  private readonly places: ReadonlyMap<number, number>[];
  /** By card: the first of its clauses, and how many there are. */
  private readonly first: number[] = [];
  private readonly many: number[] = [];
  private readonly lasting: (readonly number[])[] = [];
  private readonly counts: Float64Array;
  private game: Game | undefined;
  private before = 0;

  constructor(cards: CardTable, cardOf: (id: string) => PlayedCard) {
    const firstOf = new Map<string, number>();
    this.places = cards.names.map((name) => {
      const id = idOf(name);
      const refs = clausesOf(cardOf(id));
      let first = firstOf.get(id);
      if (first === undefined) {
        first = this.keys.length;
        firstOf.set(id, first);
        this.keys.push(...refs.map(({ path }) => `${id} ${path}`));
      }
      const start = first;
      this.first.push(start);
      this.many.push(refs.length);
      this.lasting.push(
        refs.flatMap(({ category, inner }, i) => (category === 'continuous' && inner < 0 ? [start + i] : [])),
      );
      return new Map(
        refs.map(({ category, index, inner }, i) => [placeOf(category, index, inner), start + i]),
      );
    });
    this.counts = new Float64Array(this.keys.length * WIDTH);
  }

  /** @param isTold whether somebody else passes on what the game tells its witness */
  attend(game: Game, isTold: boolean): void {
    this.game = game;
    if (!isTold) game.witness = this;
  }

  shuffled(): void {}
  picked(): void {}

  private count(card: number, place: number, what: number): void {
    const clause = this.places[card]?.get(place);
    if (clause !== undefined)
      this.counts[clause * WIDTH + what] = (this.counts[clause * WIDTH + what] ?? 0) + 1;
  }

  acts(frame: ClauseFrame): void {
    this.before = frame.left >= 0 ? -1 : footprint(this.game as Game);
  }

  acted({ card, category, index, inner }: ClauseFrame): void {
    // Plays that a clause allows have happened before it ends: it did something if one was chosen.
    const isIdle = this.before >= 0 && this.before === footprint(this.game as Game);
    this.count(card, placeOf(category, index, inner), isIdle ? IDLE : FIRED);
    if (inner >= 0 && !isIdle) this.count(card, placeOf(category, index, -1), FIRED);
  }

  passedOver({ card, category, index, inner }: ClauseFrame, _: number, why: 'if' | 'declined'): void {
    this.count(card, placeOf(category, index, inner), why === 'if' ? UNMET : DECLINED);
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
    for (const clause of this.lasting[card] ?? [])
      this.counts[clause * WIDTH + what] = (this.counts[clause * WIDTH + what] ?? 0) + 1;
  }

  isLasting(card: number): boolean {
    return (this.lasting[card]?.length ?? 0) > 0;
  }

  /** Once a turn: the lasting clauses that are in force for somebody. Triggers are counted when they act. */
  lookAtStanding(game: Game): void {
    const found = ourEngine.standing(game);
    for (const verb in found) {
      if (verb === 'whenever') continue;
      for (const one of found[verb as keyof typeof found]) {
        let applies = false;
        for (let seat = 0; seat < game.players && !applies; seat++)
          applies = ourEngine.applies(game, one, false, seat);
        this.count(one.card, placeOf(one.category, one.index, -1), applies ? FIRED : UNMET);
      }
    }
  }

  /** Writes all counts into a tally. */
  addTo(tally: Tally): void {
    for (const [clause, key] of this.keys.entries()) {
      const counts = Array.from(this.counts.subarray(clause * WIDTH, (clause + 1) * WIDTH));
      tally.clauses[key] = (tally.clauses[key] ?? new Array<number>(WIDTH).fill(0)).map(
        (count, what) => count + (counts[what] ?? 0),
      );
    }
  }
}

/** A number that changes when cards change places, or something is gained or lost: cheap, not perfect. */
function footprint(game: Game): number {
  let print = game.draw.length * 7 + game.discards.length * 31 + game.extra * 3;
  for (let seat = 0; seat < game.players; seat++) {
    const hand = game.hands[seat] as number[];
    print = (print * 33 + hand.length * 211 + (hand[hand.length - 1] ?? -1)) | 0;
    print = (print * 33 + (game.extraNext[seat] as number) + 5 * (game.skipDraw[seat] as number)) | 0;
    print = (print * 33 + (game.skipPlay[seat] as number) + 5 * (game.skipTurn[seat] as number)) | 0;
  }
  for (let i = 0; i < game.stacks.length; i++) {
    const stack = game.stacks[i] as number[];
    print = (print * 33 + stack.length * 211 + (stack[stack.length - 1] ?? -1)) | 0;
  }
  for (let i = 0; i < game.frames.length; i++) {
    const frame = game.frames[i];
    if (frame?.is === 'play') print = (print * 33 + frame.on) | 0;
  }
  return print & 0x7fff_ffff;
}
