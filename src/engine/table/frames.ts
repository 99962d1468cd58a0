/** Frames: the stack of plays and clauses that are being resolved. Plain data, part of the state. */

/**
 * What is being resolved, as a stack of plain records: the last one goes on first. That is all the engine remembers
 * between two decisions, so a game can be stored in the middle of a reaction to a reaction.
 */
export type Frame = PlayFrame | WindowFrame | ClauseFrame | TriggerFrame | FreshFrame;

/** A card that was announced and is in no pile until it has landed (EVENT-5). */
export interface PlayFrame {
  readonly is: 'play';
  readonly card: number;
  readonly by: number;
  /** The character it is laid on; changed by a redirection. */
  on: number;
  step: 'announce' | 'land' | 'clauses' | 'triggers';
  /** The clause that comes next. */
  next: number;
  /** Where a cancelled card goes (EVENT-4). */
  cancelled: 'discards' | 'hand' | null;
  /** The character that the card has picked last; −1 if none. */
  that: number;
  /** Of a reaction: the place in the stack of the play that it answers, and whether it took effect. */
  readonly answers: number;
  took: boolean;
  /** Triggers that were set off and wait for the clauses to be done: see lasting/whenever.ts. */
  queue: number[];
}

/** Others may answer a play (EVENT-5). */
export interface WindowFrame {
  readonly is: 'window';
  /** The place in the stack of the play that may be answered. */
  readonly about: number;
  /** Who is still to be asked. */
  readonly seats: number[];
}

/** A clause, with what was decided about it so far. */
export interface ClauseFrame {
  readonly is: 'clause';
  readonly card: number;
  /** Its number among the clauses of the card. */
  readonly clause: number;
  readonly you: number;
  readonly on: number;
  readonly by: number;
  /** The play that a reaction answers. */
  readonly about: number;
  /** Who acts, in order; null until one opponent is chosen. */
  actors: number[] | null;
  /** Which of them has their turn. */
  turn: number;
  /** Whether the acting player has agreed to a `may`. */
  agreed: boolean;
  picks: number[];
  /** Plays that are left of a `freePlay`. */
  left: number;
  /** Who acts in the clause around this one; −1 if there is none. */
  readonly actor: number;
  /** The list inside it that is being done, and which of its clauses comes next; −1 if none. */
  branch: number;
  next: number;
}

/** A `whenever` that was set off. */
export interface TriggerFrame {
  readonly is: 'trigger';
  readonly card: number;
  /** The number of the `whenever` among the clauses of the card. */
  readonly clause: number;
  readonly you: number;
  readonly on: number;
  readonly by: number;
  /** The character that its clauses have picked last; −1 if none. */
  that: number;
  next: number;
  queue: number[];
}

/** Events that were drawn by an effect and are played as drawn, one after another (TURN-9). */
export interface FreshFrame {
  readonly is: 'fresh';
  /** Card and seat, by turns. */
  readonly waiting: number[];
}

/**
 * Copies a frame, field by field, in the order of the engine: objects from JSON have another hidden class in V8, and
 * would slow down every game after it.
 */
export function copyFrame(frame: Frame): Frame {
  switch (frame.is) {
    case 'play': {
      const { is, card, by, on, step, next, cancelled, that, answers, took, queue } = frame;
      return { is, card, by, on, step, next, cancelled, that, answers, took, queue: queue.slice() };
    }
    case 'window':
      return { is: frame.is, about: frame.about, seats: frame.seats.slice() };
    case 'clause': {
      const { is, card, clause, you, on, by, about, turn, agreed, left, actor, branch, next } = frame;
      const actors = frame.actors?.slice() ?? null;
      const picks = frame.picks.slice();
      return {
        is,
        card,
        clause,
        you,
        on,
        by,
        about,
        actors,
        turn,
        agreed,
        picks,
        left,
        actor,
        branch,
        next,
      };
    }
    case 'trigger': {
      const { is, card, clause, you, on, by, that, next, queue } = frame;
      return { is, card, clause, you, on, by, that, next, queue: queue.slice() };
    }
    case 'fresh':
      return { is: frame.is, waiting: frame.waiting.slice() };
  }
}
