import { shuffleDraw } from '../moves/zones.js';
import { offerPile, takeFromPile } from './pick-from-pile.js';
import type { VerbFor } from './verb.js';

export const search: VerbFor<'search'> = {
  options: (scene, options) => offerPile(scene, scene.game.draw, options),
  act(scene) {
    takeFromPile(scene, scene.game.draw);
    // Whoever searched has seen the pile.
    shuffleDraw(scene.game);
  },
};
