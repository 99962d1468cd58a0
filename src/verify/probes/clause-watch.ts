import type { EngineObserver } from '../../engine/table/engine-observer.js';
import type { ClauseFrame } from '../../engine/table/frames.js';
import type { Game } from '../../engine/table/game.js';
import { toCardId } from '../core/clause-refs.js';
import type { Engine } from '../core/engine.js';
import { toClausePath } from '../lockstep/lockstep.js';

/** What became of the clauses of one card in one run. */
export interface ClauseNotes {
  readonly acted: Set<string>;
  readonly declined: Set<string>;
  /** Its `if` did not hold. */
  readonly unmet: Set<string>;
  /** The card was cancelled. */
  cancelled: boolean;
}

/** Watches the clauses of one card. */
export class ClauseWatch implements EngineObserver {
  readonly notes: ClauseNotes = { acted: new Set(), declined: new Set(), unmet: new Set(), cancelled: false };
  private readonly engine: Engine;
  private readonly id: string;
  private game: Game | undefined;

  constructor(engine: Engine, id: string) {
    this.engine = engine;
    this.id = id;
  }

  /** The game that it watches. */
  attend(game: Game): void {
    this.game = game;
  }

  private isOurs(card: number): boolean {
    return toCardId(this.game?.cards.names[card] ?? '') === this.id;
  }

  shuffled(): void {}
  picked(): void {}
  acted(): void {}

  acts(frame: ClauseFrame): void {
    if (this.game === undefined || !this.isOurs(frame.card)) return;
    this.notes.acted.add(toClausePath(this.game, frame));
    // A trigger acts when what it does is done.
    const origin = this.engine.findOrigin(this.game);
    if (origin.is === 'trigger') this.notes.acted.add(toClausePath(this.game, origin));
  }

  passedOver(frame: ClauseFrame, _: number, why: 'if' | 'declined'): void {
    if (this.game !== undefined && this.isOurs(frame.card))
      this.notes[why === 'if' ? 'unmet' : 'declined'].add(toClausePath(this.game, frame));
  }

  cancelled(card: number): void {
    if (this.isOurs(card)) this.notes.cancelled = true;
  }

  /** Records which lasting clauses are in force now, for any player; triggers act when they fire. */
  look(game: Game): void {
    for (const [verb, list] of Object.entries(this.engine.lastingClauses(game))) {
      if (verb === 'whenever') continue;
      for (const one of list) {
        if (!this.isOurs(one.card)) continue;
        const applies = game.hands.some((_, seat) =>
          this.engine.applies(game, one, this.engine.selfWorth, seat),
        );
        this.notes[applies ? 'acted' : 'unmet'].add(one.clause.path);
      }
    }
  }
}
