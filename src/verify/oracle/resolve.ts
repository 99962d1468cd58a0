import { doClauses } from './clauses.js';
import type { Script } from './table/choices.js';
import { endGame, type Game, type Triggered } from './table/game.js';
import { triggerId } from './table/notice.js';

/** With more triggers from one play the game is a stalemate (END-5). */
const MOST_TRIGGERS = 300;

/** Does something to its end: its own clauses, then what they have set off, in the order of the events. */
export function* resolve(game: Game, script: Script): Script {
  if (game.waiting.length === 0) game.triggersDone = 0;
  const waiting: Triggered[] = [];
  game.waiting.push(waiting);
  yield* script;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield* fire(game, next);
  game.waiting.pop();
}

/** What a trigger's clauses set off follows inside it. */
function* fire(game: Game, triggered: Triggered): Script {
  game.triggersDone += 1;
  if (game.triggersDone > MOST_TRIGGERS) endGame(game, 'triggers');
  game.firing.push(triggerId(triggered));
  yield* resolve(game, doClauses(game, triggered.clauses, triggered));
  game.firing.pop();
}
