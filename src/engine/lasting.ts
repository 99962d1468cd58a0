import type { Category } from '../vocabulary/category.js';
import type { ClauseOf } from '../vocabulary/clause.js';
import type { Verb } from '../vocabulary/verbs/index.js';
import type { Script } from './card-table.js';
import { holds } from './conditions.js';
import type { Game } from './game.js';
import { isPersisting } from './visibility.js';
import { concerns } from './who.js';

/** Where a lasting clause stands now: on which card, on whom it lies, and whom it serves. */
export interface Standing<V extends Verb = Verb> {
  readonly clause: ClauseOf<V>;
  readonly card: number;
  readonly category: Category;
  readonly index: number;
  /** The character that the card lies on; −1 for a mystery. */
  readonly on: number;
  readonly you: number;
  readonly by: number;
}

/** Every lasting clause whose text (or reminder) can be seen now, by verb. Kept and filled again: it is asked for often. */
export class Standings {
  readonly drawLimit: Standing<'drawLimit'>[] = [];
  readonly plays: Standing<'plays'>[] = [];
  readonly cannotPlay: Standing<'cannotPlay'>[] = [];
  readonly shield: Standing<'shield'>[] = [];
  readonly selfWorth: Standing<'selfWorth'>[] = [];
  readonly pathosPer: Standing<'pathosPer'>[] = [];
  readonly deathOnAnyPlay: Standing<'deathOnAnyPlay'>[] = [];
  readonly openHand: Standing<'openHand'>[] = [];
  readonly whenever: Standing<'whenever'>[] = [];
}
export type LastingVerb = keyof Standings;
const LASTING = Object.keys(new Standings()) as readonly LastingVerb[];

/**
 * The lasting clauses that can be seen now, their `if` not yet asked. Effects are never applied and undone: they are
 * looked for on the table, anew whenever something was laid on it or taken off (MOD-5, MOD-6, VIS-8).
 */
export function standing(game: Game): Standings {
  if (!game.isStandingKnown) {
    if (game.cards.hasLasting) look(game, game.standing);
    game.isStandingKnown = true;
  }
  return game.standing;
}

function look(game: Game, found: Standings): void {
  for (const verb of LASTING) found[verb].length = 0;
  for (let seat = 0; seat < game.players; seat++) {
    for (const character of game.families[seat] as number[]) lookOn(game, character, seat, found);
    for (const card of game.mysteries[seat] as number[])
      addClauses(game, card, 'continuous', -1, seat, found);
  }
}

function lookOn(game: Game, character: number, you: number, found: Standings): void {
  const stack = game.stacks[character] as number[];
  const top = stack.length - 1;
  if (top < 0) return;
  addClauses(game, stack[top] as number, 'continuous', character, you, found);
  for (let place = 0; place <= top; place++) {
    const card = stack[place] as number;
    const { persistent } = game.cards.scripts[card] as Script;
    if (persistent.length > 0 && isPersisting(game.cards, stack, place))
      addClauses(game, card, 'persistent', character, you, found);
  }
}

function addClauses(
  game: Game,
  card: number,
  category: 'continuous' | 'persistent',
  on: number,
  you: number,
  found: Standings,
): void {
  const clauses = (game.cards.scripts[card] as Script)[category];
  for (let index = 0; index < clauses.length; index++) {
    const clause = clauses[index] as ClauseOf<LastingVerb>;
    const list = found[clause.verb] as Standing[];
    list.push({ clause, card, category, index, on, you, by: game.playedBy[card] as number });
  }
}

/** Sums the numbers of all clauses with a verb that concern a player now. Several effects on one number add up. */
export function sumFor(game: Game, verb: 'drawLimit' | 'plays', seat: number): number {
  let sum = 0;
  for (const one of standing(game)[verb]) {
    if (concerns(game, one.clause.who, one, seat) && applies(game, one, false, seat))
      sum += one.clause.value.count;
  }
  return sum;
}

/** Whether a clause that is switched on or off, such as `openHand`, is on for a player now. */
export function isOnFor(game: Game, verb: 'deathOnAnyPlay' | 'openHand', seat: number): boolean {
  for (const one of standing(game)[verb]) {
    if (concerns(game, one.clause.who, one, seat) && applies(game, one, false, seat)) return true;
  }
  return false;
}

/** Whether the `if` of a lasting clause holds; `hand` asks about the player whom it concerns. */
export function applies(
  game: Game,
  { clause, on, you }: Pick<Standing, 'clause' | 'on' | 'you'>,
  printedOnly = false,
  actor = you,
): boolean {
  return clause.if === undefined || holds(game, clause.if, { on, you, actor, printedOnly });
}
