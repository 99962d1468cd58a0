import type { EventName } from '../cards/compiled-clause.js';
import { isOfKind } from '../cards/compiled-deck.js';
import { MOST_TRIGGERS } from '../rules/editions.js';
import type { TriggerFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import type { LastingClause } from '../table/lasting-by-verb.js';
import { lastingClauses } from '../table/lasting-clauses.js';
import { applies } from './applies.js';
import { selfWorth } from './self-worth.js';
import { concerns } from './who.js';

/**
 * Something happened to a player: every visible `whenever` that is about it is set off, and waits until the clauses of
 * what is being resolved are done. It looks at the table as it is right after the event.
 *
 * @param card the card that was played, discarded or drawn, or that killed; its own `whenever` does not notice it
 */
export function emit(game: Game, event: EventName, seat: number, card = -1): void {
  if (!game.cards.hasLasting) return;
  for (const one of lastingClauses(game).whenever) {
    const { value } = one.clause;
    if (value.event !== event || one.card === card || !concerns(game, value.of, one, seat)) continue;
    if (isAboutCards(event) && !isOfKind(value.kind, game.cards.kinds[card] as number)) continue;
    // The trigger's own `if` is asked at the event, too: without it, nothing is noticed.
    if (isResolving(game, one) || !applies(game, one, selfWorth)) continue;
    getTriggerQueue(game).push(one.card, one.clause.number, one.on, one.you, one.by);
  }
}

/** Whether some `whenever` waits for one of two events. */
export function isAwaited(game: Game, event: EventName, other: EventName): boolean {
  if (!game.cards.hasLasting) return false;
  for (const { clause } of lastingClauses(game).whenever) {
    if (clause.value.event === event || clause.value.event === other) return true;
  }
  return false;
}

const FIELDS = 5;
const isAboutCards = (event: EventName) => event === 'played' || event === 'discarded' || event === 'drawn';

/** A trigger can't fire while its own clauses resolve. */
function isResolving(game: Game, { card, clause }: LastingClause): boolean {
  return game.frames.some(
    (frame) => frame.is === 'trigger' && frame.card === card && frame.clause === clause.number,
  );
}

/** Where triggers wait: with the card or trigger being resolved, or with the turn. */
function getTriggerQueue(game: Game): number[] {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i];
    if (frame?.is === 'play' || frame?.is === 'trigger') return frame.queue;
  }
  return game.queue;
}

/** Begins the next trigger of a queue; false if none waits. */
export function startTrigger(game: Game, queue: number[]): boolean {
  if (queue.length === 0) return false;
  const [card = 0, clause = 0, on = -1, you = 0, by = 0] = queue.splice(0, FIELDS);
  if (++game.triggered > MOST_TRIGGERS) {
    game.end = { reason: 'stalemate', why: 'the effects of one play never come to an end' };
    return true;
  }
  const frame: TriggerFrame = {
    is: 'trigger',
    card,
    clause,
    you,
    on,
    by,
    that: -1,
    next: 0,
    queue: [],
  };
  game.frames.push(frame);
  return true;
}
