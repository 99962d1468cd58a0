import type { Category } from '../../vocabulary/category.js';
import type { Verb } from '../../vocabulary/verbs/index.js';
import { CONTINUOUS, PERSISTENT, type Script, TRIGGER } from '../cards/card-table.js';
import type { ReadyClause, ReadyClauseOf } from '../cards/compiled-clause.js';
import { asksHand } from '../cards/compiled-condition.js';
import { holds } from '../lasting/conditions.js';
import { Options } from './codes.js';
import type { Game } from './game.js';
import { isPersisting } from './visibility.js';
import { concerns } from './who.js';

/** Where a lasting clause stands now: on which card, on whom it lies, and whom it serves. */
export interface Standing<V extends Verb = Verb> {
  readonly clause: ReadyClauseOf<V>;
  readonly card: number;
  readonly category: Category;
  readonly index: number;
  /** Whether its `if` asks about a hand. */
  readonly asksHand: boolean;
  /** The character that the card lies on; −1 for a mystery. */
  on: number;
  you: number;
  by: number;
  /** The list that it is in while it stands, and its place there. */
  readonly list: Standing[];
  place: number;
}

/** Every lasting clause whose text (or reminder) can be seen now, by verb; of `whenever`, by seat, character and stack. */
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

/** What the engine has found out about the table and need not find out again until something changes. */
export class Sight {
  readonly standings = new Standings();
  readonly lists = Object.values(this.standings) as readonly Standing[][];
  /** By character: how many clauses stand on it that change its self-worth, and how many that shield it. */
  readonly changes: number[] = [];
  readonly shields: number[] = [];
  /** By character: how many of those that change it ask about a hand, which may change without the table. */
  readonly asking: number[] = [];
  /** How often something was laid or taken; by character, its self-worth and at which of these times it was added up. */
  time = 0;
  readonly worths: number[] = [];
  readonly times: number[] = [];
  /** By card: its standings, made once and used again each time that the card lies on the table. */
  readonly byCard: (readonly Standing[] | undefined)[] = [];
  /** The living characters in play, by seat and place. */
  readonly living = new Options();
  areLivingKnown = false;
  /** What a clause or a window leaves to be chosen, found when somebody was asked, until they have chosen. */
  readonly asked = new Options();
  areAskedKnown = false;
}

/**
 * The lasting clauses that can be seen now, their `if` not yet asked. Effects are never applied and undone: they are
 * looked for on the table (MOD-5, MOD-6, VIS-8).
 */
export function standing(game: Game): Standings {
  if (!game.isStandingKnown) {
    if (game.cards.hasLasting) look(game, game.standing);
    game.isStandingKnown = true;
  }
  return game.standing.standings;
}

function look(game: Game, { lists, changes, shields, asking }: Sight): void {
  // Emptied one by one: to set the length would free the memory that is filled again below.
  for (const list of lists) while (list.length > 0) list.pop();
  for (let character = 0; character < game.stacks.length; character++) {
    changes[character] = 0;
    shields[character] = 0;
    asking[character] = 0;
  }
  for (let seat = 0; seat < game.players; seat++) {
    for (const character of game.families[seat] as number[]) {
      const stack = game.stacks[character] as number[];
      // In the order of triggers of one event: from the bottom of the stack up, and down each card.
      if (game.cards.hasPersistent) {
        for (let place = 0; place < stack.length; place++) {
          if (isPersisting(game.cards, stack, place))
            stand(game, stack[place] as number, 'persistent', character, seat);
        }
      }
      if (stack.length > 0) stand(game, stack[stack.length - 1] as number, 'continuous', character, seat);
    }
    for (const card of game.mysteries[seat] as number[]) stand(game, card, 'continuous', -1, seat);
  }
}

/**
 * A card is about to be laid on another (or on nothing: −1). Mostly it is simple to tell what comes and what goes; else
 * the whole table is looked at anew, when that is asked for.
 */
export function cardCovers(game: Game, character: number, card: number, covered: number): void {
  const { marks } = game.cards;
  const both = (marks[card] as number) | (covered < 0 ? 0 : (marks[covered] as number));
  if ((both & (CONTINUOUS | PERSISTENT)) === 0 && !game.cards.hasPersistent) return;
  if ((both & TRIGGER) !== 0 || game.cards.hasPersistent) game.isStandingKnown = false;
  if (!game.isStandingKnown) return;
  if (covered >= 0) fall(game, covered);
  stand(game, card, 'continuous', character, game.owner[character] as number);
}

function stand(
  game: Game,
  card: number,
  category: 'continuous' | 'persistent',
  on: number,
  you: number,
): void {
  if (((game.cards.marks[card] as number) & (CONTINUOUS | PERSISTENT)) === 0) return;
  for (const one of standingsOf(game, card)) {
    if (one.category !== category) continue;
    one.on = on;
    one.you = you;
    one.by = game.playedBy[card] as number;
    one.place = one.list.length;
    one.list.push(one);
    tally(game.standing, one, 1);
  }
}

/** Takes what stands on a card out of the lists; the last of a list takes its place there. */
function fall(game: Game, card: number): void {
  if (((game.cards.marks[card] as number) & CONTINUOUS) === 0) return;
  for (const one of standingsOf(game, card)) {
    const last = one.list.pop() as Standing;
    if (last !== one) {
      one.list[one.place] = last;
      last.place = one.place;
    }
    tally(game.standing, one, -1);
  }
}

/** Keeps count of what stands on whom, so that nothing is asked about most characters. */
function tally({ changes, shields, asking }: Sight, { clause, asksHand, on }: Standing, by: number): void {
  if (on < 0) return;
  if (clause.verb === 'selfWorth' || clause.verb === 'pathosPer') {
    changes[on] = (changes[on] as number) + by;
    if (asksHand) asking[on] = (asking[on] as number) + by;
  } else if (clause.verb === 'shield') shields[on] = (shields[on] as number) + by;
}

function standingsOf({ cards, standing: sight }: Game, card: number): readonly Standing[] {
  let known = sight.byCard[card];
  if (known === undefined) {
    const { continuous, persistent } = cards.scripts[card] as Script;
    const of = (category: Category, clauses: readonly ReadyClause[]) =>
      clauses.map((clause, index): Standing => {
        const list = sight.standings[clause.verb as LastingVerb] as Standing[];
        const asks = clause.if !== undefined && asksHand(clause.if);
        return { clause, card, category, index, asksHand: asks, on: -1, you: -1, by: -1, list, place: -1 };
      });
    known = [...of('continuous', continuous), ...of('persistent', persistent)];
    sight.byCard[card] = known;
  }
  return known;
}

/** Whether something stands on a character that changes its self-worth. */
export function isChanged(game: Game, character: number): boolean {
  standing(game);
  return game.standing.changes[character] !== 0;
}

/** The living characters in play, by seat and place. */
export function livingInOrder(game: Game): Options {
  const { standing: sight, families, death } = game;
  const { living } = sight;
  if (sight.areLivingKnown) return living;
  sight.areLivingKnown = true;
  living.clear();
  for (const family of families) {
    for (const character of family) if ((death[character] as number) < 0) living.add(character);
  }
  return living;
}

/** Sums the numbers of all clauses with a verb that concern a player now. Several effects on one number add up. */
export function sumFor(game: Game, verb: 'drawLimit' | 'plays', seat: number): number {
  const { drawLimit, plays } = standing(game);
  // Not by the name of the verb: to look up a field by a name takes longer than all the rest.
  const clauses: readonly Standing<'drawLimit' | 'plays'>[] = verb === 'plays' ? plays : drawLimit;
  let sum = 0;
  for (let i = 0; i < clauses.length; i++) {
    const one = clauses[i] as Standing<'drawLimit' | 'plays'>;
    if (concerns(game, one.clause.who, one, seat) && applies(game, one, false, seat))
      sum += one.clause.value.count;
  }
  return sum;
}

/** Whether a clause that is switched on or off, such as `openHand`, is on for a player now. */
export function isOnFor(game: Game, verb: 'deathOnAnyPlay' | 'openHand', seat: number): boolean {
  const { deathOnAnyPlay, openHand } = standing(game);
  const clauses: readonly Standing<'deathOnAnyPlay' | 'openHand'>[] =
    verb === 'openHand' ? openHand : deathOnAnyPlay;
  for (let i = 0; i < clauses.length; i++) {
    const one = clauses[i] as Standing<'deathOnAnyPlay' | 'openHand'>;
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
