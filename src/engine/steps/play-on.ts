/** The main loop: `advance` runs until the next decision, `addChoices` lists the choices, `perform` makes one. */

import type { CompiledClause } from '../cards/compiled-clause.js';
import { DEATH, EVENT, type Script } from '../cards/compiled-deck.js';
import { deathOnAnyPlay } from '../lasting/death-on-any-play.js';
import { startTrigger } from '../lasting/whenever.js';
import { announce } from '../moves/announce.js';
import { stepFresh } from '../moves/as-drawn.js';
import { ALL_KINDS, addPlays, isMystery, kindBit } from '../moves/legal-plays.js';
import { addReactions } from '../moves/reactions.js';
import { discardCard, remove } from '../moves/zones.js';
import {
  type ChoiceBuffer,
  code,
  DISCARD,
  DISCARD_FREE,
  DISCARD_HAND,
  decodeCard,
  decodeTarget,
  decodeWhat,
  PASS,
  PICK_CHARACTER,
  PLAY,
} from '../table/codes.js';
import type { Frame, TriggerFrame, WindowFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { addClauseChoices, chooseInClause, startClause, stepClause } from './clauses.js';
import { stepPlay } from './step-play.js';
import { endPlays, stepTurn } from './turns.js';

/** Goes on until a player has to decide something, or the game is over. */
export function advance(game: Game): void {
  while (game.deciding < 0 && game.end === null) {
    if (game.frames.length === 0) stepTurn(game);
    else stepFrame(game, game.frames.at(-1) as Frame);
  }
  if (game.end !== null) close(game);
}

/** What was still to come does not happen (END-1): a card that had not landed yet goes to the discards. */
function close(game: Game): void {
  for (const frame of game.frames) {
    const isLaid =
      frame.is === 'play' &&
      frame.step !== 'announce' &&
      frame.step !== 'land' &&
      game.cards.kinds[frame.card] !== EVENT;
    if (frame.is === 'play' && !isLaid && frame.cancelled === null) game.discards.push(frame.card);
  }
  game.frames = [];
  game.queue = [];
  game.fresh = [];
  game.late = [];
  game.deciding = -1;
}

function stepFrame(game: Game, frame: Frame): void {
  switch (frame.is) {
    case 'play':
      return stepPlay(game, frame);
    case 'window':
      return stepWindow(game, frame);
    case 'clause':
      return stepClause(game, frame);
    case 'trigger':
      return stepTrigger(game, frame);
    case 'fresh':
      return stepFresh(game, frame);
  }
}

function stepWindow(game: Game, frame: WindowFrame): void {
  const seat = frame.seats[0];
  if (seat === undefined) {
    game.frames.pop();
    return;
  }
  const { choices } = game.derived;
  choices.clear();
  addReactions(game, frame, choices);
  if (choices.length === 1)
    frame.seats.shift(); // There is nothing but to pass.
  else {
    game.ask(seat, 'reaction');
    game.derived.hasCachedChoices = true;
  }
}

function stepTrigger(game: Game, frame: TriggerFrame): void {
  const clauses = (game.cards.scripts[frame.card] as Script).clauses[frame.clause]?.do ?? [];
  if (frame.next < clauses.length)
    startClause(game, frame, clauses[frame.next++] as CompiledClause, frame.you);
  else if (!startTrigger(game, frame.queue)) game.frames.pop();
}

/** Adds everything that may be decided now. */
export function addChoices(game: Game, options: ChoiceBuffer): void {
  const { deciding: seat, about } = game;
  if (seat < 0) return;
  if (about === 'play') return addTurnChoices(game, seat, options);
  if (about === 'mystery') {
    addFreeDiscards(game, seat, options);
    return options.add(code(PASS));
  }
  if (game.derived.hasCachedChoices) return options.addAll(game.derived.choices);
  const frame = game.frames.at(-1);
  if (about === 'character') {
    for (const character of game.families[seat] as number[]) options.add(code(PICK_CHARACTER, 0, character));
  } else if (about === 'reaction' && frame?.is === 'window') addReactions(game, frame, options);
  else if (frame?.is === 'clause') addClauseChoices(game, frame, options);
}

/** The kinds that may be a play of a turn: a death only as the first (TURN-3, DEATH-1). */
export function playableKinds(game: Game, seat: number): number {
  const mayKill = game.used === 0 || (game.cards.hasLasting && deathOnAnyPlay(game, seat));
  return mayKill ? ALL_KINDS : ALL_KINDS & ~kindBit(DEATH);
}

/** A play: any card, a discard or a pass (TURN-2, TURN-4). `uniformPlay` draws one of the same. */
function addTurnChoices(game: Game, seat: number, options: ChoiceBuffer): void {
  addPlays(game, seat, playableKinds(game, seat), options);
  const hand = game.hands[seat] as number[];
  if (game.cards.switches['TURN-4']) {
    if (hand.length > 0) options.add(code(DISCARD_HAND));
  } else for (let i = 0; i < hand.length; i++) options.add(code(DISCARD, hand[i] as number));
  addFreeDiscards(game, seat, options);
  options.add(code(PASS));
}

/** A mystery may be discarded as a free play where there are residences (MYST-4). */
function addFreeDiscards(game: Game, seat: number, options: ChoiceBuffer): void {
  if (!game.cards.switches['SETUP-2']) return;
  for (const card of game.hands[seat] as number[]) {
    if (isMystery(game, card)) options.add(code(DISCARD_FREE, card));
  }
}

/** Does what was decided, and goes on. The choice must be one of those that `addChoices` names. */
export function perform(game: Game, choice: number): void {
  const { deciding: seat, about } = game;
  if (seat < 0) return;
  game.deciding = -1;
  game.derived.hasCachedChoices = false;
  if (about === 'play') performPlay(game, seat, choice);
  else if (about === 'mystery') dropMystery(game, seat, choice);
  else if (about === 'character') dismiss(game, seat, decodeTarget(choice));
  else {
    const frame = game.frames.at(-1);
    if (frame?.is === 'window') react(game, frame, choice);
    else if (frame?.is === 'clause') chooseInClause(game, frame, choice);
  }
  advance(game);
}

function performPlay(game: Game, seat: number, choice: number): void {
  const what = decodeWhat(choice);
  if (what !== DISCARD_FREE) game.used++;
  switch (what) {
    case PLAY:
      announce(game, seat, decodeCard(choice), decodeTarget(choice));
      break;
    case DISCARD:
    case DISCARD_FREE:
      discardCard(game, seat, decodeCard(choice));
      break;
    case DISCARD_HAND:
      for (const card of (game.hands[seat] as number[]).slice()) discardCard(game, seat, card);
      break;
  }
}

/** When no play is left, another mystery may go, until its owner has had enough (MYST-4). */
function dropMystery(game: Game, seat: number, choice: number): void {
  if (decodeWhat(choice) === DISCARD_FREE) discardCard(game, seat, decodeCard(choice));
  else endPlays(game);
}

/** The first reaction closes the window and opens a new one (EVENT-5); a reaction costs no play (EVENT-4). */
function react(game: Game, frame: WindowFrame, choice: number): void {
  const seat = frame.seats.shift() as number;
  if (decodeWhat(choice) === PASS) return;
  game.frames.pop();
  announce(game, seat, decodeCard(choice), -1, frame.about);
}

/** A discarded character is out of the game, or, with five players, joins the fifth family (SETUP-8). */
function dismiss(game: Game, seat: number, character: number): void {
  const family = game.families[seat] as number[];
  remove(family, character);
  const mixed = game.cards.switches['SETUP-8'] && game.players === 5 ? 4 : -1;
  game.owner[character] = mixed;
  game.derived.hasCachedLiving = false;
  if (mixed >= 0) (game.families[mixed] as number[]).push(character);
  else remove(game.living, character);
}
