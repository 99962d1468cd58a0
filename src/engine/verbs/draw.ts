import { drawCards } from '../moves/zones.js';
import type { VerbFor } from './verb.js';

export const draw: VerbFor<'draw'> = {
  act: ({ game, actor, value }) => drawCards(game, actor, value.count),
};
