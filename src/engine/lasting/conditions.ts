import type { Measure } from '../../vocabulary/selector.js';
import type { CompiledCondition } from '../cards/compiled-condition.js';
import type { CompiledSelector, RareTraits } from '../cards/compiled-selector.js';
import type { Game } from '../table/game.js';
import { countIcon, countIcons, countModifiers, getShownIcons } from '../table/visibility.js';
import { getLeftNeighbour, getRightNeighbour } from '../table/who.js';

/** From where a selector or condition looks at the table. */
export interface Context {
  /** The character that the card lies on; −1 where there is none. */
  readonly on: number;
  readonly you: number;
  /** Whose hand `hand` asks about. */
  readonly actor: number;
  /** Inside `among` and the `if` of `selfWorth` and `pathosPer`, printed pathos only: so there are no circles. */
  readonly worthOf: WorthOf;
}

/** What self-worth is to a selector: `selfWorth`, or `printedWorth`. */
export type WorthOf = (game: Game, character: number) => number;

export function holds(game: Game, condition: CompiledCondition, context: Context): boolean {
  switch (condition.asks) {
    case 'this':
      return context.on >= 0 && matches(game, condition.selector, context.on, context);
    case 'count':
      return within(countMatching(game, condition.selector, context), condition);
    case 'hand':
      return within((game.hands[context.actor] as number[]).length, condition);
    case 'icons':
      return within(countShown(game, condition, context), condition);
    case 'not':
      return !holds(game, condition.inner[0] as CompiledCondition, context);
    case 'all':
      for (const inner of condition.inner) if (!holds(game, inner, context)) return false;
      return true;
    case 'any':
      for (const inner of condition.inner) if (holds(game, inner, context)) return true;
      return false;
  }
}

/** The visible icons of a sort on the characters of a selector. */
function countShown(game: Game, { selector, icon }: CompiledCondition, context: Context): number {
  let count = 0;
  eachMatching(game, selector, context, (character) => {
    count += countIcon(game, character, icon);
  });
  return count;
}

function within(count: number, { atLeast, atMost }: CompiledCondition): boolean {
  return count >= atLeast && count <= atMost;
}

/** Whether a character is one of those that a selector means. */
export function matches(
  game: Game,
  selector: CompiledSelector,
  character: number,
  context: Context,
): boolean {
  if (selector.this && character !== context.on) return false;
  if (selector.of !== 'anyone' && !isOwnedBy(game, selector.of, character, context)) return false;
  if (selector.state !== 'any' && (selector.state === 'dead') !== (game.death[character] as number) >= 0)
    return false;
  if (selector.family !== undefined && game.cards.familyOf[character] !== selector.family) return false;
  if (selector.icons !== 0 && (selector.icons & ~getShownIcons(game, character)) !== 0) return false;
  if (selector.selfWorth !== undefined) {
    const worth = context.worthOf(game, character);
    if (worth >= selector.selfWorth.below || worth < selector.selfWorth.atLeast) return false;
  }
  return selector.rare === undefined || matchesRare(game, selector, selector.rare, character, context);
}

function isOwnedBy(game: Game, of: CompiledSelector['of'], character: number, context: Context): boolean {
  const owner = game.owner[character] as number;
  switch (of) {
    case 'you':
      return owner === context.you;
    case 'opponents':
      return owner !== context.you;
    case 'actor':
      return owner === context.actor;
    case 'left':
      return owner === getLeftNeighbour(game, context.actor);
    case 'right':
      return owner === getRightNeighbour(game, context.actor);
    case 'anyone':
      return true;
  }
}

function matchesRare(
  game: Game,
  selector: CompiledSelector,
  rare: RareTraits,
  character: number,
  context: Context,
): boolean {
  if (rare.is !== -1 && rare.is !== character) return false;
  if (rare.oneOf !== 0 && (rare.oneOf & getShownIcons(game, character)) === 0) return false;
  for (let i = 0; i < rare.repeated.length; i += 2)
    if (countIcon(game, character, rare.repeated[i] as number) < (rare.repeated[i + 1] as number))
      return false;
  const modifiers = countModifiers(game, character);
  if (modifiers < rare.fewest || modifiers > rare.most) return false;
  if (rare.not !== undefined && matches(game, rare.not, character, context)) return false;
  if (rare.any.length > 0 && !rare.any.some((one) => matches(game, one, character, context))) return false;
  return rare.extreme === 0 || isExtreme(game, selector, rare, character, context);
}

/** Whether no other character that is meant has less, or more, of the measure. */
function isExtreme(
  game: Game,
  selector: CompiledSelector,
  rare: RareTraits,
  character: number,
  context: Context,
): boolean {
  const others: CompiledSelector = { ...selector, rare: { ...rare, extreme: 0 } };
  const own = measure(game, rare.measure, character, context);
  for (const family of game.families)
    for (const other of family)
      if (
        rare.extreme * (measure(game, rare.measure, other, context) - own) > 0 &&
        matches(game, others, other, context)
      )
        return false;
  return true;
}

function measure(game: Game, what: Measure, character: number, context: Context): number {
  switch (what) {
    case 'selfWorth':
      return context.worthOf(game, character);
    case 'icons':
      return countIcons(game, character);
    case 'modifiers':
      return countModifiers(game, character);
  }
}

/** Visits the characters in play that a selector means, by seat and place. */
export function eachMatching(
  game: Game,
  selector: CompiledSelector,
  context: Context,
  visit: (character: number) => void,
): void {
  if (selector.this) {
    if (context.on >= 0 && matches(game, selector, context.on, context)) visit(context.on);
    return;
  }
  for (const family of game.families) {
    for (const character of family) if (matches(game, selector, character, context)) visit(character);
  }
}

/** Counts matches. Without `eachMatching`: conditions are a hot path, and a callback per item would be measurable. */
function countMatching(game: Game, selector: CompiledSelector, context: Context): number {
  let count = 0;
  for (let seat = 0; seat < game.families.length; seat++) {
    const family = game.families[seat] as number[];
    for (let i = 0; i < family.length; i++)
      if (matches(game, selector, family[i] as number, context)) count++;
  }
  return count;
}
