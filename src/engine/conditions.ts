import type { Condition } from '../vocabulary/condition.js';
import { STORY_ICONS } from '../vocabulary/icons.js';
import type { Selector } from '../vocabulary/selector.js';
import type { Game } from './game.js';
import { selfWorth } from './self-worth.js';
import { showsIcon } from './visibility.js';

/** From where a selector or condition looks at the table. */
export interface Context {
  /** The character that the card lies on; −1 where there is none. */
  readonly on: number;
  readonly you: number;
  /** Whose hand `hand` asks about. */
  readonly actor: number;
  /** Inside `among` and the `if` of `selfWorth` and `pathosPer`: printed pathos only, so that there are no circles. */
  readonly printedOnly?: boolean;
}

export function holds(game: Game, condition: Condition, context: Context): boolean {
  if ('this' in condition) return context.on >= 0 && matches(game, condition.this, context.on, context);
  if ('count' in condition) return within(countMatching(game, condition.count, context), condition);
  if ('hand' in condition) return within((game.hands[context.actor] as number[]).length, condition.hand);
  if ('not' in condition) return !holds(game, condition.not, context);
  if ('all' in condition) return condition.all.every((inner) => holds(game, inner, context));
  return condition.any.some((inner) => holds(game, inner, context));
}

function within(count: number, { atLeast, atMost }: { atLeast?: number; atMost?: number }): boolean {
  return (atLeast === undefined || count >= atLeast) && (atMost === undefined || count <= atMost);
}

/** Whether a character is one of those that a selector means. */
export function matches(game: Game, selector: Selector, character: number, context: Context): boolean {
  if (selector.this && character !== context.on) return false;
  const owner = game.owner[character] as number;
  if (selector.of === 'you' && owner !== context.you) return false;
  if (selector.of === 'opponents' && owner === context.you) return false;
  if (selector.state !== 'any' && (selector.state === 'dead') !== (game.death[character] as number) >= 0)
    return false;
  if (
    selector.family !== undefined &&
    game.cards.families[game.cards.familyOf[character] as number] !== selector.family
  )
    return false;
  if (selector.shows.some((icon) => !showsIcon(game, character, STORY_ICONS.indexOf(icon)))) return false;
  if (selector.selfWorth === undefined) return true;
  const worth = context.printedOnly ? (game.worth[character] as number) : selfWorth(game, character);
  const { below, atLeast } = selector.selfWorth;
  return (below === undefined || worth < below) && (atLeast === undefined || worth >= atLeast);
}

/** Visits the characters in play that a selector means, by seat and place. */
export function eachMatching(
  game: Game,
  selector: Selector,
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

export function countMatching(game: Game, selector: Selector, context: Context): number {
  let count = 0;
  eachMatching(game, selector, context, () => {
    count++;
  });
  return count;
}
