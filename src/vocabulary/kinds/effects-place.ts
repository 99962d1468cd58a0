import type { Category } from '../category.js';
import type { Carries, LazyShape, Shape } from '../shape.js';

/**
 * A placeholder for the effects of a card. Kinds must not depend on the shape of clauses: verbs define it, and verbs
 * name kinds of card. `cards/` knows both and fills the placeholder, which avoids an import cycle.
 */
export interface EffectsPlace {
  readonly '~effects': true;
}

export interface EffectsPlaceShape extends LazyShape, Carries<EffectsPlace> {
  readonly categories: readonly Category[];
}

/** The place for effects of these categories. */
export function effectsIn(...categories: Category[]): EffectsPlaceShape {
  const createPlaceholder = (): Shape => {
    throw new Error('the place for effects is filled in cards/');
  };
  return { is: 'lazy', shape: createPlaceholder, categories };
}

export const isEffectsPlace = (shape: Shape | undefined): shape is EffectsPlaceShape =>
  shape !== undefined && 'categories' in shape;
