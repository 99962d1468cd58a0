/** Runs a clause step by step: who acts, `if`, `may`, picks, then the verb. A clause frame holds its progress. */

import { ALTERNATIVES, type CompiledClause, OTHERWISE, THEN } from '../cards/compiled-clause.js';
import type { Script } from '../cards/compiled-deck.js';
import { type Context, holds } from '../lasting/conditions.js';
import { selfWorth } from '../lasting/self-worth.js';
import { listActors } from '../lasting/who.js';
import { startFresh } from '../moves/as-drawn.js';
import {
  AGREE,
  type ChoiceBuffer,
  code,
  DECLINE,
  decodeTarget,
  decodeWhat,
  PASS,
  PICK_CHARACTER,
  PICK_MODIFIER,
  PICK_PLAYER,
  PLAY,
} from '../table/codes.js';
import type { ClauseFrame, PlayFrame, TriggerFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { findOrigin } from '../table/origin.js';
import { listOpponents } from '../table/who.js';
import { type ImmediateVerb, immediateVerbs, type Scene } from '../verbs/index.js';

/** Begins a clause of a card. `actor` acts in the clause around it; −1 if there is none. */
export function startClause(
  game: Game,
  origin: PlayFrame | TriggerFrame,
  clause: CompiledClause,
  you: number,
  actor = -1,
): void {
  const frame: ClauseFrame = {
    is: 'clause',
    card: origin.card,
    clause: clause.number,
    you,
    on: origin.on,
    by: origin.by,
    about: origin.is === 'play' ? origin.answers : -1,
    actors: null,
    turn: 0,
    agreed: false,
    picks: [],
    left: -1,
    actor,
    branch: -1,
    next: 0,
  };
  frame.actors = listActors(game, clause.who, frame, actor, origin.that);
  game.frames.push(frame);
}

/** The clause that a frame is about. */
export function findClause(game: Game, frame: ClauseFrame): CompiledClause {
  const clause = (game.cards.scripts[frame.card] as Script).clauses[frame.clause];
  if (clause === undefined) throw new Error('a clause is gone from its card');
  return clause;
}

/** Takes a clause one step further: asks what is still to be decided, or does it, for one acting player after another. */
export function stepClause(game: Game, frame: ClauseFrame): void {
  const clause = findClause(game, frame);
  if (frame.actors === null) {
    game.ask(frame.you, 'clause');
    return;
  }
  const actor = frame.actors[frame.turn];
  if (actor === undefined) {
    game.frames.pop();
    startFresh(game);
    return;
  }
  if (frame.branch >= 0) return stepBranch(game, frame, clause, actor);
  const isFirstLook = frame.picks.length === 0 && frame.left < 0 && !frame.agreed;
  if (isFirstLook && clause.if !== undefined && !holds(game, clause.if, createContext(frame, actor))) {
    game.observer?.passedOver(frame, actor, 'if');
    return follow(game, frame, clause, OTHERWISE);
  }
  if (clause.may && !frame.agreed) {
    game.ask(actor, 'clause');
    return;
  }
  const { verb, scene } = createScene(game, frame, clause, actor);
  const { choices } = game.derived;
  choices.clear();
  verb.options?.(scene, choices);
  if (choices.length > 0) {
    game.ask(actor, 'clause');
    game.derived.hasCachedChoices = true;
  } else {
    game.observer?.acts(frame, actor);
    if (clause.isReferredTo) rememberPick(game, frame);
    const isAllDone = verb.act(scene);
    game.observer?.acted(frame, actor);
    follow(game, frame, clause, frame.branch >= 0 ? frame.branch : isAllDone ? THEN : OTHERWISE);
  }
}

/** The character that was picked last is `that` for the clauses to come. */
function rememberPick(game: Game, { picks }: ClauseFrame): void {
  const pick = picks.length === 0 ? PASS : (picks[picks.length - 1] as number);
  const what = decodeWhat(pick);
  if (what === PICK_CHARACTER || what === PICK_MODIFIER) findOrigin(game).that = decodeTarget(pick);
}

/** Goes on with what follows for this player, if anything does; else the next acting player has their turn. */
function follow(game: Game, frame: ClauseFrame, clause: CompiledClause, branch: number): void {
  if (branch < ALTERNATIVES && !clause.isFollowed) return finish(frame);
  frame.branch = branch;
  // As between two clauses: what was drawn and is played as drawn comes first (TURN-9).
  startFresh(game);
}

/** Does the next clause of what follows. */
function stepBranch(game: Game, frame: ClauseFrame, clause: CompiledClause, actor: number): void {
  const next = clause.branches[frame.branch]?.[frame.next++];
  if (next === undefined) {
    frame.branch = -1;
    frame.next = 0;
    finish(frame);
  } else startClause(game, findOrigin(game), next, frame.you, actor);
}

/** The next acting player has their turn. */
function finish(frame: ClauseFrame): void {
  frame.turn++;
  frame.agreed = false;
  frame.left = -1;
}

/** What may be decided about a clause now. */
export function addClauseChoices(game: Game, frame: ClauseFrame, options: ChoiceBuffer): void {
  const clause = findClause(game, frame);
  if (frame.actors === null) {
    for (const seat of listOpponents(game, frame.you)) options.add(code(PICK_PLAYER, 0, seat));
  } else if (clause.may && !frame.agreed) {
    options.add(code(AGREE));
    options.add(code(DECLINE));
  } else {
    const { verb, scene } = createScene(game, frame, clause, frame.actors[frame.turn] as number);
    verb.options?.(scene, options);
  }
}

export function chooseInClause(game: Game, frame: ClauseFrame, choice: number): void {
  const clause = findClause(game, frame);
  if (frame.actors === null) frame.actors = [decodeTarget(choice)];
  else if (clause.may && !frame.agreed) {
    if (decodeWhat(choice) === AGREE) frame.agreed = true;
    else {
      game.observer?.passedOver(frame, frame.actors[frame.turn] as number, 'declined');
      follow(game, frame, clause, OTHERWISE);
    }
  } else {
    const { verb, scene } = createScene(game, frame, clause, frame.actors[frame.turn] as number);
    if (verb.chosen === undefined) frame.picks.push(choice);
    else {
      // The character that a card is played on is picked, too; the play has an origin of its own.
      if (clause.isReferredTo && decodeWhat(choice) === PLAY && decodeTarget(choice) >= 0)
        findOrigin(game).that = decodeTarget(choice);
      verb.chosen(scene, choice);
    }
  }
}

function createScene(
  game: Game,
  frame: ClauseFrame,
  clause: CompiledClause,
  actor: number,
): { verb: ImmediateVerb; scene: Scene } {
  const verb = immediateVerbs[clause.verb as keyof typeof immediateVerbs] as ImmediateVerb;
  return {
    verb,
    scene: { game, frame, clause, value: clause.value as never, actor, context: createContext(frame, actor) },
  };
}

function createContext({ on, you }: ClauseFrame, actor: number): Context {
  return { on, you, actor, worthOf: selfWorth };
}
