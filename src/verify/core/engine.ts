/** The engine API that verification uses, in one module, so that tests can substitute a deliberately broken engine. */
export { greedyBot } from '../../engine/bots/greedy-bot.js';
export { cardTable } from '../../engine/cards/compiled-deck.js';
export { applies } from '../../engine/lasting/applies.js';
export { isOpenHand } from '../../engine/lasting/open-hand.js';
export { familyValue, selfWorth } from '../../engine/lasting/self-worth.js';
export { Simulation, uniformChoice } from '../../engine/simulation.js';
export { toChoice, toCode } from '../../engine/states/choices.js';
export { setUp } from '../../engine/states/create-game.js';
export { getResult } from '../../engine/states/score.js';
export { layOut, toSnapshot } from '../../engine/states/snapshot.js';
export { findClause } from '../../engine/steps/clauses.js';
export { addChoices, advance, perform } from '../../engine/steps/play-on.js';
export { ChoiceBuffer } from '../../engine/table/codes.js';
export { Game } from '../../engine/table/game.js';
export { lastingClauses } from '../../engine/table/lasting-clauses.js';
export { findOrigin } from '../../engine/table/origin.js';
export { nextInt, seedRandom } from '../../engine/table/random.js';
export { recompute } from '../../engine/table/visibility.js';
export { immediateVerbs } from '../../engine/verbs/index.js';

/** An engine: ours, or a deliberately broken one that tests whether verification notices. */
export type Engine = typeof import('./engine.js');
