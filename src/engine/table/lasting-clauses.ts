/** Indexes of the lasting clauses in force, by verb and character; updated as cards are laid, rebuilt when needed. */

import { countsHand } from '../cards/compiled-amount.js';
import { asksHand } from '../cards/compiled-condition.js';
import {
  CLEAR,
  CONTINUOUS,
  type CompiledDeck,
  PERSISTENT,
  type Script,
  TRIGGER,
} from '../cards/compiled-deck.js';
import type { DerivedState } from './derived-state.js';
import type { Game } from './game.js';
import type { LastingByVerb, LastingClause, LastingVerb } from './lasting-by-verb.js';

/**
 * The lasting clauses that can be seen now, their `if` not yet asked. Effects are never applied and undone: they are
 * looked for on the table (MOD-5, MOD-6, VIS-8).
 */
export function lastingClauses(game: Game): LastingByVerb {
  if (!game.hasCachedLasting) {
    if (game.cards.hasLasting) look(game, game.derived);
    game.hasCachedLasting = true;
  }
  return game.derived.lasting;
}

function look(game: Game, { lists, changes, shields, asking }: DerivedState): void {
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
 * Whether a card with a persistent effect still shows its top icon and its reminder line, whatever is stacked over the
 * rest (MOD-6). A reminder line is hidden by another reminder line, an icon by an icon or a patch.
 */
function isPersisting(cards: CompiledDeck, stack: readonly number[], place: number): boolean {
  for (let above = place + 1; above < stack.length; above++) {
    const card = stack[above] as number;
    if (cards.icons[3 * card] !== CLEAR || (cards.scripts[card]?.persistent.length ?? 0) > 0) return false;
  }
  return true;
}

/**
 * A card is about to be laid on another (or on nothing: −1). Mostly the lists can be updated in place; otherwise they
 * are rebuilt from the whole table on the next read.
 */
export function cardCovers(game: Game, character: number, card: number, covered: number): void {
  const { marks } = game.cards;
  const both = (marks[card] as number) | (covered < 0 ? 0 : (marks[covered] as number));
  if ((both & (CONTINUOUS | PERSISTENT)) === 0 && !game.cards.hasPersistent) return;
  if ((both & TRIGGER) !== 0 || game.cards.hasPersistent) game.hasCachedLasting = false;
  if (!game.hasCachedLasting) return;
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
  for (const one of clausesOn(game, card)) {
    if (one.clause.category !== category) continue;
    one.on = on;
    one.you = you;
    one.by = game.playedBy[card] as number;
    one.place = one.list.length;
    one.list.push(one);
    tally(game.derived, one, 1);
  }
}

/** Removes the clauses of a card from the lists; the last of a list takes its place there. */
function fall(game: Game, card: number): void {
  if (((game.cards.marks[card] as number) & CONTINUOUS) === 0) return;
  for (const one of clausesOn(game, card)) {
    const last = one.list.pop() as LastingClause;
    if (last !== one) {
      one.list[one.place] = last;
      last.place = one.place;
    }
    tally(game.derived, one, -1);
  }
}

/** Counts clauses per character, so that most characters need no lookup. */
function tally(
  { changes, shields, asking }: DerivedState,
  { clause, asksHand, on }: LastingClause,
  by: number,
): void {
  if (on < 0) return;
  if (clause.verb === 'selfWorth' || clause.verb === 'pathosPer') {
    changes[on] = (changes[on] as number) + by;
    if (asksHand) asking[on] = (asking[on] as number) + by;
  } else if (clause.verb === 'shield') shields[on] = (shields[on] as number) + by;
}

function clausesOn({ cards, derived }: Game, card: number): readonly LastingClause[] {
  let found = derived.byCard[card];
  if (found === undefined) {
    const { continuous, persistent } = cards.scripts[card] as Script;
    found = [...continuous, ...persistent].map((clause): LastingClause => {
      const list = derived.lasting[clause.verb as LastingVerb] as LastingClause[];
      const isOfHand = clause.verb === 'selfWorth' && countsHand(clause.value.count);
      const asks = isOfHand || (clause.if !== undefined && asksHand(clause.if));
      return { clause, card, asksHand: asks, on: -1, you: -1, by: -1, list, place: -1 };
    });
    derived.byCard[card] = found;
  }
  return found;
}

/** Whether a clause on a character changes its self-worth. */
export function isChanged(game: Game, character: number): boolean {
  lastingClauses(game);
  return game.derived.changes[character] !== 0;
}
