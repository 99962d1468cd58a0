/** Runs a clause step by step: who acts, `if`, `may`, picks, then the verb. A clause frame holds its progress. */

import type { CompiledClause } from '../cards/compiled-clause.js';
import type { Script } from '../cards/compiled-deck.js';
import { type Context, holds } from '../lasting/conditions.js';
import { selfWorth } from '../lasting/self-worth.js';
import { startFresh } from '../moves/as-drawn.js';
import {
  AGREE,
  type ChoiceBuffer,
  code,
  DECLINE,
  decodeTarget,
  decodeWhat,
  PICK_PLAYER,
} from '../table/codes.js';
import type { ClauseFrame, PlayFrame, TriggerFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { listActors, listOpponents } from '../table/who.js';
import { type ImmediateVerb, immediateVerbs, type Scene } from '../verbs/index.js';

/** Begins a clause of a card. */
export function startClause(
  game: Game,
  origin: PlayFrame | TriggerFrame,
  clause: CompiledClause,
  you: number,
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
  };
  frame.actors = listActors(game, clause.who, frame);
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
  const isFirstLook = frame.picks.length === 0 && frame.left < 0 && !frame.agreed;
  if (isFirstLook && clause.if !== undefined && !holds(game, clause.if, createContext(frame, actor))) {
    game.witness?.passedOver(frame, actor, 'if');
    return finish(frame);
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
    game.witness?.acts(frame, actor);
    finish(frame);
    verb.act(scene);
    game.witness?.acted(frame, actor);
  }
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
      game.witness?.passedOver(frame, frame.actors[frame.turn] as number, 'declined');
      finish(frame);
    }
  } else {
    const { verb, scene } = createScene(game, frame, clause, frame.actors[frame.turn] as number);
    if (verb.chosen === undefined) frame.picks.push(choice);
    else verb.chosen(scene, choice);
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
    scene: { game, frame, value: clause.value as never, actor, context: createContext(frame, actor) },
  };
}

function createContext({ on, you }: ClauseFrame, actor: number): Context {
  return { on, you, actor, worthOf: selfWorth };
}
