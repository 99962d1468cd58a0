/** All that verification uses of the engine, in one module, so that an engine broken on purpose can take its place. */
export { greedyBot } from '../engine/bots/greedy.js';
export { cardTable } from '../engine/card-table.js';
export { toChoice, toCode } from '../engine/choices.js';
export { clauseOf } from '../engine/clauses.js';
export { Options } from '../engine/codes.js';
export { setUp } from '../engine/create-game.js';
export { Game } from '../engine/game.js';
export { applies, standing } from '../engine/lasting.js';
export { addChoices, advance, perform } from '../engine/play-on.js';
export { nextInt, seedRandom } from '../engine/random.js';
export { resultOf } from '../engine/score.js';
export { familyValue, selfWorth } from '../engine/self-worth.js';
export { evenChoice, Simulation } from '../engine/simulation.js';
export { layOut, toSnapshot } from '../engine/snapshot.js';
export { immediateVerbs } from '../engine/verbs/index.js';
export { isOpenHand } from '../engine/verbs/open-hand.js';
export { recompute } from '../engine/visibility.js';
