import type { Clause } from '../../vocabulary/cards/clause.js';
import { playAsDrawn } from './as-drawn.js';
import { askMay, chooseAlternative, pickPlayer, type Script } from './table/choices.js';
import type { Game, Source } from './table/game.js';
import { holds } from './table/selectors.js';
import { selfWorth } from './table/self-worth.js';
import { listConcerned } from './table/standing.js';
import type { CardName, SeatNumber } from './table/state.js';
import { characterNamed, clockwiseFrom, getController } from './table/table.js';
import { doVerb } from './verbs/index.js';

/**
 * Immediate clauses, in order; each `if` is judged when its turn comes.
 *
 * @param around who acts in the clause that these are inside of; none at the top of a script
 */
export function* doClauses(
  game: Game,
  clauses: readonly Clause[],
  source: Source,
  around?: SeatNumber,
): Script {
  for (const clause of clauses) yield* doClause(game, clause, source, around);
}

type Drawn = { seat: SeatNumber; card: CardName }[];

/**
 * Several act clockwise from the active player, each finishing before the next, with what belongs to the clause. When
 * all have, what must be played as it is drawn is played (TURN-9).
 */
function* doClause(game: Game, clause: Clause, source: Source, around: SeatNumber | undefined): Script {
  const drawn: Drawn = [];
  for (const actor of yield* whoActs(game, clause, source, around)) {
    const following = (yield* doIt(game, clause, source, actor, drawn)) ?? [];
    if (following.length === 0) continue;
    yield* playDrawn(game, drawn); // As between any two clauses.
    yield* doClauses(game, following, source, actor);
  }
  yield* playDrawn(game, drawn);
}

/** The clause by itself, for one player; returns the clauses that follow from how it went. */
function* doIt(
  game: Game,
  clause: Clause,
  source: Source,
  actor: SeatNumber,
  drawn: Drawn,
): Script<readonly Clause[] | undefined> {
  const view = { you: source.you, on: source.on, actor, worth: selfWorth };
  if (!holds(game, clause.if, view)) return clause.otherwise;
  if (clause.may && !(yield* askMay(actor, source.card))) return clause.otherwise;
  if (clause.choose !== undefined)
    return clause.choose[yield* chooseAlternative(actor, source.card, clause.choose.length)];
  const isAllDone = yield* doVerb(game, clause, { ...source, actor, drawn });
  return isAllDone ? clause.then : clause.otherwise;
}

function* playDrawn(game: Game, drawn: Drawn): Script {
  for (const { seat, card } of drawn.splice(0)) yield* playAsDrawn(game, seat, [card]);
}

function* whoActs(
  game: Game,
  { who }: Clause,
  source: Source,
  around: SeatNumber | undefined,
): Script<SeatNumber[]> {
  const { that } = source.memory;
  if (who === 'actor') return around === undefined ? [] : [around];
  if (who === 'controller') return that === null ? [] : [getController(game, characterNamed(game, that))];
  const meant = listConcerned(game, who, source);
  const inOrder = clockwiseFrom(game, game.state.turn.active).filter((seat) => meant.includes(seat));
  if (who !== 'opponent') return inOrder;
  const chosen = yield* pickPlayer(source.you, source.card, inOrder);
  return chosen === undefined ? [] : [chosen];
}
