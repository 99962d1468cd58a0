import type { ChoiceBuffer } from './codes.js';
import type { Game } from './game.js';

/** The living characters in play, by seat and place. */
export function livingInOrder({ derived, families, death }: Game): ChoiceBuffer {
  const { living } = derived;
  if (derived.hasCachedLiving) return living;
  derived.hasCachedLiving = true;
  living.clear();
  for (const family of families) {
    for (const character of family) if ((death[character] as number) < 0) living.add(character);
  }
  return living;
}
