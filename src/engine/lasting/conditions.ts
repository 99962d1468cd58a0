import type { CompiledCondition } from '../cards/compiled-condition.js';
import type { CompiledSelector } from '../cards/compiled-selector.js';
import type { Game } from '../table/game.js';
import { getShownIcons } from '../table/visibility.js';

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
  const owner = game.owner[character] as number;
  if (selector.of === 'you' && owner !== context.you) return false;
  if (selector.of === 'opponents' && owner === context.you) return false;
  if (selector.state !== 'any' && (selector.state === 'dead') !== (game.death[character] as number) >= 0)
    return false;
  if (selector.family !== undefined && game.cards.familyOf[character] !== selector.family) return false;
  if (selector.icons !== 0 && (selector.icons & ~getShownIcons(game, character)) !== 0) return false;
  if (selector.selfWorth === undefined) return true;
  const worth = context.worthOf(game, character);
  const { below, atLeast } = selector.selfWorth;
  return (below === undefined || worth < below) && (atLeast === undefined || worth >= atLeast);
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
