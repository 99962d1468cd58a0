import type { Clause } from '../../vocabulary/cards/clause.js';
import { playAsDrawn } from './as-drawn.js';
import { askMay, pickPlayer, type Script } from './table/choices.js';
import type { Game, Source } from './table/game.js';
import { holds } from './table/selectors.js';
import { selfWorth } from './table/self-worth.js';
import { listConcerned } from './table/standing.js';
import type { CardName, SeatNumber } from './table/state.js';
import { clockwiseFrom } from './table/table.js';
import { doVerb } from './verbs/index.js';

/** Immediate clauses, in order; each `if` is judged when its turn comes. */
export function* doClauses(game: Game, clauses: readonly Clause[], source: Source): Script {
  for (const clause of clauses) yield* doClause(game, clause, source);
}

/**
 * Several act clockwise from the active player, each finishing before the next. When all have, what must be played as it
 * is drawn is played (TURN-9).
 */
function* doClause(game: Game, clause: Clause, source: Source): Script {
  const drawn: { seat: SeatNumber; card: CardName }[] = [];
  for (const actor of yield* whoActs(game, clause, source)) {
    const view = { you: source.you, on: source.on, actor, worth: selfWorth };
    if (!holds(game, clause.if, view)) continue;
    if (clause.may && !(yield* askMay(actor, source.card))) continue;
    yield* doVerb(game, clause, { ...source, actor, drawn });
  }
  for (const { seat, card } of drawn) yield* playAsDrawn(game, seat, [card]);
}

function* whoActs(game: Game, clause: Clause, source: Source): Script<SeatNumber[]> {
  const meant = listConcerned(game, clause.who, source);
  const inOrder = clockwiseFrom(game, game.state.turn.active).filter((seat) => meant.includes(seat));
  if (clause.who !== 'opponent') return inOrder;
  const chosen = yield* pickPlayer(source.you, source.card, inOrder);
  return chosen === undefined ? [] : [chosen];
}
