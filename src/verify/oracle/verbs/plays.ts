import type { ClauseOf } from '../../../vocabulary/cards/clause.js';
import { getRules } from '../table/cards.js';
import { ask, atOnce, type Script } from '../table/choices.js';
import type { Game } from '../table/game.js';
import { playsOfKinds } from '../table/legal-plays.js';
import { seatAt } from '../table/table.js';
import { type Act, measure } from './act.js';

/**
 * TURN-7, TURN-8: up to that many, each resolved wholly before the next clause; at once, in any player's turn, but in
 * the second edition, where only reactions are played outside one's own turn (EVENT-3).
 */
export function* freePlay(game: Game, value: ClauseOf<'freePlay'>['value'], act: Act): Script<boolean> {
  const { actor, card, memory } = act;
  const count = measure(game, value.count, act);
  if (count === 0) return true; // All of nothing.
  if (getRules(game) === 'second' && actor !== game.state.turn.active) return false;
  for (let number = 0; number < count; number += 1) {
    const plays = playsOfKinds(game, actor, value.kind);
    if (plays.length === 0) return false;
    const choice = yield* ask({ seat: actor, about: 'freePlay', source: card }, [
      ...plays,
      { seat: actor, do: 'decline' },
    ]);
    if (choice.do !== 'play') return false;
    memory.that = choice.on ?? memory.that;
    yield* game.playCard(game, choice);
  }
  return true;
}

/**
 * This turn if its plays are not over, else the next: what the end of the plays does not find waits for the next
 * turn.
 */
export function extraPlay(game: Game, { count }: ClauseOf<'extraPlay'>['value'], act: Act): Script<boolean> {
  return atOnce(() => {
    seatAt(game, act.actor).extraPlays += measure(game, count, act);
    return true;
  });
}

/** Skips add up; what can not be lost now is lost the next time there is one. */
export function skip(game: Game, { what }: ClauseOf<'skip'>['value'], { actor }: Act): Script<boolean> {
  return atOnce(() => {
    seatAt(game, actor).skips[what] += 1;
    return true;
  });
}
