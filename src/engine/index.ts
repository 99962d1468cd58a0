/** The engine: plays any checked deck by the rules. Pure: no I/O, no clock, no randomness but its own. */
export type { Bot } from './bots/bot.js';
export { greedyBot } from './bots/greedy-bot.js';
export { playGame } from './bots/play-game.js';
export { randomBot } from './bots/random-bot.js';
export {
  createRecordedStart,
  type Recording,
  readRecordedDeck,
  record,
  replay,
  type Step,
} from './recording.js';
export { readState } from './states/check-state.js';
export { apply, type Choice, choices } from './states/choices.js';
export { createGame, type GameOptions } from './states/create-game.js';
export { type FamilyScore, type Result, result, score } from './states/score.js';
export type { Snapshot } from './states/table-snapshot.js';
export { type View, view } from './states/view.js';
export type { State } from './table/game.js';
export { IllegalCallError } from './table/illegal-call-error.js';
