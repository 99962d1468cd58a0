/** The engine: plays any checked deck by the rules. Pure: no I/O, no clock, no randomness but its own. */
export type { Bot } from './bots/bot.js';
export { greedyBot } from './bots/greedy.js';
export { playGame } from './bots/play-game.js';
export { randomBot } from './bots/random.js';
export { apply, type Choice, choices } from './choices.js';
export { createGame, type GameOptions } from './create-game.js';
export type { State } from './game.js';
export {
  type Recording,
  record,
  recordedDeck,
  recordedStart,
  replay,
  type Step,
} from './recording.js';
export { type FamilyScore, type Result, result, score } from './score.js';
export type { Snapshot } from './snapshot.js';
export { type View, view } from './view.js';
export { WrongCall } from './wrong-call.js';
