/**
 * The interface of immediate verbs, and helpers that several of them share. Each verb is a file in this folder.
 */

import type { Verb } from '../../vocabulary/verbs/index.js';
import type { CompiledClause, CompiledClauseOf } from '../cards/compiled-clause.js';
import type { CompiledSelector } from '../cards/compiled-selector.js';
import { type Context, eachMatching } from '../lasting/conditions.js';
import { isShielded } from '../lasting/shield.js';
import type { ChoiceBuffer } from '../table/codes.js';
import type { ClauseFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { findOrigin } from '../table/origin.js';

/** A verb at work: whose turn it is to act, on what value, with what was picked so far. */
export interface Scene<Value = never> {
  readonly game: Game;
  readonly frame: ClauseFrame;
  readonly clause: CompiledClause;
  readonly value: Value;
  readonly actor: number;
  readonly context: Context;
}

/**
 * A verb that acts. It is asked for options until it has none: the picks so far are in the frame, and nothing has
 * happened yet. Then it acts. With no legal target, or too few cards, it has fewer options and does what it can.
 */
export interface ImmediateVerb<Value = never> {
  options?(scene: Scene<Value>, options: ChoiceBuffer): void;
  /** Whether it did all that the clause says: as many cards as asked for, on a character that was picked. */
  act(scene: Scene<Value>): boolean;
  /** Instead of keeping the choice among the picks. */
  chosen?(scene: Scene<Value>, choice: number): void;
}

export type VerbFor<V extends Verb> = ImmediateVerb<CompiledClauseOf<V>['value']>;

/** The picks so far, which are used up: the next acting player starts afresh. */
export function takePicks(frame: ClauseFrame): number[] {
  const { picks } = frame;
  frame.picks = [];
  return picks;
}

/** Visits the characters that a clause may pick: a shield keeps those out that it protects from this card.
 * `this` and `that` are not picked again. */
export function eachPickable(
  { game, frame, context }: Scene<unknown>,
  selector: CompiledSelector,
  visit: (character: number) => void,
): void {
  if (selector.that) {
    const { that } = findOrigin(game);
    if (that >= 0) visit(that);
    return;
  }
  const kind = game.cards.kinds[frame.card] as number;
  eachMatching(game, selector, context, (character) => {
    if (selector.this || !isShielded(game, character, kind, frame.by)) visit(character);
  });
}
